/**
 * `npm run test:trust` sends everything; `npm test` a sixteenth of it, each time the next one, so that all of
 * it is sent to something.
 */
const shares = Number(process.env['TRUST_SHARES'] ?? 16)
/** True in the long run. */
export const everything = shares === 1
export const shareOf = <T>(all: readonly T[], turn: number): T[] =>
  all.filter((_, index) => index % shares === turn % shares)
