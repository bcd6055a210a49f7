import { useSyncExternalStore } from 'react'
import { cardsBelowPx } from '../core/shared/limits.ts'

const telephone = typeof matchMedia === 'function' ? matchMedia(`(width < ${cardsBelowPx}px)`) : undefined
const subscribe = (listener: () => void): (() => void) => {
  telephone?.addEventListener('change', listener)
  return () => telephone?.removeEventListener('change', listener)
}
/** Below this width a grid is no longer read, cards are. */
export const useTelephone = (): boolean => useSyncExternalStore(subscribe, () => telephone?.matches ?? false)
