import { dayOfMoment } from '../../../core/shared/moment.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { isWorkday, type Holidays } from './due.rule.ts'

/** @param month 'YYYY-MM' */
export function monthAfter(month: string, by: number): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + by)
  return date.toISOString().slice(0, 7)
}
/** Weeks from Sunday to Saturday that a month touches, as days 'YYYY-MM-DD'. @param month 'YYYY-MM' */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const start = addDays(first, -new Date(`${first}T00:00:00Z`).getUTCDay())
  const next = `${monthAfter(month, 1)}-01`
  const weeks: string[][] = []
  for (let day = start; day < next; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)))
  return weeks
}

/** Time of day from which people are notified on a working day. */
const tellingTime = '08:00'
/** A missed report (portal out of service) is still sent within so many days. */
const reportDays = 7
/**
 * The month ('YYYY-MM') that ended and is reported now, from 08:00 of the first working day of the next one
 * (IMP-03, L4: monthly report).
 * @param now moment of Korea
 */
export function monthToReport(now: string, holidays: Holidays): string | undefined {
  const [day, month] = [dayOfMoment(now), now.slice(0, 7)]
  let first = `${month}-01`
  while (!isWorkday(first, holidays)) first = addDays(first, 1)
  const begun =
    day > first ? day < addDays(first, reportDays) : day === first && now.slice(11, 16) >= tellingTime
  return begun ? monthAfter(month, -1) : undefined
}
