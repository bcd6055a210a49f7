import type { PermitState } from '../permit-transitions.rule.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { workPermitForms, workPermitRecords } from '../../record-pages.rule.ts'

/** States that a permit reaches after its issue: whatever of them waits for its 익일 확인. */
export const issuedStates: readonly PermitState[] = [
  'approved',
  'working',
  'extensionRequested',
  'suspended',
  'completionReported',
  'watching',
  'closed',
  'expired',
]
/** Before the first permit: a period from here holds every day that is set. */
export const confirmedSince = '2000-01-01'

/** Addresses of the permit's own pages in both portals. */
export const permitAddress = {
  detail: (permitNo: number) => addressOf(workPermitRecords.workPermit, permitNo),
  edit: (permitNo: number) => addressOf(workPermitForms.workPermit, permitNo),
  create: (wkodNo?: number) =>
    wkodNo === undefined
      ? workPermitForms.workPermit.page
      : `${workPermitForms.workPermit.page}?wkodNo=${wkodNo}`,
  /** What waits for its 익일 확인. */
  confirmations: `/constSafe/permit/permitApproval?confirmDueYmd.from=${confirmedSince}&state=${issuedStates.join(',')}`,
  copy: (permitNo: number) => `${workPermitForms.workPermit.page}?copyNo=${permitNo}`,
}
