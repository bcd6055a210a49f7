import { percentOf } from '../../../core/shared/decimal.ts'
/** Signatures of the approval path (PTW_SIGN) that are given at the desk. */
export const approvalSigns: readonly string[] = [
  'safetyCooperation',
  'operationHead',
  'safetyHead',
  'plantHead',
  'dutyManager',
]

/**
 * What was approved and confirmed in an area in a month, and how much of it so fast that it was hardly looked
 * at.
 */
export interface StampFacts {
  areaCd: string
  areaNm: string
  /** Signatures of the approval path; of them given without opening the permit or too soon after it. */
  approvals: number
  fast: number
  /**
   * Confirmed check items; of them within moments of the one before, by the same person on the same permit.
   */
  checks: number
  quick: number
}
export interface StampRow extends StampFacts {
  /** Share of both that was too fast, in whole percent. */
  score: number
}
/** 형식적 허가 감지 (ptw.md 10.1): shown to those who look after the permits, and used against nobody. */
export function withScore(facts: StampFacts): StampRow {
  const all = facts.approvals + facts.checks
  return { ...facts, score: percentOf(facts.fast + facts.quick, all) ?? 0 }
}
