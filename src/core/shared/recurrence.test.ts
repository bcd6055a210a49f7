import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './dates.ts'
import { nextRecurring, recurringDay, recurringDays, type Cycle } from './recurrence.ts'

const day = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days))
const cycle: fc.Arbitrary<Cycle> = fc.record({
  every: fc.integer({ min: 1, max: 6 }),
  unit: fc.constantFrom('day', 'week', 'month', 'quarter', 'half', 'year'),
  monthEnd: fc.boolean(),
})

test('a day that a month has not comes back in the next one that has it', () => {
  const months = [0, 1, 2, 3].map((index) => recurringDay('2026-01-31', { every: 1, unit: 'month' }, index))
  expect(months).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'])
  expect(recurringDay('2024-02-29', { every: 1, unit: 'year' }, 4)).toBe('2028-02-29')
})

test('the end of the month stays the end of the month', () => {
  const end: Cycle = { every: 1, unit: 'quarter', monthEnd: true }
  expect([1, 2, 3].map((index) => recurringDay('2026-02-28', end, index))).toEqual([
    '2026-05-31',
    '2026-08-31',
    '2026-11-30',
  ])
})

test('a cycle of nothing is refused', () => {
  for (const every of [0, -1, 1.5, Number.NaN])
    expect(() => recurringDay('2026-01-01', { every, unit: 'day' }, 1)).toThrow(RangeError)
})

test('the next day of a cycle is the first one after a day', () => {
  fc.assert(
    fc.property(day, cycle, fc.integer({ min: 0, max: 4000 }), (anchor, each, days) => {
      const after = addDays(anchor, days)
      const next = nextRecurring(anchor, each, after)
      let index = 0
      while (recurringDay(anchor, each, index) <= after) index += 1
      expect(next).toBe(recurringDay(anchor, each, index))
    }),
  )
})

test('days do not drift: one period after another gives the days of the whole', () => {
  fc.assert(
    fc.property(day, cycle, fc.integer({ min: 1, max: 800 }), (anchor, each, days) => {
      const [middle, end] = [addDays(anchor, days), addDays(anchor, 2 * days)]
      expect([
        ...recurringDays(anchor, each, anchor, middle),
        ...recurringDays(anchor, each, addDays(middle, 1), end),
      ]).toEqual(recurringDays(anchor, each, anchor, end))
    }),
  )
})

test('nothing recurs before its anchor', () => {
  expect(recurringDays('2026-06-15', { every: 1, unit: 'month' }, '2026-01-01', '2026-07-31')).toEqual([
    '2026-06-15',
    '2026-07-15',
  ])
})
