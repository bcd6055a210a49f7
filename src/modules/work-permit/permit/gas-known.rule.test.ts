import { expect, it } from 'vitest'
import { gasDeviceFrom, withCalibration } from './gas-known.rule.ts'

const none = { testerTxt: '', deviceSn: '', calExpYmd: '' }
const known = {
  testers: ['구본석'],
  devices: [
    { deviceSn: 'GX-2201', calExpYmd: '2026-07-08' },
    { deviceSn: 'GX-3R', calExpYmd: '2026-05-01' },
  ],
}

it('on a new device nothing but the values is left to be typed where one may measure and an instrument is known', () => {
  expect(gasDeviceFrom(none, known, '2026-03-10')).toEqual({
    testerTxt: '구본석',
    deviceSn: 'GX-2201',
    calExpYmd: '2026-07-08',
  })
  expect(gasDeviceFrom(none, { ...known, testers: ['구본석', '정대현'] }, '2026-03-10').testerTxt).toBe('')
  expect(gasDeviceFrom(none, undefined, '2026-03-10')).toEqual(none)
})
it('what was used last stays, with the newer calibration; one that has run out makes room for another instrument', () => {
  const last = { testerTxt: '정대현', deviceSn: 'GX-3R', calExpYmd: '2026-04-01' }
  expect(gasDeviceFrom(last, known, '2026-03-10')).toEqual({
    testerTxt: '정대현',
    deviceSn: 'GX-3R',
    calExpYmd: '2026-05-01',
  })
  expect(gasDeviceFrom({ ...last, deviceSn: 'GX-9' }, known, '2026-03-10').deviceSn).toBe('GX-9')
  expect(gasDeviceFrom({ ...last, deviceSn: 'GX-9' }, known, '2026-04-02').deviceSn).toBe('GX-2201')
})
it('the number of a known instrument brings its calibration', () => {
  expect(withCalibration({ ...none, deviceSn: 'GX-3R ' }, known).calExpYmd).toBe('2026-05-01')
  expect(withCalibration({ ...none, deviceSn: 'GX-9', calExpYmd: '2026-12-31' }, known).calExpYmd).toBe(
    '2026-12-31',
  )
})
