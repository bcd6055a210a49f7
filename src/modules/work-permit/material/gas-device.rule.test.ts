import { expect, it } from 'vitest'
import { refuseDevice, type RegisteredDevice } from './gas-device.rule.ts'

const device: RegisteredDevice = {
  gasDeviceNm: 'GX-2201',
  deviceKindCd: 'portable',
  gasCds: ['o2', 'lel'],
  calYmd: '2026-01-01',
  calExpYmd: '2026-06-30',
  deviceStatCd: 'inUse',
  useYn: 'Y',
}
const use = { day: '2026-03-10', gases: ['o2', 'lel'] }
const refused = (over: Partial<RegisteredDevice>, more: Partial<Parameters<typeof refuseDevice>[1]> = {}) =>
  String(refuseDevice({ ...device, ...over }, { ...use, ...more }) ?? '')

it('a registered instrument may be used from the day of its calibration to the last day of it', () => {
  for (const day of ['2026-01-01', '2026-03-10', '2026-06-30']) expect(refused({}, { day })).toBe('')
  for (const day of ['2025-12-31', '2026-07-01'])
    expect(refused({}, { day })).toContain('측정기 교정기한이 지났습니다.')
})
it('an instrument that the register does not know is refused', () => {
  expect(String(refuseDevice(undefined, use))).toContain('등록된 측정기를 고르세요.')
})
it('an instrument that was found wrong, is in repair or withdrawn is refused', () => {
  for (const deviceStatCd of ['wrong', 'repair', 'retired'])
    expect(refused({ deviceStatCd })).toContain('사용할 수 없는 상태')
  expect(refused({ useYn: 'N' })).toContain('사용할 수 없는 상태')
})
it('an instrument is refused for a gas that it does not measure, and a portable one as a continuous monitor', () => {
  expect(refused({}, { gases: ['o2', 'h2s'] })).toContain('H2S')
  expect(refused({}, { continuous: true })).toContain('연속 측정기가 아닙니다')
  expect(refused({ deviceKindCd: 'continuous' }, { continuous: true })).toBe('')
})
