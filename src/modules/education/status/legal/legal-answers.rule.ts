import type { EducationKpi } from '../kpi/education-kpis.rule.ts'
import type { Judged } from '../rules/judged.rule.ts'
import type { FineLine, Matrix, StatusFacts } from '../rules/matrix.rule.ts'
import type { JudgedType, Standing } from '../rules/status-codes.rule.ts'
import type { Closing, Lacking } from '../rules/closing-classes.rule.ts'

/** GET /api/saf/education/status/legal */
export interface LegalAnswer extends Matrix {
  day: string
  people: number
  /** When the day was reckoned; null: just now, from what is known. */
  keptDt: string | null
  /** People of a kept past day whose standing would be another by what is known now; null: not kept, or today. */
  moved: number | null
  fines: { lines: FineLine[]; sum: number }
}
/** GET /api/main/portlet/educationstatus */
export interface PortletAnswer extends LegalAnswer {
  kpis: EducationKpi[]
}
/** One person in a cell of the matrix. */
export interface CellPerson {
  userId: string
  userNm: string
  deptNm: string
  state: Standing
  requiredMin: number
  exemptMin: number
  recogMin: number
  lackMin: number
  dueYmd: string | null
}
/** GET /api/saf/education/status/user/{userId} */
export interface UserStatus {
  userId: string
  userNm: string
  deptNm: string
  day: string
  rows: Judged[]
}
/** GET /api/saf/education/status/forecast */
export interface ForecastAnswer {
  /** The last day of the half. */
  dueYmd: string
  /** Who lacks hours of regular education on it, as classes are planned now. */
  lacking: (Lacking & { userNm: string; deptNm: string; plannedMin: number })[]
  classes: { eduClassNo: number; classNm: string; startDt: string; min: number; free: number }[]
  closing: Closing
  /** People whose duty nobody knows; they may lack hours too. */
  unknown: number
}
export interface StatusQuery {
  day: string
  plantCd: string | undefined
  deptCd: string | undefined
}
export const cellOf = (rows: readonly StatusFacts[]) => ({
  requiredMin: rows.reduce((sum, row) => sum + row.requiredMin, 0),
  exemptMin: rows.reduce((sum, row) => sum + row.exemptMin, 0),
  recogMin: rows.reduce((sum, row) => sum + row.recogMin, 0),
  dueYmd:
    rows
      .map(({ dueYmd }) => dueYmd)
      .filter((due) => due !== null)
      .toSorted()[0] ?? null,
})
export type { JudgedType }
