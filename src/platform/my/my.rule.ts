import type { SessionRow } from '../user/session-row.rule.ts'

/** A search kept by name (나만의 조회조건). */
export interface SavedView {
  savedViewNo: number
  viewNm: string
  /** As it stands in the address of the page. */
  query: string
  /** Applied when the page is opened without a query. */
  defaultYn: 'Y' | 'N'
}
/** One sign-in of one's own. */
export interface OwnSession extends Omit<SessionRow, 'expireDt' | 'living'> {
  /** The session of this call. */
  current: boolean
}
/** What a person may change about oneself, and what others keep. */
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
