import { accountStates } from '../user/user.resource.ts'
import { PassThrough } from 'node:stream'
import { addMinutes, momentOf, dayOf } from '../../core/shared/dates.ts'
import {
  actingAs,
  inTransaction,
  reading,
  type Context,
  type Engine,
  type ExcelJobs,
  type ExcelRequest,
  timeOf,
} from '../../core/server/entity/context.ts'
import { Refusal, forbidden } from '../../core/server/http/errors.ts'
import { exportSource, writeExport } from '../../core/server/excel/excel-export.ts'
import type { Content, FileStore } from '../../core/server/files/file-store.ts'
import type { FileMaker } from './file-maker.ts'
import { acts } from '../../core/server/entity/audit.ts'
import { countRows } from '../../core/server/entity/list-query.ts'
import { logPersonal } from '../../core/server/entity/personal.ts'
import { resourceNamed } from '../../core/server/entity/registry.ts'
import { mayUse, type Session } from '../../core/server/http/session.ts'
import { messages } from '../../core/shared/messages.ts'
import { findFile, insertFiles, markDeleted } from '../attachment/attachment-files.ts'
import { loadRights, type LoginKind } from '../session/rights.ts'
import { excelJob, excelKinds, excelStates } from './excel-job.resource.ts'
import { logParameters } from './log-parameters.ts'
import { tell } from './notice-port.ts'
import { enqueue, Hopeless, Interrupted, runQueue, type Queue } from '../../core/server/runtime/queue.ts'
import { excelJobMessages } from './log.texts.ts'
import { saidIn, type Said } from '../../core/shared/sentence.ts'
import type { Language } from '../../core/shared/session.ts'
import { logSays } from './log-server.texts.ts'

/** Unfinished jobs of one person. */
const jobsOfOne = 3
/** Progress is told to the browsers this often at most, in milliseconds. */
const progressMs = 500
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface Job {
  jobNo: number
  kindCd: string
  userId: string
  label: string
  tableNm: string
  params: Record<string, unknown>
  reason: string | null
  sessionId: string | null
  ip: string | null
}
/** A file that has been made and stored, with how many rows or parts it has. */
interface Stored {
  content: Content
  written: number
  fileExt: string
  contentType: string
}
export interface ExcelJobRunner extends ExcelJobs {
  /** Makes the files of all waiting jobs, one after the other. @returns how many were finished */
  run(): Promise<number>
  /** Whether a person may have the file of a job, with the rights that he has now. */
  mayHave(job: Pick<Job, 'kindCd' | 'tableNm' | 'params'>, session: Session): Promise<boolean>
  /** Name of its file in ASCII, without ending: what its maker says, or the entity whose rows it has. */
  plainName(job: Pick<Job, 'tableNm' | 'params'>): string
  /** Gives up the running job; the next start takes it up again. */
  close(): Promise<void>
}

/** The queue in which downloads wait; what went wrong is tried once more. */
const excelQueue = { name: 'excel', reason: String(logSays.makingFile()), retryMinutes: [1] } as const

/**
 * Downloads of more than 10,000 rows (admin R12), and the files of the makers: a job in the queue outlives
 * its process.
 */
