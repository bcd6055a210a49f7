import { checkResults, type CheckResult } from './check-codes.rule.ts'
import { checkScaleSentences } from './check-scale.texts.ts'

const levels = [
  { score: 0, resultCd: checkResults.fit },
  { score: 1, resultCd: checkResults.conditional },
  { score: 2, resultCd: checkResults.unfit },
] as const
/** The scale on which one answer of a check is judged again, by the results of CHECK_RESULT, the best first. */
export const checkScale = {
  scaleNm: checkScaleSentences.scale(),
  levels: levels.map(({ score, resultCd }) => ({ score, levelNm: checkScaleSentences[resultCd]() })),
}
/** A bad answer on that scale, as it is found. */
export const badScore = { scaleNm: String(checkScaleSentences.scale()), score: 2, max: 2 }
/** @returns CHECK_RESULT; null where the score is none of the scale */
export const resultOfScore = (score: number | null): CheckResult | null =>
  levels.find((level) => level.score === score)?.resultCd ?? null
