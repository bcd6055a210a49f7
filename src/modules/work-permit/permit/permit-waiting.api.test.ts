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
  await life.act('issuer03', permitNo, 'review')
  const checks = (await life.get('issuer03', `${permitPath}/${permitNo}`)).body.data.checks as { permitCheckNo: number }[]
  permitCheckNo = checks[0]!.permitCheckNo
})
afterAll(() => life.close())

const now = () => momentOf(life.clock.now())
let count = 0
async function late(action: string, body: unknown, enteredDt: string, { by = 'issuer03', key = `waiting-request-${count++}` } = {}) {
  const { accessToken } = await life.portal.signIn('issuer03')
  const answer = await life.portal.app.inject({
    method: 'POST',
    url: `${permitPath}/${permitNo}/${action}`,
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
    `select "diff" from "auditLog" where "tableNm" = 'workPermit' and "rowKey" = $1 and "diff" ? 'checks' order by "auditNo"`,
    [String(permitNo)],
  )

it('a tick that waited is confirmed at the time of entering; the trail has both times, and a repeat does nothing', async () => {
  const enteredDt = addMinutes(now(), -30)
  const key = 'waiting-request-repeated'
  const answers = [await late('checks', tick('Y'), enteredDt, { key }), await late('checks', tick('Y'), enteredDt, { key })]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const rows = await trail()
  expect(rows.map(({ diff }) => diff.enteredDt)).toEqual([[null, enteredDt]])
  const check = answers[0]!.body.data.checks.find((each: { permitCheckNo: number }) => each.permitCheckNo === permitCheckNo)
  expect(momentOf(new Date(check.confirmDt))).toBe(enteredDt)
})

it('it does not undo what somebody has said on site since then', async () => {
  const answer = await late('checks', tick(null), addMinutes(now(), -60))
  expect([answer.status, answer.body.message]).toEqual([409, messages.stale])
})

it('after two hours it is refused, and so is what somebody else has entered and what may not wait', async () => {
  const old = await late('checks', tick(null), addMinutes(now(), -121))
  expect([old.status, old.body.message]).toEqual([422, messages.waitedTooLong(120)])
  const foreign = await late('checks', tick(null), now(), { by: 'vnd03s' })
  expect([foreign.status, foreign.body.errorCode]).toEqual([409, 'ENTERED_BY_OTHER'])
  const signature = await late('sign', { signRoleCd: 'supervisor' }, now())
  expect([signature.status, signature.body.message]).toEqual([422, messages.cannotWait])
  const noMoment = await late('checks', tick(null), '어제')
  expect([noMoment.status, noMoment.body.fields[0].path]).toEqual([400, enteredHeaders.dt])
})

it('a clock that runs ahead enters nothing after it has arrived', async () => {
  const before = (await trail()).length
  expect((await late('checks', tick(null), addMinutes(now(), 5))).status).toBe(200)
  const rows = await trail()
  expect([rows.length - before, rows.at(-1)!.diff.enteredDt]).toEqual([1, [null, now()]])
})
