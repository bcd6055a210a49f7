import { PassThrough, type Readable, type Writable } from 'node:stream'
import type { Fields } from '../shared/field.ts'
import { messages } from '../shared/messages.ts'
import type { AnyResource } from '../shared/resource.ts'
import type { Language } from '../shared/session.ts'
import type { PlainRow } from './behaviour.ts'
import { headColumns, orderOf } from './columns.ts'
import { inTransaction, reading, type Context, type Engine } from './context.ts'
import { acts, audit } from './audit.ts'
import { Binds, quoted } from './database.ts'
import { badField, forbidden, Refusal } from './errors.ts'
import { namesOfCodes, shownValue, workbookColumn } from './excel-columns.ts'
import type { CellInput } from './excel/cell.ts'
import type { WorkbookColumn } from './excel/sheet-layout.ts'
import { writeWorkbook } from './excel/workbook-writer.ts'
import { givenSort, listWhere, type ListParameters } from './list-query.ts'
import { templateOf } from './excel-template.ts'
import { openRow } from './sealed.ts'
import { mayUse, type Session } from './session.ts'
import { spokenResource, worded } from './texts.ts'

/** Rows that are turned into cells at a stretch: a millisecond, which is what others wait for. */
const batchRows = 16
/** Downloads at the same time: of one person, and of all. Each holds a connection, and everybody else needs some too. */
const downloadsOfOne = 2
const downloadsOfAll = 5
/** A download of which nobody takes anything is given up after so long. */
const stalledMs = 120_000
const running: string[] = []

/** The newest rows that one file takes; Excel itself ends at 1,048,576. */
const exportLimit = 200_000

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
/** The rows are asked for in the template, to be changed in Excel and uploaded again (admin R12). */
export const isFilledTemplate = (parameters: ListParameters): boolean => parameters['template'] === 'Y'
/** @throws Refusal 400 (unknown column), 403 (a template for somebody who may not upload it) */
export function downloadColumns(session: Session, resource: AnyResource, parameters: ListParameters): string[] {
  if (!isFilledTemplate(parameters)) return exportColumns(resource, parameters['columns'])
  if (!resource.excel || !mayUse(session, resource.menus as string[], 'write')) throw forbidden(messages.noWriteRight)
  return resource.excel.import as string[]
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
  filled: boolean
  text: string
  values: unknown[]
}
/** @throws Refusal 400 when a column or a condition does not exist, 403 */
export function exportSource(engine: Engine, session: Session, resource: AnyResource, parameters: ListParameters): ExportSource {
  const names = downloadColumns(session, resource, parameters)
  return { resource, names, filled: isFilledTemplate(parameters), ...exportStatement(resource, reading(engine, session), parameters) }
}
/**
 * Writes the file to its end, with its row in the audit trail.
 * @param goesOn called before each batch with the number of rows written so far
 * @returns rows written
 */
export async function writeExport(
  engine: Engine,
  session: Session,
  { resource, names, filled, text, values }: ExportSource,
  out: Writable,
  goesOn: (rows: number) => void,
): Promise<number> {
  const { language } = session
  const spoken = spokenResource(resource, language)
  const columns = names.map((name) => columnOf(spoken, name, language))
  const sheet = { name: spoken.title, title: spoken.title, columns, say: (korean: string) => worded(korean, language) }
  const write = async (inside: Context) => {
    await inside.sql.query(`declare exported no scroll cursor for ${text}`, values)
    const rows = cursorRows(inside, spoken, names, filled, goesOn)
    return writeWorkbook(out, filled ? { ...(await templateOf(resource, inside)).sheet, rows } : { ...sheet, rows })
  }
  const noted = (inside: Context) => audit(inside, acts.download, resource.name, 'list', { columns: [null, names] })
  // What a template is filled with comes back as changes: it is read where they are written.
  const replica = filled ? undefined : engine.replica?.readsFor(resource.name, session, false)
  if (replica) {
    await inTransaction(engine, session, noted)
    return replica.transaction((sql) => write({ ...reading(engine, session), sql }))
  }
  return inTransaction(engine, session, async (inside) => {
    await noted(inside)
    return write(inside)
  })
}
async function* cursorRows(
  context: Context,
  resource: AnyResource,
  names: string[],
  filled: boolean,
  goesOn: (rows: number) => void,
): AsyncGenerator<CellInput[]> {
  const codeNames = await namesOfCodes(context, resource, names)
  for (let written = 0; ;) {
    goesOn(written)
    const rows = await context.sql.query<PlainRow>(`fetch ${batchRows} from exported`)
    written += rows.length
    for (const each of rows) {
      const row = openRow(resource.fields as Fields, each)
      const cells = names.map((name) => shownValue(resource, name, row, codeNames.get(name)))
      yield filled ? [...cells, String(row[resource.key]), String(row['updateDt'])] : cells
    }
    if (rows.length < batchRows) return
  }
}
function exportStatement(resource: AnyResource, context: Context, parameters: ListParameters) {
  const binds = new Binds()
  const { where, late } = listWhere(resource, context, parameters, binds)
  const usual = orderOf(resource)
  const given = givenSort(resource, context.session, parameters)
  const order = given ? [{ by: given.sort, direction: given.direction }, ...usual] : usual
  const columns = headColumns(resource, 't', context.session, binds)
  const text = `select ${columns} from ${quoted(resource.name)} t where ${[where, ...late].join(' and ')} order by ${order.map(({ by, direction }) => `t.${quoted(by)} ${direction}`).join(', ')} limit ${exportLimit}`
  return { text, values: binds.values }
}
