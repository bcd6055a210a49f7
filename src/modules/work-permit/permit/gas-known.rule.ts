/** What is known before somebody measures on a device where nobody has measured yet. */
export interface GasKnown {
  testers: string[]
  /** Instruments with the day until which each is calibrated, YYYY-MM-DD. */
  devices: { deviceSn: string; calExpYmd: string }[]
}
export interface GasDevice {
  testerTxt: string
  deviceSn: string
  calExpYmd: string
}

/**
 * Tester and instrument with which a measurement begins, so that only the values are left to be typed: what
 * was used last, else the only one who may measure and the instrument that the company used last.
 */
export function gasDeviceFrom(last: GasDevice, known: GasKnown | undefined, today: string): GasDevice {
  const [only, ...others] = known?.testers ?? []
  const testerTxt = last.testerTxt || (others.length === 0 ? (only ?? '') : '')
  const same = known?.devices.find(({ deviceSn }) => deviceSn === last.deviceSn)
  if (same && same.calExpYmd > last.calExpYmd) return { testerTxt, ...same }
  if (last.deviceSn && last.calExpYmd >= today) return { ...last, testerTxt }
  return { testerTxt, ...(known?.devices[0] ?? { deviceSn: last.deviceSn, calExpYmd: last.calExpYmd }) }
}
/** The calibration of an instrument whose number was typed; what stands there stays where it is not known. */
export const withCalibration = (device: GasDevice, known: GasKnown | undefined): GasDevice => ({
  ...device,
  calExpYmd:
    known?.devices.find(({ deviceSn }) => deviceSn === device.deviceSn.trim())?.calExpYmd ?? device.calExpYmd,
})
