import { PassThrough } from 'node:stream'
import { addMinutes, momentOf, dayOf } from '../../core/shared/dates.ts'
import {
  inTransaction,
  reading,
  type Context,
  type Engine,
  type ExcelJobs,
  type ExcelRequest,
} from '../../core/server/entity/context.ts'
import { Refusal } from '../../core/server/http/errors.ts'
import { exportSource, writeExport } from '../../core/server/excel/excel-export.ts'
import type { FileStore } from '../../core/server/files/file-store.ts'
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

export const excelJobMessages = {
  tooMany: '진행 중인 엑셀 작업이 많습니다. 끝난 뒤에 다시 시도해 주세요.',
  interrupted: '서버가 다시 시작되어 중단되었습니다. 다시 요청해 주세요.',
  rightGone: '엑셀 권한이 없어져 파일을 만들지 않았습니다.',
  failed: '파일을 만들지 못했습니다. 다시 요청해 주세요.',
  uploaded: (applied: number, failed: number) =>
    `적용 ${applied.toLocaleString('ko-KR')}건, 오류 ${failed.toLocaleString('ko-KR')}건`,
  ready: (count: number, days: number) =>
    `${count.toLocaleString('ko-KR')}건의 파일이 준비되었습니다. ${days}일 동안 받을 수 있습니다.`,
} as const

/** Unfinished jobs of one person. */
const jobsOfOne = 3
/** A run begins anew after an interruption so many times. */
const triesAllowed = 2
/** A running job that has said nothing for so long belongs to a process that is gone. */
const silentSeconds = 60
/** Progress is told to the browsers this often at most, in milliseconds. */
const progressMs = 500
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface Job {
  jobNo: number
  userId: string
  label: string
  tableNm: string
  params: Record<string, unknown>
  reason: string | null
  sessionId: string | null
  ip: string | null
}
export interface ExcelJobRunner extends ExcelJobs {
  /** Makes the files of all waiting jobs, one after the other. @returns how many were finished */
  run(): Promise<number>
  /** Gives up the running job; the next start takes it up again. */
  close(): Promise<void>
}

/**
 * Downloads of more than 10,000 rows (admin R12): a table is the queue, so that a job outlives its process.
 */
