import { reasonMin } from '../../../core/shared/limits.ts'

/** States of an information sheet. */
export const safetyInfoStates = {
  draft: '작성',
  provided: '제공',
  received: '수령확인',
  checked: '조치확인',
  withdrawn: '폐기',
} as const
export type SafetyInfoState = keyof typeof safetyInfoStates

/**
 * The acts on an information sheet (vendor 2.1; 시행규칙 제83조): given, signed for, passed on to subcontractors,
 * checked.
 */
export const safetyInfoTransitions = {
  provide: { label: '제공', from: ['draft'], to: 'provided' },
  recall: { label: '회수', from: ['provided'], to: 'draft', reasonMin },
  receive: { label: '수령 확인(서명)', from: ['provided'], to: 'received' },
  copyToSub: { label: '하수급인 사본 제공', from: ['received'], to: 'received' },
  check: { label: '조치 확인', from: ['received'], to: 'checked' },
  withdraw: { label: '폐기', from: ['provided', 'received', 'checked'], to: 'withdrawn', reasonMin },
} as const
export type SafetyInfoAction = keyof typeof safetyInfoTransitions
/** The vendor has signed for it. */
export const signedStates: readonly SafetyInfoState[] = ['received', 'checked']
