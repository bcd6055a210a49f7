import type { PermitState } from '../permit-transitions.rule.ts'

/** Who has to act next, in the words of the plant. */
export const waitingFor: Partial<Record<PermitState, string>> = {
  draft: '신청자(수행업체)',
  rejected: '신청자(수행업체)',
  requested: '발급자(구역 담당)',
  reviewing: '발급자(구역 담당)',
  cooperating: '협조부서',
  approvalPending: '승인자',
  approved: '작업책임자와 발급자',
  working: '작업책임자',
  extensionRequested: '승인자',
  suspended: '발급자(원인 제거 후 재개)',
  completionReported: '발급자',
  watching: '화재감시자와 발급자',
  expired: '발급자(사유 확인 후 종료)',
}
