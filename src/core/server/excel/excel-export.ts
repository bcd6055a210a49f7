import { PassThrough, Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Fields } from '../../shared/field.ts'
import { messages } from '../../shared/messages.ts'
import type { AnyResource } from '../../shared/resource.ts'
import type { Language } from '../../shared/session.ts'
import { namedColumns, orderOf } from '../entity/columns.ts'
import { inTransaction, reading, type Context, type Engine } from '../entity/context.ts'
import { acts, audit } from '../entity/audit.ts'
import { Binds, quoted } from '../database/database.ts'
import { badField, forbidden, Refusal } from '../http/errors.ts'
import { namesOfCodes, workbookColumn } from './excel-columns.ts'
import type { ExportPiece, ExportPlan } from './excel-export-worker.ts'
import { shownParts } from './excel-values.ts'
import { sheetWords, type WorkbookColumn } from './sheet-layout.ts'
import { givenSort } from '../entity/list-query.ts'
import { listWhere, type ListParameters } from '../entity/list-conditions.ts'
import { templateOf } from './excel-template.ts'
import { boundColumns, dataKeys, sealedNames } from '../entity/sealed.ts'
import { mayUse, type Session } from '../http/session.ts'
import { spokenResource } from '../entity/texts.ts'
import { excelSays } from './excel.texts.ts'
import { startThread } from '../runtime/thread.ts'

/** Memory of the thread that makes a file, MB. */
const heapLimit = 128
const youngLimit = 8
/**
 * Downloads at the same time: of one person, and of all. Each holds a connection, and everybody else needs
 * some too.
 */
const downloadsOfOne = 2
const downloadsOfAll = 5
/** A download without a receiver is given up after so long. */
const stalledMs = 120_000
const running: string[] = []

/** The newest rows that one file takes; Excel itself ends at 1,048,576. */
const exportLimit = 200_000

/** The columns of the file: the requested ones, or those of the list. @throws Refusal 400 */
export function exportColumns(resource: AnyResource, wanted: unknown): string[] {
  const offered = resource.list as string[]
  if (typeof wanted !== 'string' || wanted === '') return offered
  const names = wanted.split(',')
  const fields = resource.fields as Fields
  const unknown = names.filter(
    (name) => !offered.includes(name) && (!Object.hasOwn(fields, name) || fields[name]!.secret),
  )
  if (unknown.length > 0) throw badField('columns', messages.unknownField(unknown.join(', ')))
  return names
}
/** True if the rows are requested in the template, to be changed in Excel and uploaded again (admin R12). */
export const isFilledTemplate = (parameters: ListParameters): boolean => parameters['template'] === 'Y'
/** @throws Refusal 400 (unknown column), 403 (a template for somebody who may not upload it) */
export function downloadColumns(
  session: Session,
  resource: AnyResource,
  parameters: ListParameters,
): string[] {
  if (!isFilledTemplate(parameters)) return exportColumns(resource, parameters['columns'])
  if (!resource.excel || !mayUse(session, resource.menus, 'write')) throw forbidden(messages.noWriteRight)
  return resource.excel.import as string[]
}
const columnOf = (resource: AnyResource, name: string, language: Language): WorkbookColumn => {
  const field = (resource.fields as Fields)[name]
  if (field) return workbookColumn(field)
  return name === 'state'
    ? { header: excelSays.state().in(language), format: 'text' }
    : {
        header: excelSays[name === 'createDt' ? 'createDt' : 'updateDt']().in(language),
        format: 'datetime',
      }
}

/**
 * All rows of the same conditions, columns and order as on the screen, streamed from a cursor: memory does
 * not grow with the rows.
 * @throws Refusal 400 (unknown column), 429 (too many downloads at the same time)
 */
