import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { demoPassword } from '../../../../db/seed/seed.ts'
import { cloneDatabase, type TestDatabase } from '../../../../test/database.ts'
import { testSettings } from '../../../../test/portal.ts'
import { behaviours } from '../../../app/modules.ts'
import { buildServer } from '../../../app/server.ts'
import { passwordSha } from '../../../platform/session/password.ts'
import { sealAll } from '../../../platform/log/audit-chain.ts'
import { sealLogs } from '../../../platform/log/log-chain.ts'
import { retainLogs } from '../../../platform/log/retention.ts'
import { digestKey } from '../../../platform/log/audit-chain.ts'
import { systemClock } from '../runtime/clock.ts'
import { createDatabase, type Database } from './database.ts'
import { areTwoRoles, grantRuntime } from './runtime-role.ts'

/** The portal on a role that owns nothing. */
const role = `run_${process.pid}`
let clone: TestDatabase
let runtimeUrl: string
let database: Database
beforeAll(async () => {
  clone = await cloneDatabase()
  const admin = new Client({ connectionString: inject('adminUrl') })
  await admin.connect()
  await admin.query(`create role ${role} login password 'run'`)
  await admin.end()
  const url = new URL(clone.url)
  url.username = role
  url.password = 'run'
  runtimeUrl = url.toString()
  await grantRuntime(
    clone.url,
    runtimeUrl,
    behaviours.map(({ resource }) => resource),
  )
  database = createDatabase(runtimeUrl)
})
afterAll(async () => {
  await database?.end()
  await clone?.drop()
  const admin = new Client({ connectionString: inject('adminUrl') })
  await admin.connect()
  await admin.query(`drop role if exists ${role}`)
  await admin.end()
})

test('the two are told apart by their names', () => {
  expect([areTwoRoles(clone.url, runtimeUrl), areTwoRoles(clone.url, clone.url)]).toEqual([true, false])
})

test.each(['auditLog', 'auditSeal', 'auditDigest', 'comStateHist', 'personalLog', 'loginHist', 'logSeal'])(
  'neither changes nor deletes nor empties %s, nor switches its triggers off',
  async (table) => {
    for (const statement of [
      `update "${table}" set ${table === 'comStateHist' ? '"reason"' : table === 'personalLog' || table === 'loginHist' ? '"ip"' : '"userId"'} = 'x'`,
      `delete from "${table}"`,
      `truncate "${table}"`,
      `alter table "${table}" disable trigger user`,
      `drop table "${table}"`,
    ])
      await expect(database.query(statement), statement).rejects.toThrow(
        /permission denied|must be owner|does not exist/,
      )
  },
)

test('the function that takes old rows away leaves the young ones, whoever calls it', async () => {
  await database.query(
    `insert into "loginHist" ("userId", "dt", "loginKindCd", "resultCd", "ip") values ('emp01', now(), 'MAIN', 'SUCCESS', '::1')`,
  )
  await expect(
    database.query(`select "cutTrail"('loginHist', now() + interval '1 day', 10)`),
  ).rejects.toThrow('append only')
  await sealAll({ database })
  await expect(database.query('select "cutAudit"(1000000)')).rejects.toThrow('append only')
  await expect(database.query(`select "cutTrail"('user', now(), 10)`)).rejects.toThrow('no trail')
})

test('the portal works on it: sign-in, list, save, chain, retention', async () => {
  const settings = testSettings()
  const app = await buildServer({ settings, databaseUrl: runtimeUrl, clock: systemClock, timers: false })
  const call = async (method: 'GET' | 'POST', url: string, payload?: object, token?: string) => {
    const answer = await app.inject({
      method,
      url,
      ...(payload && { payload }),
      headers: token ? { 'x-authorization': `Bearer ${token}` } : {},
    })
    return { status: answer.statusCode, body: answer.json<{ data: Record<string, string> }>() }
  }
  const { body } = await call('POST', '/api/auth/login', {
    userId: 'saf01',
    userPwdSHA: passwordSha(demoPassword),
  })
  const token = body.data['accessToken']!
  expect((await call('GET', '/api/vendor/workers', undefined, token)).status).toBe(200)
  const made = await call(
    'POST',
    '/api/vendor/worker',
    {
      vendorCd: 'V00001',
      vendorWorkerNm: '남궁태현',
      birthYmd: '1985-05-05',
      privAgreeYmd: '2026-01-01',
      sensAgreeYmd: '2026-01-01',
      healthNextYmd: '2030-01-01',
      entryStatCd: 'expired',
      healthFitYn: 'Y',
      useYn: 'Y',
    },
    token,
  )
  expect(made.status).toBe(201)
  expect(await sealAll(app.engine)).toBeGreaterThan(0)
  expect(await sealLogs(app.engine)).toBeGreaterThan(0)
  expect(await retainLogs(app.engine, digestKey(settings.tokenSecret))).toBeGreaterThanOrEqual(0)
  await app.close()
})
