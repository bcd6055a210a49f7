import { createStore } from './store.ts'

/** `asOf`: the oldest moment of which something is shown that was taken along. */
const store = createStore<{ lost: boolean; asOf: string | null }>({ lost: false, asOf: null })
let losses = 0
function set(lost: boolean): void {
  if (store.get().lost === lost) return
  if (lost) losses++
  store.set({ lost, asOf: null })
}

/**
 * True if the server can be reached, as far as this window knows: by the browser's word and by the last call.
 */
export const network = {
  isLost: (): boolean => store.get().lost,
  /** A call got no answer. */
  lost: (): void => set(true),
  /** Something that was taken along stands for the server's answer. @param dt ISO moment of it */
  kept: (dt: string): void => {
    set(true)
    const { asOf } = store.get()
    if (asOf === null || dt < asOf) store.set({ asOf: dt })
  },
  /** The network is back. */
  reached: (): void => set(false),
  /**
   * A call begins; the function answered is called when it has its answer. One that was asked for before the
   * network went, and comes after, says nothing of now.
   */
  asking: (): (() => void) => {
    const before = losses
    return () => {
      if (losses === before) network.reached()
    }
  },
  subscribe: store.subscribe,
}
/** The moment of the oldest answer that is shown from what was taken along. */
export const useAsOf = (): string | null => store.use((state) => state.asOf)
export const useNetworkLost = (): boolean => store.use((state) => state.lost)

/** Hears the browser itself; answers the stop. */
export function watchNetwork(): () => void {
  if (!navigator.onLine) network.lost()
  addEventListener('offline', network.lost)
  addEventListener('online', network.reached)
  return () => {
    removeEventListener('offline', network.lost)
    removeEventListener('online', network.reached)
  }
}
