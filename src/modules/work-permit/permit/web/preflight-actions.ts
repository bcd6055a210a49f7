import type { Allowed } from '../../../../core/shared/resource.ts'
import type { PermitAction } from '../permit-transitions.rule.ts'

/** Steps forward that have conditions; stopping and taking back have none worth a list. */
const forward: readonly PermitAction[] = [
  'request',
  'requestCooperation',
  'finishReview',
  'confirmCooperation',
  'approve',
  'start',
  'approveExtension',
  'resume',
  'reportCompletion',
  'startWatch',
  'close',
]
/**
 * Guards that say who may act, or that this step is not the one for this permit: nothing the reader could
 * fix.
 */
const elsewhere: readonly string[] = ['who', 'right', 'may', 'needed', 'cooperation', 'hotOnly']

/** The transitions whose readiness is worth a list for this person: those that are his to do. */
export const reportable = (allowed: readonly Allowed[]): Allowed[] =>
  allowed.filter(
    ({ action, reasons }) =>
      (forward as readonly string[]).includes(action) &&
      !reasons.some(({ guard }) => elsewhere.includes(guard)),
  )
