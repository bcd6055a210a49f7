import { riskChanges, riskLevels, type RiskLevel } from '../risk-codes.rule.ts'
import type { Matrix } from '../matrix/matrix.rule.ts'
import { byPriority, reductionPct } from '../measure/measure.rule.ts'

/** Worst first, as columns and pictures have them. */
export const levelOrder: readonly RiskLevel[] = Object.values(riskLevels)
/** Levels at which a risk is to be lowered. */
export const notAccepted: readonly RiskLevel[] = levelOrder.filter(
  (level) => level !== riskLevels.accepted && level !== riskLevels.unknown,
)
export const changeOrder = Object.values(riskChanges)
export type RiskChange = (typeof changeOrder)[number]

/** Risks of one place and method that stood and stand at the same levels. */
export interface TotalCell {
  plantCd: string
  plantNm: string | null
  deptCd: string
  deptNm: string | null
  rsaTypeCd: string
  rsaTypeNm: string | null
  levelCd: RiskLevel
  afterLevelCd: RiskLevel
  n: number
  /** Sums of the scores before and after what was checked. */
  score: number
  afterScore: number
}
export type LevelCounts = Record<RiskLevel, number>
/** A line of the total table: a department's risks by one method. */
export interface TotalRow
  extends
    Pick<TotalCell, 'plantCd' | 'plantNm' | 'deptCd' | 'deptNm' | 'rsaTypeCd' | 'rsaTypeNm'>,
    TotalSum {}
export interface TotalSum {
  n: number
  before: LevelCounts
  after: LevelCounts
  score: number
  afterScore: number
  /** Reduction of the sum of scores in per cent; null without a score. (rsa.md 5.7) */
  reduction: number | null
}
type Counted = Pick<TotalCell, 'levelCd' | 'afterLevelCd' | 'n' | 'score' | 'afterScore'>

const noLevels = (): LevelCounts => ({ U: 0, H: 0, M: 0, L: 0, A: 0, N: 0 })
export function sumOf(cells: readonly Counted[]): TotalSum {
  const sum = { n: 0, before: noLevels(), after: noLevels(), score: 0, afterScore: 0 }
  for (const { levelCd, afterLevelCd, n, score, afterScore } of cells) {
    sum.n += n
    sum.before[levelCd] += n
    sum.after[afterLevelCd] += n
    sum.score += score
    sum.afterScore += afterScore
  }
  return { ...sum, reduction: reductionPct([sum.score], [sum.afterScore]) ?? null }
}
/** The lines of the total table, by plant, department and method. */
export function totalRows(cells: readonly TotalCell[]): TotalRow[] {
  const order = ({ plantCd, deptCd, rsaTypeCd }: TotalCell) => `${plantCd} ${deptCd} ${rsaTypeCd}`
  return [...Map.groupBy(cells, order)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, own]) => {
      const { plantCd, plantNm, deptCd, deptNm, rsaTypeCd, rsaTypeNm } = own[0]!
      return { plantCd, plantNm, deptCd, deptNm, rsaTypeCd, rsaTypeNm, ...sumOf(own) }
    })
}
export const openCount = (counts: LevelCounts): number =>
  notAccepted.reduce((sum, level) => sum + counts[level], 0)

/** Risks of a year at the level where they stand afterwards. */
export interface YearLevels {
  riskYear: string
  afterLevelCd: RiskLevel
  n: number
}
export const levelOfYear = (years: readonly YearLevels[], year: string, level: RiskLevel): number =>
  years.find(({ riskYear, afterLevelCd }) => riskYear === year && afterLevelCd === level)?.n ?? 0
export interface Totals {
  riskYear: string
  cells: TotalCell[]
  /** This year and the two before. */
  years: YearLevels[]
  changes: { changeCd: RiskChange; n: number }[]
  /** Risks of last year that this year's assessment no longer has. */
  gone: number
  /** Risks that are still being assessed. */
  open: number
}
/** The year and the two before, the oldest first. */
export const yearsTo = (riskYear: string): string[] =>
  [-2, -1, 0].map((step) => String(Number(riskYear) + step))

/** A risk as the list of the worst has it. */
export interface TopRisk {
  rowEntity: string
  rowNo: number
  rsaTypeCd: string
  hazardTxt: string | null
  rsaTypeNm: string | null
  deptNm: string | null
  afterLevelCd: RiskLevel
  afterScore: number
  /** People of the department: how many are exposed is not said by any row. */
  exposedCnt: number
  /** The earliest day of its open measures; null where none is open. */
  dueYmd: string | null
}
const never = '9999-12-31'
/**
 * Order of what is to be lowered: the level first, because scores of two matrices cannot be compared, then score, people
 * and due day. Within one matrix a higher score is never at a milder level, so there it is the order of rsa.md 5.7.
 */
export function byUrgency(
  one: Pick<TopRisk, 'afterLevelCd' | 'afterScore' | 'exposedCnt' | 'dueYmd'>,
  other: typeof one,
): number {
  const ranked = ({ afterScore, exposedCnt, dueYmd }: typeof one) => ({
    score: afterScore,
    exposedCnt,
    dueYmd: dueYmd ?? never,
  })
  return (
    levelOrder.indexOf(one.afterLevelCd) - levelOrder.indexOf(other.afterLevelCd) ||
    byPriority(ranked(one), ranked(other))
  )
}

/** Risks of one matrix at two levels, before and after. */
export interface HeatCell {
  freq: number
  sev: number
  afterFreq: number
  afterSev: number
  n: number
}
export interface Heat {
  riskYear: string
  /** Versions of matrices by which the risks were judged, the one with most first. */
  matrices: { rsaMatrixNo: number; matrixNm: string; verNo: number; n: number }[]
  /** The matrix of the picture; null where there are no risks. */
  matrix: (Matrix & { rsaMatrixNo: number; matrixNm: string }) | null
  cells: HeatCell[]
  /** Risks that nobody has judged yet. */
  unknown: number
}
export type HeatWhen = 'before' | 'after'
/** How many risks stand at a cell of the matrix. */
export const heatCount = (
  cells: readonly HeatCell[],
  when: HeatWhen,
  { freq, sev }: { freq: number; sev: number },
): number =>
  cells.reduce(
    (sum, cell) =>
      (
        when === 'before'
          ? cell.freq === freq && cell.sev === sev
          : cell.afterFreq === freq && cell.afterSev === sev
      )
        ? sum + cell.n
        : sum,
    0,
  )
