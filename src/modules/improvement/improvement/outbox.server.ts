import { asSystem, inTransaction, type Context, type Engine } from '../../../core/server/entity/context.ts'

/** What a source is told of its improvement (IMPR_EVENT, IMP-12 c). */
export type SourceEvent = 'created' | 'received' | 'rejected' | 'closed' | 'reopened' | 'overdue'
export interface OutboxEvent {
  imprNo: number
  imprCd: string
  imprNm: string
  sourceModuleCd: string
  sourceKey: string
  sourceSubKey: string
  eventCd: SourceEvent
}
type Listener = (event: OutboxEvent, context: Context) => Promise<void>

const listeners = new Map<string, Listener>()
/** A source says once how it hears of its improvements; the app connects it. */
export const listenToImprovements = (sourceModuleCd: string, listener: Listener): void =>
  void listeners.set(sourceModuleCd, listener)

/**
 * Puts an event into the outbox, in the transaction of what caused it. Rows that no module made have nobody
 * to tell; the sources of what was merged into this row hear of it as their own (impr.md 4, 병합).
 */
export async function raise(context: Context, imprNo: number, eventCd: SourceEvent): Promise<void> {
  await context.sql.query(
    `insert into "improvementOutbox" ("imprNo", "eventCd", "nextDt", "createDt")
     select "imprNo", $2, $3::timestamptz, $3::timestamptz from "improvement" where ("imprNo" = $1 or "mergeToNo" = $1) and "sourceKey" is not null`,
    [imprNo, eventCd, context.now],
  )
}

export const mostTries = 10
/**
 * Gives the sources what they have not heard yet, at least once each and each in its own transaction; a
 * failure is tried again a minute later.
 */
export async function sendOutbox(engine: Engine): Promise<number> {
  const waiting = await engine.database.query<{ eventNo: number }>(
    `select "eventNo" from "improvementOutbox" where "sentDt" is null and "tryCnt" < ${mostTries} and "nextDt" <= $1 order by "eventNo" limit 200`,
    [engine.clock.now().toISOString()],
  )
  let sent = 0
  for (const { eventNo } of waiting) if (await sendOne(engine, eventNo)) sent += 1
  return sent
}

async function sendOne(engine: Engine, eventNo: number): Promise<boolean> {
  try {
    return await inTransaction(engine, asSystem('개선요청 연동'), async (context) => {
      const event = await context.sql.maybe<OutboxEvent>(
        `select i."imprNo", i."imprCd", i."imprNm", i."sourceModuleCd", i."sourceKey", i."sourceSubKey", o."eventCd"
         from "improvementOutbox" o join "improvement" i using ("imprNo") where o."eventNo" = $1 and o."sentDt" is null for update of o skip locked`,
        [eventNo],
      )
      if (!event) return false
      await listeners.get(event.sourceModuleCd)?.(event, context)
      await context.sql.query(
        'update "improvementOutbox" set "sentDt" = $2, "tryCnt" = "tryCnt" + 1, "errorTxt" = null where "eventNo" = $1',
        [eventNo, context.now],
      )
      return true
    })
  } catch (error) {
    await engine.database.query(
      `update "improvementOutbox" set "tryCnt" = "tryCnt" + 1, "errorTxt" = $2, "nextDt" = $3::timestamptz + interval '1 minute' where "eventNo" = $1`,
      [eventNo, String(error).slice(0, 1000), engine.clock.now().toISOString()],
    )
    return false
  }
}
