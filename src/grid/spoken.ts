import { useSyncExternalStore } from 'react'
import type { Language } from '../core/shared/session.ts'
import type { GridSize } from './columns.ts'

let spoken: Language = 'kr'
let size: GridSize = 'medium'
const readers = new Set<() => void>()
const subscribe = (reader: () => void) => {
  readers.add(reader)
  return () => void readers.delete(reader)
}

/** The language in which the grid says its own texts. */
export const useSpokenLanguage = (): Language => useSyncExternalStore(subscribe, () => spoken)
/** The portal calls this when its language changes. */
export function speakGrid(language: Language): void {
  spoken = language
  for (const reader of readers) reader()
}
/** How high rows are, as the person has chosen it for the whole portal. */
export const useGridSize = (): GridSize => useSyncExternalStore(subscribe, () => size)
export function sizeGrid(chosen: GridSize): void {
  size = chosen
  for (const reader of readers) reader()
}
