import { useSyncExternalStore } from 'react'

/** Below this a grid is no longer read, cards are. */
const narrow = typeof matchMedia === 'function' ? matchMedia('(width < 720px)') : undefined
const subscribe = (listener: () => void): (() => void) => {
  narrow?.addEventListener('change', listener)
  return () => narrow?.removeEventListener('change', listener)
}
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow?.matches ?? false)
