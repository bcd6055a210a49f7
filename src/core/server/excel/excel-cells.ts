import { showMoment } from '../../shared/dates.ts'
import { hasSeconds, type Field, type Fields } from '../../shared/field.ts'
import { nameBeside, type AnyResource } from '../../shared/resource.ts'
import { acts, same } from '../entity/audit.ts'
import type { PlainRow } from '../entity/behaviour.ts'
import { lookupOf, sourceOf } from '../entity/columns.ts'
import type { Context } from '../entity/context.ts'
import { Binds, quoted } from '../database/database.ts'
import { serialToDate, serialToDateTime, serialToTime, type CellValue } from './cell.ts'
import { shownValue } from './excel-values.ts'
import { resourceNamed } from '../entity/registry.ts'
import { scopeWhere } from '../entity/scope.ts'
import { openDiff } from '../entity/sealed.ts'

export const cellText = (cell: CellValue | undefined): string | undefined =>
  cell === null || cell === undefined || cell === '' ? undefined : String(cell)

/** Reads the cells of one upload. */
export interface CellReader {
  /**
   * The value of a cell; what cannot be translated stays and fails its check with its own text.
   * @param
   * plantCd of the row, tells records of one name apart
   */
  value: (name: string, cell: CellValue, plantCd?: unknown) => unknown
  /** The text means several records, so nobody can say which. */
  ambiguous: (name: string, cell: CellValue, plantCd?: unknown) => boolean
}
/** Names become codes and keys, serial numbers become days. @param cellsOf all cells of a column */
export async function cellReader(
  resource: AnyResource,
  context: Context,
  names: readonly string[],
  cellsOf: (name: string) => CellValue[],
): Promise<CellReader> {
  const fields = resource.fields as Fields
  const known = new Map<string, Map<string, unknown>>()
  for (const name of names) {
    const field = fields[name]!
    const source = sourceOf(field)
    if (field.kind === 'code' || field.kind === 'codes')
      known.set(name, await codesByName(context, field.source!))
    else if (source) {
      const texts = cellsOf(name).map((cell) => cellText(cell)?.trim())
      const given = [...new Set(texts.filter((value) => value !== undefined))]
      if (given.length > 0) known.set(name, await keysByName(context, source, given))
    }
  }
  return {
    ambiguous: (name, cell, plantCd) => {
      const found = typeof cell === 'string' ? known.get(name)?.get(cell.trim()) : undefined
      return found instanceof Namesakes && found.in(plantCd) === undefined
    },
    value: (name, cell, plantCd) => {
      const field = fields[name]!
      if (cell === null || cell === '') return null
      if (typeof cell === 'number') return fromNumber(field, cell)
      const value = String(cell).trim()
      const names = known.get(name)
      if (field.kind === 'codes')
        return value.split(',').map((each) => names?.get(each.trim()) ?? each.trim())
      if (field.kind === 'tags') return value.split(',').map((each) => each.trim())
      if (field.kind === 'flag') return flagWords.get(value.toLowerCase()) ?? value
      const found = names?.get(value)
      return (found instanceof Namesakes ? found.in(plantCd) : found) ?? value
    },
  }
}
const flagWords = new Map(Object.entries({ 사용: 'Y', 미사용: 'N', 예: 'Y', 아니오: 'N', y: 'Y', n: 'N' }))
function fromNumber(field: Field, serial: number): unknown {
  if (field.kind === 'date') return serialToDate(serial) ?? String(serial)
  if (field.kind === 'datetime') return serialToDateTime(serial) ?? String(serial)
  if (field.kind === 'time') return serialToTime(serial, hasSeconds(field)) ?? String(serial)
  if (
    field.kind === 'number' ||
    field.kind === 'cost' ||
    field.kind === 'process' ||
    (field.kind === 'ref' && !field.textKey)
  )
    return serial
  return String(serial)
}
async function codesByName(context: Context, group: string): Promise<Map<string, unknown>> {
  const rows = await context.sql.query<{ code: string; names: (string | null)[] }>(
    `select "code", array["codeNmEs", "codeNmZh", "codeNmEn", "codeNm", "code"] as "names" from "codeItem" where "codeGrpCd" = $1 and "useYn" = 'Y'`,
    [group],
  )
  // The code itself and the Korean name stand last: they win over a translation that two items share.
  return new Map(
    [0, 1, 2, 3, 4].flatMap((at) =>
      rows.flatMap(({ code, names }) => (names[at] ? [[names[at], code] as const] : [])),
    ),
  )
}

