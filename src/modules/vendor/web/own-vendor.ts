import { session } from '../../../core/web/session-store.ts'

/** Whether somebody of a vendor is signed in; then rows are that vendor's and the vendor is not chosen. */
export const isVendor = (): boolean => Boolean(session.get().user?.vendorCd)
