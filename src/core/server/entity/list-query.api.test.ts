import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../../test/database.ts'
import { date, number, text } from '../../shared/field.ts'
import { defineResource } from '../../shared/resource.ts'
import { systemClock } from '../runtime/clock.ts'
import { asSystem, type Context, timeOf } from './context.ts'
import { createDatabase, type Database } from '../database/database.ts'
import { createSql, tablesOf } from '../database/ddl.ts'
import { listPage } from './list-query.ts'
import { marked, markedSql } from './search-term.ts'

const round = defineResource({
  name: 'testRound',
  title: '순회점검',
  path: '/api/test/round',
  menus: ['/test/round'],
  key: 'roundNo',
  fields: {
    roundNm: text('점검명', { searchable: true }),
    roundYmd: date('점검일'),
    plantCd: text('사업장'),
    findCnt: number('지적'),
  },
  scope: { plant: 'plantCd' },
  order: [{ by: 'roundYmd', direction: 'desc' }],
  list: ['roundYmd'],
  search: { plantCd: 'equals', findCnt: 'equals' },
})
const plants = ['1000', '2000', '3000']
const rows = Array.from({ length: 90 }, (_, at) => ({
  roundNo: at + 1,
  roundNm: at % 2 === 0 ? '압축기실 점검' : '변전실 점검',
  roundYmd: `2026-03-${String((at % 28) + 1).padStart(2, '0')}`,
  plantCd: plants[at % 3]!,
  findCnt: (at * 7) % 11,
}))
const newestFirst = rows.toSorted((a, b) => b.roundYmd.localeCompare(a.roundYmd) || b.roundNo - a.roundNo)

let clone: TestDatabase
let database: Database
beforeAll(async () => {
  clone = await cloneDatabase()
  database = createDatabase(clone.url)
  for (const table of tablesOf(round))
    for (const statement of createSql(table).split(';\n')) await database.query(statement)
  await database.query(
    `insert into "testRound" ("roundNo", "roundNm", "roundYmd", "plantCd", "findCnt", "createUserId", "updateUserId") overriding system value
     select "roundNo", "roundNm", "roundYmd", "plantCd", "findCnt", 'emp01', 'emp01' from json_populate_recordset(null::"testRound", $1::json)`,
    [JSON.stringify(rows)],
  )
})
afterAll(async () => {
  await database?.end()
  await clone?.drop()
})

async function listed(
  seen: readonly string[] | null,
  parameters: Record<string, unknown> = {},
): Promise<{ keys: number[]; total: number }> {
  const session = { ...asSystem('list test'), sessionId: 'test', plants: seen }
  const context: Context = {
    session,
    sql: database,
    clock: systemClock,
    ...timeOf('2026-03-28T09:00:00+09:00'),
    publish: () => undefined,
  }
  const { json } = await listPage(round, context, parameters)
  const { data, total } = JSON.parse(json) as { data: { roundNo: number }[]; total: number }
  return { keys: data.map(({ roundNo }) => roundNo), total }
}
const expected = (seen: readonly string[], from: number, to: number) =>
  newestFirst
    .filter(({ plantCd }) => seen.includes(plantCd))
    .slice(from, to)
    .map(({ roundNo }) => roundNo)

test('rows of several plants come in one order, page by page', async () => {
  const two = ['1000', '3000']
  expect(await listed(two)).toEqual({ keys: expected(two, 0, 20), total: 60 })
  expect(await listed(two, { page: '3' })).toEqual({ keys: expected(two, 40, 60), total: 60 })
  expect(await listed(['2000'], { page: '2' })).toEqual({ keys: expected(['2000'], 20, 30), total: 30 })
  expect(await listed([])).toEqual({ keys: [], total: 0 })
})

test('conditions and another order hold for each of the plants', async () => {
  const two = ['1000', '2000']
  const found = rows.filter(({ plantCd, findCnt }) => two.includes(plantCd) && findCnt === 3)
  expect((await listed(two, { findCnt: '3' })).total).toBe(found.length)
  const byCount = rows
    .filter(({ plantCd }) => two.includes(plantCd))
    .toSorted((a, b) => a.findCnt - b.findCnt || a.roundNo - b.roundNo)
  expect((await listed(two, { sort: 'findCnt', direction: 'asc' })).keys).toEqual(
    byCount.slice(0, 20).map(({ roundNo }) => roundNo),
  )
  expect((await listed(two, { plantCd: '2000' })).total).toBe(30)
  expect((await listed(two, { plantCd: '3000' })).total).toBe(0)
})

test('the column of the usual order may be turned round: the oldest rows of all plants come first', async () => {
  const two = ['1000', '3000']
  const oldest = newestFirst.filter(({ plantCd }) => two.includes(plantCd)).toReversed()
  for (const [page, from] of [
    ['1', 0],
    ['2', 20],
  ] as const)
    expect((await listed(two, { sort: 'roundYmd', direction: 'asc', page })).keys).toEqual(
      oldest.slice(from, from + 20).map(({ roundNo }) => roundNo),
    )
})

