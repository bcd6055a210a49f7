/** A panel waits no longer for the programs of the others. */
const patienceMs = 700
const under = new Set<Promise<void>>()
const ignore = (): void => undefined

/**
 * Panels that are fetched at the same moment appear together, so that what they read goes in one call. One
 * whose program comes late keeps the others waiting for 700 ms at most.
 */
export function fetchTogether<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    const own = load()
    const settled: Promise<void> = own.then(ignore, ignore).then(() => void under.delete(settled))
    under.add(settled)
    // The panels of the page begin in the same task.
    await Promise.resolve()
    await Promise.race([Promise.all(under), new Promise((resolve) => setTimeout(resolve, patienceMs))])
    return own
  }
}
