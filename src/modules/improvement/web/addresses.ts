export const requestListPath = '/impr/impr/imprRequest'
export const actionListPath = '/impr/impr/imprAction'
export const verifyListPath = '/impr/impr/imprVerify'
export const statusPath = '/impr/impr/imprStatus'
export const vendorListPath = '/vendor/portal/improvementManage'
/** A new violation of a vendor, with what the improvement says of it. */
export const warnFormAddress = (imprNo: number): string => `/vendor/warn/warnPoint?open=new&imprNo=${imprNo}`
