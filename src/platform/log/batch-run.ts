import { codeSentences } from '../../core/server/entity/code-sentences.ts'
import { asSystem, inTransaction, type Engine } from '../../core/server/entity/context.ts'
import { momentOf } from '../../core/shared/dates.ts'
import { failureTold } from './batch-failure.rule.ts'
import { administrators, tell } from './notice-port.ts'
import type { FourTexts } from '../../core/shared/four-texts.ts'

/** A job whose runs are noted. Modules define theirs; the seed delivers each as a code of BATCH. */
export interface Batch {
  batchCd: string
  name: FourTexts
  /**
   * Which runs leave a row: all, those that did something, or only failures, for a job that runs every few
   * seconds.
   */
  records: 'all' | 'work' | 'failures'
}

/** A job that fails at every run of every few seconds says so once in so long. */
const sameFailureMinutes = 10
const succeeded = 'SUCCESS'
const failed = 'FAIL'

export interface Worked {
  cnt: number
  message: string
  /** Rows of a file that could not be taken. */
  errorCnt?: number
  /** Name under which the file that was read is kept. */
  fileNm?: string
}
type Noted = Omit<Worked, 'cnt' | 'message'> & { cnt: number | null; message: string | null }
/**
 * Runs a job of the clock and notes begin, end, result, count and message (admin 2.2); a failure is told to
 * the administrators (SYS_BATCH_FAIL).
 * @param work answers with how many things it has done, and with what there is to say about them
 * @param actUserId who started the run by hand
 * @throws what the job throws
 */
export async function runBatch(
  engine: Engine,
  { batchCd, records }: Pick<Batch, 'batchCd' | 'records'>,
  work: () => Promise<number | Worked>,
  actUserId: string | null = null,
): Promise<number> {
  const startDt = momentOf(engine.clock.now())
  const note = (resultCd: string, { cnt, message, errorCnt, fileNm }: Noted) =>
    engine.database.query(
      `insert into "batchHist" ("batchCd", "startDt", "endDt", "resultCd", "cnt", "message", "errorCnt", "fileNm", "actUserId") values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [batchCd, startDt, momentOf(engine.clock.now()), resultCd, cnt, message, errorCnt, fileNm, actUserId],
    )
  try {
    const worked = await work()
    const noted = typeof worked === 'number' ? { cnt: worked, message: null } : worked
    if (records === 'all' || (records === 'work' && noted.cnt > 0)) await note(succeeded, noted)
    return noted.cnt
  } catch (error) {
    // The failure is reported even when it cannot be stored.
    await noteFailure(engine, batchCd, String(failureTold(error)), note).catch(() => undefined)
    throw error
  }
}

async function noteFailure(
  engine: Engine,
  batchCd: string,
  cause: string,
  note: (resultCd: string, noted: Noted) => Promise<unknown>,
): Promise<void> {
  const message = cause.slice(0, 1000)
  const known = await engine.database.maybe(
    `select 1 from "batchHist" where "batchCd" = $1 and "resultCd" = $2 and "message" = $3 and "startDt" > $4::timestamptz - make_interval(mins => $5) limit 1`,
    [batchCd, failed, message, momentOf(engine.clock.now()), sameFailureMinutes],
  )
  if (known) return
  await note(failed, { cnt: null, message })
  await inTransaction(engine, asSystem('배치 실패 알림'), async (context) => {
    const names = await codeSentences(context.sql, 'BATCH')
    await tell(context, 'SYS_BATCH_FAIL', {
      to: await administrators(context),
      variables: { title: names.get(batchCd) ?? batchCd, cont: message, actUserNm: context.session.userNm },
      linkUrl: '/manage/log/batchHist',
      once: `${batchCd} ${context.now.slice(0, 13)}`,
    })
  })
}
