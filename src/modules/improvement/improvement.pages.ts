import type { DetailPage, Pages, Portlet } from '../../core/web/pages.ts'
import type { RecordAddresses } from '../../core/web/record-address.ts'
import { defineWebModule } from '../../core/web/web-module.ts'
import { portletNames } from './web/portlet-names.texts.ts'

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

const improvementLists = [
  'impr/imprRequest',
  'impr/imprAction',
  'impr/imprVerify',
  'impr/imprBoard',
  '/vendor/portal/improvementManage',
]
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
  {
    path: '/impr/impr/imprLink',
    title: '현장 요청 링크',
    label: 'improvementLink',
    of: ['impr/imprRule'],
    load: () => import('./link/web/ImprovementLinkPage.tsx').then((module) => module.ImprovementLinkPage),
  },
]
export const improvementRecords: RecordAddresses = {
  improvement: { page: '/impr/impr/imprDetail', of: improvementLists },
  improvementLink: { page: '/impr/impr/imprLink', of: ['impr/imprRule'] },
}

const portlets = () => import('./web/ImprovementPortlets.tsx')
/** What I have to do, what is late at the plant, how the year stands (impr.md 6). */
export const improvementPortlets: readonly Portlet[] = [
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
  links: [
    {
      path: '/improve/:token',
      load: () => import('./link/web/ReportPage.tsx').then((module) => module.ReportPage),
    },
  ],
  labels: {
    en: [() => import('./labels.en.json')],
    zh: [() => import('./labels.zh.json')],
    es: [() => import('./labels.es.json')],
  },
})
