import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts'
import { createDatabase, type Database } from './database.ts'

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

const stored = async () => (await database.query<{ noteNo: number }>('select "noteNo" from "note" order by 1')).map(({ noteNo }) => noteNo)
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

test('nothing is asked after the last statement', async () => {
  const late = database.transaction(async (sql) => {
    await sql.last(insert, [5])
    return sql.query(insert, [6])
  })
  await expect(late).rejects.toThrow('after the last one')
  expect(await stored()).toEqual([1, 2, 4, 5])
})

test('what is said with the beginning holds for the transaction alone', async () => {
  const said = `select current_setting('portal.user', true) as "user"`
  const inside = await database.transaction((sql) => sql.one(said), `select set_config('portal.user', 'emp01', true)`)
  expect(inside).toEqual({ user: 'emp01' })
  expect((await database.one<{ user: string | null }>(said)).user || '').toBe('')
})

test('statements that are sent together are answered each with its own rows', async () => {
  const both = await database.transaction((sql) => Promise.all([sql.one('select $1::int as a', [1]), sql.one('select $1::int as b', [2])]))
  expect(both).toEqual([{ a: 1 }, { b: 2 }])
})
