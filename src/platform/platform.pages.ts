import { createElement } from 'react'
import type { DetailPage, PageLoader, Pages, Portlet } from '../core/web/pages.ts'
import type { RecordAddresses } from '../core/web/record-address.ts'
import { portletTexts } from './portlet-texts.web.ts'

export const platformPages: Pages = {
  '/': () => import('./dashboard/web/HomePage.tsx').then((module) => module.HomePage),
  'manage/dept/positionList': () => import('./user/PositionListPage.tsx').then((module) => module.PositionListPage),
  'my/work/myWork': () => import('./work/web/MyWorkPage.tsx').then((module) => module.MyWorkPage),
  'manage/code/codeDomain': () => import('./code/web/CodeDomainPage.tsx').then((module) => module.CodeDomainPage),
  'manage/code/codeGroup': () => import('./code/web/CodeGroupPage.tsx').then((module) => module.CodeGroupPage),
  'manage/code/codeItem': () => import('./code/web/CodeItemPage.tsx').then((module) => module.CodeItemPage),
  'manage/code/sysParam': () => import('./parameter/web/SysParamPage.tsx').then((module) => module.SysParamPage),
  'manage/code/label': () => import('./label/web/LabelPage.tsx').then((module) => module.LabelPage),
  'manage/code/numbering': () => import('./numbering/web/NumberingPage.tsx').then((module) => module.NumberingPage),
  'manage/log/loginHist': () => import('./log/web/LoginHistPage.tsx').then((module) => module.LoginHistPage),
  'manage/log/auditLog': () => import('./log/web/AuditLogPage.tsx').then((module) => module.AuditLogPage),
  'manage/log/personalLog': () => import('./log/web/PersonalLogPage.tsx').then((module) => module.PersonalLogPage),
  'manage/log/errorLog': () => import('./log/web/ErrorLogPage.tsx').then((module) => module.ErrorLogPage),
  'manage/log/batchHist': () => import('./log/web/BatchHistPage.tsx').then((module) => module.BatchHistPage),
  'manage/log/excelJob': () => import('./log/web/ExcelJobPage.tsx').then((module) => module.ExcelJobPage),
  'manage/log/useStat': () => import('./log/web/UseStatPage.tsx').then((module) => module.UseStatPage),
  'manage/log/attachAdmin': () => import('./log/web/AttachAdminPage.tsx').then((module) => module.AttachAdminPage),
  'manage/user/passwordChange': () => import('./session/web/PasswordChangePage.tsx').then((module) => module.PasswordChangePage),
}

/** The first page with the panels that the modules put there. */
export const homeWith =
  (portlets: readonly Portlet[]): PageLoader =>
  async () => {
    const { HomePage } = await import('./dashboard/web/HomePage.tsx')
    return () => createElement(HomePage, { portlets })
  }

export const platformDetails: readonly DetailPage[] = []
/** Registers that show a record of their own in a popup. */
export const platformRecords: RecordAddresses = { position: { register: 'manage/dept/positionList' } }

/** What the platform puts on the first page. */
export const platformPortlets: readonly Portlet[] = [
  {
    id: 'myWork',
    label: portletTexts.myWork,
    of: ['my/work/myWork', '/wkod/wkodRequest'],
    load: () => import('./work/web/MyWorkPortlet.tsx').then((module) => module.MyWorkPortlet),
  },
]
