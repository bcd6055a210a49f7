import type { Portlet } from '../../core/web/pages.ts'
import { defineWebModule } from '../../core/web/web-module.ts'
import { improvementRecords } from './record-pages.rule.ts'
import { portletNames } from './web/portlet-names.texts.ts'

const portlets = () => import('./web/ImprovementPortlets.tsx')

/** My work, the plant's late rows, and the year's figures (impr.md 6). */
const improvementPortlets: readonly Portlet[] = [
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
  records: improvementRecords,
  portlets: improvementPortlets,
  place: 20,
  links: [
    {
      path: '/improve/:token',
      load: () => import('./link/web/ReportPage.tsx').then((module) => module.reportPage()),
    },
  ],
  names: {
    en: () => import('./names.en.json'),
    zh: () => import('./names.zh.json'),
    es: () => import('./names.es.json'),
  },
})
