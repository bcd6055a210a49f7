/** A round in the calendar and in the list of misses, or a check of a store beside it. */
export interface CheckRound {
  /** Tells checks and stores apart. */
  id: string
  kind: 'check' | 'store'
  /** The round, or the check of a store; null: a store that is still to be checked. */
  no: number | null
  targetNm: string
  planNm: string
  ymd: string
  state: 'planned' | 'done' | 'confirmed' | 'missed'
  /** Done after its day, or not done and its day is past. */
  late: boolean
  chargeUserNm: string | null
  badCnt: number | null
}
/** GET /api/saf/checkrounds and /checkmisses */
export interface CheckRounds {
  today: string
  rows: CheckRound[]
  /** There are more than are answered. */
  more: boolean
}
/** An item that was bad again and again at one thing. */
export interface RepeatedFault {
  targetNm: string
  checkFormNm: string
  itemTxt: string
  badCnt: number
  lastYmd: string
  /** The last round in which it was bad. */
  checkResultNo: number
}
/** GET /api/saf/checkrepeats */
export interface CheckRepeats {
  months: number
  count: number
  rows: RepeatedFault[]
}
/** Most rounds of an answer, and longest span that may be asked for. */
export const mostRounds = 2000
export const longestSpanDays = 100
