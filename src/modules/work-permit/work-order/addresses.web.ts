import { workPermitForms } from '../record-pages.rule.ts'
/** Addresses in the browser, as the menu table and the registry of pages have them. */
export const orderListPath = '/constSafe/wkod/wkodList'
export const orderFormPath = '/constSafe/wkod/wkodRequest'
export const assessListPath = '/constSafe/assessment/workAssess'
export const permitFormAddress = (wkodNo: string | number): string =>
  `${workPermitForms.workPermit.page}?wkodNo=${wkodNo}`
