/**
 * Weeks, months, quarters and half-years of the calendar, as text: days 'YYYY-MM-DD', months 'YYYY-MM', years
 * 'YYYY'. Nothing here knows a time of day.
 */
import { addDays, addMonths, epochOfDay } from './dates.ts'

/** From and to, both included, 'YYYY-MM-DD'. */
export interface Span {
  from: string
  to: string
}

/** 0 Sunday … 6 Saturday. @throws RangeError when it is no day */
export const weekdayOf = (day: string): number => new Date(epochOfDay(day)).getUTCDay()

export const firstDay = (month: string): string => `${month}-01`
export const lastDay = (month: string): string => addDays(addMonths(firstDay(month), 1), -1)
/** The month so many later; before it for a negative number. */
export const monthAfter = (month: string, by = 1): string => addMonths(firstDay(month), by).slice(0, 7)
/** The months up to the one of a day, oldest first. @param day 'YYYY-MM-DD' */
export const monthsUntil = (day: string, count = 12): string[] =>
  Array.from({ length: count }, (_, index) => monthAfter(day.slice(0, 7), index - count + 1))
/** The months of a year. */
export const monthsOf = (year: string): string[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)

/** Weeks from Sunday to Saturday that a month touches, as days. @param month 'YYYY-MM' */
export function weeksOf(month: string): string[][] {
  const first = firstDay(month)
  const next = firstDay(monthAfter(month))
  const weeks: string[][] = []
  for (let day = addDays(first, -weekdayOf(first)); day < next; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)))
  return weeks
}

/** Months of a part of a year. */
const partMonths = { quarter: 3, half: 6 } as const
export type PartOfYear = keyof typeof partMonths
/** Which quarter (1–4) or half (1–2) of its year a day or month lies in. */
export const partOf = (unit: PartOfYear, day: string): number =>
  Math.ceil(Number(day.slice(5, 7)) / partMonths[unit])
/** First and last day of a quarter or half of a year. @param part from 1 */
export function spanOf(unit: PartOfYear, year: string, part: number): Span {
  const months = partMonths[unit]
  const from = addMonths(`${year}-01-01`, (part - 1) * months)
  return { from, to: addDays(addMonths(from, months), -1) }
}

/**
 * The last day of a period of so many months that begins with a day: the day before the one of the same
 * number; the end of the month where no such day exists (민법 제160조제2항·제3항). 12 months from 2025-03-02 end with
 * 2026-03-01, six from 2026-08-31 with 2027-02-28.
 */
export function periodEnd(from: string, months: number): string {
  const same = addMonths(from, months)
  return same.slice(8) === from.slice(8) ? addDays(same, -1) : same
}
