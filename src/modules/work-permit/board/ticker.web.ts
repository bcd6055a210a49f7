import { useSyncExternalStore } from 'react'

const secondMs = 1000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let now = Date.now()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  now = Date.now()
  timer ??= setInterval(() => {
    now = Date.now()
    for (const each of listeners) each()
  }, secondMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/**
 * The time of this machine in ms, new each second; one timer serves everything on the screen, none while
 * nobody looks.
 */
export const useSecond = (): number => useSyncExternalStore(subscribe, () => now)
