export interface RuleView {
  ruleCd: string
  /** Entity and field in the language of the caller. */
  title: string
  label: string
  /** The last number that was drawn, and the next one at the same plant. */
  lastNo: string | null
  nextNo: string
}
export interface CounterView {
  counterKey: string
  plantCd: string | null
  plantNm: string | null
  lastSeq: number
  lastNo: string
  updateDt: string
}
