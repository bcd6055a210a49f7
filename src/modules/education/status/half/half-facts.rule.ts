import type { EducationKpi } from '../kpi/education-kpis.rule.ts'
import type { Judged } from '../rules/judged.rule.ts'
import type { FineLine, MatrixCell, MatrixColumn } from '../rules/matrix.rule.ts'
import {
  judgedTypes,
  standings,
  typeOrder,
  type JudgedType,
  type Standing,
} from '../rules/status-codes.rule.ts'

/** A duty that was not done, or done after the work had begun. */
export interface Breach {
  eduTypeCd: JudgedType
  userNm: string
  deptNm: string
  requiredMin: number
  lackMin: number
  dueYmd: string | null
  state: Standing
  /** The work began without it. */
  late: boolean
}
/** What was frozen at the end of a half-year. */
export interface HalfFacts {
  from: string
  to: string
  baseYmd: string
  people: number
  columns: MatrixColumn[]
  total: MatrixCell[]
  breaches: Breach[]
  fines: { lines: FineLine[]; sum: number }
  /** Half-years that were frozen before these were counted have none. */
  kpis?: EducationKpi[]
}
/** What the decree asks for by name comes first: special education, education on hiring, job education. (EDU-19) */
const breachOrder: readonly JudgedType[] = [
  judgedTypes.special,
  judgedTypes.hired,
  judgedTypes.duty,
  ...typeOrder.filter(
    (each) => each !== judgedTypes.special && each !== judgedTypes.hired && each !== judgedTypes.duty,
  ),
]
/**
 * What has to be put right (중대재해처벌법 시행령 제5조제2항제3호·제4호): duties that are short, duties of the half that were
 * not finished by its last day, and work that began without its education.
 */
export function breachesOf(
  people: readonly { userNm: string; deptNm: string; rows: readonly Judged[] }[],
  toYmd: string,
): Breach[] {
  const isOpen = ({ state, dueYmd, lackMin }: Judged) =>
    state === standings.short || (lackMin > 0 && dueYmd !== null && dueYmd <= toYmd)
  return people
    .flatMap(({ userNm, deptNm, rows }) =>
      rows
        .filter((row) => isOpen(row) || row.remarks.includes('lateStart'))
        .map(({ eduTypeCd, requiredMin, lackMin, dueYmd, state, remarks }): Breach => ({
          eduTypeCd,
          userNm,
          deptNm,
          requiredMin,
          lackMin,
          dueYmd,
          state,
          late: remarks.includes('lateStart'),
        })),
    )
    .toSorted(
      (one, other) =>
        breachOrder.indexOf(one.eduTypeCd) - breachOrder.indexOf(other.eduTypeCd) ||
        one.deptNm.localeCompare(other.deptNm, 'ko') ||
        one.userNm.localeCompare(other.userNm, 'ko'),
    )
}
