/** Addresses in the browser. */
export const materialDetailPath = '/chm/matChkRqst/matChkRqstDetail'
export const materialAddress = (no: string | number): string => `${materialDetailPath}?no=${no}`
