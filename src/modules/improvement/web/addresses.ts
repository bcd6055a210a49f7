export const improvementAddress = (imprNo: number | string): string => `/impr/impr/imprDetail?no=${imprNo}`
export const improvementFormPath = '/impr/impr/imprForm'
export const requestListPath = '/impr/impr/imprRequest'
export const actionListPath = '/impr/impr/imprAction'
export const verifyListPath = '/impr/impr/imprVerify'
export const statusPath = '/impr/impr/imprStatus'
export const vendorListPath = '/vendor/portal/improvementManage'
export const linkListPath = '/impr/impr/imprLink'
