import type { Judged } from '../rules/judged.rule.ts'

export interface OwnClass {
  eduClassNo: number
  eduTargetNo: number
  classNm: string
  startDt: string
  endDt: string
  placeNm: string | null
  classState: string
  targetState: string
}
/** GET /api/saf/education/own */
export interface OwnEducation {
  day: string
  rows: Judged[]
  /** Classes of today and to come in which the caller has a place. */
  classes: OwnClass[]
  /** Confirmed certificates, the newest first. */
  certificates: {
    eduCertNo: number
    certCd: string
    eduNm: string
    eduEndYmd: string
    validToYmd: string | null
  }[]
  /** Classes with free seats that teach what the caller lacks. */
  open: {
    eduClassNo: number
    classNm: string
    startDt: string
    placeNm: string | null
    stdMin: number
    freeQty: number
  }[]
}
