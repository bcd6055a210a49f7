import { chmodSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/core/server/database/embedded-postgres.ts'
import { migrate } from '../src/core/server/database/migrate.ts'
import { parseDataKeys, useDataKeys } from '../src/core/server/entity/sealed.ts'
import { seed } from '../db/seed/seed.ts'
import { withDatabase } from '../test/database-url.ts'
import { testDataKeys } from '../test/portal.ts'

/**
 * The PostgreSQL that is measured: the embedded one, or that of DATABASE_URL, whose role must be allowed to
 * create databases.
 */
export interface BenchDatabase {
  url(name: string): string
  admin(statement: string, database?: string, values?: unknown[]): Promise<pg.QueryResult>
  /** Process id of the server's first process; 0 where it runs elsewhere and its CPU cannot be read. */
  pid: number
  what: string
  stop(): Promise<void>
}

export async function openDatabase(port: number): Promise<BenchDatabase> {
  const given = process.env['DATABASE_URL']
  const embedded = given ? undefined : await embeddedAt(port)
  const adminUrl = embedded?.adminUrl ?? given!
  const admin = async (statement: string, database?: string, values?: unknown[]) => {
    const client = new pg.Client({
      connectionString: database ? withDatabase(adminUrl, database) : adminUrl,
      statement_timeout: 0,
    })
    await client.connect()
    return client.query(statement, values).finally(() => client.end())
  }
  const { rows } = await admin('select version()')
  return {
    url: (name) => withDatabase(embedded?.url ?? given!, name),
    admin,
    pid: embedded
      ? Number(readFileSync(path.join(embedded.home, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
      : 0,
    what: `${embedded ? 'embedded ' : 'DATABASE_URL, '}${String((rows[0] as { version: string }).version).split(' on ')[0]}`,
    // One that was running already goes on.
    stop: async () => void (embedded?.adopted === false && (await embedded.stop())),
  }
}
async function embeddedAt(port: number) {
  const dataDir = path.resolve('.cache/bench')
  mkdirSync(dataDir, { recursive: true })
  chmodSync(dataDir, 0o755)
  return startEmbeddedPostgres({ dataDir, port })
}

/** Made once and kept; an interrupted fill is started again. */
export async function filledDatabase(
  database: BenchDatabase,
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<void> {
  const { rowCount } = await database.admin(
    `select 1 from pg_database where datname = '${name}' and shobj_description(oid, 'pg_database') = 'filled'`,
  )
  if (rowCount) return
  await database.admin(`drop database if exists ${name}`)
  await database.admin(`create database ${name} owner "${new URL(database.url(name)).username}"`)
  await fill(database.url(name))
  await database.admin(`comment on database ${name} is 'filled'`)
}

/** Works in a new database with the demonstration of today in it, which goes when the work has ended. */
export async function inDemonstration(
  name: string,
  work: (url: string, database: BenchDatabase) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(16711)
  useDataKeys(parseDataKeys(testDataKeys)!)
  try {
    await database.admin(`drop database if exists ${name}`)
    await database.admin(`create database ${name} owner "${new URL(database.url(name)).username}"`)
    const url = database.url(name)
    await migrate(url)
    await seed(url, { demo: true, today: new Date().toISOString().slice(0, 10), log: () => {} })
    await work(url, database)
  } finally {
    await database.admin(`drop database if exists ${name}`).catch(() => undefined)
    await database.stop()
  }
}
