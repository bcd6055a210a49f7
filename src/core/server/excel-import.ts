import type { Field, Fields } from '../shared/field.ts'
import { toMoment } from '../shared/dates.ts'
import { check, resourceSchema } from '../shared/input-check.ts'
import { messages } from '../shared/messages.ts'
import { hasNaturalKey, type AnyResource } from '../shared/resource.ts'
import { languages, type FieldIssue } from '../shared/session.ts'
import { same } from './audit.ts'
import type { Behaviour, PlainRow } from './behaviour.ts'
import { lookupOf, sourceOf, typeOf } from './columns.ts'
import type { Context } from './context.ts'
import { Binds, quoted } from './database.ts'
import { badField, badFields, Refusal } from './errors.ts'
import { serialToDate, serialToDateTime, serialToTime, type CellValue } from './excel/cell.ts'
import { checkReferences } from './references.ts'
import { resourceNamed } from './registry.ts'
import { createRecord, updateRecord } from './save.ts'
import { fillScope, requireScope, scopeWhere } from './scope.ts'
import { spokenResource, worded } from './texts.ts'

/** 충돌: what is stored has changed since the row was downloaded (admin R12). */
export type RowStatus = '신규' | '변경' | '동일' | '오류' | '충돌'
export const rowStatuses: readonly RowStatus[] = ['신규', '변경', '동일', '오류', '충돌']
export interface PreviewRow {
  /** Row of the sheet, counted from 1. */
  rowNo: number
  status: RowStatus
  values: PlainRow
  /** Old and new of every changed column of a 변경 or 충돌 row. */
  changes: Record<string, [unknown, unknown]>
  issues: FieldIssue[]
  /** Key of the stored record that a 변경 or 동일 row means. */
  key?: number | string
  updateDt?: string
}
/** Header of the hidden columns that carry key and version of a row that was downloaded to be changed. */
export const keyHeader = '_key'
export const versionHeader = '_version'
const maxImportRows = 20_000

/** Turns the rows of a sheet into what an upload would do; nothing is written. @throws Refusal 400 when the sheet is not this entity's template */
export async function previewRows(behaviour: Behaviour, context: Context, sheet: CellValue[][]): Promise<PreviewRow[]> {
  const { resource } = behaviour
  const every = resource.excel?.import as string[]
  const { headerAt, columnOf } = findHeader(resource, every, sheet)
  // A column that the sheet does not have says nothing: what is stored stays.
  const names = every.filter((name) => columnOf.get(name)! >= 0)
  const bodies = sheet.slice(headerAt + 1).map((cells, index) => ({ cells, rowNo: headerAt + 2 + index }))
  const filled = bodies.filter(({ cells, rowNo }) => cells.some((cell) => cell !== null && cell !== '') && !isGuide(cells, rowNo, headerAt))
  if (filled.length > maxImportRows) throw badField('file', `한 번에 ${maxImportRows.toLocaleString('ko-KR')}행까지 올릴 수 있습니다.`)
  const translate = await translator(
    resource,
    context,
    names,
    filled.map(({ cells }) => cells),
    columnOf,
  )
  const rows: PreviewRow[] = filled.map(({ cells, rowNo }) => {
    const values = Object.fromEntries(names.map((name) => [name, translate(name, cells[columnOf.get(name)!] ?? null)]))
    const key = text(cells[columnOf.get(keyHeader) ?? -1])
    const updateDt = text(cells[columnOf.get(versionHeader) ?? -1])
    return { rowNo, status: '신규', values, changes: {}, issues: [], ...(key ? { key } : {}), ...(updateDt ? { updateDt } : {}) }
  })
  const known = new Known(resource, identityOf(resource, names), await storedRows(resource, context, names, rows))
  const seen = new Map<string, number>()
  const references = rememberedReferences(resource, context)
  for (const row of rows) await judge(behaviour, context, names, row, known, seen, references)
  return rows
}
const text = (cell: CellValue | undefined): string | undefined =>
  cell === null || cell === undefined || cell === '' ? undefined : String(cell)
/** The grey row under the header of our own template says what belongs into each column. */
const isGuide = (cells: CellValue[], rowNo: number, headerAt: number) =>
  rowNo === headerAt + 2 && cells.some((cell) => typeof cell === 'string' && guideWords().has(cell.split(/[,. ]/)[0]!))
/** The words with which the guide of a column begins, in every language that a template may have. */
const guideWords = () => new Set(languages.flatMap((language) => [worded('필수', language), worded('선택', language)]))

