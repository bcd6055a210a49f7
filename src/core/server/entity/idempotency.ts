import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { minutesBetween, toMoment } from '../../shared/dates.ts'
import { idempotencyHours } from '../../shared/limits.ts'
import { messages } from '../../shared/messages.ts'
import { enteredByOther, enteredHeaders, idempotencyHeader } from '../../shared/session.ts'
import { inTransaction, type Context, type Engine } from './context.ts'
import type { Binds, Transaction } from '../database/database.ts'
import type { Session } from '../http/session.ts'
import { badField, conflict, refused, Refusal } from '../http/errors.ts'
import { createLines } from '../runtime/in-line.ts'

/** A transaction that its work may end with the statement that writes (`last`). */
export interface Ending extends Pick<Transaction, 'last' | 'ahead'> {
  /**
   * Keeps the request's key with that statement: an insert that goes on with ` from stored`. Absent: the
   * request has no key.
   * @param recordKey SQL of the written record's key
   */
  claim?: ((binds: Binds, recordKey: string) => string) | undefined
}

/**
 * Transactions of one person at the same time. The pool has ten connections: who repeats one request many
 * times while it is being done, or writes many times into a row that somebody holds, waits for himself and
 * not everybody for him.
 */
const writesAtOnce = 8
const lines = createLines(writesAtOnce)
const inPersonsLine = <T>(
  engine: Engine,
  session: Session,
  work: (context: Context & { sql: Transaction }) => Promise<T>,
): Promise<T> => lines(session.userId, () => inTransaction(engine, session, work))

/**
 * Runs the work of a writing request in one transaction as its user. With an X-Idempotency-Key the work is
 * done once: its answer is kept for 24 hours or more in the same transaction, and a repeated request gets that
 * answer. A repeat that arrives during the first attempt waits for it; a failed attempt leaves nothing
 * behind. The answer must be JSON and should be small, such as the key of the record. A request that may wait
 * for the network (`waitMinutes`, core/web/outbox.ts) names in its headers when and by whom it was entered.
 * The key is kept a day longer than the request may wait: whatever comes later is refused for its age, so nothing is
 * done twice.
 * @throws Refusal 400 (malformed key), 409 (the key belongs to a request that said something else, or was
 * entered by somebody else), 422 (may not wait, or has waited too long)
 */
export function writing<T>(
  engine: Engine,
  request: FastifyRequest,
  work: (context: Context) => Promise<T>,
  { waitMinutes = 0, isRepeat = false }: { waitMinutes?: number; isRepeat?: boolean } = {},
): Promise<T> {
  const requestKey = keyIn(request)
  const enteredDt = enteredIn(request)
  if (requestKey === undefined) {
    if (enteredDt === undefined) return inPersonsLine(engine, request.session, work)
    throw badField(idempotencyHeader, messages.badType(idempotencyHeader))
  }
  const requestHash = hashOf(request)
  return inPersonsLine(engine, request.session, async (context) => {
    const { userId } = context.session
    // Waits for a transaction that is writing the same key; what was kept long enough counts as gone.
    const first = await context.sql.maybe(
      `insert into "idempotency" as i ("userId", "requestKey", "requestHash", "createDt", "keepHours") values ($1, $2, $3, $4::timestamptz, $5)
       on conflict ("userId", "requestKey") do update set "requestHash" = excluded."requestHash", "result" = null, "createDt" = excluded."createDt", "keepHours" = excluded."keepHours"
       where i."createDt" <= excluded."createDt" - make_interval(hours => i."keepHours") returning 1`,
      [userId, requestKey, requestHash, context.now, keepHoursOf(waitMinutes)],
    )
    if (!first) return answered<T>(context, requestKey, requestHash)
    // It was a repeat when it was looked at and has become too old since: what it was not looked at for is not done.
    if (isRepeat) throw conflict(messages.requestRepeated)
    // A repeat has been answered by now, however late it comes.
    const result = await work(enteredDt === undefined ? context : lateIn(context, enteredDt, waitMinutes))
    await context.sql.last(
      `update "idempotency" set "result" = $3::jsonb where "userId" = $1 and "requestKey" = $2 returning 1`,
      [userId, requestKey, JSON.stringify(result ?? null)],
    )
    return result
  })
}

/**
 * Like `writing`, for work that writes with one statement. That statement also stores the key, so no
 * transaction and no lookup of the key is needed before it. When it fails because the key is known, the
 * request is a repeat: it is run through `writing` and gets the first answer.
 * @throws as `writing`
 */
export async function writingAtOnce<T>(
  engine: Engine,
  request: FastifyRequest,
  work: (context: Context, ending?: Ending) => Promise<T>,
  waits: { waitMinutes?: number } = {},
): Promise<T> {
  if (enteredIn(request) !== undefined) return writing(engine, request, (context) => work(context), waits)
  const requestKey = keyIn(request)
  try {
    return await inPersonsLine(engine, request.session, (context) =>
      work(context, {
        last: context.sql.last,
        ahead: context.sql.ahead,
        claim:
          requestKey === undefined
            ? undefined
            : (binds, recordKey) =>
                `insert into "idempotency" ("userId", "requestKey", "requestHash", "keepHours", "result", "createDt") select ${[context.session.userId, requestKey, hashOf(request)].map((value) => binds.add(value)).join(', ')}, ${binds.add(keepHoursOf(waits.waitMinutes))}::int, to_jsonb(${recordKey}), ${binds.add(context.now)}::timestamptz`,
      }),
    )
  } catch (error) {
    // A key that was kept long enough is still in the way of the statement, though it counts as gone.
    const isTaken = (error as { constraint?: string }).constraint === 'idempotency_pkey'
    if (requestKey === undefined || !(isTaken || (await isKnown(engine, request, requestKey)))) throw error
    return writing(engine, request, (context) => work(context), waits)
  }
}

