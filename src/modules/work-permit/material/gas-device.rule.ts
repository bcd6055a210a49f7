import type { Sentence } from '../../../core/shared/sentence.ts'
import { deviceRefusals } from './gas-device.texts.ts'

/** What of an instrument decides whether it may be used. */
export interface RegisteredDevice {
  gasDeviceNm: string
  deviceKindCd: string
  gasCds: readonly string[] | null
  calYmd: string
  calExpYmd: string
  deviceStatCd: string
  useYn: string | null
}
interface Use {
  /** Day of the measurement, YYYY-MM-DD. */
  day: string
  /** What is measured, by code of PTW_DEVICE_GAS. */
  gases: readonly string[]
  /** It stays in the space and measures all the time. */
  continuous?: boolean
}

/** Gases of a measurement, by the column of its value. */
export const gasOfValue = {
  o2Pct: 'o2',
  lelPct: 'lel',
  coPpm: 'co',
  h2sPpm: 'h2s',
  co2Pct: 'co2',
  toxVal: 'toxic',
} as const

/**
 * Why an instrument may not be used: unknown at the plant, withdrawn or found wrong, not calibrated that
 * day, or blind for what is measured. Undefined: it may be. (안전보건규칙 제619조의2; ptw.md 5.5)
 */
export function refuseDevice(device: RegisteredDevice | undefined, use: Use): Sentence | undefined {
  if (!device) return deviceRefusals.unknown()
  const name = device.gasDeviceNm
  if (device.useYn === 'N' || device.deviceStatCd !== 'inUse') return deviceRefusals.notInUse({ name })
  if (use.day < device.calYmd || use.day > device.calExpYmd)
    return deviceRefusals.calibration({ name, day: device.calExpYmd })
  if (use.continuous && device.deviceKindCd !== 'continuous') return deviceRefusals.notContinuous({ name })
  const blind = use.gases.filter((gas) => !(device.gasCds ?? []).includes(gas))
  return blind.length > 0
    ? deviceRefusals.blind({ name, gases: blind.map((gas) => gas.toUpperCase()).join(', ') })
    : undefined
}
