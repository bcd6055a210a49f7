import { reasonMin } from '../../../core/shared/limits.ts'

/** States of an entry request in the order of its life (vendor 3, ENTER_STATUS VES01–09). */
export const enterStates = {
  draft: '작성중',
  submitted: '제출',
  deptConfirmed: '부서확인',
  reviewed: '안전검토',
  approving: '결재중',
  approved: '승인',
  supplement: '보완요청',
  rejected: '반려',
  cancelled: '취소',
  ended: '종료',
} as const
export type EnterState = keyof typeof enterStates

/** The acts on an entry request (vendor 4, 출입). */
export const enterTransitions = {
  submit: { label: '제출', from: ['draft', 'supplement'], to: 'submitted' },
  confirm: { label: '부서확인', from: ['submitted'], to: 'deptConfirmed' },
  review: { label: '검토완료', from: ['deptConfirmed'], to: 'reviewed' },
  approve: { label: '승인', from: ['reviewed'], to: 'approved' },
  requestApproval: { label: '승인 상신', from: ['reviewed'], to: 'approving' },
  grant: { label: '결재 승인', from: ['approving'], to: 'approved', system: true },
  turnDown: { label: '결재 반려', from: ['approving'], to: 'rejected', system: true },
  takeBack: { label: '결재 회수', from: ['approving'], to: 'reviewed', system: true },
  askSupplement: { label: '보완요청', from: ['submitted', 'deptConfirmed'], to: 'supplement', reasonMin },
  reject: { label: '반려', from: ['submitted', 'deptConfirmed'], to: 'rejected', reasonMin },
  cancel: { label: '취소', from: ['draft', 'submitted'], to: 'cancelled' },
  end: { label: '기간 종료', from: ['approved'], to: 'ended', system: true },
} as const
export type EnterAction = keyof typeof enterTransitions

/** States of a pass (PASS_STATUS VPS01–04). */
export const passStates = { valid: '유효', stopped: '정지', expired: '만료', withdrawn: '회수' } as const
export type PassState = keyof typeof passStates
export const passTransitions = {
  stop: { label: '정지', from: ['valid'], to: 'stopped', reasonMin },
  resume: { label: '정지해제', from: ['stopped'], to: 'valid' },
  withdraw: { label: '회수', from: ['valid', 'stopped'], to: 'withdrawn', reasonMin },
  expire: { label: '기간 만료', from: ['valid', 'stopped'], to: 'expired', system: true },
} as const
export type PassAction = keyof typeof passTransitions
