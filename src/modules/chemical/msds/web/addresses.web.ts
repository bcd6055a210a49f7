export const msdsDetailPath = '/chm/msds/msdsDetail'
export const msdsAddress = (msdsNo: number): string => `${msdsDetailPath}?no=${msdsNo}`
export const msdsFormAddress = (prodNo?: number): string =>
  `/chm/msds/msdsForm${prodNo ? `?prodNo=${prodNo}` : ''}`
export const compareAddress = (msdsNo: number): string => `/chm/msds/msdsCompare?no=${msdsNo}`
export const productAddress = (prodNo: number): string => `/baseInfo/chemical/productDetail?no=${prodNo}`
