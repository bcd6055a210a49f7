import { dayOfMoment } from '../../../core/shared/moment.ts'
import { addDays } from '../../../core/shared/dates.ts'

/** A half-year as its record names it. */
export interface Half {
  halfYear: string
  halfCd: '1' | '2'
}
/** From when on the last day the half-year is frozen: late enough that the day's work is in it. */
const freezeTime = '23:30'
/**
 * The clock still freezes a half-year that it missed (portal out of service) within so many days of its end.
 */
const catchUpDays = 14

/**
 * The half-year that the clock freezes now, if any (IMP-14: on 30 Jun and 31 Dec).
 * @param now ISO moment with the offset of Korea
 */
export function halfToFreeze(now: string): Half | undefined {
  const [day, time] = [dayOfMoment(now), now.slice(11, 16)]
  const year = day.slice(0, 4)
  const ends = [
    { halfYear: String(Number(year) - 1), halfCd: '2' as const, end: `${Number(year) - 1}-12-31` },
    { halfYear: year, halfCd: '1' as const, end: `${year}-06-30` },
    { halfYear: year, halfCd: '2' as const, end: `${year}-12-31` },
  ]
  const due = ends.find(
    ({ end }) => (day === end && time >= freezeTime) || (day > end && day <= addDays(end, catchUpDays)),
  )
  return due && { halfYear: due.halfYear, halfCd: due.halfCd }
}
