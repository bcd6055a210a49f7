import { useSyncExternalStore } from 'react'
import { cardsBelowPx, shortBelowPx } from '../core/shared/limits.ts'

/**
 * Whether the window fits a condition. It is asked once and then only told: whoever asks `matches` after the
 * window has turned, but before it is told, takes the news from all who listen (Chromium).
 */
function watched(condition: string) {
  const media = typeof matchMedia === 'function' ? matchMedia(condition) : undefined
  let fits = media?.matches ?? false
  const listeners = new Set<() => void>()
  media?.addEventListener('change', ({ matches }) => {
    fits = matches
    for (const listener of listeners) listener()
  })
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { subscribe, fits: () => fits }
}
const telephone = watched(`(width < ${cardsBelowPx}px)`)
const low = watched(`(height < ${shortBelowPx}px)`)
/** Below this width a grid is no longer read, cards are. */
export const useTelephone = (): boolean => useSyncExternalStore(telephone.subscribe, telephone.fits)
/** Below this height search conditions would leave no room for the rows. */
export const useShort = (): boolean => useSyncExternalStore(low.subscribe, low.fits)
