import { enqueue, runQueue, type Queue } from '../../../core/server/runtime/queue.ts'
import type { Context, Engine } from '../../../core/server/entity/context.ts'
import { outboxSays } from './outbox.texts.ts'

/** Events of an improvement that its source is told (IMPR_EVENT, IMP-12 c). */
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
/** A source says once how it hears of its improvements. */
export const listenToImprovements = (sourceModuleCd: string, listener: Listener): void =>
  void listeners.set(sourceModuleCd, listener)

/** The queue of events for sources, with a minute between two tries. */
const queue: Queue<{ imprNo: number; eventCd: SourceEvent }> = {
  name: 'improvement',
  reason: String(outboxSays.reason()),
  retryMinutes: [1, 1, 1, 1, 1, 1, 1, 1, 1],
  async run(context, { imprNo, eventCd }) {
    const event = await context.sql.maybe<Omit<OutboxEvent, 'eventCd'>>(
      `select "imprNo", "imprCd", "imprNm", "sourceModuleCd", "sourceKey", "sourceSubKey" from "improvement" where "imprNo" = $1`,
      [imprNo],
    )
    if (event) await listeners.get(event.sourceModuleCd)?.({ ...event, eventCd }, context)
  },
}
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
