import { addDays, addMonths } from '../../shared/dates.ts'

/** The months up to the one of a day, oldest first. @param day 'YYYY-MM-DD' */
export const monthsUntil = (day: string, count = 12): string[] =>
  Array.from({ length: count }, (_, index) =>
    addMonths(`${day.slice(0, 7)}-01`, index - count + 1).slice(0, 7),
  )

/** The months of a year. */
export const monthsOf = (year: string): string[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)

export const firstDay = (month: string): string => `${month}-01`
export const lastDay = (month: string): string => addDays(addMonths(firstDay(month), 1), -1)
