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
} as const

/** SAF_CHECK_TARGET: what a check looks at. */
export const targetKinds = { facility: 'FAC', area: 'AREA', vendor: 'VEN' } as const

/** SAF_CHECK_SHIFT: where a round goes whose day is no working day. */
export const shifts = { none: 'N', before: 'B', after: 'A' } as const

/** SAF_CHECK_CYCLE: the round that comes once. */
export const onceCycle = 'O'

/** CHECK_PURPOSE: the sheets of safety, and those by which companies check themselves. */
export const safetyPurpose = 'SAFE'
export const companyPurpose = selfPurpose

/** Items of IMPR_SOURCE that checks ask improvements as: checks, those of facilities, and those of companies. */
export const checkSources = { check: 'CHK', facility: 'FAC', company: 'VEN' } as const
interface Checked {
  checkTypeCd?: string | null | undefined
  facilityNo?: number | null | undefined
}
/** Whether a company checks itself. */
export const isSelfCheck = ({ checkTypeCd }: Checked): boolean => checkTypeCd === checkTypes.company
/** Where the improvements of a round come from. */
export const sourceOf = (row: Checked): (typeof checkSources)[keyof typeof checkSources] =>
  isSelfCheck(row) ? checkSources.company : row.facilityNo ? checkSources.facility : checkSources.check
