import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../../test/database.ts'
import { date, text } from '../../shared/field.ts'
import { defineResource } from '../../shared/resource.ts'
import { anyBehaviour, defineBehaviour, type Behaviour } from './behaviour.ts'
import { systemClock } from '../runtime/clock.ts'
import { asSystem, inTransaction, type Engine } from './context.ts'
import { createDatabase, type Database } from '../database/database.ts'
import { createSql, tablesOf } from '../database/ddl.ts'
import { guardRows } from './row-guard.ts'
import { saveChanged, saveNew } from './save.ts'

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
const free = anyBehaviour(defineBehaviour(round))
const watched = anyBehaviour(defineBehaviour(round, { mayEdit: () => [] }))

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
  inTransaction(engine, ulsan, (context) => saveChanged(behaviour, context, key, input, context.sql))
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
  'of two who change a record %s at the same moment one is told that the other was faster',
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
