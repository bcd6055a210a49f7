import { reasonMin } from '../../../core/shared/limits.ts'

/** The life of a version of a book: it is written, looked at by somebody else, in use, revised, out of use. (rsa.md 3) */
export const bookStates = {
  draft: '작성',
  review: '검토',
  approved: '승인',
  revising: '개정중',
  retired: '폐지',
} as const
export const bookTransitions = {
  requestReview: { label: '검토요청', from: ['draft'], to: 'review' },
  sendBack: { label: '보완요청', from: ['review'], to: 'draft', reasonMin },
  approve: { label: '승인', from: ['review'], to: 'approved' },
  revise: { label: '개정', from: ['approved'], to: 'revising' },
  stopRevising: { label: '개정 중단', from: ['revising'], to: 'approved' },
  retire: { label: '폐지', from: ['approved', 'revising'], to: 'retired', reasonMin, danger: true },
} as const
/** Versions that assessments may begin with. */
export const usableBookStates: readonly (keyof typeof bookStates)[] = ['approved', 'revising']
