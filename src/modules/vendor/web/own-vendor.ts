import { session } from '../../../core/web/session-store.ts'

/** True if a user of a vendor is signed in; then all rows are that vendor's and no vendor is chosen. */
export const isVendor = (): boolean => Boolean(session.get().user?.vendorCd)
