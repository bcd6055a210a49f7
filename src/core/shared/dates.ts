/** Days and moments of the plants: wall time of Seoul (UTC+9, no summer time). */
const seoulOffsetMs = 9 * 60 * 60_000
export const dayMs = 86_400_000
export const minutesOfDay = 24 * 60
const dayPattern = /^\d{4}-\d{2}-\d{2}$/
/** Days that every month of every year has: most of all days, and known without a calendar. */
const plainDayPattern = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/
const momentPattern =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}(?::?\d{2})?)?$/

/** 'YYYY-MM-DD' that exists in the calendar. */
export function isDay(value: string): boolean {
  // There is no year 0 in the calendar of the database.
  if (value < '0001') return false
  if (plainDayPattern.test(value)) return true
  if (!dayPattern.test(value)) return false
  const moment = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value)
}

/**
 * A moment as ISO text with the offset of Seoul, to the second: '2026-03-10T08:01:00+09:00'.
 * Text without an offset is wall time of Seoul. Undefined when it is no moment.
 */
export function toMoment(value: string): string | undefined {
  const match = momentPattern.exec(value.trim())
  if (!match) return undefined
  const [, day = '', hour, minute, second = '00', offset = '+09:00'] = match
  if (!isDay(day) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  if (offset === '+09:00') return `${day}T${hour}:${minute}:${second}+09:00`
  const instant = new Date(
    `${day}T${hour}:${minute}:${second}${offset === 'Z' ? 'Z' : offset.replace(/^(.\d{2}):?(\d{2})?$/, (_, hours: string, minutes = '00') => `${hours}:${minutes}`)}`,
  )
  // An offset of 99 hours is none.
  return Number.isNaN(instant.getTime()) ? undefined : momentOf(instant)
}
export const momentOf = (instant: Date): string =>
  `${new Date(instant.getTime() + seoulOffsetMs).toISOString().slice(0, 19)}+09:00`
/** The day in Seoul of an instant, 'YYYY-MM-DD'. */
export const dayOf = (instant: Date): string => momentOf(instant).slice(0, 10)
/** 'YYYY-MM-DD HH:mm' for the screen; empty for nothing. */
export const showMoment = (moment: string | null | undefined): string => {
  const normal = moment ? toMoment(moment) : undefined
  return normal ? normal.slice(0, 16).replace('T', ' ') : ''
}
/** A day or moment for a narrow column: without the year when it is that of `today`, else with its last digits. */
export const shortDay = (day: string, today: string): string =>
  day.slice(day.startsWith(today.slice(0, 4)) ? 5 : 2)
/** A day as the tables of figures write it: 20261231. @param day 'YYYY-MM-DD' */
export const dayFigure = (day: string): number => Number(day.replaceAll('-', ''))
/** Minutes from one moment to another, negative when it lies before. */
export const minutesBetween = (from: string, to: string): number =>
  (instantOf(to).getTime() - instantOf(from).getTime()) / 60_000
export const addMinutes = (moment: string, minutes: number): string =>
  momentOf(new Date(instantOf(moment).getTime() + minutes * 60_000))
/** @throws RangeError when the text is no moment */
export function instantOf(moment: string): Date {
  const normal = toMoment(moment)
  if (!normal) throw new RangeError(`not a moment: ${moment}`)
  return new Date(normal)
}
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
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
/** Milliseconds of midnight UTC of a day. @throws RangeError when it is no day */
export function epochOfDay(day: string): number {
  if (!isDay(day)) throw new RangeError(`not a day: ${day}`)
  return Date.parse(`${day}T00:00:00Z`)
}
