/**
 * Working days: neither Saturday nor Sunday nor a day of the table of holidays, which the platform keeps
 * (공휴일, admin R8). Days are 'YYYY-MM-DD'.
 */
import { addDays } from './dates.ts'
import { weekdayOf } from './periods.ts'

/** Days that are no working days besides the weekends, 'YYYY-MM-DD'. */
export type Holidays = ReadonlySet<string>

const [sunday, saturday] = [0, 6]
/** Saturday or Sunday. */
export const isWeekend = (day: string): boolean => [sunday, saturday].includes(weekdayOf(day))
export const isWorkday = (day: string, holidays: Holidays): boolean => !isWeekend(day) && !holidays.has(day)

/** The day itself when it is a working day, else the first one after it. */
export function workdayFrom(day: string, holidays: Holidays): string {
  let found = day
  while (!isWorkday(found, holidays)) found = addDays(found, 1)
  return found
}
/** The day itself when it is a working day, else the last one before it: a due day is pulled, never pushed. */
export function workdayUntil(day: string, holidays: Holidays): string {
  let found = day
  while (!isWorkday(found, holidays)) found = addDays(found, -1)
  return found
}
/**
 * The working day so many working days later; 0 is the day itself, whatever it is. The first day does not
 * count (민법 제157조).
 */
export function addWorkdays(day: string, days: number, holidays: Holidays): string {
  let found = day
  for (let left = days; left > 0; left -= 1) found = workdayFrom(addDays(found, 1), holidays)
  return found
}
