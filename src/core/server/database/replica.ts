import type { LiveEvent } from '../../shared/session.ts'
import type { Session } from '../http/session.ts'
import { createDatabase, type Database, type Sql } from './database.ts'

/**
 * A streaming replica that answers lists and exports (docs/scaling.md). It never answers with outdated rows:
 * for `holdMs` after a write, the primary answers the writer and everybody who reads the changed list, and a
 * replica that lags by more than its checks allow is not used.
 */
export interface Replica {
  /**
   * The database from which the list of an entity is read: the replica, or undefined for the primary.
   * @param wroteLately the call carries `wroteCookie`
   */
  readsFor(topic: string, session: Session, wroteLately: boolean): Database | undefined
  /** Somebody has changed something of this topic; '*': of any. */
  heard(event: LiveEvent): void
  /** This person's call has changed something. */
  wrote(session: Session): void
  /** True while lists are read there; for the metrics and for tests. */
  isFresh(): boolean
  end(): Promise<void>
}

/** Tells the other processes of the portal, at once, that this browser has written. */
export const wroteCookie = 'portalWrote'
export const wroteCookieText = `${wroteCookie}=1; Path=/api; Max-Age=5; SameSite=Strict; HttpOnly`
export const hasWroteCookie = (header: string | undefined): boolean =>
  header?.includes(`${wroteCookie}=`) ?? false

/** Twice as long as a replica that counts as fresh can lag. */
const holdMs = 5000
const checkMs = 1000
/** Recovery was in the way, or the replica has gone: the primary can still answer. */
const isReplicaTrouble = (code: string | undefined): boolean =>
  code === undefined ||
  ['40001', '40P01', '57P01', '57P02', '57P03', '55006', 'ECONNREFUSED', 'ECONNRESET'].includes(code)

export function createReplica(
  url: string,
  primary: Database,
  now: () => number = () => performance.now(),
): Replica {
  const database = createDatabase(url)
  let fresh = false
  let earlier: string | undefined
  const changed = new Map<string, number>()
  const writers = new Map<string, number>()
  const held = (until: number | undefined) => until !== undefined && until > now()

  /** The replica is fresh if it has replayed past the primary's position of the previous check. */
  async function check(): Promise<void> {
    try {
      const [{ lsn }, caught] = await Promise.all([
        primary.one<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn'),
        earlier === undefined
          ? undefined
          : database.one<{ caught: boolean }>('select pg_last_wal_replay_lsn() >= $1::pg_lsn as caught', [
              earlier,
            ]),
      ])
      fresh = caught?.caught ?? false
      earlier = lsn
    } catch {
      fresh = false
      earlier = undefined
    }
  }
  let checking = check()
  const timer = setInterval(() => {
    for (const kept of [changed, writers])
      for (const [name, until] of kept) if (until <= now()) kept.delete(name)
    checking = checking.then(check)
  }, checkMs)
  timer.unref()

  /** The primary answers what the replica could not. */
  const answering: Sql = {
    query: (text, values) =>
      database.query<never>(text, values).catch((error: { code?: string }) => {
        if (!isReplicaTrouble(error.code)) throw error
        fresh = false
        return primary.query<never>(text, values)
      }),
    async maybe(text, values) {
      return (await answering.query<never>(text, values))[0]
    },
    async one(text, values) {
      const row = await answering.maybe<never>(text, values)
      if (!row) throw new Error(`no row for: ${text.slice(0, 120)}`)
      return row
    },
  }
  const reads: Database = { ...database, ...answering }
  return {
    readsFor: (topic, { sessionId }, wroteLately) =>
      fresh &&
      !wroteLately &&
      !held(writers.get(sessionId)) &&
      !held(changed.get(topic)) &&
      !held(changed.get('*'))
        ? reads
        : undefined,
    heard: ({ topic }) => void changed.set(topic, now() + holdMs),
    wrote: ({ sessionId }) => void writers.set(sessionId, now() + holdMs),
    isFresh: () => fresh,
    async end() {
      clearInterval(timer)
      await checking
      await database.end()
    },
  }
}