function findHeader(resource: AnyResource, names: string[], sheet: CellValue[][]) {
  const plain = (cell: CellValue) => String(cell ?? '').replaceAll(/[\s*]/g, '')
  const fields = resource.fields as Fields
  // A template may have been taken in another language than the one of today.
  const spoken = languages.map((language) => spokenResource(resource, language).fields as Fields)
  const isHeader = (cell: CellValue, name: string) => spoken.some((inOne) => plain(cell) === plain(inOne[name].label))
  const headerAt = sheet
    .slice(0, 20)
    .findIndex((cells) => names.filter((name) => cells.some((cell) => isHeader(cell, name))).length >= Math.min(2, names.length))
  const header = sheet[headerAt]
  const missing = header ? names.filter((name) => fields[name].required && !header.some((cell) => isHeader(cell, name))) : names
  if (!header || missing.length > 0)
    throw badField('file', `양식과 다른 파일입니다. 없는 열: ${missing.map((name) => fields[name].label).join(', ')}`)
  const columnOf = new Map<string, number>()
  for (const name of names)
    columnOf.set(
      name,
      header.findIndex((cell) => isHeader(cell, name)),
    )
  for (const hidden of [keyHeader, versionHeader]) columnOf.set(hidden, header.indexOf(hidden))
  return { headerAt, columnOf }
}

/** Names become codes and keys, serial numbers become days; what cannot be translated stays and fails its check with its own text. */
async function translator(resource: AnyResource, context: Context, names: string[], bodies: CellValue[][], columnOf: Map<string, number>) {
  const fields = resource.fields as Fields
  const known = new Map<string, Map<string, unknown>>()
  for (const name of names) {
    const field = fields[name]
    const given = [...new Set(bodies.map((cells) => text(cells[columnOf.get(name)!])?.trim()).filter((value) => value !== undefined))]
    if (field.kind === 'code' || field.kind === 'codes') known.set(name, await codesByName(context, field.source!))
    else if (sourceOf(field) && given.length > 0) known.set(name, await keysByName(context, sourceOf(field)!, given))
  }
  return (name: string, cell: CellValue): unknown => {
    const field = fields[name]
    if (cell === null || cell === '') return null
    if (typeof cell === 'number') return fromNumber(field, cell)
    const value = String(cell).trim()
    const names = known.get(name)
    if (field.kind === 'codes') return value.split(',').map((each) => names?.get(each.trim()) ?? each.trim())
    if (field.kind === 'tags') return value.split(',').map((each) => each.trim())
    if (field.kind === 'flag')
      return ({ 사용: 'Y', 미사용: 'N', 예: 'Y', 아니오: 'N', y: 'Y', n: 'N' } as Record<string, string>)[value.toLowerCase()] ?? value
    return names?.get(value) ?? value
  }
}
function fromNumber(field: Field, serial: number): unknown {
  if (field.kind === 'date') return serialToDate(serial) ?? String(serial)
  if (field.kind === 'datetime') return serialToDateTime(serial) ?? String(serial)
  if (field.kind === 'time') return serialToTime(serial, field.seconds) ?? String(serial)
  if (field.kind === 'number' || field.kind === 'cost' || field.kind === 'process' || (field.kind === 'ref' && !field.textKey))
    return serial
  return String(serial)
}
async function codesByName(context: Context, group: string): Promise<Map<string, unknown>> {
  const rows = await context.sql.query<{ code: string; names: (string | null)[] }>(
    `select "code", array["codeNmEs", "codeNmZh", "codeNmEn", "codeNm", "code"] as "names" from "codeItem" where "codeGrpCd" = $1 and "useYn" = 'Y'`,
    [group],
  )
  // The code itself and the Korean name stand last: they win over a translation that two items share.
  return new Map([0, 1, 2, 3, 4].flatMap((at) => rows.flatMap(({ code, names }) => (names[at] ? [[names[at], code] as const] : []))))
}
async function keysByName(context: Context, source: string, given: string[]): Promise<Map<string, unknown>> {
  const lookup = lookupOf(source)
  const target = resourceNamed(source)
  if (!lookup || !target) return new Map()
  const binds = new Binds()
  // Names of records that the caller may not see stay names: their keys would be told by the preview.
  const scope = source === 'user' || source === 'dept' ? 'true' : scopeWhere(target, context.session, 'r', binds)
  const wanted = `any(${binds.add(given)}::text[])`
  const rows = await context.sql.query<{ key: unknown; name: string }>(
    `select ${quoted(lookup.key)} as key, ${quoted(lookup.name)} as name from ${quoted(lookup.table)} r where ${scope} and (${quoted(lookup.name)} = ${wanted} or ${quoted(lookup.key)}::text = ${wanted})`,
    binds.values,
  )
  return new Map(
    rows.flatMap(({ key, name }) => [
      [String(key), key],
      [name, key],
    ]),
  )
}

