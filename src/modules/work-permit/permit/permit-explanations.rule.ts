import type { Explanation } from '../../../core/shared/explanation.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import type { Helpers } from './permit-helpers.rule.ts'
import type { CrewKey } from './crew.rule.ts'
import type { ConfirmedRole } from './approval-matrix.rule.ts'
import type { ShiftCheckKind } from './handover.rule.ts'
import type { PermitRequirement } from './risk-grade.rule.ts'
import type { GasKnown } from './gas-known.rule.ts'
import type { GasVerdict } from './gas-criteria.rule.ts'
import type { OrderMachine } from './machine-stop.rule.ts'
import type { Said } from '../../../core/shared/sentence.ts'

/** What GET /api/saf/workpermit/:no/explain answers: the '왜?' of everything that was judged on a permit. */
export interface PermitExplanations {
  risk: Explanation
  requirements: PermitRequirement[]
  validity: Explanation
  fireWatcher: Explanation | null
  approval: Explanation
  /** The signatures of the approval path in order. */
  approvalSteps: { role: string; label: Said; reason: Said; signed: boolean; mine: boolean }[]
  /** 익일 확인 of the heads for whom the duty manager signed; empty when they signed themselves. */
  confirmations: { role: ConfirmedRole; signRoleCd: string; label: Said; signed: boolean; mine: boolean }[]
  /** Whether the reader could sign a handover or a re-check when one is open. */
  shiftSigner: Record<ShiftCheckKind, boolean>
  /** The machine that its order names, with the stops at it; null when it names none. */
  machine: OrderMachine | null
  gasNeeded: boolean
  gasKnown: GasKnown
  /**
   * What still stands before the start or the resume, told to those who do the work: the issuer then presses
   * it. Null in other states.
   */
  ahead: { action: 'start' | 'resume'; reasons: Reason[] } | null
  /** Whom to ask about what is not the reader's to do. */
  helpers: Helpers
  /** Verdict of each measurement, by its number. */
  gases: Record<number, Pick<GasVerdict, 'items' | 'explanation' | 'level'>>
  workers: {
    workerKey: CrewKey
    workerNm: string
    ok: boolean
    reasons: Said[]
    explanation: Explanation
    /** Page of a class with a free seat that teaches what the person lacks. */
    seatUrl?: string
  }[]
}
