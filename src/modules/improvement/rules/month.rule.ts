import { addDays } from '../../../core/shared/dates.ts'

/** @param month 'YYYY-MM' */
export function addMonths(month: string, by: number): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + by)
  return date.toISOString().slice(0, 7)
}
/** Weeks from Sunday to Saturday that a month touches, as days 'YYYY-MM-DD'. @param month 'YYYY-MM' */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const start = addDays(first, -new Date(`${first}T00:00:00Z`).getUTCDay())
  const next = `${addMonths(month, 1)}-01`
  const weeks: string[][] = []
  for (let day = start; day < next; day = addDays(day, 7)) weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)))
  return weeks
}
