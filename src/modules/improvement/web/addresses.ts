export const improvementAddress = (imprNo: number | string): string => `/impr/impr/imprDetail?no=${imprNo}`
export const improvementFormPath = '/impr/impr/imprForm'
export const requestListPath = '/impr/impr/imprRequest'
