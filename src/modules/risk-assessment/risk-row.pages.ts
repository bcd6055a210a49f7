import { recordDetails, type DetailPage, type Pages } from '../../core/web/pages.ts'
import { jsaRows, level3Rows, onePointRows } from './hazard/row-pages.rule.ts'
import { riskPageNames } from './page-names.texts.ts'
import { checklistSheets, jsaSheets, level3Sheets, onePointSheets, riskSheets } from './record-pages.rule.ts'

const lists = () => import('./hazard/web/HazardListPages.tsx')
const jsa = () => import('./jsa/web/JsaPages.tsx')
const books = () => import('./job-book/web/JobBookLeaf.tsx').then((module) => module.JobBookLeaf)

/** Sheets of rows, JSA and the book of jobs. */
export const rowPages: Pages = {
  'rsa/result/resultKras': () => lists().then((module) => module.KrasPage),
  'rsa/result/resultLevel3': () => lists().then((module) => module.Level3Page),
  'rsa/result/resultChecklist': () => lists().then((module) => module.ChecklistPage),
  'rsa/result/resultOps': () => lists().then((module) => module.OnePointPage),
  'rsa/result/resultJsa': () => jsa().then((module) => module.JsaPage),
  '/vendor/portal/riskAssess': () => jsa().then((module) => module.VendorRiskPage),
  'rsa/jobRiskBook/jobBookList': books,
}
/** The modules of the pages of their records, beside those of the other rooms. */
export const rowRecords = {
  hazards: () => import('./hazard/web/HazardDetailPages.tsx'),
  books: () => import('./job-book/web/JobBookPages.tsx'),
}
const sheet = {
  title: riskPageNames.sheet,
  load: () => import('./hazard/web/HazardSheetPage.tsx').then((module) => module.HazardSheetPage),
}
export const sheetDetails: readonly DetailPage[] = [
  { ...riskSheets.rsaTarget, ...sheet },
  { ...level3Sheets.rsaTarget, ...sheet },
  { ...checklistSheets.rsaTarget, ...sheet },
  { ...onePointSheets.rsaTarget, ...sheet },
  { ...jsaSheets.rsaTarget, ...sheet },
  ...[level3Rows, onePointRows, jsaRows].flatMap((records) =>
    recordDetails(records, {
      rsaHazard: {
        title: '유해·위험요인',
        load: () => rowRecords.hazards().then((module) => module.HazardDetailPage),
      },
    }),
  ),
]
