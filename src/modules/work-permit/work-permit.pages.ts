import type { DetailPage, Pages } from '../../core/web/pages.ts'
import type { RecordAddresses } from '../../core/web/record-address.ts'

const lists = () => import('./permit/web/PermitListPages.tsx')

export const workPermitPages: Pages = {
  'constSafe/permit/permitRequest': () => lists().then((module) => module.PermitRequestPage),
  'constSafe/permit/permitReview': () => lists().then((module) => module.PermitReviewPage),
  'constSafe/permit/permitApproval': () => lists().then((module) => module.PermitApprovalPage),
  'constSafe/permit/permitPublish': () => lists().then((module) => module.PermitPublishPage),
  'constSafe/permit/permitSearch': () => lists().then((module) => module.PermitSearchPage),
  'constSafe/permit/simopsRuleManage': () => import('./simops/web/SimopsRulePage.tsx').then((module) => module.SimopsRulePage),
  'constSafe/map/constMap': () => import('./map/WorkMapPage.tsx').then((module) => module.WorkMapPage),
  '/wkod/wkodRequest': () => import('./permit/web/VendorHomePage.tsx').then((module) => module.VendorHomePage),
}

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
export const workPermitRecords: RecordAddresses = { workPermit: { page: '/constSafe/permit/permitDetail', of: permitLists } }
