import type { PermitState } from '../permit-transitions.rule.ts'
import type { permitListTexts } from './permit-list.texts.ts'

/** Who has to act next, in the words of the plant. */
export const waitingFor: Partial<Record<PermitState, Exclude<keyof typeof permitListTexts, 'more'>>> = {
  draft: 'applicant',
  rejected: 'applicant',
  requested: 'areaIssuer',
  reviewing: 'areaIssuer',
  cooperating: 'departments',
  approvalPending: 'approver',
  approved: 'supervisorIssuer',
  working: 'supervisor',
  extensionRequested: 'approver',
  suspended: 'issuerResumes',
  completionReported: 'issuer',
  watching: 'watcherIssuer',
  expired: 'issuerCloses',
}
