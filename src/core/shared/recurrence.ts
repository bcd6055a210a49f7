/**
 * Days that come again: every so many days, weeks, months or years from an anchor. Each is counted from the
 * anchor and not from the one before it, so that none drifts: from 31 January every month is 28 February and
 * then 31 March again, and what was done late moves nothing that comes after it.
 */
import { addDays, addMonths, daysBetween } from './dates.ts'
import { lastDay } from './periods.ts'

const unitDays = { day: 1, week: 7 } as const
const unitMonths = { month: 1, quarter: 3, half: 6, year: 12 } as const
export interface Cycle {
  /** Whole number from 1. */
  every: number
  unit: keyof typeof unitDays | keyof typeof unitMonths
  /** Always the last day of its month: 30 April is followed by 31 May. For months and longer. */
  monthEnd?: boolean
}
const isDays = (unit: Cycle['unit']): unit is keyof typeof unitDays => unit in unitDays

/**
 * The day of a cycle by its number: 0 is the anchor, negative numbers lie before it. A day that its month does
 * not have becomes the last one of that month.
 * @param anchor 'YYYY-MM-DD'
 * @throws RangeError when the anchor is no day or the cycle is none
 */
export function recurringDay(anchor: string, { every, unit, monthEnd }: Cycle, index: number): string {
  if (!Number.isInteger(every) || every < 1) throw new RangeError(`not a cycle: every ${every}`)
  if (isDays(unit)) return addDays(anchor, every * unitDays[unit] * index)
  const day = addMonths(anchor, every * unitMonths[unit] * index)
  return monthEnd ? lastDay(day.slice(0, 7)) : day
}

/** The first day of a cycle that lies after a day. The anchor itself counts when it does. */
export function nextRecurring(anchor: string, cycle: Cycle, after: string): string {
  // A guess that is never too late: no unit is longer than its longest month or year.
  const longest = isDays(cycle.unit) ? unitDays[cycle.unit] : unitMonths[cycle.unit] * 31
  let index = Math.max(0, Math.floor(daysBetween(anchor, after) / (longest * cycle.every)))
  while (recurringDay(anchor, cycle, index) <= after) index += 1
  return recurringDay(anchor, cycle, index)
}

/** The days of a cycle from one day to another, both included; none before the anchor. */
export function recurringDays(anchor: string, cycle: Cycle, from: string, to: string): string[] {
  const days: string[] = []
  for (
    let day = nextRecurring(anchor, cycle, addDays(from, -1));
    day <= to;
    day = nextRecurring(anchor, cycle, day)
  )
    days.push(day)
  return days
}
