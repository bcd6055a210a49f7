import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, minutesBetween, addMonths, daysBetween, shortDay } from './dates.ts'
import { dayOfMoment, minuteOfDay, wallTime, wallTimeAfter } from './moment.ts'

const wall = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 60_000, max: Date.UTC(2099, 11, 31) / 60_000 })
  .map((minute) => wallTime(new Date(minute * 60_000).toISOString()))
const day = wall.map((moment) => moment.slice(0, 10))

describe('moment', () => {
  it('leaves the year out of a day or moment of this year, and shortens that of another', () => {
    expect(
      ['2026-11-24', '2026-11-24 08:00', '2025-12-31'].map((day) => shortDay(day, '2026-01-01')),
    ).toEqual(['11-24', '11-24 08:00', '25-12-31'])
  })

  it('reads wall time and any offset as Korean wall time', () => {
    const writings = [
      '2026-03-10 08:00',
      '2026-03-10T08:00:00+09:00',
      '2026-03-09T23:00:00.000Z',
      '2026-03-10 07:00:59+08:00',
    ]
    expect(writings.map((writing) => wallTime(writing))).toEqual(writings.map(() => '2026-03-10 08:00'))
    expect(dayOfMoment('2026-03-09T15:00:00Z')).toBe('2026-03-10')
    expect(dayOfMoment('2026-03-09T14:59:59Z')).toBe('2026-03-09')
    expect(minuteOfDay('2026-03-10 14:05')).toBe(845)
  })

  it.each(['', '2026-03-10', '2026-02-30 08:00', '2026-03-10 24:30', '2026-13-01 00:00', 'now'])(
    'refuses %j',
    (text) => {
      expect(() => wallTime(text)).toThrow(RangeError)
    },
  )

  it('counts minutes, days and months over their borders', () => {
    expect(wallTimeAfter('2026-12-31 23:59', 1)).toBe('2027-01-01 00:00')
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
    expect(() => addMonths('2026-02-29', 1)).toThrow(RangeError)
  })

  it('adding time and measuring it undo each other', () => {
    const minutes = fc.integer({ min: -500_000, max: 500_000 })
    fc.assert(fc.property(wall, minutes, (from, n) => minutesBetween(from, wallTimeAfter(from, n)) === n))
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: -4000, max: 4000 }),
        (from, n) => daysBetween(from, addDays(from, n)) === n,
      ),
    )
    fc.assert(fc.property(wall, (moment) => wallTime(moment) === moment))
  })
})
