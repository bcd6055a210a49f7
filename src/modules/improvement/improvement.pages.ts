import type { DetailPage, Pages, Portlet } from '../../core/web/pages.ts'
import type { RecordAddresses } from '../../core/web/record-address.ts'

const lists = () => import('./web/ImprovementListPages.tsx')

export const improvementPages: Pages = {
  'impr/imprRequest': () => lists().then((module) => module.ImprovementRequestPage),
  'impr/imprAction': () => lists().then((module) => module.ImprovementActionPage),
  'impr/imprVerify': () => lists().then((module) => module.ImprovementVerifyPage),
  'impr/imprBoard': () => import('./web/ImprovementBoardPage.tsx').then((module) => module.ImprovementBoardPage),
  'impr/imprStatus': () => import('./web/ImprovementStatusPage.tsx').then((module) => module.ImprovementStatusPage),
  'impr/imprHalf': () => import('./web/ImprovementHalfPage.tsx').then((module) => module.ImprovementHalfPage),
  'impr/imprRule': () => import('./web/ImprovementRulePage.tsx').then((module) => module.ImprovementRulePage),
  '/vendor/portal/improvementManage': () => lists().then((module) => module.VendorImprovementPage),
}

const improvementLists = ['impr/imprRequest', 'impr/imprAction', 'impr/imprVerify', 'impr/imprBoard', '/vendor/portal/improvementManage']
export const improvementDetails: readonly DetailPage[] = [
  {
    path: '/impr/impr/imprDetail',
    title: '개선요청',
    label: 'improvement',
    of: improvementLists,
    load: () => import('./web/ImprovementDetailPage.tsx').then((module) => module.ImprovementDetailPage),
  },
  {
    path: '/impr/impr/imprForm',
    title: '개선요청 등록',
    of: ['impr/imprRequest'],
    load: () => import('./web/ImprovementFormPage.tsx').then((module) => module.ImprovementFormPage),
  },
]
export const improvementRecords: RecordAddresses = { improvement: { page: '/impr/impr/imprDetail', of: improvementLists } }

/** What waits for the user and what is late, on the first page. */
export const improvementPortlets: readonly Portlet[] = [
  {
    id: 'improvement',
    label: ['개선조치', 'Improvement actions', '改善措施', 'Acciones de mejora'],
    of: ['impr/imprAction', '/vendor/portal/improvementManage'],
    load: () => import('./web/ImprovementSummary.tsx').then((module) => module.ImprovementSummary),
  },
]
