import type { CostUseVerdict } from './safety-cost.rule.ts'

/** 계획 대비 사용 of one construction: what GET /api/saf/safetycosts/:constNo/uses answers. Amounts in won. */
export interface CostStatus {
  planAmt: number
  /** Confirmed. */
  usedAmt: number
  /** Entered, not yet confirmed. */
  waitingAmt: number
  rejectedAmt: number
  leftAmt: number
  progressPct: number
  verdict: CostUseVerdict
  /** Until when the use has to be confirmed again: half a year after the last time, or after the start. */
  checkDueYmd: string
  overdue: boolean
  items: { itemCd: string; itemNm: string; usedAmt: number; waitingAmt: number }[]
  months: { useYm: string; usedAmt: number; waitingAmt: number }[]
}
