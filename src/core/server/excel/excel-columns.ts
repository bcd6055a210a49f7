import type { Field, FieldKind, Fields } from '../../shared/field.ts'
import type { AnyResource } from '../../shared/resource.ts'
import { codeNameColumn } from '../entity/columns.ts'
import type { Context } from '../entity/context.ts'
import type { WorkbookColumn } from './sheet-layout.ts'

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

/** Characters that the values of a kind usually need, a Hangul syllable counted as two. */
const usualWidth: Partial<Record<FieldKind, number>> = {
  text: 24,
  textarea: 44,
  code: 18,
  codes: 40,
  tags: 30,
  user: 18,
  department: 22,
  process: 22,
  ref: 30,
  link: 40,
}
/** A text that is short by its definition (a number, a code of a product) needs no more than that. */
const usualOf = (field: Field): number | undefined => {
  const usual = usualWidth[field.kind]
  return usual === undefined || field.kind !== 'text' || field.max === undefined
    ? usual
    : Math.min(usual, Math.max(12, field.max))
}

export const workbookColumn = (field: Field): WorkbookColumn => ({
  header: field.label,
  usual: usualOf(field),
  format: field.kind === 'number' && !field.decimals ? 'integer' : formatOf[field.kind],
  decimals: field.decimals || undefined,
})

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
