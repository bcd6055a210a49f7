import { roundHalfUp } from '../../../core/shared/decimal.ts'

interface Planned {
  targetQty: number
  planAmt?: number | null
}
/** Sums of a plan: the policy of its approval asks for the amount. (fit D9) */
export const planSums = (lines: readonly Planned[]): { targetQty: number; planAmt: number } => ({
  targetQty: lines.reduce((sum, { targetQty }) => sum + targetQty, 0),
  planAmt: lines.reduce((sum, { planAmt }) => sum + (planAmt ?? 0), 0),
})

/** One cell of the matrix course × month. */
export interface PlanCell {
  /** People planned, and those who took a seat in classes of that month. */
  planned: number
  seated: number
  completed: number
  classes: number
}
interface PlanRow {
  eduCourseNo: number
  eduCourseNm: string
  methodCd: string | null
  /** January first; undefined where nothing is planned or held. */
  months: (PlanCell | undefined)[]
}
export interface PlanMatrix {
  rows: PlanRow[]
  total: { planned: number; seated: number; completed: number; classes: number }
}
export interface PlanFigure extends PlanCell {
  eduCourseNo: number
  eduCourseNm: string
  methodCd: string | null
  month: number
}
const zero = { planned: 0, seated: 0, completed: 0, classes: 0 }
const plus = (one: PlanCell, other: PlanCell): PlanCell => ({
  planned: one.planned + other.planned,
  seated: one.seated + other.seated,
  completed: one.completed + other.completed,
  classes: one.classes + other.classes,
})
/** The matrix of a year: what was planned and what was held of it. (edu.md 6) */
export function planMatrix(figures: readonly PlanFigure[]): PlanMatrix {
  const rows = new Map<number, PlanRow>()
  let total: PlanCell = zero
  for (const { eduCourseNo, eduCourseNm, methodCd, month, ...cell } of figures) {
    const row = rows.get(eduCourseNo) ?? {
      eduCourseNo,
      eduCourseNm,
      methodCd,
      months: Array.from({ length: 12 }, () => undefined),
    }
    rows.set(eduCourseNo, row)
    row.months[month - 1] = plus(row.months[month - 1] ?? zero, cell)
    total = plus(total, cell)
  }
  return {
    rows: [...rows.values()].toSorted((one, other) => one.eduCourseNm.localeCompare(other.eduCourseNm)),
    total,
  }
}
/** Completed of those planned, in per cent with one decimal; undefined where nothing is planned. */
export const planRate = ({
  planned,
  completed,
}: Pick<PlanCell, 'planned' | 'completed'>): number | undefined =>
  planned > 0 ? roundHalfUp((completed / planned) * 100, 1) : undefined
