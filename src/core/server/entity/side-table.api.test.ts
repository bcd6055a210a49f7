import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../../test/database.ts'
import { number, text } from '../../shared/field.ts'
import { defineResource } from '../../shared/resource.ts'
import { createDatabase, type Database } from '../database/database.ts'
import { createSql, tablesOf } from '../database/ddl.ts'
import { systemClock } from '../runtime/clock.ts'
import { asSystem, inTransaction, type Context, type Engine } from './context.ts'
import { addRow, addRows, putRow, putRows, removeRows, sideTable } from './side-table.ts'

const reading = defineResource({
  name: 'testReading',
  title: '검침',
  path: '/api/test/reading',
  menus: ['/test/reading'],
  key: 'readingNo',
  fields: { meterNm: text('계량기', { required: true, max: 20 }), val: number('값') },
  scope: 'everyone',
  list: ['meterNm'],
  search: {},
})

let clone: TestDatabase
let database: Database
let engine: Engine
const meters = sideTable(
  'testMeter',
  {
    meterNm: 'text',
    latePct: 'numeric',
    tags: 'text[]',
    more: 'jsonb',
    createUserId: 'text',
    readDt: 'timestamptz',
  },
  ['meterNm'],
)
beforeAll(async () => {
  clone = await cloneDatabase()
  database = createDatabase(clone.url)
  for (const table of tablesOf(reading)) await database.query(createSql(table))
  await database.query(
    `create table "testMeter" ("meterNm" text primary key, "latePct" numeric, "tags" text[], "more" jsonb, "createUserId" text, "readDt" timestamptz)`,
  )
})
beforeEach(async () => {
  engine = { database, clock: systemClock, publish: () => undefined }
  await database.query('delete from "testMeter"')
})
afterAll(async () => {
  await database?.end()
  await clone?.drop()
})
const inside = <T>(work: (context: Context) => Promise<T>) =>
  inTransaction(engine, asSystem('side table test'), work)
const stored = () => database.query('select * from "testMeter" order by "meterNm"')

test('a row of a side table is written once, and a second one with its key changes nothing', async () => {
  const add = (latePct: number) =>
    inside((context) =>
      addRow(context, meters, { meterNm: '증기', latePct, tags: ['a', 'b'], more: { n: [1] } }),
    )
  expect([await add(1.5), await add(2.5)]).toEqual([{ meterNm: '증기' }, undefined])
  expect(await stored()).toMatchObject([{ latePct: 1.5, tags: ['a', 'b'], more: { n: [1] }, readDt: null }])
})

test('a row that is put replaces its columns, and what belongs to the first writing stays', async () => {
  const put = (latePct: number | null, createUserId: string) =>
    inside((context) => putRow(context, meters, { meterNm: '증기', latePct }, { createUserId }))
  await put(1, 'first')
  await put(null, 'second')
  expect(await stored()).toMatchObject([{ meterNm: '증기', latePct: null, createUserId: 'first' }])
})

test('several rows are put by one statement, and no rows need none', async () => {
  await inside((context) => addRow(context, meters, { meterNm: '증기', latePct: 1 }))
  const rows = [
    { meterNm: '증기', latePct: 7 },
    { meterNm: '질소', latePct: 8 },
  ]
  await inside((context) => putRows(context, meters, rows))
  await inside((context) => putRows(context, meters, []))
  expect(await inside((context) => addRows(context, meters, []))).toEqual([])
  expect(await stored()).toMatchObject(rows)
})

test('only rows that have all the given values are taken out', async () => {
  const rows = ['증기', '질소', '공기'].map((meterNm) => ({ meterNm, createUserId: 'me' }))
  await inside((context) => addRows(context, meters, rows))
  const remove = (meterNm: string, createUserId: string) =>
    inside((context) => removeRows(context, meters, { meterNm, createUserId }))
  expect([await remove('증기', 'you'), await remove('증기', 'me'), await remove('증기', 'me')]).toEqual([
    0, 1, 0,
  ])
  expect(await stored()).toHaveLength(2)
})

test('a row of an entity that no form makes says who wrote it, and its number is answered', async () => {
  const added = await inside((context) => addRow(context, reading, { meterNm: '증기', val: 3 }))
  expect(added).toEqual({ readingNo: expect.any(Number) })
  expect(await database.query('select * from "testReading"')).toMatchObject([
    { ...added, meterNm: '증기', val: 3, createUserId: 'system', updateUserId: 'system' },
  ])
})

test('a column that a side table lacks is refused before anything is written', async () => {
  const row: object = { meterNm: '증기', pinHash: '4711' }
  await expect(inside((context) => addRow(context, meters, row))).rejects.toThrow(
    'testMeter is written with pinHash',
  )
  await expect(inside((context) => removeRows(context, meters, {}))).rejects.toThrow(
    'testMeter is written with no columns',
  )
})
