import type { Fields } from '../../shared/field.ts'
import { nameBeside } from '../../shared/resource.ts'
import type { GridOption } from '../../../grid/columns.ts'
import { asText } from '../components/input-props.ts'

/** A child row in the form: its columns, the key once it is saved, and what only the screen knows. */
export type LineDraft = Record<string, unknown> & {
  /** Identity on the screen. */
  rowId: string
  /** Marked for deletion; goes when the record is saved. */
  removed?: boolean
}
export type LineMark = 'inserted' | 'updated' | 'deleted'

let counter = 0
const newId = (): string => `new-${Date.now().toString(36)}-${(counter += 1)}`

/** Rows with an identity: the key of a saved one, a made-up one otherwise. */
export function withIds(rows: readonly Record<string, unknown>[], key: string): LineDraft[] {
  return rows.map((row) =>
    typeof row['rowId'] === 'string'
      ? (row as LineDraft)
      : { ...row, rowId: typeof row[key] === 'number' ? String(row[key]) : newId() },
  )
}
export const blankRow = (values: Record<string, unknown> = {}): LineDraft => ({ ...values, rowId: newId() })

/** Copies of the chosen rows behind the last of them, as new rows. */
export function copyRows(rows: readonly LineDraft[], ids: ReadonlySet<string>, key: string): LineDraft[] {
  const last = rows.findLastIndex(({ rowId }) => ids.has(rowId))
  const copies = rows
    .filter(({ rowId }) => ids.has(rowId))
    .map(({ [key]: _key, removed: _removed, ...values }) => blankRow(values))
  return rows.toSpliced(last + 1, 0, ...copies)
}
/** New rows vanish at once, saved ones are marked; rows that are all marked already come back. */
export function removeRows(rows: readonly LineDraft[], ids: ReadonlySet<string>, key: string): LineDraft[] {
  const restore = rows.filter(({ rowId }) => ids.has(rowId)).every(({ removed }) => removed)
  return rows
    .filter((row) => !ids.has(row.rowId) || row[key] !== undefined)
    .map((row) => (ids.has(row.rowId) ? { ...row, removed: !restore } : row))
}
/** The rows that are sent when the record is saved. */
export const keptRows = (rows: readonly Record<string, unknown>[]): Record<string, unknown>[] =>
  rows.filter(({ removed }) => removed !== true)

export function marksOf(
  rows: readonly LineDraft[],
  saved: readonly Record<string, unknown>[],
  key: string,
  fields: Fields,
): Map<string, LineMark> {
  const before = new Map(saved.map((row) => [row[key], row]))
  const marks = new Map<string, LineMark>()
  for (const row of rows) {
    const old = row[key] === undefined ? undefined : before.get(row[key])
    if (row.removed) marks.set(row.rowId, 'deleted')
    else if (!old) marks.set(row.rowId, 'inserted')
    else if (Object.keys(fields).some((name) => !same(row[name], old[name]))) marks.set(row.rowId, 'updated')
  }
  return marks
}
const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/**
 * Keys of a column with the names that the rows bring along: an ended code, or a record beyond those that are
 * offered, keeps its name.
 */
export function namesIn(rows: readonly LineDraft[], name: string): GridOption[] {
  const beside = nameBeside(name)
  // Asked at each key that is typed in a sheet of thousands of rows: each value is made to text once.
  const values = new Map<unknown, unknown>()
  for (const row of rows) values.set(row[name], row[beside])
  const names = new Map([...values].map(([value, named]) => [asText(value), asText(named)]))
  return [...names]
    .filter(([code, codeNm]) => code !== '' && codeNm !== '')
    .map(([code, codeNm]) => ({ code, codeNm }))
}
/** The offered choices, and behind them those that only the rows have. */
export const withNames = (offered: readonly GridOption[], named: readonly GridOption[]): GridOption[] => [
  ...offered,
  ...named.filter(({ code }) => !offered.some((option) => option.code === code)),
]

/** A typed value as it is stored: choices come as text, a key of another record is a number. */
export function asStored(fields: Fields, name: string, value: unknown): unknown {
  const field = fields[name]
  const numeric = field?.kind === 'process' || (field?.kind === 'ref' && field.textKey !== true)
  return numeric && typeof value === 'string' && value !== '' ? Number(value) : value
}
