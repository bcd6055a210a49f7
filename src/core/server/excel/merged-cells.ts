import { columnIndex } from './cell.ts'
import type { CellValue } from './cell.ts'

/** A merged area, rows and columns counted from 0, both ends included. Its value stands in its first cell. */
export interface MergedArea {
  top: number
  left: number
  bottom: number
  right: number
}
/** A sheet as it was read: see `readWorkbook` for its rows. */
export interface ReadSheet {
  name: string
  rows: CellValue[][]
  merged: MergedArea[]
}

/** `B2:D3`; undefined when it names no area. */
export function areaOf(reference: string): MergedArea | undefined {
  const [first, last = first] = reference.split(':')
  const row = (cell: string | undefined) => Number(/\d+$/.exec(cell ?? '')?.[0] ?? 0) - 1
  const area = {
    top: row(first),
    left: columnIndex(first ?? ''),
    bottom: row(last),
    right: columnIndex(last ?? ''),
  }
  const isArea = area.top >= 0 && area.left >= 0 && area.bottom >= area.top && area.right >= area.left
  return isArea ? area : undefined
}

/**
 * The rows with the value of each merged area in all of its cells, so that a merged cause stands beside each
 * of its consequences and differs from a cell that was left empty. Areas reach no further than the rows that
 * hold values.
 */
export function spreadMerged({ rows, merged }: Pick<ReadSheet, 'rows' | 'merged'>): CellValue[][] {
  const spread = rows.map((row) => [...row])
  for (const { top, left, bottom, right } of merged) {
    const value = rows[top]?.[left] ?? null
    if (value === null) continue
    for (let row = top; row <= Math.min(bottom, rows.length - 1); row++) {
      const cells = spread[row]!
      while (cells.length <= right) cells.push(null)
      cells.fill(value, left, right + 1)
    }
  }
  return spread
}
