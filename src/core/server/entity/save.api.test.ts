import type { FastifyRequest } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../../test/database.ts'
import { date, text } from '../../shared/field.ts'
import { defineResource } from '../../shared/resource.ts'
import { defineBehaviour, type Behaviour } from './behaviour.ts'
import { systemClock } from '../runtime/clock.ts'
import { asSystem, inTransaction, type Engine } from './context.ts'
import { createDatabase, type Database } from '../database/database.ts'
import { createSql, tablesOf } from '../database/ddl.ts'
import { writingAtOnce } from './idempotency.ts'
import { guardRows } from './row-guard.ts'
import { changesAtOnce, saveChanged, saveNew } from './save.ts'

const round = defineResource({
  name: 'testTour',
  title: '순회점검',
  path: '/api/test/tour',
  menus: ['/test/tour'],
  key: 'tourNo',
  fields: {
    tourNm: text('점검명', { required: true, max: 20 }),
    tourYmd: date('점검일'),
    plantCd: text('사업장'),
  },
  scope: { plant: 'plantCd' },
  unique: [['tourNm']],
  list: ['tourYmd'],
  search: {},
})
/** Nobody looks at more than the record; and one whose module has a say. */
const free = defineBehaviour(round)
const watched = defineBehaviour(round, { mayEdit: () => [] })

let clone: TestDatabase
let database: Database
let engine: Engine
beforeAll(async () => {
  clone = await cloneDatabase()
  database = createDatabase(clone.url)
  for (const table of tablesOf(round)) await database.query(createSql(table))
  await guardRows(database, [round])
  engine = { database, clock: systemClock, publish: () => undefined }
})
afterAll(async () => {
  await database?.end()
  await clone?.drop()
})

const ulsan = { ...asSystem('save test'), sessionId: 'test', plants: ['1000'] }
const added = (input: object) =>
  inTransaction(engine, ulsan, (context) => saveNew(free, context, input, context.sql))
const changed = (behaviour: Behaviour, key: number | string, input: object) =>
  inTransaction(engine, ulsan, (context) =>
    saveChanged(behaviour, context, key, input, changesAtOnce(behaviour) ? context.sql : undefined),
  )
const trail = async (key: number | string) =>
  (
    await database.query<{ actCd: string; diff: Record<string, unknown> }>(
      `select "actCd", "diff" from "auditLog" where "tableNm" = 'testTour' and "rowKey" = $1 order by "auditNo"`,
      [String(key)],
    )
  ).map(({ actCd, diff }) => [actCd, Object.keys(diff).toSorted()])

test('a record that one statement can write leaves its trail, and is refused like any other', async () => {
  const { key, row } = await added({ tourNm: '압축기실', tourYmd: '2026-03-02', plantCd: '1000' })
  expect(row).toMatchObject({ tourNm: '압축기실', plantCd: '1000' })
  expect(await trail(key)).toEqual([['ACT02', ['plantCd', 'tourNm', 'tourYmd']]])
  await expect(added({ tourNm: '압축기실', plantCd: '1000' })).rejects.toMatchObject({ status: 409 })
  await expect(added({ tourNm: '변전실', plantCd: '2000' })).rejects.toMatchObject({ status: 403 })
  await expect(added({ tourNm: '', plantCd: '1000' })).rejects.toMatchObject({ status: 400 })
  expect(await database.query(`select 1 from "testTour"`)).toHaveLength(1)
})

test.each([
  ['that nobody holds', free],
  ['that is held', watched],
])(
  'when two people change a record %s at the same moment, one of them is refused as the slower one',
  async (_, behaviour) => {
    const { key, row } = await added({ tourNm: `동시 ${_}`, plantCd: '1000' })
    const both = await Promise.allSettled(
      ['2026-03-03', '2026-03-04'].map((tourYmd) =>
        changed(behaviour, key, { tourYmd, updateDt: row!['updateDt'] }),
      ),
    )
    const done = both.filter((each) => each.status === 'fulfilled')
    expect(done).toHaveLength(1)
    expect(both.find((each) => each.status === 'rejected')?.reason).toMatchObject({ status: 409 })
    expect(await database.one(`select "tourYmd" from "testTour" where "tourNo" = $1`, [key])).toMatchObject({
      tourYmd: done[0]!.value.row!['tourYmd'],
    })
    expect(await trail(key)).toEqual([
      ['ACT02', ['plantCd', 'tourNm']],
      ['ACT03', ['tourYmd']],
    ])
  },
)

