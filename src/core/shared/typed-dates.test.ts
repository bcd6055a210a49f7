import { expect, test } from 'vitest'
import { typedDay, typedMoment, typedMonth, typedTime, typedYear } from './typed-dates.ts'

const today = '2026-11-24'

test.each([
  ['1123', '2026-11-23'],
  ['11-23', '2026-11-23'],
  ['1/5', '2026-01-05'],
  ['261123', '2026-11-23'],
  ['26.11.23', '2026-11-23'],
  ['20261123', '2026-11-23'],
  ['2026.11.23.', '2026-11-23'],
  ['2026/1/5', '2026-01-05'],
  ['2026년 11월 23일', '2026-11-23'],
  ['11월 3일', '2026-11-03'],
  ['２０２６１１２３', '2026-11-23'],
  ['850102', '1985-01-02'],
  ['2026-11-31', undefined],
  ['1331', undefined],
  ['202611', undefined],
  ['내일', undefined],
  ['1', undefined],
])('the day %s is read as %s', (typed, expected) => expect(typedDay(typed, today)).toBe(expected))

test.each([
  ['930', '09:30'],
  ['9:30', '09:30'],
  ['0930', '09:30'],
  ['９：３０', '09:30'],
  ['9시 5분', undefined],
  ['9시 30분', '09:30'],
  ['9시', '09:00'],
  ['2460', undefined],
  ['25:00', undefined],
])('the time %s is read as %s', (typed, expected) => expect(typedTime(typed)).toBe(expected))

test('a time with seconds is read with and without them', () => {
  expect(typedTime('083015', true)).toBe('08:30:15')
  expect(typedTime('8:30:15', true)).toBe('08:30:15')
  expect(typedTime('830', true)).toBe('08:30:00')
})

test.each([
  ['202611', '2026-11'],
  ['2026-1', '2026-01'],
  ['2611', '2026-11'],
  ['11', '2026-11'],
  ['2026년 3월', '2026-03'],
  ['202613', undefined],
])('the month %s is read as %s', (typed, expected) => expect(typedMonth(typed, today)).toBe(expected))

test('a year is read from two or four digits', () => {
  expect([typedYear('26', today), typedYear('2026', today), typedYear('026', today)]).toEqual([
    '2026',
    '2026',
    undefined,
  ])
})

test.each([
  ['2026-11-23 9:30', '2026-11-23T09:30:00+09:00'],
  ['1123 930', '2026-11-23T09:30:00+09:00'],
  ['202611230930', '2026-11-23T09:30:00+09:00'],
  ['20261123 0930', '2026-11-23T09:30:00+09:00'],
  ['2026년 11월 23일 9:30', '2026-11-23T09:30:00+09:00'],
  ['2026-11-23T09:30:00Z', '2026-11-23T18:30:00+09:00'],
  ['2026-11-23', '2026-11-23T00:00:00+09:00'],
  ['9:30', '2026-11-24T09:30:00+09:00'],
  ['930', '2026-11-24T09:30:00+09:00'],
  ['９３０', '2026-11-24T09:30:00+09:00'],
  ['９：３０', '2026-11-24T09:30:00+09:00'],
  ['9시', '2026-11-24T09:00:00+09:00'],
  ['1123', '2026-11-23T00:00:00+09:00'],
  // Four digits are a day, whether there is one or not.
  ['0930', '2026-09-30T00:00:00+09:00'],
  ['1730', undefined],
  ['970', undefined],
  ['2026-11-31 9:30', undefined],
  ['2026-11-23 2560', undefined],
])('the moment %s is read as %s', (typed, expected) => expect(typedMoment(typed, today)).toBe(expected))

test('a time alone is of the day that stands there already', () => {
  expect([typedMoment('930', today, '2026-12-01'), typedMoment('9:30', today, '2026-12-01')]).toEqual([
    '2026-12-01T09:30:00+09:00',
    '2026-12-01T09:30:00+09:00',
  ])
})
