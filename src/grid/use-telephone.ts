import { useSyncExternalStore } from 'react'
import { cardsBelowPx } from '../core/shared/limits.ts'

/**
 * Whether the window is as narrow as a telephone. It is asked once and then only told: whoever asks `matches`
 * after the window has turned, but before it is told, takes the news from all who listen (Chromium).
 */
const telephone = typeof matchMedia === 'function' ? matchMedia(`(width < ${cardsBelowPx}px)`) : undefined
let isNarrow = telephone?.matches ?? false
const listeners = new Set<() => void>()
telephone?.addEventListener('change', ({ matches }) => {
  isNarrow = matches
  for (const listener of listeners) listener()
})
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
/** Below this width a grid is no longer read, cards are. */
export const useTelephone = (): boolean => useSyncExternalStore(subscribe, () => isNarrow)
