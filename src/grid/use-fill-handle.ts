import { useCallback, useEffect, useRef } from 'react'
import { filledBox } from './fill.ts'
import type { Box, Point } from './ranges.ts'
import type { CellSelection } from './use-cell-selection.ts'

/**
 * The handle at the end of a range: drawn to a cell, the range shows what would be filled; let go (no point), it
 * is filled.
 */
export function useFillHandle(
  selection: CellSelection,
  fill: (source: Box, target: Box) => void,
): (point: Point | undefined) => void {
  const source = useRef<Box>(undefined)
  // The drag began in an earlier drawing and goes on with what stands now.
  const latest = useRef({ selection, fill })
  useEffect(() => {
    latest.current = { selection, fill }
  })
  return useCallback((point: Point | undefined) => {
    const { selection: now, fill: fillNow } = latest.current
    source.current ??= now.box
    if (!source.current) return
    if (point) {
      const target = filledBox(source.current, point)
      now.select({ row: target.top, column: target.left })
      now.select({ row: target.bottom, column: target.right }, true)
      return
    }
    if (now.box) fillNow(source.current, now.box)
    source.current = undefined
  }, [])
}