test('a change that moves a record out of reach, or comes without the version that was read, is refused', async () => {
  const { key, row } = await added({ tourNm: '이동', plantCd: '1000' })
  await expect(changed(free, key, { plantCd: '2000', updateDt: row!['updateDt'] })).rejects.toMatchObject({
    status: 403,
  })
  await expect(changed(free, key, { tourYmd: '2026-03-05' })).rejects.toMatchObject({ status: 400 })
  await database.query(`update "testTour" set "plantCd" = '2000' where "tourNo" = $1`, [key])
  await expect(
    changed(free, key, { tourYmd: '2026-03-05', updateDt: row!['updateDt'] }),
  ).rejects.toMatchObject({ status: 403 })
})

/** A call as a page sends it: with the key of its request. */
const call = (key: string, body: object) =>
  ({ headers: { 'x-idempotency-key': key }, session: ulsan, method: 'POST', url: round.path, body }) as never
const keyed = (request: FastifyRequest) =>
  writingAtOnce(
    engine,
    request,
    async (context, ending) => (await saveNew(free, context, request.body, ending)).key,
  )
const begun = (query: { mock: { calls: unknown[][] } }) =>
  query.mock.calls
    .map(([asked]) => (typeof asked === 'string' ? asked : (asked as pg.QueryConfig).text))
    .filter((text) => /^(begin|commit|insert|update|with)/i.test(text))
    .map((text) => (text.includes('"idempotency"') ? 'write with key' : text))

test('a create and a change that send a key are one statement each, without begin and commit', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const key = await keyed(call('key-of-one-statement', { tourNm: '한 문장', plantCd: '1000' }))
    expect(begun(query)).toEqual(['write with key'])
    const { updateDt } = await database.one<{ updateDt: string }>(
      `select "updateDt" from "testTour" where "tourNo" = $1`,
      [key],
    )
    query.mockClear()
    const change = call('key-of-one-change', { tourYmd: '2026-03-06', updateDt })
    await writingAtOnce(
      engine,
      change,
      async (context, ending) =>
        (await saveChanged(free, context, key, { tourYmd: '2026-03-06', updateDt }, ending)).key,
    )
    expect(begun(query)).toEqual(['write with key'])
  } finally {
    query.mockRestore()
  }
})

test('requests with one key make one record, one after the other and at once', async () => {
  const request = call('key-of-several-tries', { tourNm: '여러 번', plantCd: '1000' })
  const keys = await Promise.all([keyed(request), keyed(request), keyed(request)])
  expect(new Set([...keys, await keyed(request)]).size).toBe(1)
  expect(await database.query(`select 1 from "testTour" where "tourNm" = '여러 번'`)).toHaveLength(1)
  await expect(
    keyed(call('key-of-several-tries', { tourNm: '다른 내용', plantCd: '1000' })),
  ).rejects.toMatchObject({ status: 409 })
})

test('a refused request leaves its key free, and a key of yesterday counts as gone', async () => {
  await expect(keyed(call('key-of-a-refusal-1', { tourNm: '', plantCd: '1000' }))).rejects.toMatchObject({
    status: 400,
  })
  await keyed(call('key-of-a-refusal-1', { tourNm: '고친 요청', plantCd: '1000' }))
  await database.query(
    `update "idempotency" set "createDt" = now() - interval '25 hours' where "requestKey" = 'key-of-a-refusal-1'`,
  )
  await keyed(call('key-of-a-refusal-1', { tourNm: '다음 날 요청', plantCd: '1000' }))
  expect(await database.query(`select 1 from "testTour" where "tourNm" like '%요청'`)).toHaveLength(2)
})
