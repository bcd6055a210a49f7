import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freePort } from '../../../../test/postgres.ts'
import { checkDatabase } from './database-check.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { lockDataFolder } from '../runtime/instance-lock.ts'

const newFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-postgres-'))
  chmodSync(folder, 0o755)
  return folder
}
/** One cluster for all tests, because making one takes time. */
let clusterDir: string
/** Empty for each test. */
let dataDir: string
beforeAll(() => void (clusterDir = newFolder()))
beforeEach(() => void (dataDir = newFolder()))
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))
afterAll(() => rmSync(clusterDir, { recursive: true, force: true }))

async function ask<T>(url: string, text: string): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ answer: T }>(text)
    return rows[0]!.answer
  } finally {
    await client.end()
  }
}

describe('the embedded PostgreSQL', () => {
  test('starts, keeps what was written, and stops', async () => {
    const port = await freePort()
    const first = await startEmbeddedPostgres({ dataDir: clusterDir, port })
    expect(first.adopted).toBe(false)
    await checkDatabase(first.url)
    expect(await ask(first.url, `select current_setting('timezone') as answer`)).toBe('Asia/Seoul')
    expect(await ask(first.url, `select rolsuper as answer from pg_roles where rolname = current_user`)).toBe(
      false,
    )
    expect(await ask(first.url, `select array_length(show_trgm('황산'), 1) > 0 as answer`)).toBe(true)
    expect(statSync(path.join(clusterDir, 'database/password')).mode & 0o777).toBe(0o600)
    await ask(first.url, `create table kept as select 1 as answer`).catch(() => undefined)
    await first.stop()
    await expect(ask(first.url, 'select 1 as answer')).rejects.toThrow(/ECONNREFUSED/)

    const second = await startEmbeddedPostgres({ dataDir: clusterDir, port })
    expect(await ask(second.url, 'select answer from kept')).toBe(1)
    await second.stop()
  })

  test('is adopted after its portal was killed', async () => {
    const port = await freePort()
    const module = JSON.stringify(path.join(import.meta.dirname, 'embedded-postgres.ts'))
    const script = `const { startEmbeddedPostgres } = await import(${module})
      await startEmbeddedPostgres(${JSON.stringify({ dataDir: clusterDir, port })})
      process.kill(process.pid, 'SIGKILL')`
    const portal = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' })
    const [, signal] = (await once(portal, 'exit')) as [number | null, string | null]
    expect(signal).toBe('SIGKILL')

    const next = await startEmbeddedPostgres({ dataDir: clusterDir, port })
    expect(next.adopted).toBe(true)
    expect(await ask(next.url, 'select 1 as answer')).toBe(1)
    await next.stop()
  })

  test('moves to another port when it is told to', async () => {
    const before = await startEmbeddedPostgres({ dataDir: clusterDir, port: await freePort() })
    const after = await startEmbeddedPostgres({ dataDir: clusterDir, port: await freePort() })
    expect(after.url).not.toBe(before.url)
    expect(await ask(after.url, 'select 1 as answer')).toBe(1)
    await after.stop()
  })

  test('says in one line that the port is taken', async () => {
    const port = await freePort()
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')
    await expect(startEmbeddedPostgres({ dataDir: clusterDir, port })).rejects.toThrow(
      new RegExp(`^데이터베이스 포트 ${port}을\\(를\\) 다른 프로그램이 쓰고 있습니다.*DATABASE_PORT.*$`),
    )
    other.close()
  })

  test('says in one line that a file stands where the folder should be', async () => {
    writeFileSync(path.join(dataDir, 'database'), '')
    await expect(startEmbeddedPostgres({ dataDir, port: await freePort() })).rejects.toThrow(
      /^데이터 폴더 '.*' 자리에 폴더가 아닌 파일이/,
    )
  })
})

describe('checkDatabase', () => {
  test('names an unreachable database without its password', async () => {
    const check = checkDatabase(`postgres://portal:secret@127.0.0.1:${await freePort()}/portal`)
    await expect(check).rejects.toThrow(
      /^데이터베이스 127\.0\.0\.1:\d+\/portal에 연결할 수 없습니다\(ECONNREFUSED\)/,
    )
  })

  test('refuses a database whose trigrams do not see Hangul', async () => {
    const server = await startEmbeddedPostgres({ dataDir: clusterDir, port: await freePort() })
    await ask(server.adminUrl, `select 1 as answer`)
    const client = new Client({ connectionString: server.adminUrl })
    await client.connect()
    await client.query(
      `create database blind template template0 locale_provider builtin builtin_locale 'C' lc_collate 'C' lc_ctype 'C'`,
    )
    await client.end()
    await expect(checkDatabase(server.adminUrl.replace(/\/portal$/, '/blind'))).rejects.toThrow(
      /^데이터베이스 'blind'의 pg_trgm이 한글을/,
    )
    await server.stop()
  })
})

describe('lockDataFolder', () => {
  test('refuses a second portal on the folder, in one line', async () => {
    const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    await once(holder, 'spawn')
    const script = path.join(dataDir, 'portal.lock')
    writeFileSync(script, JSON.stringify({ pid: holder.pid, born: '' }))
    expect(() => lockDataFolder(dataDir)).toThrow(
      new RegExp(`^포털이 이미 이 데이터 폴더 .*프로세스 ${holder.pid}.*$`),
    )
    holder.kill()
    await once(holder, 'exit')
    lockDataFolder(dataDir)()
  })

  test('takes over a lock whose process is gone or another one by now, and gives it back', () => {
    const file = path.join(dataDir, 'portal.lock')
    writeFileSync(file, JSON.stringify({ pid: process.ppid, born: 'another boot/1' }))
    const release = lockDataFolder(dataDir)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid })
    release()
    expect(() => statSync(file)).toThrow(/ENOENT/)
  })

  test('takes over a lock that cannot be read', () => {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(path.join(dataDir, 'portal.lock'), '{')
    lockDataFolder(dataDir)()
  })
})
