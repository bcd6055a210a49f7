import { addDays } from '../../../core/shared/dates.ts'

const all = ['o2', 'lel', 'co', 'h2s', 'co2', 'toxic']
/** Instruments of the demonstration: the plant's own, one of a company, and one out of calibration. */
export const demoGasDevices = (today: string) =>
  (
    [
      ['GX-2201', 'portable', all, -60, 120, '안전팀 보관'],
      ['GX-2202', 'portable', all, -30, 150, '안전팀 보관'],
      ['CM-501', 'continuous', ['o2', 'lel', 'co', 'h2s'], -40, 140, '밀폐공간 대여용'],
      ['GX-3R-11', 'portable', ['o2', 'lel', 'co', 'h2s'], -90, 90, '반입 확인'],
      ['GX-0901', 'portable', all, -380, -15, '교정 의뢰 예정'],
    ] as const
  ).map(([gasDeviceNm, deviceKindCd, gasCds, calibrated, expires, remark]) => ({
    gasDeviceNm,
    plantCd: '1000',
    deviceKindCd,
    gasCds,
    calYmd: addDays(today, calibrated),
    calExpYmd: addDays(today, expires),
    deviceStatCd: 'inUse',
    remark,
    useYn: 'Y',
  }))
/** The continuous monitor that hangs in the confined space of the demonstration. */
export const demoMonitor = 'CM-501'
