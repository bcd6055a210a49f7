import type { Explanation } from '../../../core/shared/explanation.ts'
import type { SimopsLevel } from './simops.rule.ts'
import { namesOf, type Said } from '../../../core/shared/sentence.ts'
import { adjustKindTexts } from './simops.texts.ts'

/** What was agreed for a conflict (code group SIMOPS_ADJUST). */
export const adjustKinds = namesOf(adjustKindTexts)
export type AdjustKind = keyof typeof adjustKinds

/** One rule that fires between the permit and another work, and what has been agreed for it. */
export interface ConflictLine {
  /** Names the pair, the rule and the times and places for which an agreement holds. */
  basisKey: string
  simopsRuleNo: number
  ruleNm: Said
  levelCd: SimopsLevel
  sentence: Said
  guideTxt: Said | null
  explanation: Explanation
  /** Below zero: a store, not a permit. */
  otherPermitNo: number
  otherPermitCd: string
  otherPermitNm: string
  distanceM: number | null
  overlapMin: number
  adjust: {
    adjustCd: string
    planTxt: string
    adjustUserNm: string
    adjustDt: string
    confirmUserNm: string | null
    confirmDt: string | null
    permitAdjustNo: number
  } | null
  /**
   * A forbidden pair is only resolved by another time or place; a bound one by a plan that the safety manager
   * has confirmed.
   */
  resolved: boolean
}
export interface SlotText {
  startDt: string
  endDt: string
}
/** GET /api/saf/simops */
export interface SimopsReport {
  level: SimopsLevel | 'none'
  conflicts: ConflictLine[]
  /** The nearest times without any conflict, the first of them first. */
  slots: SlotText[]
  /** Works of the same time with which it was compared; 0 when nobody asked. */
  comparedCnt: number
  /** Moves of other works to which the people of this one have not agreed yet. */
  moves?: MoveBeside[]
}

/** A work that was moved because of the permit in hand, as its people see it before they agree. */
export interface MoveBeside {
  permitAdjustNo: number
  permitCd: string | null
  permitNm: string
  planTxt: string
}
