import { type DetailPage, type PageRegistry, type Pages, recordDetails } from '../../core/web/pages.ts'
import { improvementForms, improvementRecords } from './record-pages.rule.ts'

const lists = () => import('./web/ImprovementListPages.tsx')

export const improvementPages: Pages = {
  'impr/imprRequest': () => lists().then((module) => module.ImprovementRequestPage),
  'impr/imprAction': () => lists().then((module) => module.ImprovementActionPage),
  'impr/imprVerify': () => lists().then((module) => module.ImprovementVerifyPage),
  'impr/imprBoard': () =>
    import('./web/ImprovementBoardPage.tsx').then((module) => module.ImprovementBoardPage),
  'impr/imprStatus': () =>
    import('./web/ImprovementStatusPage.tsx').then((module) => module.ImprovementStatusPage),
  'impr/imprHalf': () => import('./web/ImprovementHalfPage.tsx').then((module) => module.ImprovementHalfPage),
  'impr/imprRule': () => import('./web/ImprovementRulePage.tsx').then((module) => module.ImprovementRulePage),
  '/vendor/portal/improvementManage': () => lists().then((module) => module.VendorImprovementPage),
}

export const improvementDetails: readonly DetailPage[] = [
  ...recordDetails(improvementRecords, {
    improvement: {
      title: '개선요청',
      load: () => import('./web/ImprovementDetailPage.tsx').then((module) => module.ImprovementDetailPage),
    },
    improvementLink: {
      title: '현장 요청 링크',
      load: () => import('./link/web/ImprovementLinkPage.tsx').then((module) => module.ImprovementLinkPage),
    },
  }),
  {
    ...improvementForms.improvement,
    title: ['개선요청 등록', 'Request an improvement', '登记改善请求', 'Solicitar una mejora'],
    load: () => import('./web/ImprovementFormPage.tsx').then((module) => module.ImprovementFormPage),
  },
]

export const improvementRegistry: PageRegistry = {
  pages: improvementPages,
  details: improvementDetails,
}
