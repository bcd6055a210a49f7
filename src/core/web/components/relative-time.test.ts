import { expect, test } from 'vitest'
import { agoOf } from './relative-time.ts'

const seconds = (count: number) => agoOf(count * 1000)
test.each([
  [-5, { unit: 'now' }],
  [29, { unit: 'now' }],
  [30, { unit: 'minutes', count: 1 }],
  [3599, { unit: 'minutes', count: 59 }],
  [3600, { unit: 'hours', count: 1 }],
  [86_399, { unit: 'hours', count: 23 }],
  [86_400, { unit: 'day' }],
  [172_799, { unit: 'day' }],
  [172_800, { unit: 'date' }],
])('%d seconds ago', (count, expected) => {
  expect(seconds(count)).toEqual(expected)
})
