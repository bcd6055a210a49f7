import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, daysBetween } from './dates.ts'
import {
  firstDay,
  lastDay,
  monthAfter,
  monthsOf,
  monthsUntil,
  partOf,
  periodEnd,
  spanOf,
  weekdayOf,
  weeksOf,
} from './periods.ts'

const day = fc.integer({ min: 0, max: 73_000 }).map((days) => addDays('1960-01-01', days))
const month = day.map((each) => each.slice(0, 7))

test('twelve months end with that of the day, over the turn of the year', () => {
  const months = monthsUntil('2026-02-28')
  expect([months[0], months[10], months[11], months.length]).toEqual(['2025-03', '2026-01', '2026-02', 12])
})

test('a year has its months in order', () => {
  expect([monthsOf('2026')[0], monthsOf('2026')[11]]).toEqual(['2026-01', '2026-12'])
})

test('a month reaches from its first to its last day, in a leap year too', () => {
  expect([firstDay('2028-02'), lastDay('2028-02'), lastDay('2026-12')]).toEqual([
    '2028-02-01',
    '2028-02-29',
    '2026-12-31',
  ])
})

test('months are counted over the end of the year, and back again', () => {
  expect([monthAfter('2026-12'), monthAfter('2026-01', -1), monthAfter('2026-03', 0)]).toEqual([
    '2027-01',
    '2025-12',
    '2026-03',
  ])
  fc.assert(
    fc.property(month, fc.integer({ min: -60, max: 60 }), (each, by) => {
      expect(monthAfter(monthAfter(each, by), -by)).toBe(each)
    }),
  )
})

test('the weeks of a month hold each of its days once, from Sunday to Saturday, and no week too many', () => {
  expect([weeksOf('2026-11').length, weeksOf('2026-02').length, weeksOf('2026-08').length]).toEqual([5, 4, 6])
  fc.assert(
    fc.property(month, (each) => {
      const weeks = weeksOf(each)
      const days = weeks.flat()
      expect(days.filter((one) => one.startsWith(each))).toHaveLength(Number(lastDay(each).slice(8)))
      expect(days.every((one, index) => weekdayOf(one) === index % 7)).toBe(true)
      expect(days.every((one, index) => index === 0 || daysBetween(days[index - 1]!, one) === 1)).toBe(true)
      expect(weeks.every((week) => week.some((one) => one.startsWith(each)))).toBe(true)
    }),
  )
})

test('quarters and halves share a year out without a gap, and each day lies in its own', () => {
  expect(spanOf('half', '2026', 2)).toEqual({ from: '2026-07-01', to: '2026-12-31' })
  expect(spanOf('quarter', '2028', 1)).toEqual({ from: '2028-01-01', to: '2028-03-31' })
  fc.assert(
    fc.property(day, fc.constantFrom('quarter', 'half'), (each, unit) => {
      const { from, to } = spanOf(unit, each.slice(0, 4), partOf(unit, each))
      expect(from <= each && each <= to).toBe(true)
      expect([partOf(unit, from), partOf(unit, to)]).toEqual([partOf(unit, each), partOf(unit, each)])
      expect(addDays(to, 1).slice(8)).toBe('01')
    }),
  )
})

/** 민법 제160조. */
test('a period of months ends the day before the same day, at the end of the month where there is none', () => {
  expect([
    periodEnd('2025-03-02', 12),
    periodEnd('2026-08-31', 6),
    periodEnd('2024-02-29', 60),
    periodEnd('2026-11-30', 3),
    periodEnd('2026-03-01', 6),
  ]).toEqual(['2026-03-01', '2027-02-28', '2029-02-28', '2027-02-28', '2026-08-31'])
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 120 }), (each, months) => {
      const next = addDays(periodEnd(each, months), 1)
      // The day after the period is the same day of the month, or the first day of the one after it.
      expect(next === addMonths(each, months) || next.slice(8) === '01').toBe(true)
      expect(next >= addMonths(each, months)).toBe(true)
    }),
  )
})
