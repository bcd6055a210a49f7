import { type DetailPage, type PageRegistry, type Pages, recordDetails } from '../../core/web/pages.ts'
import { constructionDetails, constructionPages } from './construction.pages.ts'
import { workOrderDetails, workOrderPages } from './work-order.pages.ts'
import { lotoRecords, workPermitForms, workPermitRecords } from './record-pages.rule.ts'
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

export const workPermitRegistry: PageRegistry = {
  pages: { ...workOrderPages, ...workPermitPages, ...lotoPages, ...constructionPages },
  details: [...workOrderDetails, ...workPermitDetails, ...lotoDetails, ...constructionDetails],
}
