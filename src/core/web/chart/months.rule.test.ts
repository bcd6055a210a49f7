import { expect, test } from 'vitest'
import { firstDay, lastDay, monthsOf, monthsUntil } from './months.rule.ts'

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