/** Columns by which a row without a hidden key is known again, so that a second upload duplicates nothing. */
const identityOf = (resource: AnyResource, names: string[]): string[] =>
  hasNaturalKey(resource) && names.includes(resource.key)
    ? [resource.key]
    : (
        ((resource.unique ?? []) as string[][]).find((columns) =>
          columns.every((name) => names.includes(name) || isScopeColumn(resource, name)),
        ) ?? names
      ).filter((name) => names.includes(name))
const isScopeColumn = (resource: AnyResource, name: string) =>
  resource.scope !== 'everyone' && Object.values(resource.scope as object).includes(name)

/** All stored rows that the sheet may mean, in one statement. */
async function storedRows(resource: AnyResource, context: Context, names: string[], rows: PreviewRow[]): Promise<PlainRow[]> {
  const fields = resource.fields as Fields
  const identity = identityOf(resource, names)
  const binds = new Binds()
  const scope = scopeWhere(resource, context.session, 't', binds)
  const keys = binds.add(
    rows
      .map(({ key }) => key)
      .filter((key) => key !== undefined)
      .map(String),
  )
  // The column that narrows the look: always filled, and one value a row.
  const first =
    identity.find((name) => fields[name].required && fields[name].kind === 'text') ??
    identity.find((name) => fields[name].required) ??
    identity[0]
  const wanted = binds.add(
    rows
      .map(({ values }) => values[first])
      .filter((value) => value !== null && !Array.isArray(value))
      .map(String),
  )
  const columns = [...new Set([resource.key, ...names, 'updateDt'])].map((name) => `t.${quoted(name)}`).join(', ')
  const matches = ['codes', 'tags'].includes(fields[first].kind) ? 'true' : `t.${quoted(first)}::text = any(${wanted}::text[])`
  const found = await context.sql.query<{ row: PlainRow }>(
    `select to_json(r) as row from (select ${columns} from ${quoted(resource.name)} t where ${scope} and (t.${quoted(resource.key)}::text = any(${keys}::text[]) or ${matches}) limit 50000) r`,
    binds.values,
  )
  return found.map(({ row }) => row)
}

async function judge(
  behaviour: Behaviour,
  context: Context,
  names: string[],
  row: PreviewRow,
  stored: Known,
  seen: Map<string, number>,
  references: (value: PlainRow, before: PlainRow | undefined) => Promise<FieldIssue[]>,
): Promise<void> {
  const { resource } = behaviour
  const identity = identityOf(resource, names)
  const mark = JSON.stringify(row.key ?? identity.map((name) => String(row.values[name])))
  const earlier = seen.get(mark)
  seen.set(mark, row.rowNo)
  if (earlier) row.issues.push({ path: identity.at(-1)!, message: `${earlier}행과 중복됩니다.` })
  const match = row.key !== undefined ? stored.byKey(row.key) : stored.byIdentity(row.values)
  if (row.key !== undefined && !match) row.issues.push({ path: names[0], message: messages.notFound })
  fillScope(resource, context.session, row.values)
  const result = check(resourceSchema(resource), { ...(match ? pick(match, Object.keys(resource.fields as Fields)) : {}), ...row.values })
  if (!result.ok) row.issues.push(...result.issues)
  else {
    row.values = pick(result.value, names)
    await issuesOf(async () => {
      requireScope(resource, context.session, result.value)
      const wrong = await references(result.value, match)
      if (wrong.length > 0) throw badFields(wrong)
    }, row)
  }
  let stale = false
  if (match) {
    row.key = match[resource.key] as number | string
    stale = row.updateDt !== undefined && !same(row.updateDt, match['updateDt'])
    row.updateDt = String(match['updateDt'])
    // A flag is never empty: a blank cell leaves it as it is.
    for (const name of names) if ((resource.fields as Fields)[name].kind === 'flag') row.values[name] ??= match[name]
    for (const name of names)
      if (!same(row.values[name] ?? null, match[name] ?? null)) row.changes[name] = [match[name] ?? null, row.values[name] ?? null]
  }
  row.status = row.issues.length > 0 ? '오류' : !match ? '신규' : Object.keys(row.changes).length === 0 ? '동일' : stale ? '충돌' : '변경'
  if (row.status === '충돌') row.issues.push({ path: names[0], message: `충돌: ${messages.stale}` })
}
/** The stored rows that a sheet may mean, found without looking through them for every row of it. */
class Known {
  readonly #keys: Map<string, PlainRow>
  readonly #identities: Map<string, PlainRow>
  readonly #resource: AnyResource
  readonly #identity: string[]
  constructor(resource: AnyResource, identity: string[], rows: PlainRow[]) {
    this.#resource = resource
    this.#identity = identity
    this.#keys = new Map(rows.map((row) => [String(row[resource.key]), row]))
    // The first of several that read alike, as a search from the top would find it.
    this.#identities = new Map(rows.toReversed().map((row) => [this.#mark(row), row]))
  }
  byKey(key: number | string): PlainRow | undefined {
    return this.#keys.get(String(key))
  }
  byIdentity(values: PlainRow): PlainRow | undefined {
    return this.#identities.get(this.#mark(values))
  }
  /** Equal for what `same` calls equal: numbers and moments have several spellings. */
  #mark(values: PlainRow): string {
    return JSON.stringify(
      this.#identity.map((name) => {
        const value = normal(this.#resource, name, values[name] ?? null)
        if (value === null) return null
        if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}[T ]\d{2}:/.test(value)) return Date.parse(value)
        return Array.isArray(value) ? value : String(value)
      }),
    )
  }
}

