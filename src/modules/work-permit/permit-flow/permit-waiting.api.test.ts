import { afterAll, beforeAll, expect, it } from 'vitest'
import { messages } from '../../../core/shared/messages.ts'
import { addMinutes, momentOf } from '../../../core/shared/dates.ts'
import { enteredHeaders, idempotencyHeader } from '../../../core/shared/session.ts'
import { permitPath, startPermitLife, type PermitLife } from '../../../../test/permit-life.ts'

/** What was entered without a network arrives later, and says so. */
let life: PermitLife
let permitNo: number
let permitCheckNo: number
beforeAll(async () => {
  life = await startPermitLife()
  permitNo = await life.create('vnd03s', await life.plainWork())
  await life.act('vnd03s', permitNo, 'request')
  await life.act('issuer03', permitNo, 'startReview')
  const checks = (await life.get('issuer03', `${permitPath}/${permitNo}`)).body.data.checks as {
    permitCheckNo: number
  }[]
  permitCheckNo = checks[0]!.permitCheckNo
  await life.act('vnd03s', permitNo, 'checks', [{ permitCheckNo, doneYn: 'Y' }] as never)
})
afterAll(() => life.close())

const now = () => momentOf(life.clock.now())
let count = 0
interface Way {
  /** Who is signed in when it arrives, and who says to have entered it. */
  as?: string
  by?: string
  key?: string
  permit?: number
}
async function late(action: string, body: unknown, enteredDt: string, way: Way = {}) {
  const { as = 'issuer03', by = as, key = `waiting-request-${count++}`, permit = permitNo } = way
  const { accessToken } = await life.portal.signIn(as)
  const answer = await life.portal.app.inject({
    method: 'POST',
    url: `${permitPath}/${permit}/${action}`,
    headers: {
      'x-authorization': `Bearer ${accessToken}`,
      'content-type': 'application/json',
      [idempotencyHeader]: key,
      [enteredHeaders.dt]: enteredDt,
      [enteredHeaders.by]: by,
    },
    payload: JSON.stringify(body),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const tick = (confirmYn: 'Y' | null) => [{ permitCheckNo, needYn: 'Y', confirmYn }]
const trail = () =>
  life.portal.engine.database.query<{ diff: { enteredDt?: unknown } }>(
    `select "diff" from "auditLog" where "tableNm" = 'workPermit' and "rowKey" = $1 and "diff" ? 'checks' and "diff" ? 'enteredDt' order by "auditNo"`,
    [String(permitNo)],
  )

it('a tick that waited is confirmed at the time of entering; the trail has both times, and a repeat does nothing', async () => {
  const enteredDt = addMinutes(now(), -30)
  const key = 'waiting-request-repeated'
  const answers = [
    await late('checks', tick('Y'), enteredDt, { key }),
    await late('checks', tick('Y'), enteredDt, { key }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const rows = await trail()
  expect(rows.map(({ diff }) => diff.enteredDt)).toEqual([[null, enteredDt]])
  const check = answers[0]!.body.data.checks.find(
    (each: { permitCheckNo: number }) => each.permitCheckNo === permitCheckNo,
  )
  expect([check.confirmDt, check.arriveDt].map((dt: string) => momentOf(new Date(dt)))).toEqual([
    enteredDt,
    now(),
  ])
})

it('a late act does not undo what somebody has said on site since then', async () => {
  const answer = await late('checks', tick(null), addMinutes(now(), -60))
  expect([answer.status, answer.body.message]).toEqual([409, String(messages.stale)])
})

it('the server refuses an act that waited over two hours, is of another or may not wait', async () => {
  const old = await late('checks', tick(null), addMinutes(now(), -121))
  expect([old.status, old.body.message]).toEqual([422, String(messages.waitedTooLong(120))])
  const foreign = await late('checks', tick(null), now(), { by: 'vnd03s' })
  expect([foreign.status, foreign.body.errorCode]).toEqual([409, 'ENTERED_BY_OTHER'])
  const signature = await late('sign', { signRoleCd: 'supervisor' }, now())
  expect([signature.status, signature.body.message]).toEqual([422, String(messages.cannotWait)])
  const noMoment = await late('checks', tick(null), '어제')
  expect([noMoment.status, noMoment.body.fields[0].path]).toEqual([400, enteredHeaders.dt])
})

it('a clock that runs ahead enters nothing after it has arrived', async () => {
  const before = (await trail()).length
  expect((await late('checks', tick(null), addMinutes(now(), 5))).status).toBe(200)
  const rows = await trail()
  expect([rows.length - before, rows.at(-1)!.diff.enteredDt]).toEqual([1, [null, now()]])
})

const measurement = (measDt: string) => ({
  measTypeCd: 'first',
  measDt,
  pointCd: 'top',
  o2Pct: 20.9,
  lelPct: 0,
  coPpm: 0,
  h2sPpm: 0,
  testerTxt: '홍석진',
  deviceSn: 'GX-2201',
  calExpYmd: '2099-12-31',
})
const gasReasons = async (permit: number) =>
  (
    (await life.put('issuer03', `${permitPath}/${permit}/start`)).body.reasons as {
      guard: string
      message: string
    }[]
  ).flatMap(({ guard, message }) => (guard === 'gas' ? [message] : []))

it('a measurement stands at the time of measuring, beside that of its arrival; too old, it starts no work', async () => {
  const permit = await life.create('vnd03s', await life.hotWork())
  await life.force(permit, 'approved', { issuerUserId: 'issuer03' })
  life.at('08:30')
  const old = addMinutes(now(), -40)
  const arrived = await late('gas', measurement(old), old, { as: 'gas01', permit })
  expect([arrived.status, arrived.body.message]).toEqual([200, undefined])
  const moments = arrived.body.data.gases.map((gas: { measDt: string; arriveDt: string }) =>
    [gas.measDt, gas.arriveDt].map((dt) => momentOf(new Date(dt))),
  )
  expect(moments).toEqual([[old, now()]])
  expect(await gasReasons(permit)).toEqual(['가스측정 후 30분이 지났습니다. 다시 측정하세요.'])
  const young = addMinutes(now(), -10)
  expect((await late('gas', measurement(young), young, { as: 'gas01', permit })).status).toBe(200)
  expect(await gasReasons(permit)).toEqual([])
  // The clock of the device may not make it younger than the moment at which it was entered.
  const ahead = await late('gas', measurement(now()), addMinutes(now(), -30), { as: 'gas01', permit })
  expect([ahead.status, ahead.body.fields[0]]).toMatchObject([
    400,
    { path: 'measDt', message: '측정일시는 현재보다 늦을 수 없습니다.' },
  ])
})

it('a repeated act with the same key does nothing more, with or without its time of entry', async () => {
  const permit = await life.create('vnd03s', await life.hotWork())
  await life.force(permit, 'approved', { issuerUserId: 'issuer03' })
  const key = 'waiting-request-not-heard-of'
  const { accessToken } = await life.portal.signIn('gas01')
  const first = await life.portal.app.inject({
    method: 'POST',
    url: `${permitPath}/${permit}/gas`,
    headers: { 'x-authorization': `Bearer ${accessToken}`, [idempotencyHeader]: key },
    payload: measurement(now()),
  })
  expect(first.statusCode).toBe(200)
  const again = await late('gas', measurement(now()), now(), { as: 'gas01', permit, key })
  expect([again.status, again.body.data.gases.length, again.body.data.gases[0].arriveDt]).toEqual([
    200,
    1,
    null,
  ])
})

it('a measurement of a worker that waited for the network is not signed by him, and starts no work', async () => {
  const permit = await life.create('vnd03s', await life.hotWork())
  await life.force(permit, 'approved', { issuerUserId: 'issuer03' })
  const young = addMinutes(now(), -5)
  const { testerTxt, ...values } = measurement(young)
  const given = { ...values, testerWorkerNo: await life.workerNo(testerTxt) }
  const { body } = await late('gas', given, young, { as: 'vnd03s', permit })
  expect(body.data.gases[0]).toMatchObject({ testerTxt: '홍석진', testerSignYn: 'N', judgeCd: 'fit' })
  expect(await gasReasons(permit)).toEqual([expect.stringContaining('측정자 본인이 서명하지 못한')])
})
