/** What the board of chemicals counts, in the caller's plants where rows belong to plants. */
export interface ChemicalBoard {
  chemCnt: number
  prodCnt: number
  /** Registered products without a Korean sheet in force. */
  noMsdsCnt: number
  revisingCnt: number
  /** Sheets whose review falls due within `dueSoonDays`. */
  dueCnt: number
  dueSoonDays: number
  /** Education and posting that is not done. */
  taskCnt: number
  lateTaskCnt: number
  /** Lots with something left whose day is over. */
  expiredCnt: number
  /** Contents at a limit that nobody has decided on. */
  borderCnt: number
  histCnt: number
  /** Material checks in progress. */
  checkCnt: number
  byList: { regCd: string; prodCnt: number }[]
}
