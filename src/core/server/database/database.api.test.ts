import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../../test/database.ts'
import { createDatabase, type Database } from './database.ts'
import { keepListening } from './listening.ts'

let clone: TestDatabase
let database: Database
beforeAll(async () => {
  clone = await cloneDatabase()
  database = createDatabase(clone.url)
  await database.query('create table "note" ("noteNo" int primary key)')
})
afterAll(async () => {
  await database?.end()
  await clone?.drop()
})

const stored = async () =>
  (await database.query<{ noteNo: number }>('select "noteNo" from "note" order by 1')).map(
    ({ noteNo }) => noteNo,
  )
const insert = 'insert into "note" values ($1) returning "noteNo"'

test('the last statement of a transaction commits it', async () => {
  const row = await database.transaction(async (sql) => {
    await sql.query(insert, [1])
    return sql.last<{ noteNo: number }>(insert, [2])
  })
  expect(row).toEqual({ noteNo: 2 })
  expect(await stored()).toEqual([1, 2])
})

test('a last statement that fails leaves nothing behind, and the connection works on', async () => {
  const failing = database.transaction(async (sql) => {
    await sql.query(insert, [3])
    return sql.last(insert, [1])
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await stored()).toEqual([1, 2])
  await database.transaction((sql) => sql.query(insert, [4]))
  expect(await stored()).toEqual([1, 2, 4])
})

test('a last statement that is the only one is a transaction of its own', async () => {
  const moment = `select now() as "now", current_setting('portal.user', true) as "user"`
  const opening = `set local "portal"."user" = 'emp01'`
  const alone = await database.transaction(
    (sql) => sql.last<{ user: string | null }>(moment, [], true),
    opening,
  )
  expect(alone?.user || '').toBe('')
  // It does not say itself what the transaction is opened with.
  expect((await database.transaction((sql) => sql.last<{ user: string }>(moment), opening))?.user).toBe(
    'emp01',
  )
  // A statement that was read ahead of the transaction has not begun it.
  const both = await database.transaction(async (sql) => {
    const { now } = await sql.ahead.one<{ now: string }>('select now() as "now"')
    return [now, (await sql.last<{ now: string }>('select now() as "now"'))?.now]
  })
  expect(both[0]).not.toBe(both[1])
  await expect(database.transaction((sql) => sql.last(insert, [1], true))).rejects.toMatchObject({
    code: '23505',
  })
  await expect(
    database.transaction((sql) => sql.ahead.query('select 1 from "nothing"')),
  ).rejects.toMatchObject({ code: '42P01' })
  expect(await database.transaction(async () => 'nothing was asked')).toBe('nothing was asked')
  expect(await database.one('select 1 as "works"')).toEqual({ works: 1 })
})

test('no statement may follow the last statement of a transaction', async () => {
  const late = database.transaction(async (sql) => {
    await sql.last(insert, [5])
    return sql.query(insert, [6])
  })
  await expect(late).rejects.toThrow('after the last one')
  expect(await stored()).toEqual([1, 2, 4, 5])
})

test('a setting made at the beginning of a transaction holds for that transaction alone', async () => {
  const said = `select current_setting('portal.user', true) as "user"`
  const inside = await database.transaction(
    (sql) => sql.one(said),
    `select set_config('portal.user', 'emp01', true)`,
  )
  expect(inside).toEqual({ user: 'emp01' })
  expect((await database.one<{ user: string | null }>(said)).user || '').toBe('')
})

test('statements that are sent together are answered each with its own rows', async () => {
  const both = await database.transaction((sql) =>
    Promise.all([sql.one('select $1::int as a', [1]), sql.one('select $1::int as b', [2])]),
  )
  expect(both).toEqual([{ a: 1 }, { b: 2 }])
})

test('a listening connection that is lost is followed by one, however often; each notification is heard once', async () => {
  const heard: string[] = []
  const changes: boolean[] = []
  const listening = await keepListening(database, ['doorbell', 'gate'], {
    heard: (payload, channel) => void heard.push(`${channel} ${payload}`),
    changed: (isLive) => void changes.push(isLive),
  })
  const connections = `from pg_stat_activity where datname = current_database() and query = 'listen gate'`
  try {
    for (const round of ['1', '2', '3']) {
      // As PostgreSQL says it when it is stopped: one error of its own, then the end of the socket.
      expect(await database.query(`select pg_terminate_backend(pid) ${connections}`)).toHaveLength(1)
      await vi.waitFor(() => expect(listening.isLive()).toBe(false))
      await vi.waitFor(() => expect(listening.isLive()).toBe(true), 5000)
      await database.query('select pg_notify($1, $2)', ['doorbell', round])
      await vi.waitFor(() => expect(heard).toContain(`doorbell ${round}`))
    }
    expect(heard).toEqual(['doorbell 1', 'doorbell 2', 'doorbell 3'])
    expect(changes).toEqual([true, false, true, false, true, false, true])
  } finally {
    await listening.close()
  }
  await vi.waitFor(async () => expect(await database.query(`select 1 ${connections}`)).toEqual([]))
})
