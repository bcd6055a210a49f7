import { firstValues, type Fields } from '../../shared/field.ts'
import { toMoment } from '../../shared/dates.ts'
import { check, resourceSchema } from '../../shared/input-check.ts'
import { messages } from '../../shared/messages.ts'
import { type AnyResource } from '../../shared/resource.ts'
import { languages, type FieldIssue } from '../../shared/session.ts'
import { same } from '../entity/audit.ts'
import type { Behaviour, PlainRow } from '../entity/behaviour.ts'
import { sourceOf } from '../entity/columns.ts'
import type { Context } from '../entity/context.ts'
import { badField, Refusal } from '../http/errors.ts'
import { giveWay, inParts } from '../runtime/turns.ts'
import type { CellValue } from './cell.ts'
import {
  besideOf,
  cellReader,
  cellText,
  saysStored,
  valuesAtDownload,
  type CellReader,
} from './excel-cells.ts'
import { keyHeader, namesOfCodes, versionHeader } from './excel-columns.ts'
import { manyReferences, type ReferringRow } from '../entity/references.ts'
import { fillScope, requireScope } from '../entity/scope.ts'
import { spokenResource } from '../entity/texts.ts'
import { Known, isStale, storedRows, identityOf, normal } from './excel-stored.ts'
import { label } from '../../shared/sentence.ts'
import { excelSays } from './excel.texts.ts'

/** `conflict`: what is stored has changed since the row was downloaded (admin R12). */
export type RowStatus = 'new' | 'changed' | 'same' | 'wrong' | 'conflict'
export const rowStatuses: readonly RowStatus[] = ['new', 'changed', 'same', 'wrong', 'conflict']
export interface PreviewRow {
  /** Row of the sheet, counted from 1. */
  rowNo: number
  status: RowStatus
  values: PlainRow
  /** Old and new of every changed column of a row that is changed or in conflict. */
  changes: Record<string, [unknown, unknown]>
  /** The value of a changed column in a conflicting row at the time of the download. */
  downloaded?: Record<string, unknown>
  /**
   * Names beside the keys in `values` and beside the stored ones: what people call what the row refers to.
   */
  names?: Record<string, { new?: string; old?: string }>
  issues: FieldIssue[]
  /** Key of the stored record that a changed or unchanged row means. */
  key?: number | string
  updateDt?: string
  /** Later than the others: the row refers to a new record of the same sheet, 1 for the first level. */
  turn?: number
}
export const maxImportRows = 20_000

type TemplateRow = PreviewRow & { cells: Cells }
/** The rows of a template as they were read: what each cell says, and what it means. */
export interface TemplateRows {
  /** Columns that the sheet has. */
  names: string[]
  rows: TemplateRow[]
  reader: CellReader
  /** The plant of a row, which tells records of one name apart. */
  plantOf: (cells: Cells) => unknown
}
/**
 * Finds header and rows of a template; nothing is judged yet.
 * @param spoken the definition in every language in which its template may have been taken
 * @throws Refusal 400 when the sheet is not this template, or has too many rows
 */
