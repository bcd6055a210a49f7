import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../../test/database.ts'
import { datetime, text } from '../../shared/field.ts'
import { defineLines, defineResource } from '../../shared/resource.ts'
import { systemClock } from '../runtime/clock.ts'
import { defineBehaviour } from './behaviour.ts'
import { asSystem, inTransaction, type Context, type Engine } from './context.ts'
import { createDatabase, type Database } from '../database/database.ts'
import { createSql, tablesOf } from '../database/ddl.ts'
import { changeLine } from './lines.ts'
import { loadRecord } from './record.ts'
import { createRecord, updateRecord } from './save.ts'

const visit = defineResource({
  name: 'testVisit',
  title: '방문',
  path: '/api/test/visit',
  menus: ['/test/visit'],
  key: 'visitNo',
  fields: { visitNm: text('방문명', { required: true, max: 20 }) },
  scope: 'everyone',
  list: ['visitNm'],
  search: {},
  lines: {
    guests: defineLines({
      name: 'testVisitGuest',
      title: '방문자',
      key: 'visitGuestNo',
      parent: 'visitNo',
      fields: {
        guestNm: text('방문자', { required: true }),
        signDt: datetime('서명일시', { readOnly: true }),
        badgeTxt: text('출입증', { readOnly: true }),
      },
    }),
  },
})
const plain = defineBehaviour(visit)
/** The module fills in what no caller may. */
const filling = defineBehaviour(visit, {
  beforeSave: (input) => ({
    ...input,
    guests: (input.guests ?? []).map((guest) => ({ ...guest, badgeTxt: `B-${guest.guestNm}` })),
  }),
})

let clone: TestDatabase
let database: Database
let engine: Engine
beforeAll(async () => {
  clone = await cloneDatabase()
  database = createDatabase(clone.url)
  for (const table of tablesOf(visit)) await database.query(createSql(table))
  engine = { database, clock: systemClock, publish: () => undefined }
})
afterAll(async () => {
  await database?.end()
  await clone?.drop()
})
const inside = <T>(work: (context: Context) => Promise<T>) =>
  inTransaction(engine, asSystem('save lines test'), work)
const read = (key: number | string) => inside((context) => loadRecord(visit, context, key))
const created = (guests: object[], behaviour = plain) =>
  inside((context) => createRecord(behaviour, context, { visitNm: '점검', guests }))
const said = '2026-03-02T09:00:00+09:00'

test('a line that is added begins without what the server fills, whatever its caller says', async () => {
  const key = await created([{ guestNm: '김', signDt: said, badgeTxt: 'B-1' }])
  expect((await read(key)).guests).toMatchObject([{ guestNm: '김', signDt: null, badgeTxt: null }])
  const { guests, ...record } = await read(key)
  const more = [...guests, { guestNm: '이', signDt: said, badgeTxt: 'B-2' }]
  await inside((context) => updateRecord(plain, context, key, { ...record, guests: more }))
  expect((await read(key)).guests).toMatchObject([
    { guestNm: '김', signDt: null },
    { guestNm: '이', signDt: null, badgeTxt: null },
  ])
})

test('a stored line keeps what the server has written, also when its page was opened before', async () => {
  const key = await created([{ guestNm: '김' }])
  const opened = await read(key)
  const { visitGuestNo } = opened.guests[0]!
  await inside((context) =>
    changeLine(context, visit, 'guests', Number(key), { visitGuestNo, signDt: said, badgeTxt: 'B-1' }),
  )
  const older = { ...opened, guests: [{ ...opened.guests[0], guestNm: '김철수' }] }
  await inside((context) => updateRecord(plain, context, key, older))
  const [guest] = (await read(key)).guests
  expect([guest!.guestNm, guest!.badgeTxt, guest!.signDt === null]).toEqual(['김철수', 'B-1', false])
  const forged = await read(key)
  const guests = [{ ...forged.guests[0], signDt: '2020-01-01T00:00:00+09:00', badgeTxt: null }]
  await inside((context) => updateRecord(plain, context, key, { ...forged, guests }))
  expect((await read(key)).guests).toEqual([guest])
})

test('the module of the record fills such a column as before', async () => {
  const key = await created([{ guestNm: '김', badgeTxt: 'B-9' }], filling)
  expect((await read(key)).guests).toMatchObject([{ badgeTxt: 'B-김' }])
})
