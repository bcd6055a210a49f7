/** Addresses in the browser, as the menu table and the registry of pages have them. */
export const orderListPath = '/constSafe/wkod/wkodList'
export const orderFormPath = '/constSafe/wkod/wkodRequest'
export const orderDetailPath = '/wkod/wkodDetail'
export const orderAddress = (wkodNo: string | number): string => `${orderDetailPath}?no=${wkodNo}`
export const assessListPath = '/constSafe/assessment/workAssess'
export const assessAddress = (wkodNo: string | number): string =>
  `/constSafe/assessment/workAssessDetail?no=${wkodNo}`
export const permitFormAddress = (wkodNo: string | number): string =>
  `/constSafe/permit/permitForm?wkodNo=${wkodNo}`
