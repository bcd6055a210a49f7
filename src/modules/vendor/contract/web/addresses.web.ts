/** Addresses in the browser, as the menu table and the registry of pages have them. */
export const contractListPath = '/vendor/base/vendorContract'
export const contractAddress = (no: string | number): string => `/vendor/base/contractDetail?no=${no}`
