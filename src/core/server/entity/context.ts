import type { Clock } from '../runtime/clock.ts'
import type { Database, Sql, Transaction } from '../database/database.ts'
import { momentOf } from '../../shared/dates.ts'
import { systemUserId, type LiveEvent } from '../../shared/session.ts'
import { hasWroteCookie, type Replica } from '../database/replica.ts'
import { isLimited, sayWriter, writerSql } from './row-guard.ts'
import type { Session } from '../http/session.ts'
import { entitySays } from './entity.texts.ts'

/**
 * The context of ordinary code: the user, the open transaction, the time, and a way to notify browsers after
 * the commit.
 */
export interface Context {
  session: Session
  sql: Sql
  clock: Clock
  /** The moment of this request, ISO with the offset of Seoul. */
  now: string
  /** The day of this request in Seoul, 'YYYY-MM-DD'. */
  today: string
  /**
   * The moment at which the person entered an act that waited for the network; the audit trail has it beside
   * the arrival.
   */
  enteredDt?: string
  /** Told to all browsers once the transaction has been committed. */
  publish(event: LiveEvent): void
}

/** The parts that the engine needs; built once a process. */
export interface Engine {
  database: Database
  clock: Clock
  publish(events: LiveEvent[]): void
  /** Answers lists and exports where there is one. */
  replica?: Replica
  /** Takes downloads that are too large for one answer; without it every download is answered at once. */
  excelJobs?: ExcelJobs
}

/** Files that are made beside the calls (admin R12): Excel of many rows, and packs of other files. */
export interface ExcelJobs {
  /**
   * Notes a download; its file is made afterwards, with the rights that the person has then.
   * @throws Refusal
   * 429
   */
  start(session: Session, request: ExcelRequest): Promise<{ jobNo: number }>
  /** The same for a file that a maker of a module makes; `tableNm` is the name of the maker. */
  make(session: Session, request: ExcelRequest): Promise<{ jobNo: number }>
  /** Notes an upload that was applied, in its transaction. */
  uploaded(
    context: Context,
    upload: { tableNm: string; label: string; applied: number; failed: number },
  ): Promise<void>
}
export interface ExcelRequest {
  tableNm: string
  /** Name of the file, without time and extension. */
  label: string
  /** Conditions, columns and order of the request. */
  parameters: Record<string, unknown>
  reason?: string | undefined
}

/** A moment as the time of a context, with its day: the two change together. @param now in Seoul */
export const timeOf = (now: string): Pick<Context, 'now' | 'today'> => ({ now, today: now.slice(0, 10) })

/** Runs work in one transaction as the given user and publishes its events after the commit. */
export async function inTransaction<T>(
  engine: Engine,
  session: Session,
  work: (context: Context & { sql: Transaction }) => Promise<T>,
): Promise<T> {
  const events: LiveEvent[] = []
  const result = await engine.database.transaction(
    (sql) =>
      work({
        session,
        sql,
        clock: engine.clock,
        ...timeOf(momentOf(engine.clock.now())),
        publish: (event: LiveEvent) => void events.push(event),
      }),
    // The transaction names its writer before its first write.
    isLimited(session) ? writerSql(session) : undefined,
  )
  if (events.length > 0) engine.publish(events)
  return result
}
/** Does a part of an open transaction as somebody else, such as the system, and goes on as before. */
export async function actingAs<T>(
  context: Context,
  session: Session,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const guarded = isLimited(context.session) || isLimited(session)
  if (guarded) await sayWriter(context.sql, session)
  const result = await work({ ...context, session })
  // A failed part rolls the whole transaction back, so there is no writer to set any more.
  if (guarded) await sayWriter(context.sql, context.session)
  return result
}
/** Reads without a transaction, as the given user. */
export const reading = (engine: Engine, session: Session): Context => ({
  session,
  sql: engine.database,
  clock: engine.clock,
  ...timeOf(momentOf(engine.clock.now())),
  publish: (event) => engine.publish([event]),
})

/**
 * The same for the lists and downloads of an entity, from the replica where it has what the caller may
 * expect.
 * @param cookies of the call
 */
export const readingLists = (engine: Engine, session: Session, topic: string, cookies?: string): Context => ({
  ...reading(engine, session),
  sql: engine.replica?.readsFor(topic, session, hasWroteCookie(cookies)) ?? engine.database,
})

/**
 * The only way past the scope: for the clock's jobs and the module's own side effects. Easy to grep, and the
 * reason is in the audit trail.
 */
export function asSystem(reason: string): Session {
  return {
    sessionId: `system: ${reason}`,
    userId: systemUserId,
    userNm: String(entitySays.system()),
    vendorCd: null,
    plantCd: null,
    deptCd: null,
    language: 'kr',
    plants: null,
    depts: null,
    menus: new Map(),
    authGrpNos: [],
    duties: [],
    ip: '',
  }
}
export const isSystem = (session: Session): boolean => session.sessionId.startsWith('system: ')
