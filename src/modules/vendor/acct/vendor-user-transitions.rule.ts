/** States of an account of a company (vendor 3, VND_ACCT VAC01–05), and an invitation that was taken back. */
export const vendorUserStates = {
  invited: '초대',
  active: '정상',
  locked: '잠금',
  dormant: '휴면',
  stopped: '중지',
  cancelled: '초대취소',
} as const
export type VendorUserState = keyof typeof vendorUserStates

/** The acts on an invitation; an account that was joined is moved by those of the platform. */
export const vendorUserTransitions = {
  resend: { label: '다시 초대', from: ['invited', 'cancelled'], to: 'invited' },
  cancelInvite: { label: '초대취소', from: ['invited'], to: 'cancelled' },
} as const
