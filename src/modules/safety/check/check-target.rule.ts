import type { FieldIssue } from '../../../core/shared/session.ts'
import { checkTypes, companyPurpose, safetyPurpose, targetKinds } from './check-codes.rule.ts'
import { checkRefusals } from './check-refusals.texts.ts'

/** Fields of which exactly one names what is checked, with its item of SAF_CHECK_TARGET. A new kind is a new line. */
export const targetFields = {
  facilityNo: targetKinds.facility,
  areaCd: targetKinds.area,
  vendorCd: targetKinds.vendor,
  speEntryNo: targetKinds.entry,
} as const
export type TargetField = keyof typeof targetFields
export type Targeted = { [F in TargetField]?: string | number | null | undefined }
const names = Object.keys(targetFields) as TargetField[]
const isNamed = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** The field that names what is checked; undefined where none or several do. */
export function targetOf(row: Targeted): TargetField | undefined {
  const named = names.filter((name) => isNamed(row[name]))
  return named.length === 1 ? named[0] : undefined
}

/**
 * What stands against the target of a plan: exactly one is named (fit S4), the check of a facility names a facility,
 * and a self-check names the company that does it.
 */
export function targetIssues(row: Targeted & { checkTypeCd?: string | null | undefined }): FieldIssue[] {
  const named = names.filter((name) => isNamed(row[name]))
  if (named.length === 0) return [{ path: names[0]!, message: checkRefusals.oneTarget() }]
  if (named.length > 1) return named.slice(1).map((path) => ({ path, message: checkRefusals.oneTarget() }))
  if (row.checkTypeCd === checkTypes.facility && named[0] !== 'facilityNo')
    return [{ path: 'facilityNo', message: checkRefusals.facilityNeeded() }]
  if (row.checkTypeCd === checkTypes.company && named[0] !== 'vendorCd')
    return [{ path: 'vendorCd', message: checkRefusals.vendorNeeded() }]
  if ((row.checkTypeCd === checkTypes.entry) !== (named[0] === 'speEntryNo'))
    return [{ path: 'checkTypeCd', message: checkRefusals.entryOnly() }]
  return []
}

/** CHECK_PURPOSE of the sheets that a kind of check asks. */
export const purposeOf = (checkTypeCd: string | null | undefined): string =>
  checkTypeCd === checkTypes.company ? companyPurpose : safetyPurpose
