import { addMinutes, momentOf } from '../../shared/dates.ts'
import { asSystem, inTransaction, type Context, type Engine } from '../entity/context.ts'

/** One kind of work that is done after the answer, and again when it fails (decision 0056). */
export interface Queue<D extends object> {
  /** Stands in each of its rows (`queueNm`). */
  name: string
  /** The reason that the audit trail stores for this work. */
  reason: string
  /** Minutes until the next try after each failure; after the last one the job has failed. */
  retryMinutes: readonly number[]
  /** Jobs of a higher number come first. */
  priority?: number
  /**
   * Does one job in the transaction that ends it: a process that dies leaves the job as it was, and what was
   * written is written once. A thrown error is a failed try.
   */
  run(context: Context, data: D, job: Job): Promise<void>
  /** Hears of a failed try in the transaction that notes it; without `nextDt` it was the last one. */
  failed?(context: Context, data: D, failure: Failure): Promise<void>
}
export interface Job {
  jobNo: number
  /** Tries that have failed. */
  tryCnt: number
  /** When it was to be done. */
  nextDt: string
}
export interface Failure {
  error: unknown
  message: string
  tryCnt: number
  nextDt: string | undefined
}
/** Thrown by `run`: no further try can help. */
export class Hopeless extends Error {}
/** Thrown by `run`: the process ends; another one does the job, and this was no try. */
export class Interrupted extends Error {}
export const jobStates = { waiting: 'waiting', done: 'done', failed: 'failed' } as const

/** A run ends after so many jobs, so that the process can close in time. */
const mostInARun = 100
/** Starts of a job without an end, after which it is taken for what ends its processes. */
const mostLostStarts = 3
/** A process that dies between taking a job and locking it keeps others waiting so long. */
const leaseSeconds = 60
/** Characters of an error that are kept. */
const mostOfError = 4000

/** Puts jobs into the queue, in the transaction of what causes them. */
export async function enqueue(
  context: Context,
  { name, priority = 0 }: { name: string; priority?: number },
  jobs: readonly object[],
): Promise<void> {
  if (jobs.length === 0) return
  await context.sql.query(
    `insert into "queueJob" ("queueNm", "priority", "data", "state", "nextDt", "createUserId", "createDt", "updateUserId")
     select $1, $2, d.value, '${jobStates.waiting}', $3, $5, $3, $5 from jsonb_array_elements($4::jsonb) with ordinality d order by d.ordinality`,
    [name, priority, context.now, JSON.stringify(jobs), context.session.userId],
  )
}

/**
 * Does the due jobs of a queue one after the other. A job is locked while it is done, so that several
 * processes share the queue and each job is done by one of them.
 * @returns how many were done
 */
export async function runQueue<D extends object>(engine: Engine, queue: Queue<D>): Promise<number> {
  let done = 0
  for (let count = 0; count < mostInARun; count++) {
    const outcome = await runNext(engine, queue)
    if (outcome === 'empty') break
    if (outcome === 'done') done += 1
  }
  return done
}

interface Found<D> extends Job {
  data: D
  startCnt: number
}
const columns = `"jobNo", "data", "tryCnt", "startCnt", to_json("nextDt")#>>'{}' as "nextDt"`

async function runNext<D extends object>(
  engine: Engine,
  queue: Queue<D>,
): Promise<'empty' | 'done' | 'failed'> {
  // Counted before the work and outside of its transaction: what ends the process is seen to have begun. The
  // lease keeps others away until the row is locked; then the lock does.
  const begun = await engine.database.maybe<{ jobNo: number }>(
    `update "queueJob" set "startCnt" = "startCnt" + 1, "leaseDt" = now() + make_interval(secs => ${leaseSeconds}) where "jobNo" = (
       select "jobNo" from "queueJob" where "queueNm" = $1 and "state" = '${jobStates.waiting}' and "nextDt" <= $2 and ("leaseDt" is null or "leaseDt" < now())
       order by "priority" desc, "nextDt", "jobNo" limit 1 for update skip locked) returning "jobNo"`,
    [queue.name, momentOf(engine.clock.now())],
  )
  if (!begun) return 'empty'
  const work = inTransaction(engine, asSystem(queue.reason), async (context) => {
    const job = await context.sql.maybe<Found<D>>(
      `select ${columns} from "queueJob" where "jobNo" = $1 and "state" = '${jobStates.waiting}' for update`,
      [begun.jobNo],
    )
    // Its lease ran out before it was locked, and another process did it.
    if (!job) return 'failed'
    if (job.startCnt - job.tryCnt > mostLostStarts) {
      await noteFailure(context, queue, job, new Hopeless('interrupted too often'))
      return 'failed'
    }
    // A failed try undoes what it wrote, and nothing else: the lock on the job stays.
    await context.sql.query('savepoint "job"')
    try {
      await queue.run(context, job.data, job)
    } catch (error) {
      if (error instanceof Interrupted) throw error
      await context.sql.query('rollback to savepoint "job"')
      await noteFailure(context, queue, job, error)
      return 'failed'
    }
    await context.sql.query(
      `update "queueJob" set "state" = '${jobStates.done}', "tryCnt" = "tryCnt" + 1, "startCnt" = "tryCnt" + 1, "leaseDt" = null, "endDt" = $2, "lastError" = null where "jobNo" = $1`,
      [job.jobNo, context.now],
    )
    return 'done' as const
  })
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
    await engine.database.query(
      `update "queueJob" set "startCnt" = "startCnt" - 1, "leaseDt" = null where "jobNo" = $1`,
      [begun.jobNo],
    )
    return 'empty'
  }
}

async function noteFailure<D extends object>(
  context: Context,
  queue: Queue<D>,
  job: Found<D>,
  error: unknown,
): Promise<void> {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, mostOfError)
  const wait = error instanceof Hopeless ? undefined : queue.retryMinutes[job.tryCnt]
  const nextDt = wait === undefined ? undefined : addMinutes(context.now, wait)
  await context.sql.query(
    `update "queueJob" set "state" = $2, "tryCnt" = "tryCnt" + 1, "startCnt" = "tryCnt" + 1, "leaseDt" = null, "nextDt" = coalesce($3, "nextDt"), "endDt" = $4, "lastError" = $5 where "jobNo" = $1`,
    [
      job.jobNo,
      nextDt ? jobStates.waiting : jobStates.failed,
      nextDt ?? null,
      nextDt ? null : context.now,
      message,
    ],
  )
  await queue.failed?.(context, job.data, { error, message, tryCnt: job.tryCnt + 1, nextDt })
}

/** Takes away jobs that are done; failed ones stay until somebody has seen to them. @returns how many */
export async function purgeJobs(engine: Engine, days: number): Promise<number> {
  const gone = await engine.database.query(
    `delete from "queueJob" where "state" = '${jobStates.done}' and "endDt" < $1::timestamptz - make_interval(days => $2) returning 1`,
    [momentOf(engine.clock.now()), days],
  )
  return gone.length
}
