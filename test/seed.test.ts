import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoNotificationCount } from '../db/seed/demo-notifications.ts'
import { auditRows, signIns } from '../db/seed/log.ts'
import { errorStories } from '../db/seed/log-facts.ts'
import { departments, employees } from '../db/seed/organisation-facts.ts'
import { duties, groups, plants } from '../db/seed/reference-facts.ts'
import { demoSignIns, seed } from '../db/seed/seed.ts'
import { rowsOf } from '../src/core/server/seed/tsv.ts'
import { vendorFacts } from '../db/seed/vendors.ts'
import { courseCompanies } from '../src/modules/vendor/seed/course-facts.ts'
import { subcontractors } from '../src/modules/vendor/seed/company-life.ts'
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
    const facts = {
      plant: plants,
      dept: departments,
      authGrp: groups,
      menu: rowsOf('menus'),
      vendor: [...vendorFacts, ...subcontractors, ...courseCompanies],
      duty: duties,
    }
    for (const [table, rows] of Object.entries(facts))
      expect(await countOf(sql, table), table).toBe(rows.length)
    const accounts = await sql.query<{ userId: string; vendorCd: string | null }>(
      'select "userId", "vendorCd" from "user"',
    )
    const staff = accounts.filter(({ vendorCd }) => vendorCd === null)
    expect(staff.map(({ userId }) => userId).toSorted()).toEqual(employees.map(([id]) => id).toSorted())
    const companies = new Set(accounts.flatMap(({ vendorCd }) => vendorCd ?? []))
    expect([...companies].toSorted()).toEqual(
      [...vendorFacts, ...courseCompanies].map(({ vendorCd }) => vendorCd),
    )
  })
  it('has every row of the trail, every sign-in with a lock among them and every error that its facts name', async () => {
    const { count } = await sql.one<{ count: number }>(
      `select count(*)::int as count from "auditLog" where "sessionId" = 'demonstration'`,
    )
    const { locks } = await sql.one<{ locks: number }>(
      `select count(*)::int as locks from "loginHist" where "resultCd" = 'LOCK'`,
    )
    expect([count, await countOf(sql, 'loginHist'), await countOf(sql, 'errorLog')]).toEqual([
      auditRows,
      signIns,
      errorStories.length,
    ])
    expect(locks).toBeGreaterThan(0)
  })
  it('has its notifications in the words of their events, some of them unread', async () => {
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
    // The reference data is that of the demonstration, without its people and records.
    const demonstration = await cloneDatabase()
    const full = createDatabase(demonstration.url, { max: 1 })
    for (const table of [
      'permitItem',
      'sysParam',
      'menu',
      'authGrpMenu',
      'codeGroup',
      'codeItem',
      'notiEvent',
    ])
      expect(await countOf(sql, table), table).toBe(await countOf(full, table))
    for (const table of ['permitArea', 'workPermit', 'vendor', 'improvement', 'chmProduct'])
      expect(await countOf(sql, table), table).toBe(0)
    await full.end()
    await demonstration.drop()
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
