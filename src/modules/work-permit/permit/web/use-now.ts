import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
const second = 1000
const minute = 60 * second

/**
 * One clock for everything that counts on the page, so that all seconds change together and a hidden page
 * costs nothing.
 */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const each of listeners) each()
  }, second)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
const wholeSecond = (): number => Math.floor(Date.now() / second) * second

const wholeMinute = (): number => Math.floor(Date.now() / minute) * minute
/** The same for whole pages, which need not be drawn anew each second. */
export const useMinute = (): number => useSyncExternalStore(subscribe, wholeMinute)
/** Milliseconds since 1970, a new value each second while the component is shown. */
export const useNow = (): number => useSyncExternalStore(subscribe, wholeSecond)
