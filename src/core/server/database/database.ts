import { createHash } from 'node:crypto'
import type { Duplex } from 'node:stream'
import pg from 'pg'

/** One statement at a time, on the pool or inside a transaction. */
export interface Sql {
  query<T extends object>(text: string, values?: readonly unknown[]): Promise<T[]>
  /** The single row of a statement that must find one. @throws Error when there is none */
  one<T extends object>(text: string, values?: readonly unknown[]): Promise<T>
  maybe<T extends object>(text: string, values?: readonly unknown[]): Promise<T | undefined>
}
export interface Transaction extends Sql {
  /**
   * Like `maybe`, for the last statement of a transaction: the commit is sent with it instead of after its
   * answer. When it fails nothing is committed. No further statement may follow.
   * @param saysItself the statement says what the transaction would have been opened with; when it is the
   * only one, it needs neither begin nor commit
   */
  last<T extends object>(
    text: string,
    values?: readonly unknown[],
    saysItself?: boolean,
  ): Promise<T | undefined>
  /** Reads on the same connection; the transaction begins only with the first other statement. */
  ahead: Sql
}
export interface Database extends Sql {
  readonly url: string
  /** @param opening statements without values that are sent with `begin`, before all others */
  transaction<T>(work: (sql: Transaction) => Promise<T>, opening?: string): Promise<T>
  /** The number of open connections, and of calls that wait for one. */
  connections(): { open: number; waiting: number }
  /** A connection of its own, for LISTEN and for cursors; the caller ends it. */
  connect(): Promise<pg.Client>
  end(): Promise<void>
}

// Numbers stay numbers, days stay 'YYYY-MM-DD', moments stay the text that PostgreSQL gives (stack-server.md
// section 1).
const types = new pg.TypeOverrides()
types.setTypeParser(20, Number)
types.setTypeParser(1700, Number)
types.setTypeParser(1082, (value) => value)
types.setTypeParser(1184, (value) => value)

/**
 * A named statement is planned once a connection: 3 times the reads. Each costs 56 KB a connection, hence the
 * cap.
 */
const namedLimit = 350
const names = new Map<string, string>()
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= namedLimit) return known
  const name = `s${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`
  names.set(text, name)
  return name
}

type Queryable = { query(config: pg.QueryConfig): Promise<pg.QueryResult> }
const sqlOn = (target: Queryable, named = true): Sql => {
  const query = async <T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> => {
    const result = await target.query({
      text,
      values: values as unknown[],
      name: named && values.length > 0 ? nameOf(text) : undefined,
    })
    return result.rows as T[]
  }
  const maybe = async <T extends object>(text: string, values?: readonly unknown[]): Promise<T | undefined> =>
    (await query<T>(text, values))[0]
  const one = async <T extends object>(text: string, values?: readonly unknown[]): Promise<T> => {
    const row = await maybe<T>(text, values)
    if (!row) throw new Error(`no row for: ${text.slice(0, 120)}`)
    return row
  }
  return { query, maybe, one }
}

/**
 * Statements that are sent in one turn of the event loop leave in one packet: a packet costs more than what
 * most statements do.
 * @returns to be called before each of them
 */
function gathering(client: pg.PoolClient): () => void {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection
  let gathers = false
  return () => {
    if (gathers) return
    gathers = true
    stream.cork()
    process.nextTick(() => {
      gathers = false
      stream.uncork()
    })
  }
}

/** Settings of every connection of the portal. */
const settings = {
  timezone: 'Asia/Seoul',
  statement_timeout: '50s',
  // A prepared plan does not know how few rows a page has and would start helpers for them: what it wins
  // alone it loses with two people.
  max_parallel_workers_per_gather: '0',
}
/**
 * Makes them settings of the role, for connections that a pooler opens: a pooler passes none of our settings
 * on, and a setting made in one transaction would reach the next user of the connection.
 */
export async function settleRole(direct: Sql): Promise<void> {
  for (const [name, value] of Object.entries(settings))
    await direct.query(`alter role current_user set ${name} = '${value}'`)
}

/** A call that gets no connection for so long is asked to come back, before the browser gives up (50 s). */
const connectionTimeoutMillis = 30_000

/** @param options.directUrl past the pooler (pgbouncer in transaction mode) that `url` names */
export function createDatabase(
  url: string,
  { max = 10, directUrl }: { max?: number; directUrl?: string | undefined } = {},
): Database {
  const isPooled = directUrl !== undefined
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  const config = (connectionString: string) => ({ connectionString, types, application_name: 'portal' })
  const direct = { ...config(directUrl ?? url), options: options.join(' ') }
  // Pipelined, `begin` travels with the first statement of its transaction instead of waiting for an answer
  // of its own.
  const pool = new pg.Pool({
    ...(isPooled ? config(url) : direct),
    max,
    connectionTimeoutMillis,
    pipeline: true,
  })
  // An idle connection that breaks must not take the process down; the next query gets a new one.
  pool.on('error', () => {})
  // A connection may also break just as it is handed to its caller, before anybody can listen: then its first
  // statement fails instead.
  pool.on('connect', (client) => void client.on('error', () => {}))
  return {
    ...sqlOn(pool, !isPooled),
    url: directUrl ?? url,
    async transaction(work, opening = '') {
      const client = await pool.connect()
      let broken: Error | undefined
      // A connection that is lost between two statements says so here; unheard, it would take the process
      // down.
      const lost = (error: Error) => void (broken = error)
      client.on('error', lost)
      const gather = gathering(client)
      let begun: Promise<unknown> | undefined
      let ended: Promise<unknown> | undefined
      const begin = () => {
        if (begun) return
        begun = client.query(opening ? `begin; ${opening}` : 'begin')
        // Heard below, after the work.
        begun.catch(() => undefined)
      }
      const asked = (prepare?: () => void): Queryable => ({
        query(config) {
          if (ended) throw new Error('a statement after the last one of its transaction')
          gather()
          prepare?.()
          return client.query(config)
        },
      })
      const sql = sqlOn(asked(begin), !isPooled)
      const ahead = sqlOn(asked(), !isPooled)
      const last: Transaction['last'] = async (text, values, saysItself = opening === '') => {
        if (!begun && saysItself) {
          const answer = ahead.maybe(text, values)
          ended = answer.catch(() => undefined)
          return answer as never
        }
        const answer = sql.maybe(text, values)
        ended = client.query('commit')
        // A failed statement has turned the commit into a rollback.
        const [answered] = await Promise.all([answer, ended])
        return answered as never
      }
      try {
        const result = await work({ ...sql, last, ahead })
        await begun
        await (ended ?? (begun && client.query('commit')))
        return result
      } catch (error) {
        await (ended ?? (begun && client.query('rollback')))?.catch((failure: Error) => (broken = failure))
        throw error
      } finally {
        client.removeListener('error', lost)
        client.release(broken)
      }
    },
    async connect() {
      const client = new pg.Client(direct)
      client.on('error', () => {})
      await client.connect()
      return client
    },
    connections: () => ({ open: pool.totalCount, waiting: pool.waitingCount }),
    end: () => pool.end(),
  }
}

/** A name of a table or column; only ever from a definition, never from a request. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Collects the values of a statement and answers with their places. */
export class Binds {
  readonly values: unknown[] = []
  add(value: unknown): string {
    return `$${this.values.push(value)}`
  }
}
