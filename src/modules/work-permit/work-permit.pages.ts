import { recordDetails, type DetailPage, type Pages } from '../../core/web/pages.ts'
import { defineWebModule } from '../../core/web/web-module.ts'
import { constructionDetails, constructionPages } from './construction.pages.ts'
import { workOrderDetails, workOrderPages, workPermitPortlets } from './work-order.pages.ts'
import {
  lotoRecords,
  workPermitForms,
  workPermitRecords,
  constructionRecords,
  workOrderRecords,
} from './record-pages.rule.ts'
import { workPermitPageNames } from './page-names.texts.ts'

const lists = () => import('./permit-flow/web/PermitListPages.tsx')

export const workPermitPages: Pages = {
  'constSafe/permit/permitRequest': () => lists().then((module) => module.PermitRequestPage),
  'constSafe/permit/permitReview': () => lists().then((module) => module.PermitReviewPage),
  'constSafe/permit/permitApproval': () => lists().then((module) => module.PermitApprovalPage),
  'constSafe/permit/permitPublish': () => lists().then((module) => module.PermitPublishPage),
  'constSafe/permit/permitSearch': () => lists().then((module) => module.PermitSearchPage),
  'constSafe/permit/simopsRuleManage': () =>
    import('./simops/web/SimopsRulePage.tsx').then((module) => module.SimopsRulePage),
  'constSafe/permit/permitItemManage': () =>
    import('./permit-item/PermitItemPage.tsx').then((module) => module.PermitItemPage),
  'constSafe/permit/handledMaterialManage': () =>
    import('./material/HandledMaterialPage.tsx').then((module) => module.HandledMaterialPage),
  'constSafe/worker/workerGate': () =>
    import('./worker-check/WorkerGatePage.tsx').then((module) => module.WorkerGatePage),
  'wkod/wkodStatus': () =>
    import('./worker-check/OrderStatusPage.tsx').then((module) => module.OrderStatusPage),
  'constSafe/permit/permitBlock': () =>
    import('./block/web/PermitBlockPage.tsx').then((module) => module.PermitBlockPage),
  'constSafe/map/constMap': () => import('./map/WorkMapPage.tsx').then((module) => module.WorkMapPage),
  '/wkod/wkodRequest': () =>
    import('./permit-flow/web/VendorHomePage.tsx').then((module) => module.VendorHomePage),
}

export const lotoPages: Pages = {
  'constSafe/loto/lotoList': () =>
    import('./loto/web/LotoListPage.tsx').then((module) => module.LotoListPage),
  'constSafe/loto/lotoTag': () => import('./loto/web/LotoTagPage.tsx').then((module) => module.LotoTagPage),
  'constSafe/loto/lockMaster': () => import('./loto/web/LockPage.tsx').then((module) => module.LockPage),
}
export const lotoDetails: readonly DetailPage[] = [
  ...recordDetails(lotoRecords, {
    safLoto: {
      title: 'LOTO',
      load: () => import('./loto/web/LotoDetailPage.tsx').then((module) => module.LotoDetailPage),
    },
  }),
  {
    ...workPermitForms.safLoto,
    title: workPermitPageNames.lockoutPlan,
    load: () => import('./loto/web/LotoFormPage.tsx').then((module) => module.LotoFormPage),
  },
]

export const workPermitDetails: readonly DetailPage[] = [
  ...recordDetails(workPermitRecords, {
    workPermit: {
      title: '작업허가',
      load: () => import('./permit-flow/web/PermitDetailPage.tsx').then((module) => module.PermitDetailPage),
    },
  }),
  {
    ...workPermitForms.workPermit,
    title: workPermitPageNames.writePermit,
    load: () => import('./permit-flow/web/PermitFormPage.tsx').then((module) => module.PermitFormPage),
  },
]

export const workPermitWeb = defineWebModule({
  pages: { ...workOrderPages, ...workPermitPages, ...lotoPages, ...constructionPages },
  details: [...workOrderDetails, ...workPermitDetails, ...lotoDetails, ...constructionDetails],
  records: { ...workOrderRecords, ...workPermitRecords, ...lotoRecords, ...constructionRecords },
  portlets: workPermitPortlets,
  over: () => import('./permit/web/AlarmWatch.tsx').then((module) => module.AlarmWatch),
  place: 10,
  kiosk: () => import('./kiosk/web/permit-kiosk.tsx').then((module) => module.permitKiosk),
  qrNames: () => import('./permit/permit-qr-names.texts.ts').then((module) => module.permitQrNames),
  names: {
    en: () => import('./names.en.json'),
    zh: () => import('./names.zh.json'),
    es: () => import('./names.es.json'),
  },
})
