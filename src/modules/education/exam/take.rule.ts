import { addMinutes } from '../../../core/shared/dates.ts'
import { openings } from './exam-codes.rule.ts'

export const takeStates = {
  running: 'running',
  passed: 'passed',
  failed: 'failed',
  runOut: 'runOut',
} as const
/** What counts of the tries of one person in one exam. */
interface Try {
  state: string
  /** End of the try. */
  submitDt: string | null
}
interface TryLimits {
  maxTryCnt: number
  waitMin: number
  /** After the last failed try the material may be gone through again, once, for as many tries. (EDU-11) */
  relearn: boolean
}
export type MayTry =
  | { may: true; tryCnt: number }
  | { may: false; why: 'running' | 'passed' }
  | { may: false; why: 'tooOften'; n: number }
  | { may: false; why: 'relearn'; pct: number; needed: number }
  | { may: false; why: 'wait'; until: string }

/**
 * Whether somebody may begin a try now. (EDU-11, 12; edu.md 4)
 * @param relearnedPct how much of the material was gone through again since the tries were used up
 */
export function mayTry(
  tries: readonly Try[],
  { maxTryCnt, waitMin, relearn }: TryLimits,
  now: string,
  relearnedPct: number,
  relearnMinPct: number,
): MayTry {
  if (tries.some(({ state }) => state === takeStates.passed)) return { may: false, why: 'passed' }
  if (tries.some(({ state }) => state === takeStates.running)) return { may: false, why: 'running' }
  const failed = tries.length
  const most = relearn ? maxTryCnt * 2 : maxTryCnt
  if (failed >= most) return { may: false, why: 'tooOften', n: most }
  if (relearn && failed >= maxTryCnt && relearnedPct < relearnMinPct)
    return { may: false, why: 'relearn', pct: relearnedPct, needed: relearnMinPct }
  const last = tries
    .map(({ submitDt }) => submitDt)
    .filter((dt): dt is string => dt !== null)
    .toSorted((a, b) => new Date(a).getTime() - new Date(b).getTime())
    .at(-1)
  if (last !== undefined) {
    const until = addMinutes(last, waitMin)
    if (new Date(until).getTime() > new Date(now).getTime()) return { may: false, why: 'wait', until }
  }
  return { may: true, tryCnt: failed + 1 }
}

/** A submission that left in time may arrive a little late; the server's clock alone counts. */
export const isLate = (dueDt: string, now: string, graceSec: number): boolean =>
  new Date(now).getTime() > new Date(dueDt).getTime() + graceSec * 1000

/** Whether somebody who has sat a paper may see its answers now. (edu.md 2, openAnswerCd) */
export const mayOpen = (openAnswerCd: string, state: string): boolean =>
  state !== takeStates.running &&
  (openAnswerCd === openings.ended || (openAnswerCd === openings.passed && state === takeStates.passed))
