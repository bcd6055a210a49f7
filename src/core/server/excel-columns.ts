import { showMoment } from '../shared/dates.ts'
import type { Field, FieldKind, Fields } from '../shared/field.ts'
import { nameBeside, type AnyResource } from '../shared/resource.ts'
import type { PlainRow } from './behaviour.ts'
import { codeNameColumn } from './columns.ts'
import type { Context } from './context.ts'
import type { CellInput } from './excel/cell.ts'
import type { WorkbookColumn } from './excel/sheet-layout.ts'

/** Header of the hidden columns that carry key and version of a row that was downloaded to be changed. */
export const keyHeader = '_key'
export const versionHeader = '_version'

const formatOf = {
  text: 'text',
  textarea: 'text',
  number: 'decimal',
  cost: 'integer',
  date: 'date',
  month: 'text',
  year: 'text',
  time: 'text',
  datetime: 'datetime',
  code: 'text',
  codes: 'text',
  flag: 'text',
  tags: 'text',
  user: 'text',
  department: 'text',
  process: 'text',
  ref: 'text',
  link: 'text',
} as const satisfies Record<FieldKind, WorkbookColumn['format']>

export const workbookColumn = (field: Field): WorkbookColumn => ({
  header: field.label,
  format: field.kind === 'number' && !field.decimals ? 'integer' : formatOf[field.kind],
  ...(field.decimals ? { decimals: field.decimals } : {}),
})

/** The value of a column as a person reads it: names instead of codes, 사용/미사용 stays Y/N as the screen's data has it. */
export function shownValue(resource: AnyResource, name: string, row: PlainRow, codeNames?: ReadonlyMap<string, string>): CellInput {
  const value = row[name]
  if (name === 'state') return (resource.states as Record<string, string>)[String(value)] ?? String(value)
  const field = (resource.fields as Fields)[name]
  if (value === null || value === undefined) return null
  if (field?.kind === 'datetime' || name === 'createDt' || name === 'updateDt') return showMoment(String(value).replace(/\.\d+/, ''))
  // A name of its own (positionNm of positionCd) is a column of its own and stands for nothing.
  const beside = nameBeside(name) in (resource.fields as Fields) ? undefined : row[nameBeside(name)]
  if (typeof beside === 'string') return beside
  if (Array.isArray(value)) return value.map((each) => codeNames?.get(String(each)) ?? String(each)).join(', ')
  return value as CellInput
}

/** Names of the codes in columns that hold several: a single one is answered beside its code. */
export async function namesOfCodes(
  { sql, session }: Context,
  resource: AnyResource,
  names: string[],
): Promise<Map<string, Map<string, string>>> {
  const found = new Map<string, Map<string, string>>()
  for (const name of names) {
    const field = (resource.fields as Fields)[name]
    if (field?.kind !== 'codes') continue
    const rows = await sql.query<{ code: string; codeNm: string }>(
      `select "code", ${codeNameColumn[session.language]} as "codeNm" from "codeItem" where "codeGrpCd" = $1`,
      [field.source],
    )
    found.set(name, new Map(rows.map(({ code, codeNm }) => [code, codeNm])))
  }
  return found
}
