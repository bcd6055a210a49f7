import { plainText } from '../../core/server/files/plain-text.ts'
import { csvRows, csvText } from '../../core/shared/csv.ts'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Behaviour } from '../../core/server/entity/behaviour.ts'
import { asSystem, inTransaction, type Engine } from '../../core/server/entity/context.ts'
import { Refusal } from '../../core/server/http/errors.ts'
import { applyRows } from '../../core/server/excel/excel-apply.ts'
import type { PreviewRow } from '../../core/server/excel/excel-import.ts'
import { rehearsedRows } from '../../core/server/excel/excel-rehearsal.ts'
import { dayOf, momentOf } from '../../core/shared/dates.ts'
import type { Fields } from '../../core/shared/field.ts'
import { runBatch, type Batch, type Worked } from '../log/batch-run.ts'
import { logParameters } from '../log/log-parameters.ts'
import { administrators, tell } from '../log/notice-port.ts'
import { isKeptTooLong, keptName } from './feed-files.rule.ts'
import { feedSays } from './feed.texts.ts'

/** One file of another system, taken in by the rules of the Excel upload. */
export interface Feed {
  /** Name for administrators: 인사연동. */
  title: string
  batch: Batch
  /** Name of the file in the folder of the feeds. */
  file: string
  behaviour: Behaviour
  /**
   * Columns by which a sheet says what a record is; a column that the file does not have leaves what is
   * stored.
   */
  columns: readonly string[]
  /** Columns that the other system does not know: the same in every row. */
  fixed?: Readonly<Record<string, string>>
  /** Column whose day, when it comes, ends the record: 퇴사일. */
  ends?: string
}
/** Interval for reading the folder; the personnel system writes at night. */
export const feedMs = 3_600_000
const shownRows = 20

/**
 * Reads what other systems have left in the folder, in the order of `feeds`: each file is previewed and
 * applied by the rules of the Excel upload, its wrong rows are written beside it and told to the
 * administrators. Each file is one run of the batch history; a file is taken by renaming, so that of several
 * servers one reads it.
 * @returns number of records written
 */
export async function readFeeds(engine: Engine, folder: string, feeds: readonly Feed[]): Promise<number> {
  let written = 0
  for (const feed of feeds) {
    const taken = await take(engine, folder, feed.file)
    if (taken) written += await runFeed(engine, feed, taken)
  }
  return written
}
/**
 * The same by hand, for an administrator who does not wait for the clock. A file that cannot be read at all
 * does not hold back the next ones: its run in the history says why.
 * @returns names of the files that were read
 */
export async function readFeedsNow(
  engine: Engine,
  folder: string,
  feeds: readonly Feed[],
  actUserId: string,
): Promise<string[]> {
  const files: string[] = []
  for (const feed of feeds) {
    const taken = await take(engine, folder, feed.file)
    if (!taken) continue
    files.push(feed.file)
    await runFeed(engine, feed, taken, actUserId).catch(() => 0)
  }
  return files
}
const runFeed = (engine: Engine, feed: Feed, taken: string, actUserId?: string): Promise<number> =>
  runBatch(engine, feed.batch, async () => applyFeed(engine, feed, taken, await readFile(taken)), actUserId)

/** What an administrator sees of a feed before starting it: whether its file waits, and since when. */
export async function waitingFile(
  folder: string,
  file: string,
): Promise<{ fileSize: number; fileDt: string } | undefined> {
  const found = await stat(path.join(folder, file)).catch(nothingWhenAbsent)
  return found && { fileSize: found.size, fileDt: momentOf(found.mtime) }
}
/**
 * The wrong rows of a kept file, as they were written beside it.
 * @param fileNm as the history has it
 */
export const errorsOfFeed = (folder: string, fileNm: string): Promise<Buffer | undefined> =>
  readFile(path.join(doneFolder(folder), errorFileOf(path.basename(fileNm)))).catch(nothingWhenAbsent)
const errorFileOf = (kept: string): string => kept.replace(/\.csv$/, '.errors.csv')
function nothingWhenAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

const doneFolder = (folder: string): string => path.join(folder, 'done')
/**
 * Files that were read hold personal data: they go when the parameter LOG_FEED_DAYS says so, with what was
 * wrong in them.
 */
