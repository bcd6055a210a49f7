import { type DetailPage, type PageRegistry, type Pages, recordDetails } from '../../core/web/pages.ts'
import { machinePages, patrolForms, safetyRecords } from './record-pages.rule.ts'
import { safetyPageNames } from './page-names.texts.ts'

const items = () => import('./ppe/web/PpeItemPage.tsx')
const patrols = () => import('./patrol/web/PatrolPages.tsx')
const requests = () => import('./ppe/web/PpeRequestPages.tsx')
const checkPlans = () => import('./check/web/CheckPlanPages.tsx')
const checkResults = () => import('./check/web/CheckResultPage.tsx')
const selfChecks = () => import('./check/web/SelfCheckPages.tsx')
const events = () => import('./event/web/EventPages.tsx')
const inspections = () => import('./facility/web/FacilityInspPages.tsx')
const noAccidents = () => import('./noaccident/web/NoAccPages.tsx')
const entries = () => import('./spe/web/SpePages.tsx').then((module) => module.SpeEntryPage)
const issues = () => import('./ppe/web/PpeIssuePages.tsx')

export const safetyPages: Pages = {
  'saf/accident/accidentReport': () => events().then((module) => module.AccidentPage),
  'saf/accident/accidentPerson': () =>
    import('./event/web/EventPeople.tsx').then((module) => module.AccidentPersonPage),
  'saf/accident/accidentStat': () =>
    import('./event/stat/web/AccidentStatPage.tsx').then((module) => module.AccidentStatPage),
  'saf/nearMiss/nearMiss': () => events().then((module) => module.NearMissPage),
  '/vendor/portal/accidentReport': () => events().then((module) => module.VendorEventPage),
  'saf/facility/facility': () =>
    import('./facility/web/FacilityPages.tsx').then((module) => module.FacilityPage),
  'saf/facility/facilityType': () =>
    import('../../platform/facility/web/FacilityTypeTreePage.tsx').then(
      (module) => module.FacilityTypeTreePage,
    ),
  'saf/facility/facilityInsp': () =>
    import('./facility/web/FacilityInspPage.tsx').then((module) => module.FacilityInspPage),
  'mgt/noAccident/noAccident': () =>
    import('./noaccident/web/NoAccBoard.tsx').then((module) => module.NoAccidentPage),
  'mgt/noAccident/noAccHist': () => noAccidents().then((module) => module.NoAccHistPage),
  'mgt/noAccident/noAccSite': () => noAccidents().then((module) => module.NoAccSitePage),
  'saf/spe/speEntry': entries,
  '/vendor/portal/speEntry': entries,
  'saf/spe/speEntryCheck': () => checkResults().then((module) => module.SpeEntryCheckPage),
  'saf/spe/speStatus': () => import('./spe/web/SpeStatusPage.tsx').then((module) => module.SpeStatusPage),
  'saf/ppe/ppeItem': () => items().then((module) => module.PpeItemPage),
  'saf/ppe/ppeStd': () => items().then((module) => module.PpeStdPage),
  'saf/ppe/ppeRequest': () => requests().then((module) => module.PpeRequestPage),
  'saf/ppe/ppeIssue': () => issues().then((module) => module.PpeIssuePage),
  'saf/ppe/ppeReceipt': () => issues().then((module) => module.PpeReceiptPage),
  '/vendor/portal/ppeIssue': () => issues().then((module) => module.VendorPpePage),
  'saf/ppe/ppeIo': () => import('./ppe/web/PpeIoPage.tsx').then((module) => module.PpeIoPage),
  'saf/ppe/ppeSupplyStatus': () =>
    import('./ppe/web/PpeSupplyPage.tsx').then((module) => module.PpeSupplyPage),
  'saf/check/checkPlan': () => checkPlans().then((module) => module.CheckPlanPage),
  'saf/check/checkResult': () => checkResults().then((module) => module.CheckResultPage),
  'saf/facility/facilityCheckPlan': () => checkPlans().then((module) => module.FacilityCheckPlanPage),
  'saf/facility/facilityCheckResult': () => checkResults().then((module) => module.FacilityCheckResultPage),
  'vendor/check/subconSelfCheck': () => selfChecks().then((module) => module.SubconSelfCheckPage),
  '/vendor/portal/selfCheck': () => selfChecks().then((module) => module.SelfCheckPage),
  'saf/patrol/patrol': () => patrols().then((module) => module.PatrolPage),
  'saf/patrol/patrolStatus': () =>
    import('./patrol/web/PatrolStatusPage.tsx').then((module) => module.PatrolStatusPage),
}
const patrolFields = recordDetails(patrolForms, {
  safPatrol: {
    title: '안전순찰',
    load: () => import('./patrol/web/PatrolFieldPage.tsx').then((module) => module.PatrolFieldPage),
  },
})
const safetyDetails: readonly DetailPage[] = [
  ...recordDetails(safetyRecords, {
    safEvent: {
      title: '사고·아차사고',
      load: () => import('./event/web/EventDetailPage.tsx').then((module) => module.EventDetailPage),
    },
    safEventNote: {
      title: '진술·면담',
      load: () => import('./event/web/ReportDetailPage.tsx').then((module) => module.NoteDetailPage),
    },
    safEventReport: {
      title: '법정보고',
      load: () => import('./event/web/ReportDetailPage.tsx').then((module) => module.ReportDetailPage),
    },
    safFacilityLaw: {
      title: '법정검사 의무',
      load: () => inspections().then((module) => module.FacilityLawDetailPage),
    },
    safFacilityInsp: {
      title: '법정검사',
      load: () => inspections().then((module) => module.FacilityInspDetailPage),
    },
    safFacilityStop: {
      title: '설비 사용중지',
      load: () => inspections().then((module) => module.FacilityStopDetailPage),
    },
    ppeRequest: {
      title: '보호구 신청',
      load: () => requests().then((module) => module.PpeRequestDetailPage),
    },
    ppeIssue: {
      title: '보호구 지급',
      load: () => issues().then((module) => module.PpeIssueDetailPage),
    },
    safCheckResult: {
      title: '점검결과',
      load: () =>
        import('./check/web/CheckResultDetailPage.tsx').then((module) => module.CheckResultDetailPage),
    },
    noAccReset: {
      title: '무재해 중단',
      load: () => noAccidents().then((module) => module.NoAccResetDetailPage),
    },
    speEntry: {
      title: '특수장비 반입',
      load: () => import('./spe/web/SpePages.tsx').then((module) => module.SpeEntryDetailPage),
    },
    safPatrol: { title: '안전순찰', load: () => patrols().then((module) => module.PatrolDetailPage) },
    safPatrolFinding: {
      title: '순찰 지적',
      load: () => patrols().then((module) => module.PatrolFindingDetailPage),
    },
  }),
  {
    ...machinePages.safFacility,
    title: safetyPageNames.facility,
    load: () => import('./facility/web/FacilityPages.tsx').then((module) => module.FacilityDetailPage),
  },
]

export const safetyRegistry: PageRegistry = {
  pages: safetyPages,
  details: [...safetyDetails, ...patrolFields],
}
