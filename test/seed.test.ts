import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoNotificationCount } from '../db/seed/demo-notifications.ts'
import { demoSignIns, seed } from '../db/seed/seed.ts'
import { createDatabase, type Database } from '../src/core/server/database/database.ts'
import { migrate } from '../src/core/server/database/migrate.ts'
import { cloneDatabase, emptyDatabase, type TestDatabase } from './database.ts'
import { testPlatform } from './platform.ts'

const today = '2026-11-20'
const countOf = async (sql: Database, table: string) =>
  (await sql.one<{ count: number }>(`select count(*) as count from "${table}"`)).count

describe('the demonstration', () => {
  let files: TestDatabase
  let sql: Database
  beforeAll(async () => {
    files = await cloneDatabase()
    sql = createDatabase(files.url, { max: 2 })
  })
  afterAll(async () => {
    await sql.end()
    await files.drop()
  })
  it('has the departments, groups, menus and accounts of the design', async () => {
    const tables = ['plant', 'dept', 'authGrp', 'menu', 'user', 'vendor', 'duty']
    expect(await Promise.all(tables.map((table) => countOf(sql, table)))).toEqual([4, 26, 11, 465, 49, 5, 25])
  })
  it('has the logs of the design: 300 rows of the trail, 80 sign-ins with one lock, 12 errors', async () => {
    const { count } = await sql.one<{ count: number }>(
      `select count(*)::int as count from "auditLog" where "sessionId" = 'demonstration'`,
    )
    const { locks } = await sql.one<{ locks: number }>(
      `select count(*)::int as locks from "loginHist" where "resultCd" = 'LOCK'`,
    )
    expect([count, await countOf(sql, 'loginHist'), locks, await countOf(sql, 'errorLog')]).toEqual([
      300, 80, 1, 12,
    ])
  })
  it('has sixty notifications in the words of their events, some of them unread', async () => {
    const rows = await sql.query<{ state: string; title: string; body: string }>(
      'select "state", "title", "body" from "noti"',
    )
    expect(rows).toHaveLength(demoNotificationCount)
    expect(rows.filter(({ title, body }) => /\{\{/.test(title + body))).toEqual([])
    expect(rows.filter(({ state }) => state === 'unread').length).toBeGreaterThan(3)
  })
  it('can be filled again without a change, and a right that was taken away stays away', async () => {
    const tables = [
      'permitItem',
      'sysParam',
      'workPermit',
      'vendorWorker',
      'menu',
      'codeItem',
      'authGrpMenu',
      'user',
      'userDuty',
      'deptProcess',
      'pwdHist',
      'auditLog',
      'auditSeal',
      'loginHist',
      'errorLog',
      'batchHist',
      'personalLog',
      'excelJob',
      'menuUse',
      'sysParam',
      'apprPolicy',
      'apprPolicyStep',
      'apprLine',
      'apprRqst',
    ]
    await sql.query(`delete from "authGrpMenu" where "authGrpNo" = 8 and "menuId" = 'M020301'`)
    const before = await Promise.all(tables.map((table) => countOf(sql, table)))
    await seed(files.url, { demo: true, today, log: () => {} })
    expect(await Promise.all(tables.map((table) => countOf(sql, table)))).toEqual(before)
  })
  it('names only accounts that can sign in', async () => {
    const platform = await testPlatform(files.url)
    try {
      for (const { userId } of demoSignIns) expect((await platform.login(userId)).mustChgYn, userId).toBe('N')
    } finally {
      await platform.close()
    }
  })
})

it('an installation without the demonstration has one administrator, whose random password is shown once and must be changed', async () => {
  const files = await emptyDatabase()
  const said: string[] = []
  const log = (line: string) => void said.push(line)
  try {
    await migrate(files.url)
    await seed(files.url, { demo: false, today, log })
    await seed(files.url, { demo: false, today, log })
    expect(said).toHaveLength(1)
    const sql = createDatabase(files.url, { max: 1 })
    const tables = ['permitItem', 'sysParam', 'permitArea', 'workPermit']
    expect(await Promise.all(tables.map((table) => countOf(sql, table)))).toEqual([77, 203, 0, 0])
    await sql.end()
    const password = /임시 비밀번호: (\S+)/.exec(said[0]!)![1]
    const platform = await testPlatform(files.url)
    try {
      const answer = await platform.tryLogin('admin', { password })
      expect(answer.json<{ data: { mustChgYn: string } }>().data.mustChgYn).toBe('Y')
      expect((await platform.tryLogin('sys01')).statusCode).toBe(401)
    } finally {
      await platform.close()
    }
  } finally {
    await files.drop()
  }
})
