import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { demoPassword, seed } from '../../db/seed/seed.ts'
import { buildServer } from '../../src/app/server.ts'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../src/core/server/database/embedded-postgres.ts'
import { dayOf } from '../../src/core/shared/dates.ts'
import { migrate } from '../../src/core/server/database/migrate.ts'
import { wroteCookie } from '../../src/core/server/database/replica.ts'
import { passwordSha } from '../../src/platform/session/password.ts'
import { clientOf, testSettings } from '../portal.ts'
import { freePort } from '../postgres.ts'
import { dataFolder, startStandby } from './standby.ts'

/**
 * A real streaming replica beside the portal. Its replay is stopped where a test has to see which of the two
 * has answered.
 */
const folders = [dataFolder('primary'), dataFolder('standby')]
let primary: EmbeddedPostgres
let standby: EmbeddedPostgres
let app: FastifyInstance
let atPrimary: Client
let atStandby: Client

beforeAll(async () => {
  primary = await startEmbeddedPostgres({ dataDir: folders[0]!, port: await freePort() })
  await migrate(primary.url)
  await seed(primary.url, { demo: true, today: dayOf(new Date()) })
  standby = await startStandby(primary, folders[1]!)
  const settings = testSettings({ databaseReplicaUrl: standby.url })
  app = await buildServer({ settings, databaseUrl: primary.url, loginPerMinute: 10_000, timers: false })
  await app.ready()
  atPrimary = new Client(primary.adminUrl)
  atStandby = new Client(standby.adminUrl)
  await atPrimary.connect()
  await atStandby.connect()
}, 180_000)
afterAll(async () => {
  await atPrimary?.end()
  await atStandby?.end().catch(() => undefined)
  await app?.close()
  await standby?.stop().catch(() => undefined)
  await primary?.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

// A test that fails must not leave the next one with a replica that stands still.
afterEach(() => atStandby?.query('select pg_wal_replay_resume()').catch(() => undefined))

async function signIn(userId: string) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { userId, userPwdSHA: passwordSha(demoPassword) },
  })
  return clientOf(app, userId, answer.json<{ data: { accessToken: string } }>().data.accessToken)
}
type Person = Awaited<ReturnType<typeof signIn>>
async function names(person: Person): Promise<string[]> {
  const { status, body } = await person.get('/api/manage/holidays?limit=300')
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as { data: { holidayNm: string }[] }).data.map(({ holidayNm }) => holidayNm)
}
async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  for (let patience = 200; patience > 0; patience--) {
    if (await what()) return
    await wait(100)
  }
  throw new Error('it did not come true')
}
const fresh = () => until(() => app.engine.replica!.isFresh())
const insert = (day: string, name: string) =>
  atPrimary.query(
    `insert into "holiday" ("ymd", "holidayNm", "createUserId", "updateUserId") values ($1, $2, 'test', 'test')`,
    [day, name],
  )

test('lists are read from the replica', { timeout: 60_000 }, async () => {
  const reader = await signIn('sys01')
  // Signing in is a write of one's own.
  await wait(5500)
  await fresh()
  await atStandby.query('select pg_wal_replay_pause()')
  await insert('2031-05-05', '원본에만 있는 날')
  expect(await names(reader)).not.toContain('원본에만 있는 날')
  await atStandby.query('select pg_wal_replay_resume()')
  await until(async () => (await names(reader)).includes('원본에만 있는 날'))
})

test(
  'a user who has written reads the own change at once, and so does everybody who looks at that list',
  { timeout: 60_000 },
  async () => {
    const writer = await signIn('sys01')
    await wait(5500)
    await fresh()
    await atStandby.query('select pg_wal_replay_pause()')
    const saved = await writer.post('/api/manage/holiday', { ymd: '2031-06-06', holidayNm: '방금 등록한 날' })
    expect(saved.status).toBe(201)
    expect(await names(writer)).toContain('방금 등록한 날')
    // The event reaches every process within a moment.
    await wait(200)
    expect(app.engine.replica!.readsFor('holiday', { sessionId: 'another' } as never, false)).toBeUndefined()
    await atStandby.query('select pg_wal_replay_resume()')
  },
)

test('another process learns it from the browser itself', async () => {
  const writer = await signIn('sys01')
  const { headers } = await app.inject({
    method: 'PUT',
    url: '/api/manage/holiday/multi',
    headers: { 'x-authorization': `Bearer ${writer.accessToken}` },
    payload: {},
  })
  expect(String(headers['set-cookie'])).toContain(`${wroteCookie}=1`)
  await until(
    () => app.engine.replica!.readsFor('dept', { sessionId: 'another' } as never, false) !== undefined,
  )
  expect(app.engine.replica!.readsFor('dept', { sessionId: 'another' } as never, true)).toBeUndefined()
})

test(
  'a replica that stays behind is left alone, and one that has gone is not missed',
  { timeout: 90_000 },
  async () => {
    const reader = await signIn('sys01')
    await fresh()
    await atStandby.query('select pg_wal_replay_pause()')
    await insert('2031-07-07', '복제본이 늦는 날')
    await until(() => !app.engine.replica!.isFresh())
    expect(await names(reader)).toContain('복제본이 늦는 날')
    await atStandby.query('select pg_wal_replay_resume()')
    await fresh()
    await atStandby.end()
    await standby.stop()
    expect(await names(reader)).toContain('복제본이 늦는 날')
    await until(() => !app.engine.replica!.isFresh())
    expect(await names(reader)).toContain('복제본이 늦는 날')
  },
)
