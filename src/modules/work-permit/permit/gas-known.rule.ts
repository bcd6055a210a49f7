/** A person who may measure: a trained worker of the company by number, or the account's own person. */
export interface GasTester {
  workerNo: number | null
  name: string
}
/** Who may measure on a permit and with which registered instruments. */
export interface GasKnown {
  testers: GasTester[]
  /** Instruments that may be used today, the last used one first; each with its calibration, YYYY-MM-DD. */
  devices: { deviceSn: string; calExpYmd: string }[]
}
export interface GasDevice {
  testerWorkerNo: number | null
  testerTxt: string
  deviceSn: string
  calExpYmd: string
}

/**
 * Tester and instrument with which a measurement begins. The tester is who is signed in; where a company's account
 * enters for its workers, the one of last time, or the only one who is trained. An instrument is offered only while
 * the register lets it be used.
 */
export function gasDeviceFrom(last: GasDevice, known: GasKnown | undefined): GasDevice {
  // Before the list has come, what was used last stands; the server judges it again.
  if (!known) return last
  const [only, ...others] = known.testers
  const tester =
    known.testers.find(({ workerNo, name }) => workerNo === last.testerWorkerNo && name === last.testerTxt) ??
    (others.length === 0 ? only : undefined)
  const device = known.devices.find(({ deviceSn }) => deviceSn === last.deviceSn) ??
    known.devices[0] ?? { deviceSn: '', calExpYmd: '' }
  return { testerWorkerNo: tester?.workerNo ?? null, testerTxt: tester?.name ?? '', ...device }
}
