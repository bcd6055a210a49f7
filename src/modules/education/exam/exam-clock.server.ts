import { runOutClock } from './take.server.ts'

/** Interval of the clock: a page that is open ends its paper itself. */
export const examClockMs = 60_000
export const examClock = runOutClock
