import type { UserInfo } from '../../../../core/shared/session.ts'
import { wholeCompany } from '../../../../core/shared/whole-company.ts'
import { duties, type DutyName } from '../permit-facts.rule.ts'
import type { PermitDetail } from './permit-queries.ts'

/**
 * What this person may be on this permit. Only to show the right buttons: the server judges every act again.
 */
export interface PermitRoles {
  doing: boolean
  holds: (duty: DutyName) => boolean
}
/** Steps that only the issuer, or only the approver, of this very area may take. */
const ofDuty: Partial<Record<DutyName, readonly string[]>> = {
  issuer: [
    'startReview',
    'requestCooperation',
    'finishReview',
    'confirmCooperation',
    'start',
    'resume',
    'close',
  ],
  approver: ['approveExtension'],
}

/**
 * The duties of an area hold for the areas of one department; whose this one is, is read from what the server
 * refuses.
 */
export function permitRoles(user: UserInfo | null, { data: permit, allowed }: PermitDetail): PermitRoles {
  const doing = user?.vendorCd
    ? user.vendorCd === permit.vendorCd
    : permit.vendorCd === null &&
      user !== null &&
      (permit.execDeptCd === user.deptCd || permit.createUserId === user.userId)
  const strangerTo = (duty: DutyName) =>
    allowed.some(
      ({ action, reasons }) => ofDuty[duty]?.includes(action) && reasons.some(({ guard }) => guard === 'who'),
    )
  return {
    doing,
    holds: (duty) =>
      (user?.duties ?? []).some(
        ({ dutyCd, plantCd }) =>
          dutyCd === duties[duty] && (plantCd === permit.plantCd || plantCd === wholeCompany),
      ) && !strangerTo(duty),
  }
}
