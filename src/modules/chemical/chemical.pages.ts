import { type DetailPage, type PageRegistry, type Pages, recordDetails } from '../../core/web/pages.ts'
import { storageDetails, storagePages } from './storage.pages.ts'
import { chemicalForms, chemicalRecords } from './record-pages.rule.ts'
import { chemicalPageNames } from './page-names.texts.ts'

const lists = () => import('./regulation/web/RegulationListPage.tsx')
const sheets = () => import('./msds/web/MsdsListPage.tsx')
const submissions = () => import('./submission/web/MsdsSubmitPages.tsx')

export const chemicalPages: Pages = {
  'chm/main/chmDashboard': () =>
    import('./board/web/ChemicalDashboardPage.tsx').then((module) => module.ChemicalDashboardPage),
  'chm/regulation/regulationList': () => lists().then((module) => module.RegulationListPage),
  'chm/regulation/regulationSearch': () => lists().then((module) => module.RegulationSearchPage),
  'chm/regulation/regulationHistUpload': () =>
    import('./regulation/web/RegulationHistPage.tsx').then((module) => module.RegulationHistPage),
  'chm/msds/msdsList': () => sheets().then((module) => module.MsdsListPage),
  'chm/msds/msdsExpire': () => sheets().then((module) => module.MsdsExpirePage),
  'chm/msds/msdsCompare': () =>
    import('./msds/web/MsdsComparePage.tsx').then((module) => module.MsdsComparePage),
  'chm/msds/msdsNotice': () =>
    import('./msds/web/MsdsNoticePage.tsx').then((module) => module.MsdsNoticePage),
  'chm/msds/msdsInbox': () => import('./inbox/web/MsdsInboxPage.tsx').then((module) => module.MsdsInboxPage),
  'chm/msds/msdsSubmit': () => submissions().then((module) => module.MsdsSubmitPage),
  'baseInfo/chemical/chemicalList': () =>
    import('./substance/web/ChemicalListPage.tsx').then((module) => module.ChemicalListPage),
  'baseInfo/products/productList': () =>
    import('./product/web/ProductListPage.tsx').then((module) => module.ProductListPage),
}
export const chemicalDetails: readonly DetailPage[] = [
  ...recordDetails(chemicalRecords, {
    chmProduct: {
      title: '제품',
      load: () => import('./product/web/ProductDetailPage.tsx').then((module) => module.ProductDetailPage),
    },
    chmMsds: {
      title: 'MSDS',
      load: () => import('./msds/web/MsdsDetailPage.tsx').then((module) => module.MsdsDetailPage),
    },
    chmMsdsSubmit: {
      title: 'MSDS 제출·비공개승인',
      load: () => submissions().then((module) => module.MsdsSubmitDetailPage),
    },
  }),
  {
    ...chemicalForms.chmMsds,
    title: chemicalPageNames.writeMsds,
    load: () => import('./msds/web/MsdsFormPage.tsx').then((module) => module.MsdsFormPage),
  },
]

export const chemicalRegistry: PageRegistry = {
  pages: { ...chemicalPages, ...storagePages },
  details: [...chemicalDetails, ...storageDetails],
}
