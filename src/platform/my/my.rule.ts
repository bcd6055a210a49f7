import type { SessionRow } from '../user/session-row.rule.ts'

/** One sign-in of one's own. */
export interface OwnSession extends Omit<SessionRow, 'expireDt' | 'living'> {
  /** The session of this call. */
  current: boolean
}
/** The part of a person's data that they may change, and the part that others keep. */
export interface Profile {
  userId: string
  userNm: string
  plantNm: string | null
  deptNm: string | null
  vendorNm: string | null
  positionNm: string | null
  email: string | null
  phoneNo: string | null
  officeTel: string | null
  introduction: string | null
  lastLoginDt: string | null
  pwdChgDt: string | null
  updateDt: string
}
export const mostSavedViews = 30
export const mostFavourites = 50
