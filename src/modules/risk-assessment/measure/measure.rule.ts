import { addDays } from '../../../core/shared/dates.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import type { Scored } from '../matrix/matrix.rule.ts'
import { hierarchy } from '../risk-codes.rule.ts'
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

const mild: readonly string[] = [hierarchy.management, hierarchy.protective]
export interface ExpectedFacts {
  freq: number
  sev: number
  expFreq: number
  expSev: number
  /** RSA_HIER of the row's measures. */
  hierCds: readonly string[]
  /** Why the rule is departed from; with it the row is kept and marked. */
  reason?: string | null
}
/**
 * What speaks against the risk that is expected after the measures: it never rises, and procedures or protective
 * equipment alone lower the frequency by one step and never the severity. (rsa.md 5.7 rule R1)
 * @param mildFreqSteps RSA.mildFreqSteps
 */
export function expectedGaps(
  { freq, sev, expFreq, expSev, hierCds, reason }: ExpectedFacts,
  mildFreqSteps: number,
): { field: 'expFreq' | 'expSev'; message: Sentence }[] {
  const gaps: { field: 'expFreq' | 'expSev'; message: Sentence }[] = []
  if (expFreq > freq) gaps.push({ field: 'expFreq', message: measureRefusals.risesFreq() })
  if (expSev > sev) gaps.push({ field: 'expSev', message: measureRefusals.risesSev() })
  if (gaps.length > 0 || reason?.trim()) return gaps
  if (hierCds.length === 0)
    return expFreq < freq
      ? [{ field: 'expFreq', message: measureRefusals.noMeasure() }]
      : expSev < sev
        ? [{ field: 'expSev', message: measureRefusals.noMeasure() }]
        : []
  if (!hierCds.every((each) => mild.includes(each))) return []
  if (freq - expFreq > mildFreqSteps)
    gaps.push({ field: 'expFreq', message: measureRefusals.mildFreq({ n: mildFreqSteps }) })
  if (expSev < sev) gaps.push({ field: 'expSev', message: measureRefusals.mildSev() })
  return gaps
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
