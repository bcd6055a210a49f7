import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentOf, roundHalfUp } from './decimal.ts'

test.each([
  [1.005, 2, 1.01],
  [2.675, 2, 2.68],
  [1.45, 1, 1.5],
  [-1.005, 2, -1.01],
  [-2.5, 0, -3],
  [0.1 + 0.2, 2, 0.3],
  [8.345 - 0.02, 2, 8.33],
  [1.15 * 100, 0, 115],
  [1e21, 2, 1e21],
  [1.5e-7, 7, 2e-7],
  [1250, -2, 1300],
  [-0.001, 2, 0],
  [24.9 - 10, 4, 14.9],
  [1e308, 2, 1e308],
  [12345678901234.25, 1, 12345678901234.3],
])('%d with %d decimals is %d', (value, decimals, rounded) => {
  expect(roundHalfUp(value, decimals)).toBe(rounded)
})

test('what is not finite stays as it is', () => {
  expect([roundHalfUp(Number.NaN, 1), roundHalfUp(Infinity, 1)]).toEqual([Number.NaN, Infinity])
})

/** The digits of a number of ten decimals, rounded with whole numbers only. */
function byDigits(units: number, decimals: number): number {
  const step = 10n ** BigInt(10 - decimals)
  const size = BigInt(Math.abs(units))
  const rounded = Number((size + step / 2n) / step)
  return units < 0 && rounded !== 0 ? -Number(`${rounded}e-${decimals}`) : Number(`${rounded}e-${decimals}`)
}

test('digits decide and not their binary neighbours', () => {
  // Up to 15 digits in all: ten behind the point and five before it.
  const units = fc.integer({ min: -(10 ** 14), max: 10 ** 14 })
  fc.assert(
    fc.property(units, fc.integer({ min: 0, max: 9 }), (unit, decimals) => {
      expect(roundHalfUp(Number(`${unit}e-10`), decimals)).toBe(byDigits(unit, decimals))
    }),
  )
})

test('a rounded number stays when it is rounded again', () => {
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer({ min: 0, max: 9 }),
      (value, by) => {
        const once = roundHalfUp(value, by)
        expect(roundHalfUp(once, by)).toBe(once)
      },
    ),
  )
})

test('per cent of nothing is nothing', () => {
  expect([percentOf(1, 0), percentOf(1, 8, 1), percentOf(2, 3)]).toEqual([null, 12.5, 67])
})
