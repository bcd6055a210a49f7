/** A company below another one, as its tree shows it. */
export interface Subcontractor {
  vendorCd: string
  vendorNm: string
  state: string
  /** 1: works right below. */
  depth: number
  /** Passes that are valid, and requests to come in that wait for a review. */
  passCnt: number
  rqstCnt: number
  /** Sheets of safety information of the company above, and those of which a copy was given (시행규칙 제83조). */
  infoCnt: number
  copyCnt: number
}
