import { addDays } from '../../../core/shared/dates.ts'
import { dayOfMoment } from '../../../core/shared/moment.ts'
import { spanOf, type Span } from '../../../core/shared/periods.ts'

/** A half-year as its record names it. */
export interface Half {
  halfYear: string
  halfCd: '1' | '2'
}
/** Its first and last day. */
export const spanOfHalf = ({ halfYear, halfCd }: { halfYear: string; halfCd: string }): Span =>
  spanOf('half', halfYear, Number(halfCd))
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
  const halves: Half[] = [
    { halfYear: String(Number(year) - 1), halfCd: '2' },
    { halfYear: year, halfCd: '1' },
    { halfYear: year, halfCd: '2' },
  ]
  return halves.find((half) => {
    const { to } = spanOfHalf(half)
    return (day === to && time >= freezeTime) || (day > to && day <= addDays(to, catchUpDays))
  })
}
