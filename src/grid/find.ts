import type { GridField } from './columns.ts'
import type { Point } from './ranges.ts'
import type { GridTexts } from './spoken-texts.ts'
import { displayText } from './values.ts'

/** Cells beyond this are not counted: whoever looks for one letter types on. */
const mostHits = 1000

/** The cells that show a text, in reading order. */
export function foundIn<Row>(
  rows: readonly { row: Row }[],
  fields: readonly GridField<Row>[],
  wanted: string,
  texts: GridTexts,
): Point[] {
  const needle = wanted.trim().toLowerCase()
  const hits: Point[] = []
  if (needle === '') return hits
  for (const [at, { row }] of rows.entries()) {
    for (const [column, field] of fields.entries()) {
      if (!displayText(field, row[field.name], texts).toLowerCase().includes(needle)) continue
      hits.push({ row: at, column })
      if (hits.length === mostHits) return hits
    }
  }
  return hits
}

/** The rows whose cells contain what is filtered for, column by column. */
export function isLet<Row>(
  row: Row,
  fields: readonly GridField<Row>[],
  filters: ReadonlyMap<string, string>,
  texts: GridTexts,
): boolean {
  return fields.every((field) => {
    const wanted = filters.get(field.name)?.trim().toLowerCase()
    return !wanted || displayText(field, row[field.name], texts).toLowerCase().includes(wanted)
  })
}