export async function templateRows(
  resource: AnyResource,
  context: Context,
  sheet: CellValue[][],
  spoken: readonly AnyResource[] = languages.map((language) => spokenResource(resource, language)),
): Promise<TemplateRows> {
  const every = resource.excel?.import as string[]
  const { headerAt, columnOf } = findHeader(resource, every, sheet, spoken)
  // A column that the sheet does not have says nothing: what is stored stays.
  const names = every.filter((name) => columnOf.get(name)! >= 0)
  const bodies = sheet.slice(headerAt + 1).map((cells, index) => ({ cells, rowNo: headerAt + 2 + index }))
  const filled = bodies.filter(
    ({ cells, rowNo }) =>
      cells.some((cell) => cell !== null && cell !== '') && !isGuide(cells, rowNo, headerAt),
  )
  if (filled.length > maxImportRows)
    throw badField('file', excelSays.manyRows({ count: maxImportRows.toLocaleString('ko-KR') }))
  const reader = await cellReader(resource, context, names, (name) =>
    filled.map(({ cells }) => cells[columnOf.get(name)!] ?? null),
  )
  const plantOf = (cells: Cells) =>
    'plantCd' in cells && cells['plantCd']
      ? reader.value('plantCd', cells['plantCd'])
      : context.session.plantCd
  const columns = names.map((name) => [name, columnOf.get(name)!] as const)
  const [keyAt, versionAt] = [keyHeader, versionHeader].map((name) => columnOf.get(name) ?? -1) as [
    number,
    number,
  ]
  const rowOf = ({ cells: given, rowNo }: Body): TemplateRow => {
    const cells: Cells = {}
    for (const [name, at] of columns) cells[name] = given[at] ?? null
    const plantCd = plantOf(cells)
    const values: PlainRow = {}
    for (const name of names) values[name] = reader.value(name, cells[name] ?? null, plantCd)
    const key = cellText(given[keyAt])
    const updateDt = cellText(given[versionAt])
    return {
      rowNo,
      cells,
      status: 'new',
      values,
      changes: {},
      issues: [],
      key: key || undefined,
      updateDt: updateDt || undefined,
    }
  }
  const rows: TemplateRow[] = []
  for (const some of inParts(filled, rowsAtOnce)) {
    rows.push(...some.map(rowOf))
    await giveWay()
  }
  return { names, rows, reader, plantOf }
}

/**
 * Turns the rows of a sheet into what an upload would do; nothing is written.
 * @param known stored rows that the sheet may mean; without them they are looked for
 * @throws Refusal 400 when the
 * sheet is not this entity's template
 */
export async function previewRows(
  { resource }: Pick<Behaviour, 'resource'>,
  context: Context,
  sheet: CellValue[][],
  known?: PlainRow[],
): Promise<PreviewRow[]> {
  const { names, rows, reader, plantOf } = await templateRows(resource, context, sheet)
  const identity = identityOf(resource, names)
  const stored = new Known(resource, identity, known ?? (await storedRows(resource, context, names, rows)))
  const judging: Judging = {
    resource,
    context,
    names,
    identity,
    stored,
    reader,
    plantOf,
    seen: new Map(),
    codeNames: await namesOfCodes(context, resource, names),
    downloaded: await valuesAtDownload(resource, context, staleDownloads(resource, rows, stored)),
  }
  const references = manyReferences(resource, context)
  const judged: PreviewRow[] = []
  for (const some of inParts(rows, rowsAtOnce)) {
    const looked = some.map(({ cells, ...row }) => lookAt(judging, row, cells))
    const right = looked.filter(({ isRight }) => isRight)
    const wrong = new Map((await references(right)).map((issues, at) => [right[at]!, issues]))
    for (const each of looked) {
      judge(judging, each, wrong.get(each) ?? [])
      judged.push(each.row)
    }
    // With all references known there was no wait so far; let other work have its turn now.
    await giveWay()
  }
  return judged
}
/** Rows that are looked at in one turn of the event loop: a few milliseconds. */
const rowsAtOnce = 100
interface Body {
  cells: CellValue[]
  rowNo: number
}
export type Cells = Record<string, CellValue>
interface Judging {
  resource: AnyResource
  context: Context
  names: string[]
  /** Columns by which a row is known again. */
  identity: string[]
  stored: Known
  reader: CellReader
  /** The plant of a row, which tells records of one name apart. */
  plantOf: (cells: Cells) => unknown
  /** Row in which each record was met first. */
  seen: Map<string, number>
  codeNames: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** By key: what fields said at the download that have changed since. */
  downloaded: ReadonlyMap<string, PlainRow>
}
const isMoment = (value: string): boolean => toMoment(value) !== undefined
const staleDownloads = (resource: AnyResource, rows: readonly PreviewRow[], stored: Known) =>
  rows.flatMap(({ key, updateDt }) => {
    const match = key === undefined ? undefined : stored.byKey(key)
    return match && updateDt && isMoment(updateDt) && isStale(updateDt, match)
      ? [{ key: String(match[resource.key]), version: updateDt }]
      : []
  })
