import { recordDetails, type DetailPage, type Pages, type Portlet } from '../../core/web/pages.ts'
import { defineWebModule } from '../../core/web/web-module.ts'
import { portletNames } from './web/portlet-names.texts.ts'
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

const portlets = () => import('./web/ImprovementPortlets.tsx')
/** My work, the plant's late rows, and the year's figures (impr.md 6). */
export const improvementPortlets: readonly Portlet[] = [
  {
    id: 'reportHazard',
    label: portletNames.reportHazard,
    of: ['impr/imprRequest'],
    load: () => import('./web/ImprovementHome.tsx').then((module) => module.ReportHazardPortlet),
  },
  {
    id: 'imprTrend',
    label: portletNames.imprTrend,
    of: ['impr/imprStatus'],
    load: () => import('./web/ImprovementHome.tsx').then((module) => module.ImprovementTrendPortlet),
  },
  {
    id: 'imprTodo',
    label: portletNames.imprTodo,
    of: ['impr/imprAction', '/vendor/portal/improvementManage'],
    load: () => portlets().then((module) => module.ImprovementTodoPortlet),
  },
  {
    id: 'imprOverdue',
    label: portletNames.imprOverdue,
    of: ['impr/imprRequest'],
    load: () => portlets().then((module) => module.ImprovementOverduePortlet),
  },
  {
    id: 'imprKpi',
    label: portletNames.imprKpi,
    of: ['impr/imprStatus'],
    load: () => portlets().then((module) => module.ImprovementKpiPortlet),
  },
]

export const improvementWeb = defineWebModule({
  pages: improvementPages,
  details: improvementDetails,
  records: improvementRecords,
  portlets: improvementPortlets,
  place: 20,
  links: [
    {
      path: '/improve/:token',
      load: () => import('./link/web/ReportPage.tsx').then((module) => module.ReportPage),
    },
  ],
  names: {
    en: () => import('./names.en.json'),
    zh: () => import('./names.zh.json'),
    es: () => import('./names.es.json'),
  },
})
