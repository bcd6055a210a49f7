import { addDays } from '../../shared/dates.ts'
import { lastDay, monthAfter, weekdayOf, weeksOf, type Span } from '../../shared/periods.ts'

export type CalendarView = 'month' | 'week' | 'list'
export interface CalendarEvent {
  id: string
  /** First and last day, both included, 'YYYY-MM-DD'; one day without the last. */
  from: string
  to?: string | undefined
  title: string
  /** It may be dragged to another day. */
  movable?: boolean
}

/** The weeks that a view shows, Sunday first; the list shows those of its month. */
export const shownWeeks = (view: CalendarView, day: string): string[][] => {
  if (view !== 'week') return weeksOf(day.slice(0, 7))
  const first = addDays(day, -weekdayOf(day))
  return [Array.from({ length: 7 }, (_, at) => addDays(first, at))]
}
/** First and last day of what a view shows, of a list its month. */
export function shownSpan(view: CalendarView, day: string): Span {
  const month = day.slice(0, 7)
  if (view === 'list') return { from: `${month}-01`, to: lastDay(month) }
  const weeks = shownWeeks(view, day)
  return { from: weeks[0]![0]!, to: weeks.at(-1)![6]! }
}
/** The day to show one period later, or before for −1. */
export const periodAfter = (view: CalendarView, day: string, by: number): string =>
  view === 'week' ? addDays(day, by * 7) : `${monthAfter(day.slice(0, 7), by)}-01`

/**
 * The events of a day: those that go over it first, as long ones stand on the same height from day to day.
 */
export const eventsOn = <E extends CalendarEvent>(events: readonly E[], day: string): E[] =>
  events
    .filter(({ from, to = from }) => from <= day && day <= to)
    .toSorted((one, other) => one.from.localeCompare(other.from) || one.id.localeCompare(other.id))
/** The days of a span that have events, in their order. */
export const daysWith = <E extends CalendarEvent>(
  events: readonly E[],
  { from, to }: Span,
): [string, E[]][] => {
  const days: [string, E[]][] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const found = eventsOn(events, day)
    if (found.length > 0) days.push([day, found])
  }
  return days
}
