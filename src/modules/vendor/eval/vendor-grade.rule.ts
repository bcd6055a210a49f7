import type { EvidenceShown } from './vendor-grade-evidence.rule.ts'
import type { WhatIf } from './forecast.rule.ts'

/** A confirmed result in the course of a company. */
export interface CourseStep {
  vendorEvalNo: number
  period: string
  /** The half of the calendar year that it counts for, '2026-1'. */
  half: string
  score: number
  gradeNm: string
  confirmYmd: string
}
export interface GradeRow {
  /** Place among the companies of the plant by the latest result; null: never evaluated. */
  rank: number | null
  plantCd: string
  plantNm: string
  vendorCd: string
  vendorNm: string
  fieldCds: string[]
  fieldNms: string
  score: number | null
  gradeNm: string | null
  /** Half-yearly results, oldest first; of the evaluation before a contract where there are none. */
  course: CourseStep[]
  psrmScore: number | null
  psrmGradeNm: string | null
}
/** GET /api/vendor/grades */
export interface GradeAnswer {
  rows: GradeRow[]
  fields: { code: string; name: string }[]
  plants: { code: string; name: string }[]
}
/** GET /api/vendor/grades/{vendorCd} */
export interface GradeDetail {
  vendorCd: string
  vendorNm: string
  plantCd: string
  plantNm: string
  evalYear: string
  halfCd: string
  score: number
  gradeNm: string
  bonus: number
  bonusWhy: string
  facts: EvidenceShown[]
  whatIfs: WhatIf[]
  psrm: { vendorEvalNo: number; period: string; items: RadarItem[] } | null
}
export interface RadarItem {
  itemNm: string
  /** Share of its weight, in per cent; null: does not apply or is not scored. */
  self: number | null
  score: number | null
}

/** Ranks by the score, the best first; equal scores have one place, and the next one follows after all of them. */
export function ranked<T extends { plantCd: string; score: number | null }>(
  rows: readonly T[],
): (T & { rank: number | null })[] {
  return rows
    .map((row) => ({
      ...row,
      rank:
        row.score === null
          ? null
          : 1 +
            rows.filter((other) => other.plantCd === row.plantCd && (other.score ?? -1) > row.score!).length,
    }))
    .toSorted(
      (one, other) =>
        one.plantCd.localeCompare(other.plantCd) ||
        (one.rank ?? Number.MAX_SAFE_INTEGER) - (other.rank ?? Number.MAX_SAFE_INTEGER),
    )
}