test('a page that is counted from the end is the end of the list, in its order', async () => {
  const two = ['1000', '3000']
  expect((await listed(two, { page: '-1' })).keys).toEqual(expected(two, 40, 60))
  expect((await listed(two, { page: '-2', limit: '50' })).keys).toEqual(expected(two, 0, 10))
  expect((await listed(['2000'], { page: '-1' })).keys).toEqual(expected(['2000'], 10, 30))
  const byCount = rows
    .filter(({ plantCd }) => plantCd === '2000')
    .toSorted((a, b) => a.findCnt - b.findCnt || a.roundNo - b.roundNo)
  expect((await listed(['2000'], { page: '-1', sort: 'findCnt', direction: 'asc' })).keys).toEqual(
    byCount.slice(-20).map(({ roundNo }) => roundNo),
  )
  await expect(listed(two, { page: '0' })).rejects.toThrow()
  await expect(listed(two, { page: '-501' })).rejects.toThrow()
})

test('rows are sorted by several columns, each in its own direction, from both ends', async () => {
  const order = rows.toSorted(
    (a, b) => a.findCnt - b.findCnt || b.roundYmd.localeCompare(a.roundYmd) || a.roundNo - b.roundNo,
  )
  const several = { sort: 'findCnt,roundYmd', direction: 'asc,desc' }
  expect((await listed(null, several)).keys).toEqual(order.slice(0, 20).map(({ roundNo }) => roundNo))
  expect((await listed(null, { ...several, page: '-1' })).keys).toEqual(
    order.slice(-20).map(({ roundNo }) => roundNo),
  )
})

test('a column that is not known among several is refused', async () => {
  await expect(listed(null, { sort: 'findCnt,nothing', direction: 'asc,asc' })).rejects.toThrow()
})

test('a search finds the rows of every plant that is seen, and of the one that a filter names', async () => {
  const found = (seen: readonly string[] | null, plantCd = '') =>
    newestFirst
      .filter(
        (row) =>
          row.roundNm.startsWith('변전실') &&
          (seen?.includes(row.plantCd) ?? true) &&
          (plantCd === '' || row.plantCd === plantCd),
      )
      .map(({ roundNo }) => roundNo)
  for (const seen of [['1000'], ['1000', '3000'], null])
    expect((await listed(seen, { q: '변전실 점검', limit: '100' })).keys).toEqual(found(seen))
  expect((await listed(null, { q: '변전실', plantCd: '2000', limit: '100' })).keys).toEqual(
    found(null, '2000'),
  )
  expect((await listed(['1000'], { q: '변전실', plantCd: '2000' })).keys).toEqual([])
  await database.query(`update "testRound" set "plantCd" = '2000' where "roundNo" = 4`)
  expect((await listed(['2000'], { q: '변전실', limit: '100' })).keys).toContain(4)
  await database.query(`update "testRound" set "plantCd" = '1000' where "roundNo" = 4`)
})

test('the database spells a plant as its searches do', async () => {
  const words = ['P-101 펌프 교체', 'Ammonia 저장탱크 鹽素', '50% 황산', '']
  for (const plantCd of ['1000', 'P02', '울산1공장', ''])
    for (const word of words)
      expect(
        await database.one(`select ${markedSql('$1::text', '$2::text')} as spelled`, [plantCd, word]),
      ).toEqual({
        spelled: marked(word, plantCd),
      })
})

test('a search term that more rows match than are counted is answered in the order of the list', async () => {
  await database.query(
    `insert into "testRound" ("roundNo", "roundNm", "roundYmd", "plantCd", "findCnt", "createUserId", "updateUserId") overriding system value
     select n + 1000, '공통 점검', date '2020-01-01' + n % 300, '4000', 0, 'emp01', 'emp01' from generate_series(1, 10100) n`,
  )
  const newest = await database.query<{ roundNo: number }>(
    `select "roundNo" from "testRound" where "plantCd" = '4000' order by "roundYmd" desc, "roundNo" desc limit 40`,
  )
  const keys = newest.map(({ roundNo }) => roundNo)
  const last = await database.query<{ roundNo: number }>(
    `select "roundNo" from "testRound" where "plantCd" = '4000' order by "roundYmd", "roundNo" limit 20`,
  )
  const oldest = last.map(({ roundNo }) => roundNo).toReversed()
  // Asked again, that it is longer than what is counted is known already.
  for (const _ of ['first', 'again']) {
    expect(await listed(['4000', '1000'], { q: '공통' })).toEqual({ keys: keys.slice(0, 20), total: 10_000 })
    expect(await listed(['4000'], { q: '공통 점검', page: '2' })).toEqual({
      keys: keys.slice(20, 40),
      total: 10_000,
    })
    expect(await listed(['4000'], { countTo: '1000' })).toEqual({ keys: keys.slice(0, 20), total: 1000 })
    expect((await listed(['4000'], { q: '공통', countTo: '1000' })).total).toBe(10_000)
    expect(await listed(['4000'], { q: '공통', page: '-1' })).toEqual({ keys: oldest, total: 10_000 })
    expect(await listed(['4000'], { page: '-1' })).toEqual({ keys: oldest, total: 10_000 })
  }
  expect((await listed(['1000'], { q: '압축기실 점검' })).total).toBe(15)
  expect((await listed(['1000'], { q: '압축기실' })).total).toBe(15)
  await expect(listed(['4000'], { countTo: '777' })).rejects.toThrow()
})
