import { useState } from 'react'
import type { GridField } from './columns.ts'
import type { GridEntry } from './use-grid-table.ts'
import { type Box, type Extent, type Point, boxOf, clamp } from './ranges.ts'

interface CellId {
  key: string
  name: string
}

export interface CellSelection {
  /** The active cell, where typing goes; undefined until the grid was entered. */
  active: Point | undefined
  /** The other corner of the range. */
  focus: Point | undefined
  box: Box | undefined
  extent: Extent
  /** Collapses the range to one cell, or moves its far corner when `extend`. */
  select: (point: Point, extend?: boolean) => void
  selectAll: () => void
  /** The focus came into the grid: the first cell becomes active unless one already is. */
  enter: () => void
}

/**
 * The range of selected cells. It is kept by row key and column name and not by position,
 * so that a refresh that inserts rows above can never make Delete or a paste hit another record.
 */
export function useCellSelection<Row>(
  entries: readonly GridEntry<Row>[],
  fields: readonly GridField<Row>[],
): CellSelection {
  const [range, setRange] = useState<{ anchor: CellId; focus: CellId }>()
  const extent = { rows: entries.length, columns: fields.length }
  const active = range && locate(range.anchor)
  const focus = range && (locate(range.focus) ?? active)

  function locate(id: CellId): Point | undefined {
    const row = entries.findIndex((entry) => entry.key === id.key)
    const column = fields.findIndex((field) => field.name === id.name)
    return row < 0 || column < 0 ? undefined : { row, column }
  }
  function identify(point: Point): CellId | undefined {
    const entry = entries[point.row]
    const field = fields[point.column]
    return entry && field && { key: entry.key, name: field.name }
  }
  function select(point: Point, extend = false): void {
    if (extent.rows === 0 || extent.columns === 0) return
    const target = identify(clamp(point, extent))
    if (target)
      setRange((before) => ({ anchor: extend && before && active ? before.anchor : target, focus: target }))
  }
  function selectAll(): void {
    const anchor = identify({ row: 0, column: 0 })
    const last = identify({ row: extent.rows - 1, column: extent.columns - 1 })
    if (anchor && last) setRange({ anchor, focus: last })
  }
  function enter(): void {
    const first = identify({ row: 0, column: 0 })
    // Decided on the latest state, because a click selects its cell in the same moment as it brings the
    // focus.
    if (first)
      setRange((before) => (before && locate(before.anchor) ? before : { anchor: first, focus: first }))
  }
  return { active, focus, box: active && focus && boxOf(active, focus), extent, select, selectAll, enter }
}