/** The grey row under the header of our own template says what belongs into each column. */
const isGuide = (cells: CellValue[], rowNo: number, headerAt: number) =>
  rowNo === headerAt + 2 &&
  cells.some((cell) => typeof cell === 'string' && guideWords().has(cell.split(/[,. ]/)[0]!))
/** The words with which the guide of a column begins, in every language that a template may have. */
const guideWords = () =>
  new Set(
    languages.flatMap((language) => [excelSays.required().in(language), excelSays.optional().in(language)]),
  )

function findHeader(
  resource: AnyResource,
  names: string[],
  sheet: CellValue[][],
  spoken: readonly AnyResource[],
) {
  const plain = (cell: CellValue) => String(cell ?? '').replaceAll(/[\s*]/g, '')
  const fields = resource.fields as Fields
  // A template may have been taken in another language than the one of today.
  const isHeader = (cell: CellValue, name: string) =>
    spoken.some((inOne) => plain(cell) === plain((inOne.fields as Fields)[name]!.label))
  const headerAt = sheet
    .slice(0, 20)
    .findIndex(
      (cells) =>
        names.filter((name) => cells.some((cell) => isHeader(cell, name))).length >=
        Math.min(2, names.length),
    )
  const header = sheet[headerAt]
  const missing = header
    ? names.filter((name) => fields[name]!.required && !header.some((cell) => isHeader(cell, name)))
    : names
  if (!header || missing.length > 0)
    throw badField(
      'file',
      excelSays.otherTemplate({ columns: missing.map((name) => label(fields[name]!.label)) }),
    )
  const columnOf = new Map<string, number>()
  for (const name of names)
    columnOf.set(
      name,
      header.findIndex((cell) => isHeader(cell, name)),
    )
  for (const hidden of [keyHeader, versionHeader]) columnOf.set(hidden, header.indexOf(hidden))
  return { headerAt, columnOf }
}

/** A row of which everything is known but whether its references are right. */
interface Looked extends ReferringRow {
  row: PreviewRow
  cells: Cells
  /** The stored record of the row, and its changes since the download. */
  match: PlainRow | undefined
  before: PlainRow | undefined
  stale: boolean
  /** Columns whose text means several records. */
  unclear: readonly string[]
  /** Rows with faults are not checked further. */
  isRight: boolean
}
function lookAt(judging: Judging, row: PreviewRow, cells: Cells): Looked {
  const { resource, context, names, identity, stored, reader, seen } = judging
  const match = row.key !== undefined ? stored.byKey(row.key) : stored.byIdentity(row.values)
  const stale = match !== undefined && isStale(row.updateDt, match)
  const before = match && { ...match, ...(stale && judging.downloaded.get(String(match[resource.key]))) }
  const untouched = match && before ? leaveUntouched(judging, row, cells, match, before) : undefined
  // A record is met again by its key, and by what must be unique whether or not the row carries a key. What
  // the sheet does not show, such as seconds, is of the stored value by now.
  const own = stored.markOf(row.values)
  const unique = ((resource.unique ?? []) as string[][]).some((columns) =>
    identity.every((name) => columns.includes(name)),
  )
  const marks = row.key === undefined ? [own] : [JSON.stringify(row.key), ...(unique ? [own] : [])]
  const earlier = marks.map((mark) => seen.get(mark)).find((rowNo) => rowNo !== undefined)
  for (const mark of marks) seen.set(mark, row.rowNo)
  if (earlier) row.issues.push({ path: identity.at(-1)!, message: excelSays.sameRow({ row: earlier }) })
  if (row.key !== undefined && !match) row.issues.push({ path: names[0]!, message: messages.notFound })
  const plantCd = judging.plantOf(cells)
  const unclear = names.filter(
    (name) => !untouched?.has(name) && reader.ambiguous(name, cells[name] ?? null, plantCd),
  )
  for (const path of unclear) row.issues.push({ path, message: excelSays.severalRecords() })
  fillScope(resource, context.session, row.values)
  const whole = match
    ? { ...pick(match, Object.keys(resource.fields as Fields)), ...row.values }
    : { ...firstValues(resource.fields as Fields), ...row.values }
  const result = check(resourceSchema(resource), whole)
  const looked = { row, cells, match, before, stale, unclear }
  if (!result.ok) {
    row.issues.push(...result.issues.filter(({ path }) => !unclear.includes(path)))
    return { ...looked, value: row.values, isRight: false }
  }
  row.values = pick(result.value, names)
  const outside = refusedBy(() => requireScope(resource, context.session, result.value))
  row.issues.push(...outside)
  return { ...looked, value: result.value, isRight: outside.length === 0 }
}
/** @param wrong what is wrong with its references */
function judge({ resource, names }: Judging, looked: Looked, wrong: readonly FieldIssue[]): void {
  const { row, cells, match, before, stale, unclear } = looked
  row.issues.push(...wrong.filter(({ path }) => !unclear.includes(path)))
  if (match) {
    row.key = match[resource.key] as number | string
    row.updateDt = String(match['updateDt'])
    // A flag is never empty: a blank cell leaves it as it is.
    for (const name of names)
      if ((resource.fields as Fields)[name]!.kind === 'flag') row.values[name] ??= match[name]
    for (const name of names)
      if (!same(row.values[name] ?? null, match[name] ?? null))
        row.changes[name] = [match[name] ?? null, row.values[name] ?? null]
  }
  nameReferences(resource, row, cells, match)
  const changed = Object.keys(row.changes)
  row.status =
    row.issues.length > 0
      ? 'wrong'
      : !match
        ? 'new'
        : changed.length === 0
          ? 'same'
          : stale
            ? 'conflict'
            : 'changed'
  if (row.status !== 'conflict') return
  row.downloaded = Object.fromEntries(changed.map((name) => [name, before?.[name] ?? null]))
  row.issues.push({ path: '', message: excelSays.conflict({ message: messages.stale }) })
}
/**
 * A cell that still holds its value of the download was not changed by the uploader: the record keeps its
 * present value, including a change by another person.
 * @returns names of those cells
 */
