/** SAF_CHECK_TYPE */
export const checkTypes = {
  daily: 'DLY',
  weeklyChemical: 'WKC',
  monthly: 'MON',
  joint: 'JNT',
  special: 'SPC',
  company: 'SLF',
  facility: 'FAC',
  /** Of special equipment that comes in: made by its entry, never by hand. */
  entry: 'SPE',
} as const

/** SAF_CHECK_TARGET: what a check looks at. */
export const targetKinds = { facility: 'FAC', area: 'AREA', vendor: 'VEN', entry: 'SPE' } as const

/** SAF_CHECK_SHIFT: where a round goes whose day is no working day. */
export const shifts = { none: 'N', before: 'B', after: 'A' } as const

/** SAF_CHECK_CYCLE: the round that comes once. */
export const onceCycle = 'O'

/** CHECK_PURPOSE: the sheets of safety, and those by which companies check themselves. */
export const safetyPurpose = 'SAFE'
export const companyPurpose = 'SELF'