export async function purgeFeeds(engine: Engine, folder: string): Promise<Worked> {
  const done = doneFolder(folder)
  const now = engine.clock.now()
  const { LOG_FEED_DAYS: days } = await logParameters(engine.database, dayOf(now))
  const names = (await readdir(done).catch(nothingWhenAbsent)) ?? []
  const old = names.filter((name) => isKeptTooLong(name, momentOf(now), days))
  for (const name of old) await rm(path.join(done, name), { force: true })
  return { cnt: old.length, message: String(feedSays.kept({ days, count: old.length })) }
}

/** @returns the path under which the file is kept, undefined when there is none */
async function take(engine: Engine, folder: string, file: string): Promise<string | undefined> {
  const done = doneFolder(folder)
  const kept = path.join(done, keptName(momentOf(engine.clock.now()), file))
  try {
    await mkdir(done, { recursive: true })
    await rename(path.join(folder, file), kept)
    return kept
  } catch (error) {
    return nothingWhenAbsent(error as NodeJS.ErrnoException)
  }
}

async function applyFeed(engine: Engine, feed: Feed, kept: string, file: Uint8Array): Promise<Worked> {
  const sheet = withFixed(csvRows(plainText(file)), feed.fixed)
  const { resource } = feed.behaviour
  const behaviour = {
    ...feed.behaviour,
    resource: { ...resource, excel: { import: feed.columns } },
  } as Behaviour
  return inTransaction(engine, asSystem(feed.title), async (context) => {
    const rows = await refusedAsText(() => rehearsedRows(behaviour, context, sheet))
    const { applied: cnt } = await applyRows(behaviour, context, rows)
    const wrong = rows.filter(({ issues }) => issues.length > 0)
    const fileNm = path.basename(kept)
    const message = String(feedSays.applied({ file: fileNm, ...countsOf(feed, rows), wrong: wrong.length }))
    if (wrong.length === 0) return { cnt, message, errorCnt: 0, fileNm }
    const fields = resource.fields as Fields
    const said = wrong.flatMap(({ rowNo, issues }) =>
      issues.map((issue) => [String(rowNo), fields[issue.path]?.label ?? '', String(issue.message)]),
    )
    await writeFile(
      errorFileOf(kept),
      csvText([[feedSays.rowHead(), feedSays.fieldHead(), feedSays.textHead()].map(String), ...said]),
    )
    const listed = said
      .slice(0, shownRows)
      .map(([row = '', label = '', text = '']) => String(feedSays.row({ row, label, text })))
    const cont = [message, ...listed].join('\n').slice(0, 1000)
    await tell(context, 'SYS_BATCH_FAIL', {
      to: await administrators(context),
      variables: { title: feed.title, cont, actUserNm: context.session.userNm },
      linkUrl: '/manage/log/batchHist',
    })
    return { cnt, message: cont, errorCnt: wrong.length, fileNm }
  })
}

/** What became of the right rows: new ones, ended ones, and others that changed. */
function countsOf(
  { ends }: Feed,
  rows: readonly PreviewRow[],
): Record<'added' | 'ended' | 'changed', number> {
  const right = rows.filter(({ issues }) => issues.length === 0)
  const changed = right.filter(({ status }) => status === 'changed')
  const ended = changed.filter(({ changes }) => ends !== undefined && changes[ends]?.[1])
  return {
    added: right.filter(({ status }) => status === 'new').length,
    ended: ended.length,
    changed: changed.length - ended.length,
  }
}

/** The batch history keeps what is thrown as text: a refusal says which columns are missing. */
async function refusedAsText<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal)
      throw new Error(error.fields.map(({ message }) => message).join(' ') || error.message, { cause: error })
    throw error
  }
}

function withFixed(rows: (string | null)[][], fixed: Feed['fixed']): (string | null)[][] {
  const [header, ...body] = rows
  if (!header || !fixed) return rows
  const missing = Object.entries(fixed).filter(([label]) => !header.includes(label))
  const width = header.length
  const filled = body.map((row) =>
    row.every((cell) => cell === null)
      ? row
      : [
          ...row,
          ...Array<null>(Math.max(0, width - row.length)).fill(null),
          ...missing.map(([, value]) => value),
        ],
  )
  return [[...header, ...missing.map(([label]) => label)], ...filled]
}
