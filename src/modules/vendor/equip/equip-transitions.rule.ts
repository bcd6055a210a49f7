import { reasonMin } from '../../../core/shared/limits.ts'

/** States of a piece of equipment in the plant. */
export const equipStates = {
  registered: '등록',
  approved: '반입승인',
  stopped: '사용정지',
  out: '반출',
} as const
export type EquipState = keyof typeof equipStates

/** The acts on equipment; the plant lets it in and stops it, the vendor takes it out and brings it back. */
export const equipTransitions = {
  approve: { label: '반입승인', from: ['registered'], to: 'approved' },
  stop: { label: '사용정지', from: ['approved'], to: 'stopped', reasonMin },
  resume: { label: '정지해제', from: ['stopped'], to: 'approved' },
  takeOut: { label: '반출', from: ['registered', 'approved', 'stopped'], to: 'out' },
  bringBack: { label: '재반입', from: ['out'], to: 'registered' },
} as const
export type EquipAction = keyof typeof equipTransitions
