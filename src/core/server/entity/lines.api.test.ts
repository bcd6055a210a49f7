import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../../test/database.ts'
import { date, number, text, secret } from '../../shared/field.ts'
import { defineLines, defineResource } from '../../shared/resource.ts'
import { systemClock } from '../runtime/clock.ts'
import { defineBehaviour } from './behaviour.ts'
import { asSystem, inTransaction, type Context, type Engine } from './context.ts'
import { createDatabase, type Database } from '../database/database.ts'
import { createSql, tablesOf } from '../database/ddl.ts'
import { addLine, addLines, changeLine, changeLines, removeLine } from './lines.ts'
import { loadRecord } from './record.ts'
import { createRecord } from './save.ts'
import { newDataKey, parseDataKeys, useDataKeys } from './sealed.ts'
import { setColumns } from './set-columns.ts'

const round = defineResource({
  name: 'testRound',
  title: '순회점검',
  path: '/api/test/round',
  menus: ['/test/round'],
  key: 'roundNo',
  fields: { roundNm: text('점검명', { required: true, max: 20 }), nextYmd: date('다음 점검일') },
  scope: 'everyone',
  list: ['roundNm'],
  search: {},
  lines: {
    points: defineLines({
      name: 'testRoundPoint',
      title: '점검지점',
      key: 'roundPointNo',
      parent: 'roundNo',
      readOnly: true,
      fields: {
        pointNm: text('지점', { required: true }),
        doneYmd: date('점검일'),
        pulse: number('맥박', { personal: { sealed: true } }),
        pinTxt: secret(text('확인번호')),
      },
    }),
  },
})
const behaviour = defineBehaviour(round)

let clone: TestDatabase
let database: Database
let engine: Engine
let roundNo: number
beforeAll(async () => {
  useDataKeys(parseDataKeys(newDataKey())!)
  clone = await cloneDatabase()
  database = createDatabase(clone.url)
  for (const table of tablesOf(round)) await database.query(createSql(table))
  engine = { database, clock: systemClock, publish: () => undefined }
})
afterAll(async () => {
  await database?.end()
  await clone?.drop()
})
const inside = <T>(work: (context: Context) => Promise<T>) =>
  inTransaction(engine, asSystem('lines test'), work)
beforeEach(async () => {
  roundNo = Number(await inside((context) => createRecord(behaviour, context, { roundNm: '압축기실' })))
})
const points = async () => (await inside((context) => loadRecord(round, context, roundNo))).points
/** Changes that the trail of the record holds after its creation. */
const trail = async () =>
  (
    await database.query<{ diff: Record<string, unknown> }>(
      `select "diff" from "auditLog" where "tableNm" = 'testRound' and "rowKey" = $1 and "actCd" = 'ACT03' order by "auditNo"`,
      [String(roundNo)],
    )
  ).map(({ diff }) => diff)

test('an added line leaves a trail under the name of the lines and no secret in it', async () => {
  const key = await inside((context) =>
    addLine(context, round, 'points', roundNo, { pointNm: '1층', doneYmd: '2026-03-02', pinTxt: '4711' }),
  )
  expect(await points()).toMatchObject([{ roundPointNo: key, pointNm: '1층', doneYmd: '2026-03-02' }])
  expect(await trail()).toEqual([{ points: [null, { pointNm: '1층', doneYmd: '2026-03-02' }] }])
})

test('a changed line leaves a trail of what became different, and none when nothing did', async () => {
  const key = await inside((context) =>
    addLine(context, round, 'points', roundNo, { pointNm: '1층' }, { trail: false }),
  )
  const changed = { roundPointNo: key, doneYmd: '2026-03-02', pointNm: '1층' }
  expect(await inside((context) => changeLine(context, round, 'points', roundNo, changed))).toBe(true)
  expect(await inside((context) => changeLine(context, round, 'points', roundNo, changed))).toBe(true)
  expect(await trail()).toEqual([
    {
      points: [
        { roundPointNo: key, doneYmd: null },
        { roundPointNo: key, doneYmd: '2026-03-02' },
      ],
    },
  ])
})

test('a line that no longer has the expected value stays as it is', async () => {
  const key = await inside((context) => addLine(context, round, 'points', roundNo, { pointNm: '1층' }))
  const done = (doneYmd: string) =>
    inside((context) =>
      changeLine(
        context,
        round,
        'points',
        roundNo,
        { roundPointNo: key, doneYmd },
        { from: { doneYmd: null } },
      ),
    )
  expect([await done('2026-03-02'), await done('2026-03-03')]).toEqual([true, false])
  expect(await points()).toMatchObject([{ doneYmd: '2026-03-02' }])
  expect(await trail()).toHaveLength(2)
})

