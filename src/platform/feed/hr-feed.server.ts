import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { anyBehaviour, type Behaviour } from '../../core/server/behaviour.ts'
import { asSystem, inTransaction, type Engine } from '../../core/server/context.ts'
import { Refusal } from '../../core/server/errors.ts'
import { applyRows, previewRows, type PreviewRow } from '../../core/server/excel-import.ts'
import { momentOf } from '../../core/shared/dates.ts'
import type { Fields } from '../../core/shared/field.ts'
import { deptBehaviour } from '../dept/dept.server.ts'
import { batches, runBatch } from '../log/batch-run.ts'
import { administrators, tell } from '../log/notice-port.ts'
import { user, userKinds } from '../user/user.resource.ts'
import { userBehaviour } from '../user/user.server.ts'
import { csvRows, csvText } from './csv.rule.ts'

interface Feed {
  /** Name of the file in the folder of the feeds. */
  file: string
  behaviour: Behaviour
  /** Columns by which a sheet says what a record is; a column that the file does not have leaves what is stored. */
  columns: readonly string[]
  /** Columns that the other system does not know: the same in every row. */
  fixed?: Readonly<Record<string, string>>
}
/** 인사연동 (admin 9): departments first, people stand in them. */
const feeds: readonly Feed[] = [
  {
    file: 'departments.csv',
    behaviour: anyBehaviour(deptBehaviour),
    columns: [
      'deptCd',
      'deptNm',
      'deptNmEn',
      'deptNmZh',
      'deptNmEs',
      'pdeptCd',
      'plantCd',
      'headUserId',
      'sortOrder',
      'fromYmd',
      'toYmd',
      'useYn',
    ],
  },
  {
    file: 'users.csv',
    behaviour: anyBehaviour(userBehaviour),
    columns: [
      'userId',
      'userNm',
      'empNo',
      'userKindCd',
      'plantCd',
      'deptCd',
      'positionCd',
      'email',
      'phoneNo',
      'officeTel',
      'entryYmd',
      'retireYmd',
    ],
    // The account of a contractor is never changed from here: its kind is another one.
    fixed: { [user.fields.userKindCd.label]: userKinds.employee },
  },
]
/** How often the folder is looked into; the personnel system writes at night. */
export const feedMs = 3_600_000
/** A new department may stand below another new one of the same file: that many levels come in with one run. */
const mostPasses = 8
const shownRows = 20

/**
 * Reads what the personnel system has left in the folder: each file is previewed and applied by the rules of the Excel upload, its wrong rows are
 * written beside it and told to the administrators. Each file is one run of the batch history; a file is taken by renaming, so that of several
 * servers one reads it.
 * @returns number of records written
 */
export async function readFeeds(engine: Engine, folder: string): Promise<number> {
  let written = 0
  for (const feed of feeds) {
    const taken = await take(engine, folder, feed.file)
    if (taken) written += await runBatch(engine, batches.hrFeed, () => readFile(taken).then((file) => applyFeed(engine, feed, taken, file)))
  }
  return written
}

/** @returns the path under which the file is kept, undefined when there is none */
async function take(engine: Engine, folder: string, file: string): Promise<string | undefined> {
  const done = path.join(folder, 'done')
  const stamp = momentOf(engine.clock.now()).slice(0, 19).replaceAll(/[-T:]/g, '')
  const kept = path.join(done, `${stamp}_${file}`)
  try {
    await mkdir(done, { recursive: true })
    await rename(path.join(folder, file), kept)
    return kept
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function applyFeed(engine: Engine, feed: Feed, kept: string, file: Uint8Array): Promise<{ cnt: number; message: string }> {
  const sheet = withFixed(csvRows(textOf(file)), feed.fixed)
  const { resource } = feed.behaviour
  const behaviour = { ...feed.behaviour, resource: { ...resource, excel: { import: feed.columns } } } as Behaviour
  return inTransaction(engine, asSystem('인사연동'), async (context) => {
    let cnt = 0
    let rows: PreviewRow[] = []
    for (let pass = 0; pass < mostPasses; pass++) {
      rows = await refusedAsText(() => previewRows(behaviour, context, sheet))
      const { applied } = await applyRows(behaviour, context, rows)
      cnt += applied
      if (applied === 0 || rows.every(({ issues }) => issues.length === 0)) break
    }
    const wrong = rows.filter(({ issues }) => issues.length > 0)
    const message = `${path.basename(kept)}: 적용 ${cnt}건, 오류 ${wrong.length}건`
    if (wrong.length === 0) return { cnt, message }
    const fields = resource.fields as Fields
    const said = wrong.flatMap(({ rowNo, issues }) =>
      issues.map((issue) => [String(rowNo), fields[issue.path]?.label ?? '', issue.message]),
    )
    await writeFile(kept.replace(/\.csv$/, '.errors.csv'), csvText([['행', '항목', '내용'], ...said]))
    const listed = said.slice(0, shownRows).map(([rowNo, label, text]) => `${rowNo}행 ${label}: ${text}`)
    const cont = [message, ...listed].join('\n').slice(0, 1000)
    await tell(context, 'SYS_BATCH_FAIL', {
      to: await administrators(context),
      variables: { title: '인사연동', cont, actUserNm: context.session.userNm },
      linkUrl: '/manage/log/batchHist',
    })
    return { cnt, message: cont }
  })
}

/** The batch history keeps what is thrown as text: a refusal says which columns are missing. */
async function refusedAsText<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) throw new Error(error.fields.map(({ message }) => message).join(' ') || error.message, { cause: error })
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
      : [...row, ...Array<null>(Math.max(0, width - row.length)).fill(null), ...missing.map(([, value]) => value)],
  )
  return [[...header, ...missing.map(([label]) => label)], ...filled]
}

/** A file of another system as text: UTF-8, with or without its mark, or the Korean code page (CP949). */
function textOf(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return new TextDecoder('euc-kr').decode(file)
  }
}
