import type { GridField } from './columns.ts'
import { roundHalfUp } from '../core/shared/decimal.ts'
import type { Box } from './ranges.ts'
import { isNumeric } from './values.ts'

export interface SelectionSum {
  cells: number
  /** Cells that hold a number; without any there is no sum. */
  numbers: number
  sum: number
}

/** Count and sum of the selected cells; undefined for a single one, which says it all itself. */
export function sumOfBox<Row>(
  rows: readonly { row: Row }[],
  fields: readonly GridField<Row>[],
  box: Box | undefined,
): SelectionSum | undefined {
  if (!box || (box.top === box.bottom && box.left === box.right)) return undefined
  const columns = fields.slice(box.left, box.right + 1)
  const numeric = columns.filter(({ kind }) => isNumeric(kind))
  let numbers = 0
  let sum = 0
  for (const { row } of rows.slice(box.top, box.bottom + 1)) {
    for (const { name } of numeric) {
      const value: unknown = row[name]
      if (value === null || value === undefined || value === '' || Number.isNaN(Number(value))) continue
      numbers += 1
      sum += Number(value)
    }
  }
  // 0.1 + 0.2 must not show as 0.30000000000000004.
  return { cells: (box.bottom - box.top + 1) * columns.length, numbers, sum: roundHalfUp(sum, 6) }
}