test('several lines are written by one statement and told as one change', async () => {
  const keys = await inside((context) =>
    addLines(context, round, 'points', roundNo, [
      { pointNm: '1층' },
      { pointNm: '2층', doneYmd: '2026-03-01' },
    ]),
  )
  expect(await points()).toMatchObject([
    { roundPointNo: keys[0], pointNm: '1층', doneYmd: null },
    { roundPointNo: keys[1], pointNm: '2층', doneYmd: '2026-03-01' },
  ])
  const days = keys.map((roundPointNo, at) => ({ roundPointNo, doneYmd: `2026-04-0${at + 1}` }))
  expect(await inside((context) => changeLines(context, round, 'points', roundNo, days))).toBe(2)
  expect((await points()).map(({ doneYmd }) => doneYmd)).toEqual(['2026-04-01', '2026-04-02'])
  expect(await trail()).toHaveLength(2)
})

test('a removed line stands in the trail as it was', async () => {
  const key = await inside((context) =>
    addLine(context, round, 'points', roundNo, { pointNm: '1층', pinTxt: '4711' }, { trail: false }),
  )
  const remove = () => inside((context) => removeLine(context, round, 'points', roundNo, key))
  expect([await remove(), await remove()]).toEqual([true, false])
  expect(await points()).toEqual([])
  expect(await trail()).toEqual([
    { points: [{ roundPointNo: key, pointNm: '1층', doneYmd: null, pulse: null }, null] },
  ])
})

test('a sealed column is sealed in the table and in the trail, and opened when it is read', async () => {
  const key = await inside((context) =>
    addLine(context, round, 'points', roundNo, { pointNm: '1층', pulse: 70 }),
  )
  await inside((context) => changeLine(context, round, 'points', roundNo, { roundPointNo: key, pulse: 90 }))
  expect(await points()).toMatchObject([{ pulse: 90 }])
  const { pulse } = await database.one<{ pulse: string }>(
    'select "pulse" from "testRoundPoint" where "roundNo" = $1',
    [roundNo],
  )
  expect(pulse).toMatch(/^s2:/)
  expect(JSON.stringify(await trail())).not.toMatch(/[": ](70|90)[,}"]/)
})

test('a line is never written through another record', async () => {
  const key = await inside((context) => addLine(context, round, 'points', roundNo, { pointNm: '1층' }))
  const other = Number(await inside((context) => createRecord(behaviour, context, { roundNm: '변전실' })))
  expect(
    await inside((context) =>
      changeLine(context, round, 'points', other, { roundPointNo: key, pointNm: '지하' }),
    ),
  ).toBe(false)
  expect(await inside((context) => removeLine(context, round, 'points', other, key))).toBe(false)
  expect(await points()).toMatchObject([{ pointNm: '1층' }])
})

test('a column that the definition lacks is refused before anything is written', async () => {
  const line = { pointNm: '1층', pinHash: '4711' }
  await expect(inside((context) => addLine(context, round, 'points', roundNo, line))).rejects.toThrow(
    'testRoundPoint is written with pinHash',
  )
  const record = { nextYmd: '2026-03-02', state: 'closed' }
  await expect(inside((context) => setColumns(context, round, roundNo, record))).rejects.toThrow(
    'testRound is written with state',
  )
})

test('columns of a record are set with their trail, and a note leaves who changed it as it is', async () => {
  const stamp = async () => (await inside((context) => loadRecord(round, context, roundNo))).updateDt
  const first = await stamp()
  const set = (nextYmd: string | null, options?: Parameters<typeof setColumns<typeof round>>[4]) =>
    inside((context) => setColumns(context, round, roundNo, { nextYmd }, options))
  expect(await set('2026-03-02', { stamps: false })).toBe(true)
  expect(await stamp()).toBe(first)
  expect(await set('2026-04-02', { from: { nextYmd: '2026-01-01' } })).toBe(false)
  expect(await set('2026-04-02', { from: { nextYmd: '2026-03-02' } })).toBe(true)
  expect(await stamp()).not.toBe(first)
  expect(await set(null, { trail: false })).toBe(true)
  expect(await trail()).toEqual([
    { nextYmd: [null, '2026-03-02'] },
    { nextYmd: ['2026-03-02', '2026-04-02'] },
  ])
})
