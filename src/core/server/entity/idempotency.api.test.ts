import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Portal } from '../../../../test/portal.ts'
import { makePerson } from '../../../../test/sample-row.ts'
import { addMinutes, momentOf } from '../../shared/dates.ts'
import { messages } from '../../shared/messages.ts'
import { idempotencyHeader } from '../../shared/session.ts'
import { purgeIdempotency } from './idempotency.ts'

/** A repeated request with the same X-Idempotency-Key, on an entity of the platform (positions). */
let portal: Portal
let tokens: Record<string, string>
beforeAll(async () => {
  portal = await startPortal()
  await makePerson(portal.engine.database, 'other', { access: true, write: true, everywhere: true })
  const users = await Promise.all(['sys01', 'other'].map((userId) => portal.signIn(userId)))
  tokens = Object.fromEntries(users.map(({ userId, accessToken }) => [userId, accessToken]))
})
afterAll(() => portal.close())

const url = '/api/manage/position'
const position = (positionNm: string, over: object = {}) => ({ positionNm, rankNo: 7, useYn: 'Y', ...over })
let count = 0
const newKey = () => `key-of-a-request-${count++}`
async function send(requestKey: string, body: object, { userId = 'sys01', method = 'POST', to = url } = {}) {
  const answer = await portal.app.inject({
    method,
    url: to,
    headers: { 'x-authorization': `Bearer ${tokens[userId]}`, [idempotencyHeader]: requestKey },
    payload: body,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const rowsNamed = async (positionNm: string) =>
  (
    await portal.engine.database.one<{ n: number }>(
      'select count(*) as n from "position" where "positionNm" = $1',
      [positionNm],
    )
  ).n

test('a request that is sent twice, one after the other, makes one row and gets the same answer', async () => {
  const key = newKey()
  const body = position('한 번만', { positionCd: 'T01' })
  const [first, second] = [await send(key, body), await send(key, body)]
  expect(first.status).toBe(201)
  expect(second).toEqual(first)
  expect(await rowsNamed('한 번만')).toBe(1)
})

test('a request that is sent five times at once makes one row and gets the same answer five times', async () => {
  const key = newKey()
  const body = position('동시에', { positionCd: 'T02' })
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(key, body)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
  expect(await rowsNamed('동시에')).toBe(1)
})

test("somebody else's same key is another request", async () => {
  const key = newKey()
  expect((await send(key, position('둘의 열쇠', { positionCd: 'T03' }))).status).toBe(201)
  expect((await send(key, position('둘의 열쇠', { positionCd: 'T04' }), { userId: 'other' })).status).toBe(
    201,
  )
  expect(await rowsNamed('둘의 열쇠')).toBe(2)
})

test('a first attempt that was refused leaves the key free', async () => {
  const key = newKey()
  expect((await send(key, position('고쳐서', { positionCd: 'T05', rankNo: '백' }))).status).toBe(400)
  expect((await send(key, position('고쳐서', { positionCd: 'T05' }))).status).toBe(201)
})

test('the same key with something else in it is refused, and a key that is none', async () => {
  const key = newKey()
  await send(key, position('처음', { positionCd: 'T06' }))
  const other = await send(key, position('다른 것', { positionCd: 'T07' }))
  expect([other.status, other.body.message]).toEqual([409, String(messages.requestRepeated)])
  expect(await rowsNamed('다른 것')).toBe(0)
  const short = await send('short', position('짧은 열쇠', { positionCd: 'T08' }))
  expect([short.status, short.body.fields[0].path]).toEqual([400, idempotencyHeader])
})

test('a change and a transition are done once as well', async () => {
  const { data } = (await send(newKey(), position('바꿀 것', { positionCd: 'T09' }))).body
  const key = newKey()
  const change = () =>
    send(key, { positionNm: '바꾼 것', updateDt: data.updateDt }, { method: 'PUT', to: `${url}/T09` })
  const [first, second] = [await change(), await change()]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.body).toEqual(first.body)

  const { wkodNo } = await portal.engine.database.one<{ wkodNo: number }>(
    `update "workOrder" set "state" = 'draft', "createUserId" = 'rqst01' where "wkodNo" = (select min("wkodNo") from "workOrder" where not exists (select 1 from "workPermit" p where p."wkodNo" = "workOrder"."wkodNo")) returning "wkodNo"`,
  )
  tokens['rqst01'] = (await portal.signIn('rqst01')).accessToken
  const cancelKey = newKey()
  const cancel = () =>
    send(
      cancelKey,
      { reason: '시험을 위하여 취소합니다' },
      { userId: 'rqst01', method: 'PUT', to: `/api/saf/wkod/${wkodNo}/cancel` },
    )
  const answers = await Promise.all([cancel(), cancel()])
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
    [200, undefined],
    [200, undefined],
  ])
  const { n } = await portal.engine.database.one<{ n: number }>(
    `select count(*) as n from "comStateHist" where "taskClassNm" = 'workOrder' and "taskKey" = $1 and "toStatCd" = 'cancelled'`,
    [String(wkodNo)],
  )
  expect(n).toBe(1)
})

test('a key is forgotten after a day, and its row is purged', async () => {
  const key = newKey()
  const body = position('하루', { positionCd: 'T10' })
  expect((await send(key, body)).status).toBe(201)
  const start = momentOf(portal.clock.now())
  portal.clock.set(addMinutes(start, 23 * 60))
  tokens['sys01'] = (await portal.signIn('sys01')).accessToken
  expect((await send(key, body)).status).toBe(201)
  portal.clock.set(addMinutes(start, 24 * 60 + 1))
  tokens['sys01'] = (await portal.signIn('sys01')).accessToken
  const again = await send(key, body)
  expect([again.status, again.body.fields[0].path]).toEqual([409, 'positionCd'])
  await purgeIdempotency(portal.engine)
  expect(await portal.engine.database.query('select 1 from "idempotency"')).toEqual([])
})
