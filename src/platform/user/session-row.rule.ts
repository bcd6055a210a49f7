/** One sign-in of an account, as the tab 세션 shows it. */
export interface SessionRow {
  sessionId: string
  loginKindCd: string
  ip: string
  agent: string | null
  loginDt: string
  lastDt: string
  expireDt: string
  revokeCd: string | null
  revokeDt: string | null
  /** It can be used now. */
  living: boolean
}
