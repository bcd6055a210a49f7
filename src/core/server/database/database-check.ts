import { Client } from 'pg'
import { StartupRefusal, systemErrorCode } from '../runtime/startup-refusal.ts'

const oldestMajor = 15

/**
 * Checks that the portal can work on this database: it answers, is PostgreSQL 15 or later, and pg_trgm sees
 * Hangul and the letters that mark plants.
 * @throws StartupRefusal one Korean line that says what to do
 */
export async function checkDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect().catch((error: unknown) => {
      throw unreachable(url, error)
    })
    const { rows } = await client.query<{ version: number; name: string }>(
      `select current_setting('server_version_num')::int / 10000 as version, current_database() as name`,
    )
    const server = rows[0]
    if (!server || server.version < oldestMajor) {
      throw new StartupRefusal(
        `데이터베이스가 PostgreSQL ${server?.version ?? '?'}입니다. ${oldestMajor} 이상으로 올리거나 DATABASE_URL에 다른 서버를 지정하세요.`,
      )
    }
    await checkHangul(client, server.name)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function checkHangul(client: Client, name: string): Promise<void> {
  await client.query('create extension if not exists pg_trgm').catch((error: unknown) => {
    throw new StartupRefusal(
      `데이터베이스 '${name}'에 pg_trgm 확장을 만들 수 없습니다(${reason(error)}). 관리자 계정으로 create extension pg_trgm을 먼저 실행하세요.`,
    )
  })
  const { rows } = await client.query<{ seen: boolean }>(
    `select cardinality(show_trgm('황산나트륨')) > 0 and cardinality(show_trgm('ꀃꀃꀃ')) > 0 as seen`,
  )
  if (rows[0]?.seen) return
  throw new StartupRefusal(
    `데이터베이스 '${name}'의 pg_trgm이 한글을 알아보지 못합니다. LC_CTYPE이 UTF-8인 데이터베이스를 만드세요: create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'.`,
  )
}

/** Names host and database, never the password. */
function unreachable(url: string, error: unknown): StartupRefusal {
  const { host, pathname } = new URL(url)
  return new StartupRefusal(
    `데이터베이스 ${host}${pathname}에 연결할 수 없습니다(${reason(error)}). DATABASE_URL과 서버의 상태를 확인하세요.`,
  )
}

function reason(error: unknown): string {
  return systemErrorCode(error) ?? (error instanceof Error ? error.message : String(error))
}
