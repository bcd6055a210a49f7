import { defined } from '../../../core/shared/defined.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import type { Explanation } from '../../../core/shared/explanation.ts'
import { evaluationSentences } from './evaluation.texts.ts'
import type { Said, Sentence } from '../../../core/shared/sentence.ts'
import type { AutoItem } from './eval-item-codes.rule.ts'

/** One item of a form; its weight is the most that it can score. */
export interface EvalItem {
  itemNm: string
  weight: number
  /** A must item has to reach this share of its weight, in per cent; 0 for others. */
  minRate: number
}
export interface ScoredItem extends EvalItem {
  /** Empty until somebody has scored it. */
  score: number | null
  naYn: 'Y' | 'N'
}

/** The weights of a form make 100 (vendor 2.3). */
export const weightsFit = (items: readonly { weight: number }[]): boolean =>
  Math.abs(items.reduce((sum, { weight }) => sum + weight, 0) - 100) < 0.005
export const weightMessage = evaluationSentences.weights()

/** Items of VND_GRADE by the least score, the best first (vendor R9; ptw GRADE). */
export const grades = [
  { gradeCd: 'VGR01', name: 'S', from: 90 },
  { gradeCd: 'VGR02', name: 'A', from: 80 },
  { gradeCd: 'VGR03', name: 'B', from: 70 },
  { gradeCd: 'VGR04', name: 'C', from: 60 },
  { gradeCd: 'VGR05', name: 'D', from: 0 },
] as const
export const gradeOf = (score: number) => grades.find(({ from }) => score >= from) ?? grades[4]
/** The same cut as the 이행상태평가 of process safety (vendor section 3, PSRM_GRADE). */
const psrmGrades = [
  { name: 'P', from: 90 },
  { name: 'S', from: 80 },
  { name: 'M+', from: 70 },
  { name: 'M-', from: 0 },
] as const
export const psrmGradeOf = (score: number): string =>
  psrmGrades.find(({ from }) => score >= from)?.name ?? 'M-'

/**
 * Only what applies counts: items that do not apply leave the denominator. Two decimals; 0 when nothing
 * applies. (vendor R9)
 */
export function scoreOf(items: readonly ScoredItem[]): number {
  const applicable = items.filter(({ naYn }) => naYn !== 'Y')
  const whole = applicable.reduce((sum, { weight }) => sum + weight, 0)
  const reached = applicable.reduce((sum, { score }) => sum + (score ?? 0), 0)
  return whole === 0 ? 0 : rounded((reached / whole) * 100)
}
const rounded = (value: number): number => roundHalfUp(value, 2)

/** Must items below their share of the weight, by name. */
export const failedMusts = (items: readonly ScoredItem[]): string[] =>
  items
    .filter(
      ({ naYn, minRate, weight, score }) =>
        naYn !== 'Y' && minRate > 0 && (score ?? 0) < (weight * minRate) / 100,
    )
    .map(({ itemNm }) => itemNm)

/** Accidents of the last three years: from the records, or as they were corrected with a reason. */
export interface AccidentRecord {
  /** 재해건수, the dead included. */
  accidentCnt: number | null
  deadCnt: number | null
  /** The cause of a death is not removed yet (법 제61조; 중대재해처벌법 시행령 제4조제9호). */
  causeOpenYn: string | null
}
export const openCauseReason = evaluationSentences.openCause()
/**
 * The reason why a company may not be chosen whatever its score; undefined where nothing of the kind is
 * known. (ptw 5.8)
 */
export const accidentRefusal = (record: AccidentRecord | undefined): Sentence | undefined =>
  record && (record.deadCnt ?? 0) > 0 && record.causeOpenYn === 'Y' ? openCauseReason : undefined

export interface EvalResult {
  score: number
  gradeCd: string
  passYn: 'Y' | 'N'
  failed: Said[]
  explanation: Explanation
}
/** Its weight in the delivered form; the scale belongs to it. */
export const accidentWeight = 20
/**
 * Points for the accidents of the last three years, of 20 (ptw 5.8).
 * @param fatal somebody died
 */
export const accidentPoints = (count: number, fatal: boolean): number =>
  fatal ? 0 : ([20, 12, 6][count] ?? 0)
export const accidentMessage = evaluationSentences.accidentScale()
/**
 * True if the scale has this score for the item; an item with a weight of its own has the company's own
 * scale.
 */
export const accidentScoreFits = (weight: number, score: number): boolean =>
  weight !== accidentWeight || [0, 1, 2, 3].some((count) => accidentPoints(count, false) === score)

/**
 * 월간: what is left of 100 after the points of the month, with at most five for what was done well; between 0
 * and 100 (ptw 5.8).
 */
export const monthlyScore = (points: number, good: number): number =>
  Math.min(100, Math.max(0, 100 - points + Math.min(5, good)))

/**
 * Score, grade and whether the company may be chosen: the least score is reached, no must item fails, the
 * grade is not D, and no death waits for its cause to be removed (ptw 5.8).
 */
