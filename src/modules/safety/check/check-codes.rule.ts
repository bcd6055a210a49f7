import { selfPurpose } from '../../../platform/check-form/check-codes.rule.ts'

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
export const companyPurpose = selfPurpose

/**
 * Items of IMPR_SOURCE that checks ask improvements as: checks, those of facilities, those of special equipment that
 * comes in, and those of companies.
 */
export const checkSources = { check: 'CHK', facility: 'FAC', entry: 'SPE', company: 'VEN' } as const
export type CheckSourceCd = (typeof checkSources)[keyof typeof checkSources]
interface Checked {
  checkTypeCd?: string | null | undefined
  facilityNo?: number | null | undefined
  speEntryNo?: number | null | undefined
}
/** Whether a company checks itself. */
export const isSelfCheck = ({ checkTypeCd }: Checked): boolean => checkTypeCd === checkTypes.company
/** Where the improvements of a round come from. */
export function sourceOf(row: Checked): CheckSourceCd {
  if (isSelfCheck(row)) return checkSources.company
  if (row.facilityNo) return checkSources.facility
  return row.speEntryNo ? checkSources.entry : checkSources.check
}
