/** What the first row of a chain follows. */
export const firstHash = '0'.repeat(64)