export function createExcelJobs(engine: Engine, store: FileStore): ExcelJobRunner {
  const { database, clock } = engine
  let closing = false
  let running: Promise<number> | undefined
  let stop: (() => void) | undefined
  const tellBrowsers = (jobNo: number, to: string) =>
    engine.publish([{ topic: excelJob.name, key: jobNo, to }])

  async function runAll(): Promise<number> {
    await recover(engine)
    for (let count = 0; ; count++) {
      const job = closing ? undefined : await takeNext(engine)
      if (!job) return count
      tellBrowsers(job.jobNo, job.userId)
      await runOne(job)
      tellBrowsers(job.jobNo, job.userId)
    }
  }
  async function runOne(job: Job): Promise<void> {
    try {
      const session = await sessionOf(engine, job)
      const resource = resourceNamed(job.tableNm)
      if (!session || !resource || !mayUse(session, resource.menus, 'excel'))
        return await finish(job, { message: excelJobMessages.rightGone })
      const source = exportSource(engine, session, resource, job.params)
      const total = await countRows(resource, reading(engine, session), job.params, 200_000)
      await database.query('update "excelJob" set "rowCnt" = $2 where "jobNo" = $1', [job.jobNo, total])
      const out = new PassThrough()
      stop = () => out.destroy(new Error('the server stops'))
      const progress = progressOf(job)
      const writing = writeExport(engine, session, source, out, progress)
      const [content, written] = await Promise.all([store.put(out), writing])
      await inTransaction(engine, session, async (context) => {
        const name = `${job.label}_${context.now.slice(0, 19).replaceAll(/[-T:]/g, '')}.xlsx`
        const file = {
          fileOrgNm: name,
          fileSize: content.size,
          fileExt: 'xlsx',
          contentType: workbookType,
          sha256: content.sha256,
        }
        const group = { taskClassNm: excelJob.name, taskKey: String(job.jobNo), taskFlag: '' }
        const [fileNo] = await insertFiles(context, group, [
          { ...file, preview: null, pictureExplan: null, takenDt: null },
        ])
        const { EXCEL_FILE_DAYS: days } = await logParameters(context.sql, context.now.slice(0, 10))
        await context.sql.query(
          `update "excelJob" set "statusCd" = $2, "rowCnt" = $3, "doneCnt" = $3, "fileNo" = $4, "endDt" = $5, "expireDt" = $6, "message" = null where "jobNo" = $1`,
          [job.jobNo, excelStates.done, written, fileNo, context.now, addMinutes(context.now, days * 1440)],
        )
        if (job.reason !== null)
          await logPersonal(context, {
            tableNm: job.tableNm,
            act: acts.download,
            rowCnt: written,
            reason: job.reason,
          })
        const variables = {
          title: job.label,
          cont: excelJobMessages.ready(written, days),
          actUserNm: session.userNm,
        }
        await tell(context, 'SYS_EXCEL_READY', { to: [job.userId], variables, once: String(job.jobNo) })
      })
    } catch (error) {
      // Stopped with the server: the next start takes it up.
      if (closing)
        return void (await database.query(`update "excelJob" set "statusCd" = $2 where "jobNo" = $1`, [
          job.jobNo,
          excelStates.waiting,
        ]))
      await finish(job, { message: error instanceof Refusal ? error.message : excelJobMessages.failed })
      if (!(error instanceof Refusal)) throw error
    } finally {
      stop = undefined
    }
  }
  const finish = async (job: Job, { message }: { message: string }) => {
    await database.query(
      `update "excelJob" set "statusCd" = $2, "endDt" = $3, "message" = $4 where "jobNo" = $1`,
      [job.jobNo, excelStates.failed, momentOf(clock.now()), message],
    )
  }
  /**
   * Notes how far it is, which says at the same time that the job lives; other connections see it at once.
   */
  function progressOf({ jobNo, userId }: Job): (rows: number) => void {
    let told = 0
    return (rows) => {
      if (Date.now() - told < progressMs) return
      told = Date.now()
      database
        .query(`update "excelJob" set "doneCnt" = $2, "liveDt" = now() where "jobNo" = $1`, [jobNo, rows])
        .then(() => tellBrowsers(jobNo, userId))
        .catch(() => undefined)
    }
  }
  const run = () => (running ??= runAll().finally(() => (running = undefined)))
  return {
    run,
    async start(session, request) {
      const jobNo = await inTransaction(engine, session, (context) => noteJob(context, request))
      tellBrowsers(jobNo, session.userId)
      // Beside the answer; what goes wrong stands in the job.
      void run().catch(() => undefined)
      return { jobNo }
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
          excelJobMessages.uploaded(applied, failed),
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

async function noteJob({ sql, session, now }: Context, request: ExcelRequest): Promise<number> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`excelJob ${session.userId}`])
  const { open } = await sql.one<{ open: number }>(
    `select count(*)::int as open from "excelJob" where "userId" = $1 and "statusCd" in ('WAIT', 'RUN')`,
    [session.userId],
  )
  if (open >= jobsOfOne) throw new Refusal(429, 'TOO_MANY_REQUESTS', excelJobMessages.tooMany)
  const { jobNo } = await sql.one<{ jobNo: number }>(
    `insert into "excelJob" ("userId", "kindCd", "label", "tableNm", "statusCd", "reason", "rqstDt", "params", "sessionId", "ip")
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning "jobNo"`,
    [
      session.userId,
      excelKinds.download,
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
  return jobNo
}

/** Jobs of a process that is gone wait again, or have failed when that happened too often. */
async function recover({ database, clock }: Engine): Promise<void> {
  const silent = `"statusCd" = 'RUN' and "liveDt" < now() - make_interval(secs => ${silentSeconds})`
  await database.query(
    `update "excelJob" set "statusCd" = 'FAIL', "endDt" = $1, "message" = $2 where ${silent} and "tryCnt" >= ${triesAllowed}`,
    [momentOf(clock.now()), excelJobMessages.interrupted],
  )
  await database.query(`update "excelJob" set "statusCd" = 'WAIT' where ${silent}`)
}
const takeNext = ({ database, clock }: Engine): Promise<Job | undefined> =>
  database.maybe<Job>(
    `update "excelJob" set "statusCd" = 'RUN', "startDt" = $1, "liveDt" = now(), "tryCnt" = "tryCnt" + 1, "doneCnt" = 0
     where "jobNo" = (select "jobNo" from "excelJob" where "statusCd" = 'WAIT' order by "jobNo" limit 1 for update skip locked)
     returning "jobNo", "userId", "label", "tableNm", "params", "reason", "sessionId", "ip"`,
    [momentOf(clock.now())],
  )

/** The person with the rights of this moment, whatever they were when the file was asked for. */
async function sessionOf({ database, clock }: Engine, job: Job): Promise<Session | undefined> {
  const signedIn = await database.maybe<{ loginKindCd: LoginKind }>(
    `select s."loginKindCd" from "userSession" s join "user" u using ("userId") where s."sessionId"::text = $1 and u."acctStatusCd" not in ('ACS03', 'ACS04')`,
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
export const expiredFile = (): Refusal =>
  new Refusal(410, 'EXPIRED', '보관기간이 지나 삭제된 파일입니다. 다시 요청해 주세요.')
export const notReady = (): Refusal => new Refusal(409, 'CONFLICT', messages.wrongState('생성 중'))
