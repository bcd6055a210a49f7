/**
 * Moments and days as Korean wall time, for rules that compare, add and show them. A moment is an ISO string
 * with offset or 'YYYY-MM-DD HH:mm' in Asia/Seoul, a day is 'YYYY-MM-DD'; parsing and offsets are those of
 * dates.ts.
 */
import { addMinutes, instantOf, isDay, showMoment } from './dates.ts'

const dayMs = 86_400_000

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

/** `to − from` in whole days. */
export function daysBetween(from: string, to: string): number {
  return (epochOfDay(to) - epochOfDay(from)) / dayMs
}

/** The same day of the month `months` later; the last day of the month when that day does not exist there. */
export function addMonths(day: string, months: number): string {
  const start = new Date(epochOfDay(day))
  const year = start.getUTCFullYear()
  const month = start.getUTCMonth() + months
  const lastDate = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(start.getUTCDate(), lastDate))).toISOString().slice(0, 10)
}

/**
 * Full years from a day to a later one; who is born on 29 February turns a year older on 1 March of a common
 * year.
 */
export function fullYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}

function epochOfDay(day: string): number {
  if (!isDay(day)) throw new RangeError(`not a day: ${day}`)
  return Date.parse(`${day}T00:00:00Z`)
}
