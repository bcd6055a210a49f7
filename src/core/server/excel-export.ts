import { PassThrough, type Readable, type Writable } from 'node:stream'
import type { Field, FieldKind, Fields } from '../shared/field.ts'
import { showMoment } from '../shared/dates.ts'
import { messages } from '../shared/messages.ts'
import { nameBeside, type AnyResource } from '../shared/resource.ts'
import type { Language } from '../shared/session.ts'
import type { PlainRow } from './behaviour.ts'
import { codeNameColumn, headColumns, orderOf } from './columns.ts'
import { inTransaction, reading, type Context, type Engine } from './context.ts'
import { acts, audit } from './audit.ts'
import { Binds, quoted } from './database.ts'
import { badField, Refusal } from './errors.ts'
import type { CellInput } from './excel/cell.ts'
import type { WorkbookColumn } from './excel/sheet-layout.ts'
import { writeWorkbook } from './excel/workbook-writer.ts'
import { givenSort, listWhere, type ListParameters } from './list-query.ts'
import type { Session } from './session.ts'
import { spokenResource, worded } from './texts.ts'

const batchRows = 1000
/** Downloads at the same time: of one person, and of all. Each holds a connection, and everybody else needs some too. */
const downloadsOfOne = 2
const downloadsOfAll = 5
/** A download of which nobody takes anything is given up after so long. */
const stalledMs = 120_000
const running: string[] = []

/** The newest rows that one file takes; Excel itself ends at 1,048,576. */
const exportLimit = 200_000

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
function shownValue(resource: AnyResource, name: string, row: PlainRow, codeNames?: ReadonlyMap<string, string>): CellInput {
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

/** The columns of the file: those that were asked for, or those of the list. @throws Refusal 400 */
export function exportColumns(resource: AnyResource, wanted: unknown): string[] {
  const offered = resource.list as string[]
  if (typeof wanted !== 'string' || wanted === '') return offered
  const names = wanted.split(',')
  const fields = resource.fields as Fields
  const unknown = names.filter((name) => !offered.includes(name) && (!Object.hasOwn(fields, name) || fields[name].secret))
  if (unknown.length > 0) throw badField('columns', messages.unknownField(unknown.join(', ')))
  return names
}
const columnOf = (resource: AnyResource, name: string, language: Language): WorkbookColumn => {
  const field = (resource.fields as Fields)[name]
  if (field) return workbookColumn(field)
  return name === 'state'
    ? { header: worded('상태', language), format: 'text' }
    : { header: worded(name === 'createDt' ? '등록일시' : '수정일시', language), format: 'datetime' }
}

/**
 * All rows of the same conditions, columns and order as on the screen, streamed from a cursor: memory does not grow with the rows.
 * @throws Refusal 400 (unknown column), 429 (too many downloads at the same time)
 */
export function exportRows(engine: Engine, session: Session, resource: AnyResource, parameters: ListParameters): Readable {
  // A wrong question is refused before the answer has begun.
  const source = exportSource(engine, session, resource, parameters)
  if (running.length >= downloadsOfAll || running.filter((userId) => userId === session.userId).length >= downloadsOfOne)
    throw new Refusal(429, 'TOO_MANY_REQUESTS', '진행 중인 다운로드가 많습니다. 끝난 뒤에 다시 시도해 주세요.')
  running.push(session.userId)
  const out = new PassThrough()
  const stalled = setTimeout(() => out.destroy(new Error('nobody takes the download')), stalledMs)
  void writeExport(engine, session, source, out, () => stalled.refresh())
    .catch((error: Error) => out.destroy(error))
    .finally(() => {
      clearTimeout(stalled)
      running.splice(running.indexOf(session.userId), 1)
    })
  return out
}

interface ExportSource {
  resource: AnyResource
  names: string[]
  text: string
  values: unknown[]
}
/** @throws Refusal 400 when a column or a condition does not exist */
export function exportSource(engine: Engine, session: Session, resource: AnyResource, parameters: ListParameters): ExportSource {
  const names = exportColumns(resource, parameters['columns'])
  return { resource, names, ...exportStatement(resource, reading(engine, session), parameters) }
}
/**
 * Writes the file to its end, with its row in the audit trail.
 * @param goesOn called before each batch with the number of rows written so far
 * @returns rows written
 */
export async function writeExport(
  engine: Engine,
  session: Session,
  { resource, names, text, values }: ExportSource,
  out: Writable,
  goesOn: (rows: number) => void,
): Promise<number> {
  const { language } = session
  const spoken = spokenResource(resource, language)
  const columns = names.map((name) => columnOf(spoken, name, language))
  const sheet = { name: spoken.title, title: spoken.title, columns, say: (korean: string) => worded(korean, language) }
  return inTransaction(engine, session, async (inside) => {
    await audit(inside, acts.download, resource.name, 'list', { columns: [null, names] })
    await inside.sql.query(`declare exported no scroll cursor for ${text}`, values)
    return writeWorkbook(out, { ...sheet, rows: cursorRows(inside, spoken, names, goesOn) })
  })
}
async function* cursorRows(
  context: Context,
  resource: AnyResource,
  names: string[],
  goesOn: (rows: number) => void,
): AsyncGenerator<CellInput[]> {
  const codeNames = await namesOfCodes(context, resource, names)
  for (let written = 0; ;) {
    goesOn(written)
    const rows = await context.sql.query<PlainRow>(`fetch ${batchRows} from exported`)
    written += rows.length
    for (const row of rows) yield names.map((name) => shownValue(resource, name, row, codeNames.get(name)))
    if (rows.length < batchRows) return
  }
}
/** Names of the codes in columns that hold several: a single one is answered beside its code. */
async function namesOfCodes({ sql, session }: Context, resource: AnyResource, names: string[]): Promise<Map<string, Map<string, string>>> {
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
function exportStatement(resource: AnyResource, context: Context, parameters: ListParameters) {
  const binds = new Binds()
  const { where, late } = listWhere(resource, context, parameters, binds)
  const usual = orderOf(resource)
  const given = givenSort(resource, parameters)
  const order = given ? [{ by: given.sort, direction: given.direction }, ...usual] : usual
  const columns = headColumns(resource, 't', context.session)
  const text = `select ${columns} from ${quoted(resource.name)} t where ${[where, ...late].join(' and ')} order by ${order.map(({ by, direction }) => `t.${quoted(by)} ${direction}`).join(', ')} limit ${exportLimit}`
  return { text, values: binds.values }
}
