/** Items of VND_STATUS: whether a company may work, and why it may not. */
export const vendorStatuses = {
  candidate: 'VST01',
  active: 'VST02',
  noEntry: 'VST03',
  stopped: 'VST04',
  ended: 'VST05',
} as const
/** Companies that no work is given to any more. */
export const stoppedVendors: readonly string[] = [vendorStatuses.stopped, vendorStatuses.ended]
