import type { DetailPage, Pages } from '../../core/web/pages.ts'
import type { RecordAddresses } from '../../core/web/record-address.ts'
import { defineWebModule } from '../../core/web/web-module.ts'
import { constructionDetails, constructionPages, constructionRecords } from './construction.pages.ts'
import { workOrderDetails, workOrderPages, workOrderRecords, workPermitPortlets } from './work-order.pages.ts'

const lists = () => import('./permit/web/PermitListPages.tsx')

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
    import('./permit/web/VendorHomePage.tsx').then((module) => module.VendorHomePage),
}

export const lotoPages: Pages = {
  'constSafe/loto/lotoList': () =>
    import('./loto/web/LotoListPage.tsx').then((module) => module.LotoListPage),
  'constSafe/loto/lotoTag': () => import('./loto/web/LotoTagPage.tsx').then((module) => module.LotoTagPage),
  'constSafe/loto/lockMaster': () => import('./loto/web/LockPage.tsx').then((module) => module.LockPage),
}
const lotoLists = ['constSafe/loto/lotoList', 'constSafe/loto/lotoTag']
export const lotoDetails: readonly DetailPage[] = [
  {
    path: '/constSafe/loto/lotoDetail',
    title: 'LOTO',
    label: 'safLoto',
    of: lotoLists,
    load: () => import('./loto/web/LotoDetailPage.tsx').then((module) => module.LotoDetailPage),
  },
  {
    path: '/constSafe/loto/lotoForm',
    title: 'LOTO 계획',
    of: lotoLists,
    load: () => import('./loto/web/LotoFormPage.tsx').then((module) => module.LotoFormPage),
  },
]

const permitLists = [
  'constSafe/permit/permitRequest',
  'constSafe/permit/permitReview',
  'constSafe/permit/permitApproval',
  'constSafe/permit/permitPublish',
  'constSafe/permit/permitSearch',
  '/wkod/wkodRequest',
]
export const workPermitDetails: readonly DetailPage[] = [
  {
    path: '/constSafe/permit/permitDetail',
    title: '작업허가',
    label: 'workPermit',
    of: permitLists,
    load: () => import('./permit/web/PermitDetailPage.tsx').then((module) => module.PermitDetailPage),
  },
  {
    path: '/constSafe/permit/permitForm',
    title: '허가 작성',
    of: permitLists,
    load: () => import('./permit/web/PermitFormPage.tsx').then((module) => module.PermitFormPage),
  },
]
export const workPermitRecords: RecordAddresses = {
  permitItem: { register: 'constSafe/permit/permitItemManage' },
  handledMaterial: { register: 'constSafe/permit/handledMaterialManage' },
  workPermit: { page: '/constSafe/permit/permitDetail', of: permitLists },
  safLoto: { page: '/constSafe/loto/lotoDetail', of: lotoLists },
  lockMaster: { register: 'constSafe/loto/lockMaster' },
}

export const workPermitWeb = defineWebModule({
  pages: { ...workOrderPages, ...workPermitPages, ...lotoPages, ...constructionPages },
  details: [...workOrderDetails, ...workPermitDetails, ...lotoDetails, ...constructionDetails],
  records: { ...workOrderRecords, ...workPermitRecords, ...constructionRecords },
  portlets: workPermitPortlets,
  links: [
    {
      path: '/kiosk',
      shared: true,
      load: () => import('./kiosk/web/KioskPage.tsx').then((module) => module.KioskPage),
    },
  ],
  labels: {
    en: [() => import('./labels.en.json'), () => import('./construction/labels.en.json')],
    zh: [() => import('./labels.zh.json'), () => import('./construction/labels.zh.json')],
    es: [() => import('./labels.es.json'), () => import('./construction/labels.es.json')],
  },
})