function leaveUntouched(
  { resource, codeNames }: Judging,
  row: PreviewRow,
  cells: Cells,
  match: PlainRow,
  before: PlainRow,
): Set<string> {
  const untouched = Object.entries(cells).filter(([name, cell]) =>
    same(before[name] ?? null, match[name] ?? null)
      ? saysStored(resource, name, cell, match, codeNames.get(name))
      : same(normal(resource, name, row.values[name]), before[name] ?? null) ||
        saysStored(resource, name, cell, { [name]: before[name] }, undefined),
  )
  for (const [name] of untouched) row.values[name] = match[name] ?? null
  return new Set(untouched.map(([name]) => name))
}
/** Reads keys by the names of their records. */
function nameReferences(
  resource: AnyResource,
  row: PreviewRow,
  cells: Cells,
  match: PlainRow | undefined,
): void {
  const names: NonNullable<PreviewRow['names']> = {}
  for (const [name, cell] of Object.entries(cells)) {
    if (!sourceOf((resource.fields as Fields)[name]!)) continue
    const old = match && besideOf(match, name)
    const own = match && same(row.values[name] ?? null, match[name] ?? null) ? old : cellText(cell)
    if (own !== undefined || old !== undefined) names[name] = { new: own, old }
  }
  if (Object.keys(names).length > 0) row.names = names
}
function pick(row: PlainRow, names: string[]): PlainRow {
  const picked: PlainRow = {}
  for (const name of names) if (name in row) picked[name] = row[name]
  return picked
}

/** The faults that a refusal reports for a row. @throws Error what is no refusal */
function issuesIn(error: unknown): readonly FieldIssue[] {
  if (!(error instanceof Refusal)) throw error
  return error.fields.length > 0 ? error.fields : [{ path: '', message: error.said }]
}
/** The faults of a check that refuses by throwing. */
function refusedBy(work: () => void): readonly FieldIssue[] {
  try {
    work()
    return []
  } catch (error) {
    return issuesIn(error)
  }
}
/** The same of work that takes its time; its messages are kept on the row. */
export async function issuesOf(work: () => Promise<void>, row: Pick<PreviewRow, 'issues'>): Promise<void> {
  await work().catch((error: unknown) => void row.issues.push(...issuesIn(error)))
}
