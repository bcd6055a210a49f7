/** Addresses in the browser. */
export const inOutListPath = '/chm/inout/inoutList'
export const inOutFormPath = '/chm/inout/inoutReg'
export const storeDetailPath = '/chm/storage/storageDetail'
export const storeListPath = '/chm/storage/storageList'
export const storeAddress = (storeNo: string | number): string => `${storeDetailPath}?no=${storeNo}`
export const stockTakeAddress = (takeNo: string | number): string => `/chm/inout/stockTakeDetail?no=${takeNo}`
export const monthCloseAddress = (monthCloseNo: string | number): string =>
  `/chm/inout/monthCloseDetail?no=${monthCloseNo}`
/** The form of an entry that begins with what is given. */
export const entryAddress = (given: Record<string, string | number>): string =>
  `${inOutFormPath}?${new URLSearchParams(Object.entries(given).map(([name, value]): [string, string] => [name, String(value)])).toString()}`
export const deliveryAddress = (deliveryNo: string | number): string =>
  `/chm/inout/deliveryDetail?no=${deliveryNo}`
export const wasteAddress = (wasteNo: string | number): string => `/chm/inout/wasteDetail?no=${wasteNo}`
export const reagentAddress = (no: string | number): string => `/chm/reagent/reagentDetail?no=${no}`
