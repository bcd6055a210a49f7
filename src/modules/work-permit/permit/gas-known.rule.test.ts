import { expect, it } from 'vitest'
import { gasDeviceFrom } from './gas-known.rule.ts'

const none = { testerWorkerNo: null, testerTxt: '', deviceSn: '', calExpYmd: '' }
const koo = { workerNo: 7, name: '구본석' }
const known = {
  testers: [koo],
  devices: [
    { deviceSn: 'GX-2201', calExpYmd: '2026-07-08' },
    { deviceSn: 'GX-3R', calExpYmd: '2026-05-01' },
  ],
}

it('the form offers the only person who may measure and the instrument that was used last', () => {
  expect(gasDeviceFrom(none, known)).toEqual({
    testerWorkerNo: 7,
    testerTxt: '구본석',
    deviceSn: 'GX-2201',
    calExpYmd: '2026-07-08',
  })
  expect(gasDeviceFrom({ ...none, deviceSn: 'GX-3R' }, known).calExpYmd).toBe('2026-05-01')
})
it('the form names nobody of several, and never somebody else than who is signed in', () => {
  const two = { ...known, testers: [koo, { workerNo: 8, name: '정대현' }] }
  expect(gasDeviceFrom(none, two).testerTxt).toBe('')
  expect(gasDeviceFrom({ ...none, testerWorkerNo: 8, testerTxt: '정대현' }, two).testerWorkerNo).toBe(8)
  const own = { ...known, testers: [{ workerNo: null, name: '가스측정자01' }] }
  expect(gasDeviceFrom({ ...none, testerWorkerNo: 7, testerTxt: '구본석' }, own)).toMatchObject({
    testerWorkerNo: null,
    testerTxt: '가스측정자01',
  })
})
it('the form does not offer an instrument that the register does not let be used', () => {
  expect(gasDeviceFrom({ ...none, deviceSn: 'NOPE-1', calExpYmd: '2030-12-31' }, known).deviceSn).toBe(
    'GX-2201',
  )
  expect(gasDeviceFrom(none, { ...known, devices: [] }).deviceSn).toBe('')
})
