import { addMinutes } from '../../../core/shared/dates.ts'
import type { DemoGas } from './demo-permit.ts'

export const shiftMinutes = 8 * 60
/** The instrument's values in clean air. */
export const cleanAir = { o2Pct: 20.9, lelPct: 0, coPpm: 0, h2sPpm: 0, co2Pct: 0.04 }
export const weldingGear = ['helmet', 'shoes', 'faceShield', 'weldingGloves', 'dustMask']

/** Moments around `now`: `at(-95)` is 95 minutes ago, `time(-95)` a shift that began then. */
export function aroundNow(now: string) {
  const at = (minutes: number) => addMinutes(now, minutes)
  return {
    at,
    time: (start: number) => ({ startDt: at(start), endDt: at(start + shiftMinutes) }),
    gas: (
      measTypeCd: DemoGas['measTypeCd'],
      minutes: number,
      tester: number,
      more: Partial<DemoGas> = {},
    ): DemoGas => ({
      ...cleanAir,
      measTypeCd,
      measDt: at(minutes),
      pointCd: 'middle',
      tester,
      ...more,
    }),
  }
}
