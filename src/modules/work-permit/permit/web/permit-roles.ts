import type { UserInfo } from '../../../../core/shared/session.ts'
import { duties, type DutyName } from '../permit-facts.rule.ts'
import type { WorkPermit } from '../work-permit.resource.ts'

/** What this person may be on this permit. Only to show the right buttons: the server judges again and knows the areas of a duty. */
export interface PermitRoles {
  doing: boolean
  holds: (duty: DutyName) => boolean
}
export function permitRoles(
  user: UserInfo | null,
  permit: Pick<WorkPermit, 'vendorCd' | 'execDeptCd' | 'plantCd' | 'createUserId'>,
): PermitRoles {
  const doing = user?.vendorCd
    ? user.vendorCd === permit.vendorCd
    : permit.vendorCd === null && user !== null && (permit.execDeptCd === user.deptCd || permit.createUserId === user.userId)
  return {
    doing,
    holds: (duty) =>
      (user?.duties ?? []).some(({ dutyCd, plantCd }) => dutyCd === duties[duty] && (plantCd === permit.plantCd || plantCd === '0000')),
  }
}
