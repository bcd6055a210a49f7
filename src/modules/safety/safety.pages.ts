import { recordDetails, type DetailPage, type Pages } from '../../core/web/pages.ts'
import { defineWebModule } from '../../core/web/web-module.ts'
import { safetyRecords } from './record-pages.rule.ts'

const items = () => import('./ppe/web/PpeItemPage.tsx')
const requests = () => import('./ppe/web/PpeRequestPages.tsx')
const checkPlans = () => import('./check/web/CheckPlanPages.tsx')
const checkResults = () => import('./check/web/CheckResultPage.tsx')
const issues = () => import('./ppe/web/PpeIssuePages.tsx')

export const safetyPages: Pages = {
  'saf/ppe/ppeItem': () => items().then((module) => module.PpeItemPage),
  'saf/ppe/ppeStd': () => items().then((module) => module.PpeStdPage),
  'saf/ppe/ppeRequest': () => requests().then((module) => module.PpeRequestPage),
  'saf/ppe/ppeIssue': () => issues().then((module) => module.PpeIssuePage),
  'saf/ppe/ppeReceipt': () => issues().then((module) => module.PpeReceiptPage),
  'saf/ppe/ppeIo': () => import('./ppe/web/PpeIoPage.tsx').then((module) => module.PpeIoPage),
  'saf/ppe/ppeSupplyStatus': () =>
    import('./ppe/web/PpeSupplyPage.tsx').then((module) => module.PpeSupplyPage),
  'saf/check/checkPlan': () => checkPlans().then((module) => module.CheckPlanPage),
  'saf/check/checkResult': () => checkResults().then((module) => module.CheckResultPage),
  'saf/facility/facilityCheckPlan': () => checkPlans().then((module) => module.FacilityCheckPlanPage),
  'saf/facility/facilityCheckResult': () => checkResults().then((module) => module.FacilityCheckResultPage),
}
const safetyDetails: readonly DetailPage[] = recordDetails(safetyRecords, {
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
})

export const safetyWeb = defineWebModule({
  pages: safetyPages,
  details: safetyDetails,
  records: safetyRecords,
  kiosk: () => import('./ppe/web/ppe-kiosk.tsx').then((module) => module.ppeKiosk),
  names: {
    en: () => import('./names.en.json'),
    zh: () => import('./names.zh.json'),
    es: () => import('./names.es.json'),
  },
})
