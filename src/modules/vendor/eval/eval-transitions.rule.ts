import { reasonMin } from '../../../core/shared/limits.ts'

/** States of an evaluation in the order of its life (vendor 3, EVAL_STATUS VEL01–07). */
export const evalStates = {
  planned: '계획',
  selfReview: '자가평가',
  reviewing: '현장·서류평가',
  approving: '결재중',
  notified: '결과통보',
  objected: '이의',
  confirmed: '확정',
  cancelled: '취소',
} as const
export type EvalState = keyof typeof evalStates

/** The acts on an evaluation (vendor 4). */
export const evalTransitions = {
  requestSelf: { label: '자가평가 요청', from: ['planned'], to: 'selfReview' },
  submitSelf: { label: '자가평가 제출', from: ['selfReview'], to: 'reviewing' },
  startReview: { label: '평가 시작(자가평가 없이)', from: ['planned', 'selfReview'], to: 'reviewing' },
  notify: { label: '결과통보', from: ['reviewing'], to: 'notified' },
  submitResult: { label: '결과 상신', from: ['reviewing'], to: 'approving' },
  announce: { label: '결재 승인·결과통보', from: ['approving'], to: 'notified', system: true },
  reopen: { label: '결재 반려·회수', from: ['approving'], to: 'reviewing', system: true },
  object: { label: '이의 제기', from: ['notified'], to: 'objected', reasonMin },
  accept: { label: '결과 수용', from: ['notified'], to: 'confirmed' },
  passDeadline: { label: '이의기한 경과 확정', from: ['notified'], to: 'confirmed', system: true },
  decide: { label: '재평가 확정', from: ['objected'], to: 'confirmed', reasonMin },
  cancel: { label: '취소', from: ['planned', 'selfReview', 'reviewing'], to: 'cancelled', reasonMin },
} as const
export type EvalAction = keyof typeof evalTransitions
/** While it is in one of these no second evaluation of the kind is opened. */
export const openEvalStates: readonly EvalState[] = [
  'planned',
  'selfReview',
  'reviewing',
  'approving',
  'notified',
  'objected',
]
/** Days in which a company may object to a result (vendor 4). */
export const objectionDays = 7
