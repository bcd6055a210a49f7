/** Where a product is handled. */
export interface RippleUse {
  plantCd: string
  plantNm: string
  deptCd: string
  deptNm: string
  processNo: number
  processNm: string | null
  workerCnt: number | null
  workTxt: string | null
}
/** What a change of a product touches: people, places, stock, permits, checks. */
export interface Ripple {
  prodNo: number
  prodCd: string
  prodNm: string
  uses: RippleUse[]
  /** Σ of the workers who handle it. */
  workerCnt: number
  /** Stores with what stands there now, as text; empty when nothing does. */
  stores: { storeNo: number; storeNm: string; qty: string }[]
  /** Living permits to work that name one of its substances. */
  permits: { permitNo: number; permitCd: string; permitNm: string }[]
  /** Lists that call for measurement or examination: 작업환경측정, 특수건강진단, 특별관리물질, PSM. */
  checks: string[]
}
