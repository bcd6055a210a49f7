import { cellKey } from './columns.ts'
import type { Point } from './ranges.ts'
import type { GridTexts } from './spoken-texts.ts'
import type { GridModel } from './use-grid-table.ts'
import { editText } from './values.ts'

/** How the active cell is read out, and why its value is refused. */
export function activeCell<Row>(
  { entries, fields }: Pick<GridModel<Row>, 'entries' | 'fields'>,
  active: Point | undefined,
  texts: GridTexts,
  faultOf: (key: string) => string | undefined,
): { label?: string; fault?: string | undefined } {
  const entry = active && entries[active.row]
  const field = active && fields[active.column]
  if (!entry || !field) return {}
  return {
    label: texts.cell(field.text, active.row + 1, editText(field, entry.row[field.name], texts)),
    fault: faultOf(cellKey(entry.key, field.name)),
  }
}
