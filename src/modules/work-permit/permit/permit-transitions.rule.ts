/** States of a permit in the order of its life, with the labels of code group PTW_STAT. (ptw.md 3) */
export const permitStates = {
  draft: '작성중',
  requested: '허가요청',
  reviewing: '현장검토',
  cooperating: '협조확인',
  approvalPending: '승인대기',
  approved: '승인(발행)',
  working: '작업중',
  extensionRequested: '연장요청',
  suspended: '일시중지',
  completionReported: '완료신고',
  watching: '사후감시',
  closed: '종료',
  cancelled: '취소',
  rejected: '반려',
  expired: '실효',
} as const
export type PermitState = keyof typeof permitStates

export interface PermitTransition {
  label: string
  from: readonly PermitState[]
  to: PermitState
  /** Done by the clock, never offered to a user. */
  system?: true
  /** Smallest number of characters of the reason that has to be written. */
  reasonMin?: number
  /** The same, only when leaving these states. */
  reasonMinFrom?: Partial<Record<PermitState, number>>
}

/** Length of a required free text. (ptw.md 8) */
export const reasonMinLength = 10

/**
 * What can be done to a permit. (ptw.md 4)
 *
 * 일시중지 asks for a reason code but for no minimum of text: anybody may stop dangerous work at once
 * (산업안전보건법 제52조) and no check of what was typed may stand in the way. (ptw.md 8)
 */
export const permitTransitions = {
  request: { label: '허가요청', from: ['draft', 'rejected'], to: 'requested' },
  startReview: { label: '검토시작', from: ['requested'], to: 'reviewing' },
  requestCooperation: { label: '협조요청', from: ['reviewing'], to: 'cooperating' },
  finishReview: { label: '검토완료', from: ['reviewing'], to: 'approvalPending' },
  confirmCooperation: { label: '협조확인', from: ['cooperating'], to: 'approvalPending' },
  approve: { label: '승인(발행)', from: ['approvalPending'], to: 'approved' },
  reject: {
    label: '반려',
    from: ['requested', 'reviewing', 'cooperating', 'approvalPending'],
    to: 'rejected',
    reasonMin: reasonMinLength,
  },
  // Somebody of the crew answered a question of the last minute risk assessment with no (features 5b).
  returnToReview: { label: '작업직전 점검 반송', from: ['approved'], to: 'reviewing', system: true },
  start: { label: '작업시작', from: ['approved'], to: 'working' },
  requestExtension: {
    label: '연장요청',
    from: ['working'],
    to: 'extensionRequested',
    reasonMin: reasonMinLength,
  },
  approveExtension: { label: '연장승인', from: ['extensionRequested'], to: 'working' },
  refuseExtension: {
    label: '연장거부',
    from: ['extensionRequested'],
    to: 'working',
    reasonMin: reasonMinLength,
  },
  suspend: { label: '일시중지', from: ['working', 'extensionRequested'], to: 'suspended' },
  resume: { label: '재개', from: ['suspended'], to: 'working', reasonMin: reasonMinLength },
  reportCompletion: { label: '완료신고', from: ['working', 'suspended'], to: 'completionReported' },
  startWatch: { label: '사후감시 시작', from: ['completionReported'], to: 'watching' },
  close: {
    label: '완료확인·종료',
    from: ['completionReported', 'watching', 'expired'],
    to: 'closed',
    reasonMinFrom: { expired: reasonMinLength },
  },
  cancel: {
    label: '취소',
    from: ['draft', 'requested', 'reviewing', 'cooperating', 'approvalPending', 'approved'],
    to: 'cancelled',
    reasonMin: reasonMinLength,
  },
  expire: {
    label: '시간경과 실효',
    from: ['approved', 'working', 'extensionRequested', 'suspended'],
    to: 'expired',
    system: true,
  },
} as const satisfies Record<string, PermitTransition>
export type PermitAction = keyof typeof permitTransitions

/** States in which the permit occupies its workers and its place. */
export const occupyingStates: readonly PermitState[] = [
  'requested',
  'reviewing',
  'cooperating',
  'approvalPending',
  'approved',
  'working',
  'extensionRequested',
  'suspended',
]

/** States of works that stand on the live board. */
export const liveStates: readonly PermitState[] = [
  'working',
  'extensionRequested',
  'suspended',
  'completionReported',
  'watching',
]

/** True when the action exists in that state; who may do it and its guards are judged elsewhere. */
export function canTransition(state: PermitState, action: PermitAction): boolean {
  return (permitTransitions[action] as PermitTransition).from.includes(state)
}

/** Characters of reason that the action needs in that state; 0 when it needs none. */
export function reasonMinimum(state: PermitState, action: PermitAction): number {
  const transition: PermitTransition = permitTransitions[action]
  return transition.reasonMinFrom?.[state] ?? transition.reasonMin ?? 0
}
