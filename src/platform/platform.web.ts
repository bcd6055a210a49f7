import { createElement } from 'react'
import type { PageLoader, Portlet } from '../core/web/pages.ts'
import { defineWebModule } from '../core/web/web-module.ts'
import { portletTexts } from './portlet.texts.ts'
import { platformRecords } from './record-pages.rule.ts'

/** The first page with the panels that the modules put there. */
export const homeWith =
  (portlets: readonly Portlet[]): PageLoader =>
  async () => {
    const { HomePage } = await import('./dashboard/web/HomePage.tsx')
    return () => createElement(HomePage, { portlets })
  }

/** Panels of the platform on the first page. */
const platformPortlets: readonly Portlet[] = [
  {
    id: 'systemState',
    label: portletTexts.systemState,
    of: ['manage/log/batchHist'],
    load: () => import('./log/web/SystemState.tsx').then((module) => module.SystemState),
  },
  {
    id: 'awayDigest',
    label: portletTexts.awayDigest,
    of: ['my/noti/notiBox', '/vendor/portal/notiBox'],
    load: () => import('./notification/web/AwayDigest.tsx').then((module) => module.AwayDigest),
  },
  {
    id: 'myWork',
    label: portletTexts.myWork,
    of: ['my/work/myWork', '/vendor/portal/notiBox'],
    load: () => import('./work/web/MyWorkPortlet.tsx').then((module) => module.MyWorkPortlet),
  },
  {
    id: 'approvals',
    label: portletTexts.approvals,
    of: ['my/apprBox/apprBox'],
    load: () => import('./approval/web/ApprovalsPortlet.tsx').then((module) => module.ApprovalsPortlet),
  },
  {
    id: 'notices',
    label: portletTexts.notices,
    of: ['mgt/notice/notice', '/vendor/portal/portalNotice'],
    load: () => import('./notice/web/NoticesPortlet.tsx').then((module) => module.NoticesPortlet),
  },
]

export const platformWeb = defineWebModule({
  records: platformRecords,
  portlets: platformPortlets,
  place: 0,
  names: {
    en: () => import('./names.en.json'),
    zh: () => import('./names.zh.json'),
    es: () => import('./names.es.json'),
  },
})
