import { addDays, daysBetween } from '../../../core/shared/dates.ts'
import { percentOf } from '../../../core/shared/decimal.ts'
import { dayOfMoment } from '../../../core/shared/moment.ts'

/** The facts by which two findings are the same. */
export interface Finding {
  plantCd: string
  processNo: number | null
  placeNm: string
  facilityNo: number | null
  hazardTypeCd: string
}
/** Days within which a finding that was closed counts as come back (IMP-10). */
export const recurrenceDays = 180
const place = (name: string): string => name.replaceAll(/[\s·.,()_-]/g, '').toLowerCase()

/** Same plant and kind of hazard, at the same process, place or facility (IMP-09, IMP-10). */
export function sameFinding(one: Finding, other: Finding): boolean {
  if (one.plantCd !== other.plantCd || one.hazardTypeCd !== other.hazardTypeCd) return false
  return (
    (one.facilityNo !== null && one.facilityNo === other.facilityNo) ||
    (Boolean(one.processNo) && one.processNo === other.processNo) ||
    (place(one.placeNm) !== '' && place(one.placeNm) === place(other.placeNm))
  )
}
/**
 * Days since it was closed, when they are few enough to be the same thing again; undefined otherwise
 * (IMP-10).
 */
export function recurrenceAfter(
  closed: Finding & { closeDt: string },
  found: Finding & { reqDt: string },
): number | undefined {
  const days = daysBetween(dayOfMoment(closed.closeDt), dayOfMoment(found.reqDt))
  return days >= 0 && days <= recurrenceDays && sameFinding(closed, found) ? days : undefined
}
/** First day on which a closing still counts. */
export const recurrenceSince = (today: string): string => addDays(today, -recurrenceDays)

/**
 * Months within which the same kind of finding at the same place is a repeated one, closed or not (features
 * 9: repeat finding rate).
 */
export const repeatMonths = 12
/**
 * Likeness of two titles by trigrams (0–1, `similarity` of pg_trgm over the doubled text) from which they say
 * the same.
 */
export const repeatLikeness = 0.5
/**
 * Share of the findings that came back, per cent: closed before within 180 days (IMP-10), or there before
 * within 12 months (features 9); null without any.
 */
export const repeatRate = (found: number, repeated: number): number | null => percentOf(repeated, found, 1)
