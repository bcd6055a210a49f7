/**
 * States of an improvement in the order of its life (impr.md 3, IMPR_STAT_CD); 종결결재 is 종결 that waits for its
 * signature.
 */
export const improvementStates = {
  draft: '작성',
  requested: '요청',
  received: '접수',
  assigned: '배정',
  inProgress: '조치중',
  done: '조치완료',
  verifying: '검증중',
  effectPending: '효과확인대기',
  closing: '종결결재',
  closed: '종결',
  rejected: '반려',
  onHold: '보류',
  cancelled: '취소',
  merged: '병합',
} as const
export type ImprovementState = keyof typeof improvementStates

export interface ImprovementTransition {
  label: string
  from: readonly ImprovementState[]
  to: ImprovementState
  /** Done by the clock or by an approval, never offered. */
  system?: true
  /** Smallest number of characters of the reason. */
  reasonMin?: number
}
/** Least length of a reason (impr.md 4). */
export const reasonLength = 5

/**
 * The acts on an improvement (impr.md 4). Who may do them under which conditions is in improvement.server.ts.
 */
export const improvementTransitions = {
  request: { label: '요청', from: ['draft'], to: 'requested' },
  requestAgain: { label: '재요청', from: ['rejected'], to: 'requested', reasonMin: reasonLength },
  receive: { label: '접수', from: ['requested'], to: 'received' },
  reject: { label: '반려', from: ['requested'], to: 'rejected', reasonMin: reasonLength },
  answerNotApplicable: { label: '비해당 회신', from: ['requested'], to: 'rejected', reasonMin: 10 },
  merge: { label: '병합', from: ['requested', 'received'], to: 'merged' },
  assign: { label: '배정', from: ['received'], to: 'assigned' },
  accept: { label: '수락', from: ['assigned'], to: 'inProgress' },
  handOver: { label: '이관요청', from: ['assigned'], to: 'received', reasonMin: reasonLength },
  complete: { label: '조치완료', from: ['inProgress'], to: 'done' },
  startVerify: { label: '검증시작', from: ['done'], to: 'verifying' },
  pass: { label: '적합', from: ['verifying'], to: 'effectPending' },
  passAndClose: { label: '적합·종결', from: ['verifying'], to: 'closed' },
  fail: { label: '부적합', from: ['verifying'], to: 'inProgress', reasonMin: reasonLength },
  confirmEffect: { label: '효과 적합·종결', from: ['effectPending'], to: 'closed' },
  submitClosing: { label: '종결결재 상신', from: ['effectPending'], to: 'closing' },
  approveClosing: { label: '종결 승인', from: ['closing'], to: 'closed', system: true },
  returnClosing: { label: '종결 반려', from: ['closing'], to: 'effectPending', system: true },
  failEffect: { label: '효과 부적합', from: ['effectPending'], to: 'inProgress', reasonMin: reasonLength },
  reopen: { label: '재개', from: ['closed'], to: 'inProgress', reasonMin: 10 },
  requestExtension: {
    label: '기한연장 신청',
    from: ['inProgress'],
    to: 'inProgress',
    reasonMin: reasonLength,
  },
  approveExtension: { label: '연장 승인', from: ['inProgress'], to: 'inProgress' },
  refuseExtension: { label: '연장 반려', from: ['inProgress'], to: 'inProgress', reasonMin: reasonLength },
  justify: { label: '통제위계 사유 확인', from: ['inProgress'], to: 'inProgress', reasonMin: 10 },
  hold: {
    label: '보류',
    from: ['received', 'assigned', 'inProgress'],
    to: 'onHold',
    reasonMin: reasonLength,
  },
  release: { label: '보류 해제(조치중)', from: ['onHold'], to: 'inProgress' },
  releaseAssigned: { label: '보류 해제(배정)', from: ['onHold'], to: 'assigned' },
  releaseReceived: { label: '보류 해제(접수)', from: ['onHold'], to: 'received' },
  cancel: {
    label: '취소',
    from: ['draft', 'requested', 'received'],
    to: 'cancelled',
    reasonMin: reasonLength,
  },
  thank: { label: '만족도 회신', from: ['closed'], to: 'closed' },
} as const satisfies Record<string, ImprovementTransition>
export type ImprovementAction = keyof typeof improvementTransitions

/** Nobody has anything left to do. */
export const endedStates: readonly ImprovementState[] = ['closed', 'rejected', 'cancelled', 'merged']
export const openStates = (Object.keys(improvementStates) as ImprovementState[]).filter(
  (state) => !endedStates.includes(state),
)
/** The finding itself is not put right yet, or nobody has looked whether it is. */
export const unfinishedStates: readonly ImprovementState[] = [
  'draft',
  'requested',
  'received',
  'assigned',
  'inProgress',
  'done',
  'verifying',
  'onHold',
]
/** States in which the evidence of 조치완료 is judged and must stay as it is. */
export const evidenceStates: readonly ImprovementState[] = ['done', 'verifying', 'effectPending', 'closing']
/** States in which the due day runs (impr.md 4: the clock of lateness stops at 조치완료). */
export const runningStates: readonly ImprovementState[] = ['received', 'assigned', 'inProgress']

/** The way back from 보류, by the state it was in. */
export const releaseOf: Partial<Record<ImprovementState, ImprovementAction>> = {
  received: 'releaseReceived',
  assigned: 'releaseAssigned',
  inProgress: 'release',
}

const offeredActs = Object.entries(improvementTransitions) as [ImprovementAction, ImprovementTransition][]
/**
 * Acts that take a card from one column of the board to another; none where the table knows no way (impr.md
 * 6: drag = action with guards).
 */
export const actsBetween = (from: ImprovementState, to: ImprovementState): ImprovementAction[] =>
  from === to
    ? []
    : offeredActs
        .filter(([, act]) => !act.system && act.to === to && act.from.includes(from))
        .map(([action]) => action)
/** Columns that a card can be moved to by one act, in the order of the states. */
export const reachableFrom = (from: ImprovementState): ImprovementState[] =>
  (Object.keys(improvementStates) as ImprovementState[]).filter((to) => actsBetween(from, to).length > 0)
