import { defineRecords } from '../../core/shared/record-page.ts'

export const safetyRecords = defineRecords({
  ppeItem: { register: 'saf/ppe/ppeItem' },
  ppeStd: { register: 'saf/ppe/ppeStd' },
  ppeRequest: { page: '/saf/ppe/ppeRequestDetail', of: ['saf/ppe/ppeRequest', 'saf/ppe/ppeIssue'] },
  ppeIssue: { page: '/saf/ppe/ppeIssueDetail', of: ['saf/ppe/ppeReceipt', 'saf/ppe/ppeIssue'] },
  ppeIo: { register: 'saf/ppe/ppeIo' },
  safCheckPlan: { register: 'saf/check/checkPlan' },
  safCheckResult: {
    page: '/saf/check/checkResultDetail',
    of: ['saf/check/checkResult', 'saf/facility/facilityCheckResult'],
  },
})
