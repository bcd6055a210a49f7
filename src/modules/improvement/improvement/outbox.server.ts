import { enqueue, runQueue, type Queue } from '../../../core/server/runtime/queue.ts'
import type { Context, Engine } from '../../../core/server/entity/context.ts'
import { defined } from '../../../core/shared/defined.ts'
import { outboxSays } from './outbox.texts.ts'

/** Events of an improvement that its source is told (IMPR_EVENT, IMP-12 c). */
export type SourceEvent = 'created' | 'received' | 'rejected' | 'verified' | 'closed' | 'reopened' | 'overdue'
/** What the check that was passed last says of the risk that is left. */
export interface VerifiedRisk {
  verifyDt: string
  /** On the source's own scale; null: it has none, or the check was made on the own one. */
  scoreAft: number | null
  /** 1–5, and their product; null: judged on the source's scale. */
  freqAft: number | null
  sevAft: number | null
  riskAft: number | null
}
export interface OutboxEvent {
  imprNo: number
  imprCd: string
  imprNm: string
  sourceModuleCd: string
  sourceKey: string
  sourceSubKey: string
  eventCd: SourceEvent
  /** Of a 'verified' alone. */
  verified?: VerifiedRisk
}
type Listener = (event: OutboxEvent, context: Context) => Promise<void>

const listeners = new Map<string, Listener>()
/** A source says once how it hears of its improvements. */
export const listenToImprovements = (sourceModuleCd: string, listener: Listener): void =>
  void listeners.set(sourceModuleCd, listener)

/** The queue of events for sources, with a minute between two tries. */
const queue: Queue<{ imprNo: number; eventCd: SourceEvent }> = {
  name: 'improvement',
  reason: String(outboxSays.reason()),
  retryMinutes: [1, 1, 1, 1, 1, 1, 1, 1, 1],
  async run(context, { imprNo, eventCd }) {
    const event = await context.sql.maybe<Omit<OutboxEvent, 'eventCd' | 'verified'>>(
      `select "imprNo", "imprCd", "imprNm", "sourceModuleCd", "sourceKey", "sourceSubKey" from "improvement" where "imprNo" = $1`,
      [imprNo],
    )
    if (!event) return
    const verified = eventCd === 'verified' ? await riskVerified(context, imprNo) : undefined
    await listeners.get(event.sourceModuleCd)?.({ ...event, eventCd, ...defined({ verified }) }, context)
  },
}
/**
 * The last check that was passed, of a merged row that of its main row; the score of another source is none of
 * this one's.
 */
const riskVerified = ({ sql }: Context, imprNo: number): Promise<VerifiedRisk | undefined> =>
  sql.maybe<VerifiedRisk>(
    `select to_json(v."verifyDt")#>>'{}' as "verifyDt", v."freqAft", v."sevAft", v."riskAft",
       case when m."sourceModuleCd" = i."sourceModuleCd" then v."scoreAft" end as "scoreAft"
     from "improvement" i join "improvement" m on m."imprNo" = coalesce(i."mergeToNo", i."imprNo")
       join "improvementVerify" v on v."imprNo" = m."imprNo" and v."verifyTypeCd" = 'F' and v."resultCd" = 'OK'
     where i."imprNo" = $1 order by v."imprVerifyNo" desc limit 1`,
    [imprNo],
  )
export const outboxQueueNm = queue.name

/**
 * Puts an event into the queue, in the transaction of its cause. Rows without a source module have no
 * listener; the sources of rows merged into this one get the event as their own (impr.md 4, 병합).
 */
export async function raise(context: Context, imprNo: number, eventCd: SourceEvent): Promise<void> {
  const told = await context.sql.query<{ imprNo: number }>(
    `select "imprNo" from "improvement" where ("imprNo" = $1 or "mergeToNo" = $1) and "sourceKey" is not null order by "imprNo"`,
    [imprNo],
  )
  await enqueue(
    context,
    queue,
    told.map((each) => ({ imprNo: each.imprNo, eventCd })),
  )
}

/** Gives the sources what they have not heard yet. @returns how many events were heard */
export const sendOutbox = (engine: Engine): Promise<number> => runQueue(engine, queue)
