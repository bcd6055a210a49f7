import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerKiosk, type KioskLife } from '../../../../test/kiosk-life.ts'
import { startPermitLife, type PermitLife } from '../../../../test/permit-life.ts'

/** A device sends what was entered at it without network, although its person has gone. */
let life: PermitLife
let kiosk: KioskLife
let permitNo: number
const badges = { vendor: 'B100013', tester: 'B100004', employee: 'B100007' }

beforeAll(async () => {
  life = await startPermitLife()
  kiosk = await registerKiosk(life.portal, await life.portal.signIn('sys01'))
  permitNo = await life.create('vnd03s', await life.plainWork({ exZoneCd: 'zone2' }))
  life.at('09:00')
  await life.force(permitNo, 'working')
})
afterAll(() => life.close())

const state = async () =>
  (
    await life.portal.engine.database.one<{ state: string }>(
      'select "state" from "workPermit" where "permitNo" = $1',
      [permitNo],
    )
  ).state
const ticketOf = async (badgeNo: string) => (await kiosk.tryIn(badgeNo)).body.data.ticket as string
let count = 0
const deliver = (over: object) =>
  life.portal.anonymous.post('/api/auth/kiosk/deliver', {
    secret: kiosk.secret,
    path: `/api/kiosk/permit/${permitNo}/suspend`,
    body: { suspReasonCd: 'STOPRIGHT' },
    requestKey: `delivery-of-a-stop-${count++}`,
    enteredDt: `${life.day}T09:00:00+09:00`,
    ...over,
  })

test('a stop that waited is delivered by the device once its person has gone, in his name, and once', async () => {
  const ticket = await ticketOf(badges.employee)
  // The next person has ended his session at the device meanwhile.
  await kiosk.signIn(badges.vendor)
  life.clock.forwardMinutes(40)
  const requestKey = 'delivery-of-one-stop'
  const sent = await deliver({ ticket, requestKey })
  expect([sent.status, sent.body]).toEqual([200, { data: null }])
  expect(await state()).toBe('suspended')
  const [trail] = await life.portal.engine.database.query<{ userId: string; diff: object }>(
    `select "userId", "diff" from "auditLog" where "tableNm" = 'workPermit' and "rowKey" = $1 order by "auditNo" desc limit 1`,
    [String(permitNo)],
  )
  expect(trail).toMatchObject({
    userId: 'emp01',
    diff: { state: ['working', 'suspended'], device: [null, '반응 구역 조정실 앞'] },
  })
  await life.force(permitNo, 'working')
  // The answer was lost: sent again, it is not done again.
  expect((await deliver({ ticket, requestKey })).status).toBe(200)
  expect(await state()).toBe('working')
})

test('a ticket opens nothing but what may wait, from its session, at its device', async () => {
  life.at('10:00')
  const ticket = await ticketOf(badges.employee)
  const at = { ticket, enteredDt: `${life.day}T10:00:00+09:00` }
  const answers = {
    'another secret': await deliver({ ...at, secret: 'somebody-made-this-up' }),
    'a forged ticket': await deliver({ ...at, ticket: `${ticket.slice(0, -4)}AAAA` }),
    'entered before the session': await deliver({ ...at, enteredDt: `${life.day}T09:30:00+09:00` }),
    'entered after the session': await deliver({ ...at, enteredDt: `${life.day}T10:40:00+09:00` }),
    'an act that may not wait': await deliver({ ...at, path: `/api/kiosk/permit/${permitNo}/meeting` }),
    'an address of the portal': await deliver({ ...at, path: `/api/saf/workpermit/${permitNo}/suspend` }),
    'a way out of the device': await deliver({ ...at, path: '/api/kiosk/../auth/logout' }),
    'no body': await deliver({ ...at, body: undefined }),
  }
  const statuses = Object.fromEntries(Object.entries(answers).map(([name, { status }]) => [name, status]))
  expect(statuses).toEqual({
    'another secret': 403,
    'a forged ticket': 403,
    'entered before the session': 403,
    'entered after the session': 403,
    'an act that may not wait': 422,
    'an address of the portal': 400,
    'a way out of the device': 400,
    'no body': 400,
  })
  const issuer = await ticketOf('B100002')
  const start = { ...at, ticket: issuer, path: `/api/kiosk/permit/${permitNo}/start` }
  expect((await deliver(start)).body.reasons[0].guard).toBe('cannotWait')
  const asToken = await life.portal.app.inject({
    url: '/api/kiosk/permits',
    headers: { 'x-authorization': `Bearer ${ticket}` },
  })
  expect([asToken.statusCode, await state()]).toEqual([401, 'working'])
  life.clock.forwardMinutes(121)
  expect((await deliver({ ...at, ticket: issuer })).body.reasons[0].guard).toBe('waitedTooLong')
})

test('what was entered by somebody who has left since is not delivered', async () => {
  life.at('14:00')
  const ticket = await ticketOf(badges.tester)
  await life.portal.engine.database.query(
    `update "user" set "acctStatusCd" = 'ACS04', "updateDt" = now() where "userId" = 'gas01'`,
  )
  const refused = await deliver({ ticket, enteredDt: `${life.day}T14:00:00+09:00` })
  expect([refused.status, refused.body.message, await state()]).toEqual([
    403,
    expect.stringContaining('확인되지 않습니다'),
    'working',
  ])
})

test('a device asks for several things in one call, and is answered no more than in single ones', async () => {
  life.at('15:00')
  const issuer = await kiosk.signIn('B100002')
  const { statusCode, body } = await life.portal.app.inject({
    method: 'POST',
    url: '/api/reads',
    headers: { 'x-authorization': `Bearer ${issuer.accessToken}` },
    payload: { reads: ['/api/kiosk/permits', '/api/manage/codes/SUSP_REASON', '/api/saf/workpermits'] },
  })
  const answers = body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { index: number; status: number })
  expect([
    statusCode,
    answers.toSorted((one, other) => one.index - other.index).map((each) => each.status),
  ]).toEqual([200, [200, 200, 403]])
})
