import { reasonMin } from '../../../core/shared/limits.ts'

/** States of a company's accident figures of a year (vendor 2.3, vendorAccStat). */
export const accidentTotalStates = {
  asked: '요청',
  submitted: '제출',
  objected: '이의',
  confirmed: '확정',
} as const
export type AccidentTotalState = keyof typeof accidentTotalStates
export const accidentTotalTransitions = {
  submit: { label: '확인 제출', from: ['asked'], to: 'submitted' },
  object: { label: '이의 제기', from: ['asked'], to: 'objected', reasonMin },
  admit: { label: '이의 인정·확정', from: ['objected'], to: 'confirmed', reasonMin },
  keep: { label: '기록 유지', from: ['objected'], to: 'asked', reasonMin },
  confirm: { label: '확정', from: ['submitted'], to: 'confirmed' },
  confirmSilent: { label: '무응답 확정', from: ['asked'], to: 'confirmed', reasonMin },
  reopen: { label: '확정 취소', from: ['confirmed'], to: 'asked', reasonMin, danger: true },
} as const
