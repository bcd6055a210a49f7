import type { Explanation } from '../../../core/shared/explanation.ts'
import type { GasVerdict } from './gas-criteria.rule.ts'

/** What GET /api/saf/workpermit/:no/explain answers: the '왜?' of everything that was judged on a permit. */
export interface PermitExplanations {
  risk: Explanation
  requirements: { name: string; source: string }[]
  validity: Explanation
  fireWatcher: Explanation | null
  approval: Explanation
  /** The signatures of the approval path in order. */
  approvalSteps: { role: string; label: string; reason: string; signed: boolean; mine: boolean }[]
  gasNeeded: boolean
  /** Verdict of each measurement, by its number. */
  gases: Record<number, Pick<GasVerdict, 'items' | 'explanation' | 'level'>>
  workers: { vendorWorkerNo: number; vendorWorkerNm: string; ok: boolean; reasons: string[]; explanation: Explanation }[]
}
