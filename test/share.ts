/**
 * `npm run test:trust` sends everything; `npm test` a sixteenth of it, each time the next one, so that all of
 * it is sent to something.
 */
const shares = Number(process.env['TRUST_SHARES'] ?? 16)
/** True in the long run. */
export const everything = shares === 1
export const shareOf = <T>(all: readonly T[], turn: number): T[] =>
  all.filter((_, index) => index % shares === turn % shares)

/**
 * What a walk of the gate takes of all pages or forms: at most so many, spread evenly, so that a portal twice as large
 * is walked in the same time. The long run takes all.
 */
export const evenly = <T>(all: readonly T[], most: number): readonly T[] =>
  everything || all.length <= most
    ? all
    : Array.from({ length: most }, (_, nth) => all[Math.floor((nth * all.length) / most)]!)
