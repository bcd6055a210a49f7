/**
 * Moments and days in Korean wall time. Asia/Seoul has had no summer time since 1988, so the offset is fixed and the
 * arithmetic gives the same answer in every browser and on every server, whatever their own time zone is.
 *
 * A moment is an ISO string with offset ('2026-03-10T08:00:00+09:00') or Korean wall time ('2026-03-10 08:00');
 * a day is 'YYYY-MM-DD'.
 */
const minuteMs = 60_000
const dayMs = 86_400_000
const seoulOffsetMs = 9 * 60 * minuteMs

const dayShape = /^\d{4}-\d{2}-\d{2}$/
const wallShape = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/
const offsetShape = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}(:?\d{2})?)$/

/** Milliseconds since 1970 of a moment. Throws RangeError for anything that is not a moment ('2026-02-30 08:00' included). */
export function epochOf(moment: string): number {
  const text = moment.trim()
  if (!wallShape.test(text) && !offsetShape.test(text)) throw new RangeError(`not a moment: ${moment}`)
  assertDay(text.slice(0, 10))
  const withT = text.replace(' ', 'T')
  // PostgreSQL writes '+09', which Date.parse does not accept.
  const complete = wallShape.test(text) ? `${withT}+09:00` : withT.replace(/([+-]\d{2})$/, '$1:00')
  const epoch = Date.parse(complete)
  if (Number.isNaN(epoch)) throw new RangeError(`not a moment: ${moment}`)
  return epoch
}

/** 'YYYY-MM-DD HH:mm' in Korean wall time; seconds are cut off. */
export function wallTime(moment: string): string {
  return formatEpoch(epochOf(moment))
}

/** The Korean day on which the moment lies. */
export function dayOf(moment: string): string {
  return wallTime(moment).slice(0, 10)
}

/** Minutes since midnight of the Korean day, 0–1439. */
export function minuteOfDay(moment: string): number {
  const wall = wallTime(moment)
  return Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16))
}

/** `to − from` in minutes; negative when `to` is earlier, with a fraction when seconds differ. */
export function minutesBetween(from: string, to: string): number {
  return (epochOf(to) - epochOf(from)) / minuteMs
}

/** The moment `minutes` later, as 'YYYY-MM-DD HH:mm'. */
export function addMinutes(moment: string, minutes: number): string {
  return formatEpoch(epochOf(moment) + minutes * minuteMs)
}

/** `to − from` in whole days. */
export function daysBetween(from: string, to: string): number {
  return (epochOfDay(to) - epochOfDay(from)) / dayMs
}

/** The day `days` later (earlier when negative). */
export function addDays(day: string, days: number): string {
  return new Date(epochOfDay(day) + days * dayMs).toISOString().slice(0, 10)
}

/** The same day of the month `months` later; the last day of the month when that day does not exist there. */
export function addMonths(day: string, months: number): string {
  assertDay(day)
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const lastDate = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(date, lastDate))).toISOString().slice(0, 10)
}

function epochOfDay(day: string): number {
  assertDay(day)
  return Date.parse(`${day}T00:00:00Z`)
}

function assertDay(day: string): void {
  const epoch = dayShape.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  // Some engines roll 30 February over to March, so the day has to read back as it was written.
  if (Number.isNaN(epoch) || new Date(epoch).toISOString().slice(0, 10) !== day) throw new RangeError(`not a day: ${day}`)
}

function formatEpoch(epoch: number): string {
  return new Date(epoch + seoulOffsetMs).toISOString().slice(0, 16).replace('T', ' ')
}
