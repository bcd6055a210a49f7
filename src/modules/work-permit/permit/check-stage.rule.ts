import type { PermitState } from './permit-transitions.rule.ts'

/** Stage of a check item (code group PTW_STAGE). */
export type CheckStage = 'before' | 'during' | 'after'

/**
 * The stages whose items may be confirmed in a state: what has to be so before the work is confirmed before
 * it, and again while it is suspended; what the place is left like is confirmed when the work is over
 * (ptw.md 4; KOSHA GUIDE P-94, 작업 전·중·후 확인).
 */
export function stagesOf(state: PermitState): readonly CheckStage[] {
  switch (state) {
    case 'reviewing':
    case 'cooperating':
    case 'approvalPending':
    case 'approved':
    case 'suspended':
      return ['before']
    case 'working':
    case 'extensionRequested':
      return ['during']
    case 'completionReported':
    case 'watching':
      return ['after']
    default:
      return []
  }
}
/** Characters that say why a measure is not needed. */
export const needReasonMin = 5