/**
 * The same for a request that is looked at before its transaction begins, because a refusal must leave
 * something behind (a counted password, a row in the trail). A repeat of an answered request is not looked at
 * again: what it asks for is done already, and would be refused for that.
 * @throws what `look` throws, and as `writing`
 */
export async function writingAfter<T>(
  engine: Engine,
  request: FastifyRequest,
  look: () => Promise<unknown>,
  work: (context: Context) => Promise<T>,
  { waitMinutes = 0 }: { waitMinutes?: number } = {},
): Promise<T> {
  const requestKey = keyIn(request)
  // What may not wait is refused for that alone.
  if (enteredIn(request) !== undefined && waitMinutes === 0) return writing(engine, request, work)
  const isRepeat = async () => requestKey !== undefined && (await isKnown(engine, request, requestKey))
  let repeat = await isRepeat()
  if (!repeat)
    await look().catch(async (error: unknown) => {
      // The first one may have finished meanwhile.
      repeat = await isRepeat()
      if (!repeat) throw error
    })
  return writing(engine, request, work, { waitMinutes, isRepeat: repeat })
}

/** A day, and a day more than the request may wait for the network. */
const keepHoursOf = (waitMinutes = 0): number => idempotencyHours + Math.ceil(waitMinutes / 60)

/** @throws Refusal 400 */
function keyIn({ headers }: FastifyRequest): string | undefined {
  const requestKey = headers[idempotencyHeader.toLowerCase()]
  if (requestKey !== undefined && (typeof requestKey !== 'string' || !/^[\w-]{16,100}$/.test(requestKey)))
    throw badField(idempotencyHeader, messages.badType(idempotencyHeader))
  return requestKey
}
/** A key that was kept long enough counts as forgotten, as in `writing`. */
const isKnown = async (
  { database, clock }: Engine,
  { session }: FastifyRequest,
  requestKey: string,
): Promise<boolean> =>
  (await database.maybe(
    `select 1 from "idempotency" where "userId" = $1 and "requestKey" = $2 and "createDt" > $3::timestamptz - make_interval(hours => "keepHours")`,
    [session.userId, requestKey, clock.now().toISOString()],
  )) !== undefined

/**
 * When a request was entered that has waited for the network.
 * @throws Refusal 400 (no moment), 409 (somebody else is signed in by now)
 */
export function enteredIn({ headers, session }: FastifyRequest): string | undefined {
  const said = headers[enteredHeaders.dt.toLowerCase()]
  if (said === undefined) return undefined
  const enteredDt = typeof said === 'string' ? toMoment(said) : undefined
  if (enteredDt === undefined) throw badField(enteredHeaders.dt, messages.badType(enteredHeaders.dt))
  if (headers[enteredHeaders.by.toLowerCase()] !== session.userId)
    throw new Refusal(409, enteredByOther, messages.enteredByOther)
  return enteredDt
}
function lateIn(context: Context, enteredDt: string, waitMinutes: number): Context {
  if (waitMinutes === 0) throw refused([{ guard: 'cannotWait', message: messages.cannotWait }])
  const waited = minutesBetween(enteredDt, context.now)
  if (waited > waitMinutes)
    throw refused([{ guard: 'waitedTooLong', message: messages.waitedTooLong(waitMinutes) }])
  // A browser's clock that runs ahead: nothing is entered after it has arrived.
  return { ...context, enteredDt: waited < 0 ? context.now : enteredDt }
}

async function answered<T>(context: Context, requestKey: string, requestHash: string): Promise<T> {
  const known = await context.sql.one<{ requestHash: string; result: T }>(
    `select "requestHash", "result" from "idempotency" where "userId" = $1 and "requestKey" = $2`,
    [context.session.userId, requestKey],
  )
  if (known.requestHash !== requestHash) throw conflict(messages.requestRepeated)
  return known.result
}

/** A fast hash of a password is not kept, not even for a day. */
const isSecret = (name: string): boolean => /pwd|password/i.test(name)
const hashOf = ({ method, url, body }: FastifyRequest): string =>
  createHash('sha256')
    .update(
      `${method} ${url}\n${JSON.stringify(body, (name, value: unknown) => (isSecret(name) ? undefined : value)) ?? ''}`,
    )
    .digest('hex')

/** Forgets the keys that were kept long enough. */
export async function purgeIdempotency(engine: Engine): Promise<void> {
  await engine.database.query(
    `delete from "idempotency" where "createDt" < $1::timestamptz - make_interval(hours => ${idempotencyHours})
       and "createDt" < $1::timestamptz - make_interval(hours => "keepHours")`,
    [engine.clock.now().toISOString()],
  )
}
