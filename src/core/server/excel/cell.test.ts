import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  columnIndex,
  columnName,
  dateToSerial,
  serialToDate,
  serialToDateTime,
  serialToTime,
} from './cell.ts'

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [16_383, 'XFD'],
])('column %i is named %s', (index, name) => {
  expect(columnName(index)).toBe(name)
  expect(columnIndex(`${name}17`)).toBe(index)
})

test('a reference without letters has no column', () => expect(columnIndex('12')).toBe(-1))

describe('dates as serial numbers', () => {
  // As Excel itself shows them.
  test.each([
    ['1900-01-01', 1],
    ['1900-02-28', 59],
    ['1900-03-01', 61],
    ['1970-01-01', 25_569],
    ['2000-02-29', 36_585],
    ['2026-11-20', 46_346],
    ['9999-12-31', 2_958_465],
  ])('%s is day %i', (date, serial) => {
    expect(dateToSerial(date)).toBe(serial)
    expect(serialToDate(serial)).toBe(date)
  })

  test.each([
    '1899-12-31',
    '2026-02-29',
    '2026-13-01',
    '2026-1-2',
    '20261120',
    '2026-11-20 24:00',
    '2026-11-20T09:00:00Z',
    '',
    '어제',
  ])('%j is not a date', (text) => expect(dateToSerial(text)).toBeNull())

  test.each([0, 60, 60.5, -1, 2_958_466, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d is not a day',
    (serial) => {
      expect(serialToDate(serial)).toBeNull()
      expect(serialToDateTime(serial)).toBeNull()
    },
  )

  test('a moment carries its time of day, cut to the minute', () => {
    expect(dateToSerial('2026-11-20 12:00')).toBe(46_346.5)
    expect(dateToSerial('2026-11-20T12:00:00.000')).toBe(46_346.5)
    expect(serialToDateTime(46_346.5)).toBe('2026-11-20 12:00')
    expect(serialToDateTime(dateToSerial('2026-11-20 09:00:59') ?? 0)).toBe('2026-11-20 09:00')
    expect(serialToDateTime(46_345.999_999_99)).toBe('2026-11-20 00:00')
  })

  test('a bare time is a fraction of a day', () => {
    expect(serialToTime(0.395_833_333_333)).toBe('09:30')
    expect(serialToTime(46_346.75)).toBe('18:00')
    expect(serialToTime(0.395_844_907_407, true)).toBe('09:30:01')
    expect(serialToTime(-0.5)).toBeNull()
  })

  test('every minute from 1900-03-01 on comes back unchanged', () => {
    const minutes = fc.integer({
      min: Date.UTC(1900, 2, 1) / 60_000,
      max: Date.UTC(9999, 11, 31, 23, 59) / 60_000,
    })
    fc.assert(
      fc.property(minutes, (minute) => {
        const text = new Date(minute * 60_000).toISOString().slice(0, 16).replace('T', ' ')
        expect(serialToDateTime(dateToSerial(text) ?? 0)).toBe(text)
      }),
    )
  })
})