/**
 * Records of one name: 생산1팀 of two plants. The row's plant decides which is meant, when only one of them
 * belongs to it.
 */
class Namesakes {
  readonly #keys: { key: unknown; plantCd: unknown }[] = []
  add(key: unknown, plantCd: unknown): void {
    this.#keys.push({ key, plantCd })
  }
  in(plantCd: unknown): unknown {
    const here = this.#keys.filter((each) => each.plantCd !== null && each.plantCd === plantCd)
    return here.length === 1 ? here[0]!.key : undefined
  }
}
async function keysByName(context: Context, source: string, given: string[]): Promise<Map<string, unknown>> {
  const lookup = lookupOf(source)
  const target = resourceNamed(source)
  if (!lookup || !target) return new Map()
  const binds = new Binds()
  // Names of records that the caller may not see stay names, because the preview would reveal their keys.
  const scope =
    source === 'user' || source === 'dept' ? 'true' : scopeWhere(target, context.session, 'r', binds)
  const wanted = `any(${binds.add(given)}::text[])`
  const plant = 'plantCd' in target.fields ? 'r."plantCd"' : 'null'
  const rows = await context.sql.query<{ key: unknown; name: string; plantCd: string | null }>(
    `select ${quoted(lookup.key)} as key, ${quoted(lookup.name)} as name, ${plant} as "plantCd" from ${quoted(lookup.table)} r where ${scope} and (${quoted(lookup.name)} = ${wanted} or ${quoted(lookup.key)}::text = ${wanted})`,
    binds.values,
  )
  const found = new Map<string, unknown>()
  for (const [name, same] of Map.groupBy(rows, ({ name }) => name)) {
    const namesakes = new Namesakes()
    for (const { key, plantCd } of same) namesakes.add(key, plantCd)
    found.set(name, same.length > 1 ? namesakes : same[0]!.key)
  }
  // A typed key means that record, even if another record has it as its name.
  for (const { key } of rows) found.set(String(key), key)
  return found
}

/**
 * True if a cell shows what a stored value looks like in a download. The cell then means that value: another
 * record of the same name, an ended code, or seconds that the sheet does not show are no change.
 */
export function saysStored(
  resource: AnyResource,
  name: string,
  cell: CellValue,
  stored: PlainRow,
  codeNames: ReadonlyMap<string, string> | undefined,
): boolean {
  const field = (resource.fields as Fields)[name]!
  const value = stored[name] ?? null
  if (value === null || cell === null || cell === '') return false
  if (field.kind === 'datetime')
    return (
      showMoment(String(value)) ===
      (typeof cell === 'number' ? serialToDateTime(cell) : showMoment(String(cell)))
    )
  return (
    typeof cell === 'string' && plain(cell) === plain(String(shownValue(resource, name, stored, codeNames)))
  )
}
const plain = (text: string) => text.replaceAll('\r\n', '\n').trim()

/** The name that stands beside a key in a stored row. */
export const besideOf = (row: PlainRow, name: string): string | undefined => {
  const beside = nameBeside(name) === name ? undefined : row[nameBeside(name)]
  return typeof beside === 'string' ? beside : undefined
}

/**
 * The values of the rows at the time of the download, from the audit trail: the old value of the first change
 * after it.
 * @param downloads key and version of rows that have changed since
 * @returns by key, only the fields that have changed since
 */
export async function valuesAtDownload(
  resource: AnyResource,
  { sql }: Context,
  downloads: readonly { key: string; version: string }[],
): Promise<Map<string, PlainRow>> {
  const found = new Map<string, PlainRow>()
  if (downloads.length === 0) return found
  const rows = await sql.query<{ rowKey: string; diff: Record<string, [unknown, unknown]> }>(
    `select a."rowKey", a."diff" from "auditLog" a
     join unnest($2::text[], $3::timestamptz[]) as w("key", "version") on w."key" = a."rowKey" and a."dt" > w."version"
     where a."tableNm" = $1 and a."actCd" = any($4) order by a."auditNo"`,
    [
      resource.name,
      downloads.map(({ key }) => key),
      downloads.map(({ version }) => version),
      [acts.update, acts.right],
    ],
  )
  for (const { rowKey, diff: trail } of rows) {
    const diff = openDiff(resource.fields as Fields, trail, { table: resource.name, key: rowKey })
    const values = found.get(rowKey) ?? {}
    for (const [name, [old, now]] of Object.entries(diff))
      if (!(name in values) && !same(old, now)) values[name] = old
    found.set(rowKey, values)
  }
  return found
}
