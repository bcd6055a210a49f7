/**
 * Moments and days as Korean wall time, for rules that compare, add and show them. A moment is an ISO string
 * with offset or 'YYYY-MM-DD HH:mm' in Asia/Seoul, a day is 'YYYY-MM-DD'; parsing and offsets are those of
 * dates.ts.
 */
import { addMinutes, instantOf, showMoment } from './dates.ts'

/**
 * 'YYYY-MM-DD HH:mm' in Korean wall time; seconds are cut off. Throws RangeError for anything that is not a
 * moment.
 */
export function wallTime(moment: string): string {
  instantOf(moment)
  return showMoment(moment)
}

/** The wall time `minutes` later. */
export function wallTimeAfter(moment: string, minutes: number): string {
  return wallTime(addMinutes(moment, minutes))
}

/** The Korean day on which the moment lies. */
export function dayOfMoment(moment: string): string {
  return wallTime(moment).slice(0, 10)
}

/** Minutes since midnight of the Korean day, 0–1439. */
export function minuteOfDay(moment: string): number {
  const wall = wallTime(moment)
  return Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16))
}

/**
 * Full years from a day to a later one; who is born on 29 February turns a year older on 1 March of a common
 * year.
 */
export function fullYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}
