import { useSyncExternalStore } from 'react'
import type { GridSize } from './columns.ts'
import { KOREAN_TEXTS, type GridTexts } from './texts.ts'

let spoken = KOREAN_TEXTS
let size: GridSize = 'medium'
const readers = new Set<() => void>()
const subscribe = (reader: () => void) => {
  readers.add(reader)
  return () => void readers.delete(reader)
}

/** Every text that the grid itself writes, in the language of the page. */
export const useGridTexts = (): GridTexts => useSyncExternalStore(subscribe, () => spoken)
/** The portal says the texts anew when its language changes. */
export function speakGrid(texts: GridTexts): void {
  spoken = texts
  for (const reader of readers) reader()
}
/** How high rows are, as the person has chosen it for the whole portal. */
export const useGridSize = (): GridSize => useSyncExternalStore(subscribe, () => size)
export function sizeGrid(chosen: GridSize): void {
  size = chosen
  for (const reader of readers) reader()
}
