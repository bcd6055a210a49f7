import type { Explanation } from '../../../core/shared/explanation.ts'
import type { Said } from '../../../core/shared/sentence.ts'
import type { Matrix } from '../matrix/matrix.rule.ts'

/** What stands above the rows of CHARM of a target. */
export interface CharmSheet {
  rsaTargetNo: number
  rsaTargetNm: string
  state: string
  matrix: Matrix
  rows: number
  unscored: number
  notAccepted: number
  withoutMeasure: number
  /** Rows in which a person typed what the register does not know, or says otherwise. */
  typedRows: number
  /** Rows of which the register says something else since they were judged. */
  changedRows: number
  /** Why the caller may not write rows now; null where he may. */
  why: string | null
  mayMeasure: boolean
  plantCd: string
  /** The version of the book that came after the one whose rows were taken. */
  newerBook: { rsaJobBookNo: number; jobBookCd: string; verNo: number } | null
}
/** How the levels of one row came. */
export interface CharmWhy {
  explanation: Explanation
  trace: Said[]
  warnings: Said[]
  gaps: { path: string; message: Said }[]
  /** Facts (RSA_CHARM_FACT) of which the register says something else since. */
  changedCds: string[]
}
/** Answer of a calculation without a row. (rsa.md 7) */
export interface CharmAnswer {
  expPct: number | null
  expLv: number | null
  hazLv: number
  hazBasisCd: string
  score: number | null
  gradeCd: string | null
  gradeNm: string | null
  acceptYn: 'Y' | 'N' | null
  typedCds: string[]
  trace: Said[]
  warnings: Said[]
  gaps: { path: string; message: Said }[]
}
