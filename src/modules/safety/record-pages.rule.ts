import { defineRecords } from '../../core/shared/record-page.ts'

const patrolLists = ['saf/patrol/patrol', 'saf/patrol/patrolStatus']

export const safetyRecords = defineRecords({
  ppeItem: { register: 'saf/ppe/ppeItem' },
  ppeStd: { register: 'saf/ppe/ppeStd' },
  ppeRequest: { page: '/saf/ppe/ppeRequestDetail', of: ['saf/ppe/ppeRequest', 'saf/ppe/ppeIssue'] },
  ppeIssue: {
    page: '/saf/ppe/ppeIssueDetail',
    of: ['saf/ppe/ppeReceipt', 'saf/ppe/ppeIssue', '/vendor/portal/ppeIssue'],
  },
  safEvent: {
    page: '/saf/accident/accidentDetail',
    of: ['saf/accident/accidentReport', 'saf/nearMiss/nearMiss', '/vendor/portal/accidentReport'],
  },
  safWorkStat: { register: 'saf/accident/accidentStat' },
  safEventPerson: { register: 'saf/accident/accidentPerson' },
  safEventNote: { page: '/saf/accident/accidentNoteDetail', of: ['saf/accident/accidentPerson'] },
  safEventReport: { page: '/saf/accident/accidentRptDetail', of: ['saf/accident/accidentReport'] },
  safLawRule: { register: 'saf/facility/facilityInsp' },
  safFacilityLaw: {
    page: '/saf/facility/facilityLawDetail',
    of: ['saf/facility/facilityInsp', 'saf/facility/facility'],
  },
  safFacilityInsp: { page: '/saf/facility/facilityInspDetail', of: ['saf/facility/facilityInsp'] },
  safFacilityStop: {
    page: '/saf/facility/facilityStopDetail',
    of: ['saf/facility/facility', 'saf/facility/facilityInsp'],
  },
  ppeIo: { register: 'saf/ppe/ppeIo' },
  noAccSite: { register: 'mgt/noAccident/noAccSite' },
  noAccGoal: { register: 'mgt/noAccident/noAccHist' },
  noAccReset: {
    page: '/mgt/noAccident/noAccResetDetail',
    of: ['mgt/noAccident/noAccHist', 'mgt/noAccident/noAccident'],
  },
  safCheckPlan: { register: 'saf/check/checkPlan' },
  safCheckResult: {
    page: '/saf/check/checkResultDetail',
    of: [
      'saf/check/checkResult',
      'saf/facility/facilityCheckResult',
      'saf/spe/speEntryCheck',
      'vendor/check/subconSelfCheck',
      '/vendor/portal/selfCheck',
    ],
  },
  speEntry: {
    page: '/saf/spe/speEntryDetail',
    of: ['saf/spe/speEntry', 'saf/spe/speEntryCheck', 'saf/spe/speStatus', '/vendor/portal/speEntry'],
  },
  // People of a company who went along on a joint inspection sign it there.
  safPatrol: {
    page: '/saf/patrol/patrolDetail',
    of: [...patrolLists, '/vendor/portal/selfCheck', '/vendor/portal/vendorInfo'],
  },
  safPatrolFinding: {
    page: '/saf/patrol/patrolFindingDetail',
    of: [...patrolLists, '/vendor/portal/selfCheck', '/vendor/portal/warnAndPointOutStatus'],
  },
})

/** The page of a patrol on its way. */
export const patrolForms = defineRecords({
  safPatrol: { page: '/saf/patrol/patrolField', of: ['saf/patrol/patrol'] },
})

/** The page of one machine, whose address its label carries; the register of machines is the platform's. */
export const machinePages = defineRecords({
  safFacility: {
    page: '/saf/facility/facilityDetail',
    of: ['saf/facility/facility', 'saf/facility/facilityInsp'],
  },
})
