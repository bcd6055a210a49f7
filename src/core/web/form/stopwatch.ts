/** Longer pauses are not work on the form. */
const pauseMs = 60_000

export interface Stopwatch {
  tick(now: number): void
  /** Whole seconds of work until now. */
  seconds(now: number): number
}
/**
 * Adds up the time between strokes; of a pause the first minute counts.
 * @param start milliseconds since 1970
 */
export function createStopwatch(start: number): Stopwatch {
  let [last, sum] = [start, 0]
  const tick = (now: number) => {
    sum += Math.min(Math.max(now - last, 0), pauseMs)
    last = now
  }
  return {
    tick,
    seconds: (now) => {
      tick(now)
      return Math.round(sum / 1000)
    },
  }
}