export function createExcelJobs(
  engine: Engine,
  store: FileStore,
  makers: readonly FileMaker[] = [],
): ExcelJobRunner {
  const { database, clock } = engine
  const makerOf = (name: string) => makers.find((maker) => maker.name === name)
  let closing = false
  let running: Promise<number> | undefined
  let stop: (() => void) | undefined
  const tellBrowsers = (jobNo: number, to: string) =>
    engine.publish([{ topic: excelJob.name, key: jobNo, to }])

  const queue: Queue<{ jobNo: number }> = {
    ...excelQueue,
    async run(context, { jobNo }) {
      if (closing) throw new Interrupted('the server stops')
      const job = await takeUp(engine, jobNo)
      if (!job) return
      tellBrowsers(job.jobNo, job.userId)
      await runOne(context, job)
      context.publish({ topic: excelJob.name, key: job.jobNo, to: job.userId })
    },
    async failed(context, { jobNo }, { error, nextDt }) {
      await end(context, jobNo, {
        statusCd: nextDt ? excelStates.waiting : excelStates.failed,
        message: nextDt
          ? null
          : error instanceof Hopeless
            ? excelJobMessages.interrupted()
            : excelJobMessages.failed(),
      })
    },
  }
  async function runOne(context: Context, job: Job): Promise<void> {
    try {
      const session = await sessionOf(engine, job)
      if (!session || !(await mayHave(job, session)))
        return await end(context, job.jobNo, {
          statusCd: excelStates.failed,
          message: excelJobMessages.rightGone(),
        })
      const { content, written, fileExt, contentType } = await contentOf(job, session)
      await actingAs({ ...context, ...timeOf(momentOf(clock.now())) }, session, async (asAsker) => {
        const name = `${job.label}_${asAsker.now.slice(0, 19).replaceAll(/[-T:]/g, '')}.${fileExt}`
        const file = {
          fileOrgNm: name,
          fileSize: content.size,
          fileExt,
          contentType,
          sha256: content.sha256,
        }
        const group = { taskClassNm: excelJob.name, taskKey: String(job.jobNo), taskFlag: '' }
        const [fileNo] = await insertFiles(asAsker, group, [
          { ...file, preview: null, pictureExplan: null, takenDt: null },
        ])
        const { EXCEL_FILE_DAYS: days } = await logParameters(asAsker.sql, asAsker.today)
        await asAsker.sql.query(
          `update "excelJob" set "statusCd" = $2, "rowCnt" = $3, "doneCnt" = $3, "fileNo" = $4, "endDt" = $5, "expireDt" = $6, "message" = null where "jobNo" = $1`,
          [job.jobNo, excelStates.done, written, fileNo, asAsker.now, addMinutes(asAsker.now, days * 1440)],
        )
        if (job.reason !== null)
          await logPersonal(asAsker, {
            tableNm: job.tableNm,
            act: acts.download,
            rowCnt: written,
            reason: job.reason,
          })
        const variables = {
          title: job.label,
          cont: excelJobMessages.ready({ count: written.toLocaleString('ko-KR'), days }),
          actUserNm: session.userNm,
        }
        await tell(asAsker, 'SYS_EXCEL_READY', { to: [job.userId], variables, once: String(job.jobNo) })
      })
    } catch (error) {
      if (closing) {
        await database.query(`update "excelJob" set "statusCd" = $2 where "jobNo" = $1`, [
          job.jobNo,
          excelStates.waiting,
        ])
        throw new Interrupted('the server stops')
      }
      if (!(error instanceof Refusal)) throw error
      await end(context, job.jobNo, { statusCd: excelStates.failed, message: error.said })
    } finally {
      stop = undefined
    }
  }
  const mayHave: ExcelJobRunner['mayHave'] = async ({ kindCd, tableNm, params }, session) => {
    if (kindCd === excelKinds.pack)
      return (await makerOf(tableNm)?.may(reading(engine, session), params)) ?? false
    const resource = resourceNamed(tableNm)
    return resource !== undefined && mayUse(session, resource.menus, 'excel')
  }
  /** Makes the file and stores it. */
  async function contentOf(job: Job, session: Session): Promise<Stored> {
    const progress = progressOf(job)
    const expect = (count: number) =>
      database.query('update "excelJob" set "rowCnt" = $2 where "jobNo" = $1', [job.jobNo, count])
    if (job.kindCd === excelKinds.pack) {
      const maker = makerOf(job.tableNm)
      if (!maker) throw new Hopeless(`nothing makes ${job.tableNm}`)
      const made = await maker.make(reading(engine, session), job.params, progress)
      await expect(made.count)
      stop = () => made.content.destroy(new Error('the server stops'))
      return { ...made, content: await store.put(made.content), written: made.count }
    }
    const resource = resourceNamed(job.tableNm)
    if (!resource) throw new Hopeless(`no entity is called ${job.tableNm}`)
    const source = exportSource(engine, session, resource, job.params)
    await expect(await countRows(resource, reading(engine, session), job.params, 200_000))
    const out = new PassThrough()
    stop = () => out.destroy(new Error('the server stops'))
    const writing = writeExport(engine, session, source, out, progress)
    const [content, written] = await Promise.all([store.put(out), writing])
    return { content, written, fileExt: 'xlsx', contentType: workbookType }
  }
  const end = async (
    { sql }: Context,
    jobNo: number,
    { statusCd, message }: { statusCd: string; message: Said | null },
  ): Promise<void> => {
    // Kept as the asker reads it; what is stored has one language.
    const { langCd } = await sql.one<{ langCd: Language }>(
      `select coalesce(p."langCd", u."langCd") as "langCd" from "excelJob" j join "user" u using ("userId") left join "userPref" p using ("userId") where j."jobNo" = $1`,
      [jobNo],
    )
    await sql.query(
      `update "excelJob" set "statusCd" = $2, "endDt" = $3, "message" = $4 where "jobNo" = $1`,
      [
        jobNo,
        statusCd,
        statusCd === excelStates.failed ? momentOf(clock.now()) : null,
        message && saidIn(message, langCd),
      ],
    )
  }
  /** Notes how far it is; other connections see it at once. */
  function progressOf({ jobNo, userId }: Job): (rows: number) => void {
    let told = 0
    return (rows) => {
      if (Date.now() - told < progressMs) return
      told = Date.now()
      database
        .query(`update "excelJob" set "doneCnt" = $2 where "jobNo" = $1 and "statusCd" = 'RUN'`, [
          jobNo,
          rows,
        ])
        .then(() => tellBrowsers(jobNo, userId))
        .catch(() => undefined)
    }
  }
  const run = () => (running ??= runQueue(engine, queue).finally(() => (running = undefined)))
  const begin = async (session: Session, request: ExcelRequest, kindCd: string) => {
    const jobNo = await inTransaction(engine, session, (context) => noteJob(context, request, kindCd))
    tellBrowsers(jobNo, session.userId)
    // Beside the answer; what goes wrong stands in the job.
    void run().catch(() => undefined)
    return { jobNo }
  }
  return {
    run,
    mayHave,
    plainName: ({ tableNm, params }) => makerOf(tableNm)?.plainName(params) ?? tableNm,
    start: (session, request) => begin(session, request, excelKinds.download),
    async make(session, request) {
      const asked = { kindCd: excelKinds.pack, tableNm: request.tableNm, params: request.parameters }
      if (!(await mayHave(asked, session))) throw forbidden()
      return begin(session, request, excelKinds.pack)
    },
    async uploaded({ sql, session, now }, { tableNm, label, applied, failed }) {
      await sql.query(
        `insert into "excelJob" ("userId", "kindCd", "label", "tableNm", "statusCd", "rowCnt", "doneCnt", "message", "rqstDt", "startDt", "endDt", "sessionId", "ip")
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $9, $10, $11)`,
        [
          session.userId,
          excelKinds.upload,
          label,
          tableNm,
          excelStates.done,
          applied + failed,
          applied,
          excelJobMessages
            .uploaded({
              applied: applied.toLocaleString('ko-KR'),
              failed: failed.toLocaleString('ko-KR'),
            })
            .in(session.language),
          now,
          session.sessionId,
          session.ip,
        ],
      )
    },
    async close() {
      closing = true
      stop?.()
      await running?.catch(() => undefined)
    },
  }
}

