/** Addresses in the browser. */
export const workerDetailPath = '/vendor/enter/vendorWorkerDetail'
export const workerAddress = (no: string | number): string => `${workerDetailPath}?no=${no}`
export const equipAddress = (no: string | number): string => `/vendor/enter/vendorEquipDetail?no=${no}`
export const safetyInfoAddress = (no: string | number): string => `/vendor/base/safetyInfoDetail?no=${no}`
export const evalAddress = (no: string | number): string => `/vendor/eval/vendorEvalDetail?no=${no}`
export const warnAddress = (no: string | number): string => `/vendor/warn/warnPointDetail?no=${no}`
export const sanctionAddress = (no: string | number): string => `/vendor/warn/sanctionDetail?no=${no}`
export const councilAddress = (no: string | number): string => `/vendor/council/councilDetail?no=${no}`

/** 업체정보 of a vendor shows several lists on one page. */
export const vendorInfoPath = '/vendor/portal/vendorInfo'
export const vendorListAddress = (listPath: string, part: string): string =>
  listPath === vendorInfoPath ? `${vendorInfoPath}?part=${part}` : listPath
export const enterRqstAddress = (no: string | number): string => `/vendor/enter/enterRqstDetail?no=${no}`
export const passAddress = (no: string | number): string => `/vendor/enter/enterPassDetail?no=${no}`
export const vendorDocAddress = (no: string | number): string => `/vendor/enter/vendorDocDetail?no=${no}`