export function exportRows(
  engine: Engine,
  session: Session,
  resource: AnyResource,
  parameters: ListParameters,
): Readable {
  // A wrong question is refused before the answer has begun.
  const source = exportSource(engine, session, resource, parameters)
  if (
    running.length >= downloadsOfAll ||
    running.filter((userId) => userId === session.userId).length >= downloadsOfOne
  )
    throw new Refusal(429, 'TOO_MANY_REQUESTS', excelSays.manyDownloads())
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
export function exportSource(
  engine: Engine,
  session: Session,
  resource: AnyResource,
  parameters: ListParameters,
): ExportSource {
  const names = downloadColumns(session, resource, parameters)
  const filled = isFilledTemplate(parameters)
  const wanted = filled ? [...names, ...hiddenOf(resource)] : names
  return {
    resource,
    names,
    filled,
    ...exportStatement(resource, reading(engine, session), parameters, wanted),
  }
}
/**
 * Writes the whole file. Its row in the audit trail is written before the first byte leaves.
 * @param goesOn called with each piece of the file and the number of rows written so far
 * @returns rows written
 */
export async function writeExport(
  engine: Engine,
  session: Session,
  { resource, names, filled, text, values }: ExportSource,
  out: Writable,
  goesOn: (rows: number) => void,
): Promise<number> {
  const replica = filled ? undefined : engine.replica?.readsFor(resource.name, session, false)
  const plan = await inTransaction(engine, session, async (inside): Promise<ExportPlan> => {
    await audit(inside, acts.download, resource.name, 'list', { columns: [null, names] })
    const { language } = session
    const spoken = spokenResource(resource, language)
    const columns = names.map((name) => columnOf(spoken, name, language))
    const sheet = { name: spoken.title, title: spoken.title, columns, words: sheetWords(language) }
    return {
      // A filled template comes back as changes, so its rows are read from the primary, where they are
      // written.
      url: (replica ?? engine.database).url,
      text,
      values,
      sheet: filled ? (await templateOf(resource, inside)).sheet : sheet,
      resource: shownParts(spoken),
      names,
      codeNames: await namesOfCodes(inside, spoken, names),
      hidden: filled ? hiddenOf(resource) : [],
      sealing:
        sealedNames(resource.fields as Fields).length > 0
          ? {
              keys: dataKeys(),
              bound: boundColumns(),
              table: resource.name,
              key: resource.key as string,
            }
          : undefined,
    }
  })
  return writeInThread(plan, out, goesOn)
}
/** Key and version of a row that may come back changed. */
const hiddenOf = (resource: AnyResource): string[] => [resource.key as string, 'updateDt']

/**
 * The file is made in a thread of its own with a connection of its own (decision 0049): neither the rows nor
 * the cells pass through the thread that answers everybody.
 */
async function writeInThread(
  plan: ExportPlan,
  out: Writable,
  goesOn: (rows: number) => void,
): Promise<number> {
  const thread = startThread(new URL('./excel-export-worker.ts', import.meta.url), {
    workerData: plan,
    resourceLimits: { maxOldGenerationSizeMb: heapLimit, maxYoungGenerationSizeMb: youngLimit },
  })
  // A caller who hangs up ends the thread and its connection at once.
  out.once('close', () => void thread.end())
  let rows = 0
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const piece = await thread.ask<ExportPiece>('next')
      rows = piece.rows
      goesOn(rows)
      if (!piece.bytes) return
      yield piece.bytes
    }
  }
  try {
    await pipeline(Readable.from(pieces(), { objectMode: false }), out)
    return rows
  } finally {
    await thread.end()
  }
}
function exportStatement(
  resource: AnyResource,
  context: Context,
  parameters: ListParameters,
  wanted: readonly string[],
) {
  const binds = new Binds()
  const { where, late } = listWhere(resource, context, parameters, binds)
  const usual = orderOf(resource)
  const given = givenSort(resource, context.session, parameters)
  const order = given ? [...given, ...usual] : usual
  const columns = namedColumns(resource, 't', context.session, wanted, binds)
  const text = `select ${columns} from ${quoted(resource.name)} t where ${[where, ...late].join(' and ')} order by ${order.map(({ by, direction }) => `t.${quoted(by)} ${direction}`).join(', ')} limit ${exportLimit}`
  return { text, values: binds.values }
}
