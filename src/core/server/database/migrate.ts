import { createHash } from 'node:crypto'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { StartupRefusal } from '../runtime/startup-refusal.ts'

/** Any constant of our own; all portals on one database use the same. */
const lockKey = 727_274

const root = path.resolve(import.meta.dirname, '../../../..')
/** Folders with migrations: the common one, and the `migrations` of a module that has its own. */
export const migrationFolders: readonly string[] = ['db/migrations', 'src/modules/*/migrations'].flatMap(
  (folder) => globSync(folder, { cwd: root }).map((found) => path.join(root, found)),
)

interface Migration {
  id: number
  file: string
  sql: string
  checksum: string
}

/**
 * Brings the database forward: applies the numbered files `NNNN_name.sql` that it does not have yet, each in
 * a transaction of its own. A file whose first line is `-- no-transaction` (CREATE INDEX CONCURRENTLY) runs
 * statement by statement. Several processes may call this at once; one works, the others wait.
 * @returns names of the files applied now, in order
 * @throws when a file fails (its transaction is rolled back) or was changed after it had been applied
 */
export async function migrate(
  url: string,
  options: { directory?: string; log?: (line: string) => void } = {},
): Promise<string[]> {
  const migrations = readMigrations(options.directory ? [options.directory] : migrationFolders)
  const client = new Client({ connectionString: url, application_name: 'portal-migrate' })
  await client.connect()
  try {
    await client.query(
      `set statement_timeout = 0; set lock_timeout = '5s'; set idle_in_transaction_session_timeout = 0`,
    )
    await lock(client)
    await client.query(`create table if not exists "schemaMigration" (
      "migrationNo" integer primary key, "migrationNm" text not null, "checksum" text not null,
      "createDt" timestamptz not null default now(), "durationMs" integer not null)`)
    const applied = await readApplied(client)
    const news: string[] = []
    for (const migration of migrations) {
      const checksum = applied.get(migration.id)
      if (checksum === undefined) {
        await apply(client, migration)
        news.push(migration.file)
        options.log?.(`${migration.file} 적용`)
      } else if (checksum !== migration.checksum) {
        throw new StartupRefusal(
          `${migration.file}: 이미 적용한 마이그레이션이 바뀌었습니다. 파일을 되돌리고 새 번호의 파일을 더하세요.`,
        )
      }
    }
    return news
  } finally {
    await client.end()
  }
}

/** The numbered files of folders in order. @throws Error for a bad name, or a number that stands twice */
export function readMigrations(directories: readonly string[]): Migration[] {
  const files = directories
    .flatMap((directory) => readdirSync(directory).map((file) => ({ directory, file })))
    .filter(({ file }) => file.endsWith('.sql'))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1))
  const seen = new Set<number>()
  return files.map(({ directory, file }) => {
    if (!/^\d{4}_.+\.sql$/.test(file))
      throw new Error(`${file}: 마이그레이션의 이름은 0001_name.sql 모양이어야 합니다.`)
    const id = Number(file.slice(0, 4))
    if (seen.has(id)) throw new Error(`${file}: 번호 ${id}인 마이그레이션이 둘입니다.`)
    seen.add(id)
    // Git may check files out with Windows line ends; the checksum must not depend on it.
    const sql = readFileSync(path.join(directory, file), 'utf8').replaceAll('\r\n', '\n')
    return { id, file, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/**
 * Polls: a process that waits inside pg_advisory_lock holds a snapshot, for which CREATE INDEX CONCURRENTLY
 * waits in turn.
 */
async function lock(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      lockKey,
    ])
    if (rows[0]?.locked) return
    await wait(200)
  }
}

async function readApplied(client: Client): Promise<Map<number, string>> {
  const { rows } = await client.query<{ migrationNo: number; checksum: string }>(
    'select "migrationNo", "checksum" from "schemaMigration"',
  )
  return new Map(rows.map((row) => [row.migrationNo, row.checksum]))
}

async function apply(client: Client, migration: Migration): Promise<void> {
  const start = performance.now()
  const inTransaction = !/^-- no-transaction\b/.test(migration.sql)
  try {
    if (inTransaction) await client.query('begin')
    for (const statement of inTransaction ? [migration.sql] : statementsOf(migration.sql))
      await client.query(statement)
    await client.query(
      'insert into "schemaMigration" ("migrationNo", "migrationNm", "checksum", "durationMs") values ($1, $2, $3, $4)',
      [migration.id, migration.file, migration.checksum, Math.round(performance.now() - start)],
    )
    if (inTransaction) await client.query('commit')
  } catch (error) {
    if (inTransaction) await client.query('rollback').catch(() => undefined)
    throw new Error(`${migration.file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/** Statements of a `-- no-transaction` file end with a semicolon at the end of a line. */
function statementsOf(sql: string): string[] {
  return sql
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replaceAll(/^--.*$/gm, '').trim() !== '')
}
