import { addDays } from '../../../core/shared/dates.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import type { Scored } from '../matrix/matrix.rule.ts'
import { measureRefusals } from './measure-refusals.texts.ts'

/** Why this is no due day for a row of this grade. (rsa.md 5.8) */
export function whyNotDue(
  dueYmd: string,
  today: string,
  { gradeCd, dueDays }: Pick<Scored, 'gradeCd' | 'dueDays'>,
): Sentence | undefined {
  if (dueYmd < today) return measureRefusals.duePast()
  return dueDays !== null && dueYmd > addDays(today, dueDays)
    ? measureRefusals.dueBeyond({ grade: gradeCd, days: dueDays })
    : undefined
}

/** Reduction in percent of the sum of scores, to one decimal; undefined without a score before. (rsa.md 5.7) */
export function reductionPct(before: readonly number[], after: readonly number[]): number | undefined {
  const [sum, left] = [before, after].map((scores) => scores.reduce((total, score) => total + score, 0)) as [
    number,
    number,
  ]
  return sum === 0 ? undefined : roundHalfUp(((sum - left) / sum) * 100, 1)
}

export interface Ranked {
  score: number
  exposedCnt: number
  dueYmd: string
}
/** The order in which measures are carried out: score, people exposed, due day. (rsa.md 5.7) */
export const byPriority = (one: Ranked, other: Ranked): number =>
  other.score - one.score || other.exposedCnt - one.exposedCnt || one.dueYmd.localeCompare(other.dueYmd)

/** Share of the open measures that are late, in percent to one decimal; undefined where none is open. (rsa.md 5.7) */
export const overdueRate = (late: number, open: number): number | undefined =>
  open === 0 ? undefined : roundHalfUp((late / open) * 100, 1)

/** States of a measure whose risk is not yet lowered or accepted. */
export const openMeasureStates: readonly string[] = ['planned', 'inRegister', 'further', 'accepting']
