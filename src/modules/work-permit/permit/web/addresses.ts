import type { PermitState } from '../permit-transitions.rule.ts'

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
  detail: (permitNo: number) => `/constSafe/permit/permitDetail?no=${permitNo}`,
  edit: (permitNo: number) => `/constSafe/permit/permitForm?no=${permitNo}`,
  create: (wkodNo?: number) =>
    wkodNo === undefined ? '/constSafe/permit/permitForm' : `/constSafe/permit/permitForm?wkodNo=${wkodNo}`,
  /** What waits for its 익일 확인. */
  confirmations: `/constSafe/permit/permitApproval?confirmDueYmd.from=${confirmedSince}&state=${issuedStates.join(',')}`,
  copy: (permitNo: number) => `/constSafe/permit/permitForm?copyNo=${permitNo}`,
}