export function judgeEvaluation(
  items: readonly ScoredItem[],
  passScore: number,
  accidents?: AccidentRecord,
  { bonus, serious }: { bonus: number; serious: boolean } = { bonus: 0, serious: false },
): EvalResult {
  const score = Math.min(100, rounded(scoreOf(items) + bonus))
  const grade = serious ? grades[4] : gradeOf(score)
  const refusal = accidentRefusal(accidents)
  const failed = [...failedMusts(items), ...(refusal ? [refusal] : [])]
  const applicable = items.filter(({ naYn }) => naYn !== 'Y')
  const sum = (of: (item: ScoredItem) => number) =>
    rounded(applicable.reduce((total, item) => total + of(item), 0))
  return {
    score,
    gradeCd: grade.gradeCd,
    passYn: score >= passScore && failed.length === 0 && grade !== grades[4] ? 'Y' : 'N',
    failed,
    explanation: {
      title: evaluationSentences.scoreTitle(),
      inputs: [
        { label: evaluationSentences.reached(), value: String(sum(({ score: each }) => each ?? 0)) },
        { label: evaluationSentences.applicable(), value: String(sum(({ weight }) => weight)) },
        { label: evaluationSentences.naYn(), value: String(items.length - applicable.length) },
        ...(bonus > 0 ? [{ label: evaluationSentences.bonusPoints(), value: `+${bonus}` }] : []),
        ...(serious ? [{ label: evaluationSentences.seriousGrade(), value: grade.name }] : []),
        { label: evaluationSentences.passScore(), value: String(passScore) },
        {
          label: evaluationSentences.failedMusts(),
          value:
            failed.length === 0
              ? evaluationSentences.none()
              : evaluationSentences.list({
                  items: failed.map((each) =>
                    typeof each === 'string' ? evaluationSentences.name({ name: each }) : each,
                  ),
                }),
        },
      ],
      formula: evaluationSentences.formula({ score }),
      source: evaluationSentences.source(),
    },
  }
}

/** Counts from the records for the half-year evaluation (vendor R9, VEV02): done and owed. */
export interface AutoFacts {
  council: readonly [done: number, owed: number]
  jointInspection: readonly [done: number, owed: number]
  selfCheck: readonly [done: number, owed: number]
  training: readonly [done: number, owed: number]
  permits: { violations: number; count: number }
  points: { sum: number; headcount: number }
  improvement: readonly [done: number, owed: number]
  accidents: { lostTime: number; serious: number }
  /** Near misses worth a prize, and a certified management system. */
  goodNearMiss: boolean
  certified: boolean
}
const share = (weight: number, [done, owed]: readonly [number, number]): number =>
  owed === 0 ? weight : rounded((weight * done) / owed)

/**
 * Points by indicator, of those whose facts are known; a serious accident leaves nothing of the accidents and
 * makes the grade D.
 * @returns the points, their sum (at most 100) and its grade
 */
export function autoScores(facts: Partial<AutoFacts>): {
  scores: Partial<Record<AutoItem | 'bonus', number>>
  total: number
  gradeCd: string
} {
  const { permits, points, accidents, goodNearMiss, certified } = facts
  const index = !points || points.headcount === 0 ? 0 : (points.sum / points.headcount) * 100
  const scores = {
    ...defined({
      council: facts.council ? share(10, facts.council) : undefined,
      jointInspection: facts.jointInspection ? share(5, facts.jointInspection) : undefined,
      selfCheck: facts.selfCheck ? share(5, facts.selfCheck) : undefined,
      training: facts.training ? share(15, facts.training) : undefined,
      permit: permits
        ? permits.count === 0
          ? 20
          : rounded(20 * Math.max(0, 1 - (permits.violations / permits.count) * 10))
        : undefined,
      point: points ? rounded(15 * Math.max(0, 1 - index / 30)) : undefined,
      improvement: facts.improvement ? share(10, facts.improvement) : undefined,
      accident: accidents
        ? accidents.serious > 0
          ? 0
          : Math.max(0, 20 - accidents.lostTime * 10)
        : undefined,
      bonus:
        (goodNearMiss ?? certified) !== undefined ? (goodNearMiss ? 3 : 0) + (certified ? 2 : 0) : undefined,
    }),
  }
  const total = Math.min(100, rounded(Object.values(scores).reduce((sum, each) => sum + each, 0)))
  return { scores, total, gradeCd: (accidents?.serious ?? 0) > 0 ? 'VGR05' : gradeOf(total).gradeCd }
}

/** What people say of the accidents instead of the records, and why; undefined where the records hold. (fit V9) */
export function correctionOf(
  row: { accidentCnt: number | null; deadCnt: number | null; fixReason: string | null },
  records: { accidentCnt: number; deadCnt: number },
): { found: number; foundDead: number; count: number; dead: number; why: string } | undefined {
  const [count, dead] = [row.accidentCnt, row.deadCnt ?? 0]
  if (count === null || (count === records.accidentCnt && dead === records.deadCnt)) return undefined
  return { found: records.accidentCnt, foundDead: records.deadCnt, count, dead, why: row.fixReason ?? '' }
}
