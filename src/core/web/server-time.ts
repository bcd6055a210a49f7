/** The server's clock is ahead of this device's by so many milliseconds. */
let ahead: number | undefined
/** A difference larger than rounding and latency explain: the device's clock was changed. */
const driftMs = 2000

/**
 * Entries are judged by the server's clock: a tablet that runs minutes ahead must not measure in the future
 * (ptw.md 8). The Date of an answer is cut to the second and took time to arrive, so the server is at least
 * that late: the latest of all answers is the closest.
 */
export function hearServerTime(date: string | null, now = Date.now()): void {
  const heard = Date.parse(date ?? '') - now
  if (Number.isNaN(heard)) return
  if (ahead === undefined || heard > ahead || ahead - heard > driftMs) ahead = heard
}

/** The present moment by the server's clock, never later than it. */
export const serverNow = (): Date => new Date(Date.now() + (ahead ?? 0))
