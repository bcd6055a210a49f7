import { defaultPageSize } from '../../shared/limits.ts'

let own = defaultPageSize
/** Rows of a list at first: as many as the user has chosen (개인설정), else 20. */
export const usualPageSize = (): number => own
/** The session tells what is kept at the account. */
export const setUsualPageSize = (pageSize: number): void => void (own = pageSize)