async function noteJob(context: Context, request: ExcelRequest, kindCd: string): Promise<number> {
  const { sql, session, now } = context
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`excelJob ${session.userId}`])
  const { open } = await sql.one<{ open: number }>(
    `select count(*)::int as open from "excelJob" where "userId" = $1 and "statusCd" in ('WAIT', 'RUN')`,
    [session.userId],
  )
  if (open >= jobsOfOne) throw new Refusal(429, 'TOO_MANY_REQUESTS', excelJobMessages.tooMany())
  const { jobNo } = await sql.one<{ jobNo: number }>(
    `insert into "excelJob" ("userId", "kindCd", "label", "tableNm", "statusCd", "reason", "rqstDt", "params", "sessionId", "ip")
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning "jobNo"`,
    [
      session.userId,
      kindCd,
      request.label,
      request.tableNm,
      excelStates.waiting,
      request.reason ?? null,
      now,
      JSON.stringify(request.parameters),
      session.sessionId,
      session.ip,
    ],
  )
  await enqueue(context, excelQueue, [{ jobNo }])
  return jobNo
}

/** Says that a job runs, at once and to everybody; what has ended meanwhile is left alone. */
const takeUp = ({ database, clock }: Engine, jobNo: number): Promise<Job | undefined> =>
  database.maybe<Job>(
    `update "excelJob" set "statusCd" = 'RUN', "startDt" = $2, "doneCnt" = 0 where "jobNo" = $1 and "statusCd" in ('WAIT', 'RUN')
     returning "jobNo", "kindCd", "userId", "label", "tableNm", "params", "reason", "sessionId", "ip"`,
    [jobNo, momentOf(clock.now())],
  )

/** The person with present rights, which may differ from those at the time of the request. */
async function sessionOf({ database, clock }: Engine, job: Job): Promise<Session | undefined> {
  const signedIn = await database.maybe<{ loginKindCd: LoginKind }>(
    `select s."loginKindCd" from "userSession" s join "user" u using ("userId") where s."sessionId"::text = $1 and u."acctStatusCd" not in ('${accountStates.dormant}', '${accountStates.stopped}')`,
    [job.sessionId],
  )
  const rights =
    signedIn && (await loadRights(database, job.userId, dayOf(clock.now()), signedIn.loginKindCd))
  return rights && { ...rights, sessionId: job.sessionId ?? '', ip: job.ip ?? '' }
}

/** Takes away the files whose keeping time is over. @returns how many */
export async function expireExcelFiles(engine: Engine, asWhom: Session): Promise<number> {
  return inTransaction(engine, asWhom, async (context) => {
    const jobs = await context.sql.query<{ jobNo: number; fileNo: number; userId: string }>(
      `update "excelJob" set "statusCd" = 'EXPIRED' where "statusCd" = 'DONE' and "fileNo" is not null and "expireDt" < $1 returning "jobNo", "fileNo", "userId"`,
      [context.now],
    )
    for (const { fileNo, jobNo, userId } of jobs) {
      await markDeleted(context, [await findFile(context, String(fileNo), true)])
      context.publish({ topic: excelJob.name, key: jobNo, to: userId })
    }
    return jobs.length
  })
}
export const expiredFile = (): Refusal => new Refusal(410, 'EXPIRED', excelJobMessages.expired())
export const notReady = (): Refusal => new Refusal(409, 'CONFLICT', messages.wrongState('생성 중'))
