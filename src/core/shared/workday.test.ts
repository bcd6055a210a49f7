import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './dates.ts'
import { addWorkdays, isWorkday, workdayFrom, workdayUntil } from './workday.ts'

const none = new Set<string>()
const day = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('2000-01-01', days))
/** Holidays within a fortnight of a day. */
const around = fc
  .tuple(day, fc.array(fc.integer({ min: -14, max: 14 }), { maxLength: 10 }))
  .map(([each, days]) => ({ day: each, holidays: new Set(days.map((by) => addDays(each, by))) }))

test('weekends and holidays are no working days', () => {
  // Christmas 2026 is a Friday.
  expect(addWorkdays('2026-12-24', 1, new Set(['2026-12-25']))).toBe('2026-12-28')
  expect(addWorkdays('2026-11-20', 3, none)).toBe('2026-11-25')
  expect(addWorkdays('2026-11-22', 0, none)).toBe('2026-11-22')
  expect([workdayFrom('2026-11-21', none), workdayUntil('2026-11-22', none)]).toEqual([
    '2026-11-23',
    '2026-11-20',
  ])
})

test('exactly so many working days lie between a day and the one so many working days later', () => {
  fc.assert(
    fc.property(around, fc.integer({ min: 1, max: 30 }), ({ day: from, holidays }, days) => {
      const to = addWorkdays(from, days, holidays)
      let counted = 0
      for (let each = addDays(from, 1); each <= to; each = addDays(each, 1))
        if (isWorkday(each, holidays)) counted += 1
      expect([counted, isWorkday(to, holidays)]).toEqual([days, true])
    }),
  )
})

test('working days are counted on from where one stopped', () => {
  const some = fc.integer({ min: 0, max: 10 })
  fc.assert(
    fc.property(around, some, some, ({ day: from, holidays }, one, other) => {
      expect(addWorkdays(addWorkdays(from, one, holidays), other, holidays)).toBe(
        addWorkdays(from, one + other, holidays),
      )
    }),
  )
})

test('the nearest working days lie around a day, with none between', () => {
  fc.assert(
    fc.property(around, ({ day: each, holidays }) => {
      const [before, after] = [workdayUntil(each, holidays), workdayFrom(each, holidays)]
      expect(before <= each && each <= after).toBe(true)
      if (isWorkday(each, holidays)) expect([before, after]).toEqual([each, each])
      else expect(addWorkdays(before, 1, holidays)).toBe(after)
    }),
  )
})
