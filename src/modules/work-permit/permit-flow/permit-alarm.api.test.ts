import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerKiosk, type KioskLife } from '../../../../test/kiosk-life.ts'
import { measuredAt, permitPath, startPermitLife, type PermitLife } from '../../../../test/permit-life.ts'
import type { ShownAlarm } from '../permit/permit-alarm.rule.ts'

let life: PermitLife
let kiosk: KioskLife
beforeAll(async () => {
  life = await startPermitLife()
  kiosk = await registerKiosk(life.portal, await life.portal.signIn('sys01'))
})
afterAll(() => life.close())

const mine = async (userId: string): Promise<ShownAlarm[]> =>
  (await life.get(userId, '/api/saf/permitalarms')).body.data
const called = async (permitNo: number) =>
  life.portal.engine.database.query<{ toUserId: string; insteadUserId: string | null; callCnt: number }>(
    'select "toUserId", "insteadUserId", "callCnt"::int from "permitAlarm" where "permitNo" = $1 order by "permitAlarmNo"',
    [permitNo],
  )
const atDevice = async () =>
  (await life.portal.anonymous.post('/api/kiosk/alarms', { secret: kiosk.secret })).body.data as ShownAlarm[]
const working = async () => {
  const permitNo = await life.create('vnd03s', await life.hotWork())
  life.at('09:00')
  await life.force(permitNo, 'working', {
    issuerUserId: 'issuer03',
    approverUserId: 'approver01',
    realStartDt: `${life.day}T08:00:00+09:00`,
  })
  return permitNo
}

it('gas at 25 % LEL calls issuer, approver, watchers, safety, company and tester to leave, at every screen at once', async () => {
  const permitNo = await working()
  await life.act('gas01', permitNo, 'gas', measuredAt(life, 'periodic', '08:59', { lelPct: 26 }))
  const people = (await called(permitNo)).map(({ toUserId }) => toUserId)
  expect(people).toEqual(
    expect.arrayContaining(['issuer03', 'approver01', 'vnd03s', 'vnd03a', 'saf01', 'gas01']),
  )
  expect(new Set(people).size).toBe(people.length)
  for (const userId of ['issuer03', 'vnd03s', 'gas01'])
    expect(await mine(userId)).toEqual([
      expect.objectContaining({ permitNo, alarmCd: 'evacuate', ackCnt: 0 }),
    ])
  // What the portal itself gives as the reason is said in the language of each reader.
  expect((await mine('vnd03s'))[0]?.reasonTxt).toMatch(/가스/)
  await life.put('vnd03s', '/api/manage/userpref', { langCd: 'es' })
  expect((await mine('vnd03s'))[0]?.reasonTxt).not.toMatch(/[가-힣]{2}/)
  await life.put('vnd03s', '/api/manage/userpref', { langCd: 'kr' })
  expect(await mine('vnd01s')).toEqual([])
  expect(await atDevice()).toEqual([expect.objectContaining({ permitNo, alarmCd: 'evacuate' })])
  const wall = (await life.get('saf01', '/api/saf/permitalarms?wall=1')).body.data
  expect(wall).toEqual([expect.objectContaining({ permitNo })])
  expect((await life.get('vnd01s', '/api/saf/permitalarms?wall=1')).body.data).toEqual([])
  await life.force(permitNo, 'cancelled')
})

it('gas below 25 % is a gas alarm, a stop by a worker stops; the daily re-check calls nobody', async () => {
  const gas = await working()
  await life.act('gas01', gas, 'gas', measuredAt(life, 'periodic', '08:59', { lelPct: 12 }))
  expect((await mine('issuer03')).map(({ alarmCd }) => alarmCd)).toEqual(['gas'])
  await life.force(gas, 'cancelled')
  const stop = await working()
  await life.act('vnd03s', stop, 'suspend', { suspReasonCd: 'STOPRIGHT' })
  expect((await mine('issuer03')).map(({ alarmCd }) => alarmCd)).toEqual(['stop'])
  // Who stopped it knows.
  expect((await called(stop)).map(({ toUserId }) => toUserId)).not.toContain('vnd03s')
  await life.force(stop, 'cancelled')
  const quiet = await working()
  await life.act('issuer03', quiet, 'suspend', { suspReasonCd: 'REVALIDATE' })
  expect(await called(quiet)).toEqual([])
  await life.force(quiet, 'cancelled')
})

it('who acknowledges is recorded and hears no more; nobody acknowledges who was not called', async () => {
  const permitNo = await working()
  await life.act('vnd03s', permitNo, 'suspend', { suspReasonCd: 'STOPRIGHT' })
  const ack = (userId: string) => life.post(userId, `${permitPath}/${permitNo}/alarmack`)
  expect((await ack('issuer03')).status).toBe(200)
  expect(await mine('issuer03')).toEqual([])
  expect((await ack('issuer03')).status).toBe(409)
  expect((await ack('vnd01s')).status).toBe(404)
  const { alarms } = (await life.get('issuer03', `${permitPath}/${permitNo}`)).body.data
  expect(
    alarms.find(({ toUserId }: { toUserId: string }) => toUserId === 'issuer03').ackDt.slice(0, 16),
  ).toBe(`${life.day}T09:00`)
  // One has answered: the device and the wall are free again.
  expect(await atDevice()).toEqual([])
  await life.force(permitNo, 'cancelled')
})

it('who has not acknowledged within the delay is called again, and the head of his department beside him', async () => {
  const permitNo = await working()
  await life.act('vnd03s', permitNo, 'suspend', { suspReasonCd: 'STOPRIGHT' })
  await life.post('issuer03', `${permitPath}/${permitNo}/alarmack`)
  const before = await called(permitNo)
  life.at('09:01')
  await life.tick()
  expect(await called(permitNo)).toEqual(before)
  life.at('09:02')
  await life.tick()
  const after = await called(permitNo)
  expect(after.find(({ toUserId }) => toUserId === 'issuer03')?.callCnt).toBe(1)
  expect(after.find(({ toUserId }) => toUserId === 'saf01')?.callCnt).toBe(2)
  expect(after.some(({ insteadUserId }) => insteadUserId !== null)).toBe(true)
  const told = await life.portal.engine.database.query<{ userId: string }>(
    `select "userId" from "noti" where "eventCd" = 'PTW_ALARM_CALL'`,
  )
  expect(told.map(({ userId }) => userId)).toContain('saf01')
  expect(told.map(({ userId }) => userId)).not.toContain('issuer03')
})
