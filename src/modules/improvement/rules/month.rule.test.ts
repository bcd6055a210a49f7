import { expect, test } from 'vitest'
import { addMonths, weeksOf } from './month.rule.ts'

test('months go over the end of the year', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-03', 0)]).toEqual(['2027-01', '2025-12', '2026-03'])
})
test('whole weeks around a month', () => {
  const weeks = weeksOf('2026-11')
  expect([weeks.length, weeks[0]![0], weeks.at(-1)![6]]).toEqual([5, '2026-11-01', '2026-12-05'])
  expect(weeksOf('2026-02')).toHaveLength(4)
  expect(weeksOf('2026-08')).toHaveLength(6)
})
