import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  measuredAt,
  permitPath,
  refusalOf,
  startPermitLife,
  type PermitLife,
} from '../../../../test/permit-life.ts'

let life: PermitLife
beforeAll(async () => void (life = await startPermitLife()))
afterAll(() => life.close())

const path = '/api/saf/gasdevice'
const deviceNo = async (name: string) =>
  (
    await life.portal.engine.database.one<{ no: number }>(
      'select "gasDeviceNo" as no from "gasDevice" where "gasDeviceNm" = $1',
      [name],
    )
  ).no
const newDevice = {
  gasDeviceNm: 'GX-9001',
  plantCd: '1000',
  deviceKindCd: 'portable',
  gasCds: ['o2', 'lel', 'co', 'h2s'],
  calYmd: '2026-01-01',
  calExpYmd: '2026-12-31',
  deviceStatCd: 'inUse',
}

it('the safety officer keeps the register, a company reads it and cannot write into it', async () => {
  expect((await life.post('saf01', path, newDevice)).status).toBe(201)
  const late = await life.post('saf01', path, {
    ...newDevice,
    gasDeviceNm: 'GX-9002',
    calExpYmd: '2025-12-31',
  })
  expect([late.status, late.body.fields[0].path]).toEqual([400, 'calExpYmd'])
  expect((await life.post('vnd03s', path, { ...newDevice, gasDeviceNm: 'GX-9003' })).status).toBe(403)
  const names = (await life.get('vnd03s', `${path}s?limit=100`)).body.data.map(
    ({ gasDeviceNm }: { gasDeviceNm: string }) => gasDeviceNm,
  )
  expect(names).toContain('GX-9001')
})

it('a measurement names a registered instrument, and its calibration is read from there', async () => {
  const permitNo = await life.create('vnd03s', await life.plainWork({ exZoneCd: 'zone2' }))
  life.at('07:50')
  await life.force(permitNo, 'approved', { issuerUserId: 'issuer03' })
  const gas = (more: object) =>
    life.post('gas01', `${permitPath}/${permitNo}/gas`, measuredAt(life, 'first', '07:50', more))
  for (const deviceSn of ['NOPE-1', 'GX-0901'])
    expect((await gas({ deviceSn, calExpYmd: '2099-12-31' })).body.fields[0].path).toBe('deviceSn')
  const [row] = (await gas({ calExpYmd: '2099-12-31', testerTxt: '다른 사람' })).body.data.gases
  expect(row.calExpYmd).not.toBe('2099-12-31')
  // Who is signed in has measured, whatever name is sent.
  expect(row).toMatchObject({ testerUserId: 'gas01', testerTxt: '가스측정자01', testerSignYn: 'Y' })
})

it('a company enters for a worker who gives his PIN, and for nobody else', async () => {
  const permitNo = await life.create('vnd03s', await life.plainWork({ exZoneCd: 'zone2' }))
  await life.force(permitNo, 'approved', { issuerUserId: 'issuer03' })
  const { testerTxt: _name, ...values } = measuredAt(life, 'first', '07:50') as Record<string, unknown>
  const gas = (more: object) => life.post('vnd03s', `${permitPath}/${permitNo}/gas`, { ...values, ...more })
  expect((await gas({})).body.fields[0]).toMatchObject({ path: 'testerWorkerNo' })
  const testerWorkerNo = await life.workerNo('홍석진')
  expect((await gas({ testerWorkerNo })).body.fields[0].path).toBe('pinPwd')
  expect((await gas({ testerWorkerNo, pinPwd: '000000' })).body.fields[0].message).toContain('(1/5)')
  const untrained = await gas({ testerWorkerNo: await life.workerNo('고영찬'), pinPwd: '000000' })
  expect(untrained.body.fields[0].path).toBe('testerWorkerNo')
})

it('a continuous monitor is one of the register, and does not let anybody in again unmeasured after somebody came out', async () => {
  const inside = {
    supplCds: ['S1'],
    supplements: [{ supplCd: 'S1', spaceNm: 'T-1', entrantMax: 2, ventMethodCd: 'both', airflow: 10 }],
    watcherWorkerNo: await life.workerNo('문정민'),
  }
  const of = async (name: string) => life.plainWork({ ...inside, contDeviceNo: await deviceNo(name) })
  const portable = await life.post('vnd03s', permitPath, await of('GX-2201'))
  expect([portable.status, portable.body.fields[0].path]).toEqual([400, 'contDeviceNo'])
  const permitNo = await life.create('vnd03s', await of('CM-501'))
  life.at('09:00')
  await life.force(permitNo, 'working', {
    issuerUserId: 'issuer03',
    realStartDt: `${life.day}T08:00:00+09:00`,
  })
  const periodic = (time: string) =>
    life.act(
      'gas01',
      permitNo,
      'gas',
      measuredAt(life, 'periodic', time, { coPpm: 0, h2sPpm: 0, co2Pct: 0.04 }),
    )
  await periodic('08:50')
  const vendorWorkerNo = await life.workerNo('홍석진')
  const entry = (direction: string) =>
    life.post('vnd03s', `${permitPath}/${permitNo}/entry`, { vendorWorkerNo, direction })
  expect((await entry('in')).status).toBe(200)
  life.at('10:10')
  expect((await entry('out')).status).toBe(200)
  expect(refusalOf(await entry('in'))).toMatchObject({ status: 422, guards: ['gas'] })
  life.at('10:15')
  await periodic('10:15')
  expect((await entry('in')).status).toBe(200)
})

it('works that trust an instrument which was found wrong are told, and have to be measured now', async () => {
  const permitNo = await life.create('vnd03s', await life.plainWork({ exZoneCd: 'zone2' }))
  life.at('11:00')
  await life.force(permitNo, 'working', {
    issuerUserId: 'issuer03',
    realStartDt: `${life.day}T10:30:00+09:00`,
  })
  await life.act('gas01', permitNo, 'gas', measuredAt(life, 'periodic', '10:59', { deviceSn: 'GX-2202' }))
  const no = await deviceNo('GX-2202')
  expect((await life.change('saf01', `${path}/${no}`, { deviceStatCd: 'wrong' })).status).toBe(200)
  const { data } = (await life.get('issuer03', `${permitPath}/${permitNo}`)).body
  expect(data.events[0]).toMatchObject({ eventCd: 'deviceWrong', reasonTxt: 'GX-2202' })
  expect(data.gasDueDt.slice(0, 16)).toBe(`${life.day}T11:00`)
  const rows = await life.portal.engine.database.query<{ userId: string }>(
    `select "userId" from "noti" where "eventCd" = 'PTW_DEVICE_WRONG' order by 1`,
  )
  expect(rows.map(({ userId }) => userId)).toEqual(expect.arrayContaining(['issuer03', 'vnd03s', 'gas01']))
  // Who measures has it on his list until another instrument has measured.
  const waiting = async (userId: string) =>
    (
      (await life.get(userId, '/api/main/portlet/mywork')).body.data.items as { kind: string; key: number }[]
    ).flatMap(({ kind, key }) => (Number(key) === permitNo ? [kind] : []))
  expect([await waiting('gas01'), await waiting('vnd03s')]).toEqual([
    ['permitGasDevice'],
    ['permitGasDevice'],
  ])
  await life.act('gas01', permitNo, 'gas', measuredAt(life, 'periodic', '11:00', { deviceSn: 'GX-2201' }))
  expect([await waiting('gas01'), await waiting('vnd03s')]).toEqual([[], []])
})