/** References and codes are asked for once for each combination of them: a list of thousands repeats a few. */
function rememberedReferences(resource: AnyResource, context: Context) {
  const asked = Object.entries(resource.fields as Fields)
    .filter(([, field]) => field.kind === 'code' || field.kind === 'codes' || sourceOf(field) !== undefined)
    .map(([name]) => name)
  const answers = new Map<string, Promise<FieldIssue[]>>()
  return (value: PlainRow, before: PlainRow | undefined): Promise<FieldIssue[]> => {
    const key = JSON.stringify(asked.map((name) => [value[name] ?? null, before?.[name] ?? null]))
    const known = answers.get(key)
    if (known) return known
    const answer = checkReferences(resource, context, value, before).then(
      () => [],
      (error: unknown) => {
        if (error instanceof Refusal && error.fields.length > 0) return error.fields
        throw error
      },
    )
    answers.set(key, answer)
    return answer
  }
}

/** A cell as it compares with what PostgreSQL stores. */
function normal(resource: AnyResource, name: string, value: unknown): unknown {
  const field = (resource.fields as Fields)[name]
  if (value === null) return null
  if (typeOf(field).startsWith('numeric')) return Number(String(value).replaceAll(',', ''))
  return field.kind === 'datetime' ? (toMoment(String(value)) ?? value) : value
}
const pick = (row: PlainRow, names: string[]): PlainRow =>
  Object.fromEntries(names.filter((name) => name in row).map((name) => [name, row[name]]))

/** Runs a check that refuses by throwing and keeps its messages on the row. */
export async function issuesOf(work: () => Promise<void>, row: PreviewRow): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    row.issues.push(...(error.fields.length > 0 ? error.fields : [{ path: '', message: error.message }]))
  }
}

export interface Chosen {
  excluded: ReadonlySet<unknown>
  /** Rows of 충돌 that the caller has looked at and writes all the same, over what is stored. */
  conflicts: ReadonlySet<unknown>
}
const isChosen = ({ rowNo, status }: PreviewRow, { excluded, conflicts }: Chosen): boolean =>
  !excluded.has(rowNo) && (status === '신규' || status === '변경' || (status === '충돌' && conflicts.has(rowNo)))

/**
 * Writes the rows that were not un-ticked; each stands on its own, so one that is refused now does not hold back the others. What is wrong with a row
 * stands in its `issues` afterwards.
 */
export async function applyRows(
  behaviour: Behaviour,
  context: Context,
  rows: readonly PreviewRow[],
  chosen: Chosen = { excluded: new Set(), conflicts: new Set() },
): Promise<{ applied: number; failed: number }> {
  let applied = 0
  for (const row of rows) {
    if (!isChosen(row, chosen)) continue
    row.issues = []
    await context.sql.query('savepoint "row"')
    await issuesOf(async () => {
      await (row.status === '신규'
        ? createRecord(behaviour, context, row.values)
        : updateRecord(behaviour, context, row.key!, { ...row.values, updateDt: row.updateDt }))
    }, row)
    if (row.issues.length > 0) await context.sql.query('rollback to savepoint "row"')
    else applied++
    await context.sql.query('release savepoint "row"')
  }
  return { applied, failed: rows.filter(({ issues, rowNo }) => issues.length > 0 && !chosen.excluded.has(rowNo)).length }
}
