import { reasonMin } from '../../../core/shared/limits.ts'

/** States of a violation (vendor 3, WARN_STATUS VWS01–07). */
export const warnStates = {
  draft: '작성',
  notified: '통보',
  objected: '소명',
  confirmed: '확정',
  dropped: '취소',
  acted: '조치제출',
  closed: '종결',
} as const
export type WarnState = keyof typeof warnStates
export const warnTransitions = {
  notify: { label: '통보', from: ['draft'], to: 'notified' },
  setAside: { label: '후보 제외', from: ['draft'], to: 'dropped', reasonMin },
  object: { label: '소명', from: ['notified'], to: 'objected', reasonMin },
  accept: { label: '지적 수용', from: ['notified'], to: 'confirmed' },
  passDeadline: { label: '소명기한 경과 확정', from: ['notified'], to: 'confirmed', system: true },
  uphold: { label: '확정', from: ['objected'], to: 'confirmed', reasonMin },
  drop: { label: '취소(소명 인정)', from: ['objected'], to: 'dropped', reasonMin },
  submitAction: { label: '조치제출', from: ['confirmed'], to: 'acted' },
  redo: { label: '조치 재요청', from: ['acted'], to: 'confirmed', reasonMin },
  close: { label: '조치 확인', from: ['acted'], to: 'closed' },
} as const
export type WarnAction = keyof typeof warnTransitions
/** Points count from the confirmation on; while an objection is open they do not (R7). */
export const countedStates: readonly WarnState[] = ['confirmed', 'acted', 'closed']

/** States of a sanction (SANC_STATUS VSS01–06): proposed by the system or a person, decided by approval. */
export const sanctionStates = {
  proposed: '제안',
  pending: '결재중',
  active: '시행',
  ended: '종료',
  lifted: '해제',
  rejected: '기각',
} as const
export type SanctionState = keyof typeof sanctionStates
export const sanctionTransitions = {
  submit: { label: '상신', from: ['proposed'], to: 'pending' },
  enforce: { label: '시행', from: ['pending'], to: 'active', system: true },
  return: { label: '상신 취소', from: ['pending'], to: 'proposed', system: true },
  refuse: { label: '기각', from: ['pending'], to: 'rejected', system: true },
  discard: { label: '제안 기각', from: ['proposed'], to: 'rejected', reasonMin },
  end: { label: '기간 종료', from: ['active'], to: 'ended', system: true },
  lift: { label: '해제', from: ['active'], to: 'lifted', reasonMin },
} as const
export type SanctionAction = keyof typeof sanctionTransitions
