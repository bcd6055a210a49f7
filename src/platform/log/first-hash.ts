/** The hash before the first row of a chain. */
export const firstHash = '0'.repeat(64)
