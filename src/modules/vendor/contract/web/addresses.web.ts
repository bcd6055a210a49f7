/** Addresses in the browser, as the menu table and the registry of pages have them. */
export const contractListPath = '/vendor/base/vendorContract'
