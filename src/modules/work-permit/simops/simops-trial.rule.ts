import type { SimopsLevel } from './simops.rule.ts'
import type { Said } from '../../../core/shared/sentence.ts'

export interface TrialPair {
  ruleNm: Said
  levelCd: SimopsLevel
  sentence: Said
  /** Begin of the time that both share. */
  startDt: string
  overlapMin: number
  permits: { permitNo: number; permitCd: string; permitNm: string }[]
}
/** POST /api/saf/simopstrial: what the drafts would have done in the last year. */
export interface TrialAnswer {
  fromYmd: string
  toYmd: string
  permitCnt: number
  /** Pairs whose times overlapped. */
  pairCnt: number
  sameCnt: number
  fireCnt: number
  stopCnt: number
  /** The newest of them. */
  fires: TrialPair[]
  stops: TrialPair[]
  drafts: number[]
}
