import { delegateKinds } from './appr-delegate.resource.ts'
import { stepStatuses } from './approval-codes.rule.ts'

/** What stands on the stamp beside the name (admin 4.2): who signed in whose place, and what was decided before the end of the line. */
export function stepMark(step: {
  userId: string
  userNm: string
  actUserId: string | null
  actUserNm: string | null
  delegateKindCd: string | null
  jeonKyulYn: 'Y' | 'N' | null
  stepStatusCd: string
}): string | null {
  const acted = step.actUserId !== null && step.actUserId !== step.userId
  const place = !acted
    ? null
    : step.delegateKindCd === delegateKinds.delegation
      ? `위임 ${step.actUserNm ?? step.actUserId} (위임자 ${step.userNm})`
      : `대결 ${step.actUserNm ?? step.actUserId} (원 결재자 ${step.userNm})`
  const final = step.jeonKyulYn === 'Y' || step.stepStatusCd === stepStatuses.skipped ? '전결' : null
  return [final, place].filter((part) => part !== null).join(' · ') || null
}
