import { session } from '../../../../core/web/session-store.ts'

/** Addresses in the browser, as the menu table and the registry of pages have them. */
export const constructionListPath = '/constSafe/constSafeStatus/constList'
export const planListPath = '/constSafe/assessment/planList'
export const costListPath = '/constSafe/assessment/safetyCost'
export const vendorPagePath = '/constSafeStatus/constSafeStatus'
export const isVendor = (): boolean => Boolean(session.get().user?.vendorCd)
/** Back to where the reader came from: people of a vendor have one page for all of it. */
export const listFor = (path: string): string => (isVendor() ? vendorPagePath : path)
