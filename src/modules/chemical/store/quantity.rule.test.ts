import { expect, test } from 'vitest'
import { showAbove, unitBeside } from './quantity.rule.ts'

test('a product begins with the unit in which it is kept, and what somebody has chosen for it stays', () => {
  expect(['L', 'S', 'G'].map((stateCd) => unitBeside(stateCd, undefined, false))).toEqual(['L', 'kg', 'kg'])
  expect([unitBeside('S', 'mL', false), unitBeside('L', 'kg', false)]).toEqual(['mL', 'kg'])
  // Another product takes another unit only where the chosen one does not measure it.
  expect([unitBeside('S', 'mL', true), unitBeside('S', 'g', true)]).toEqual(['kg', 'g'])
  expect([unitBeside('L', 't', true), unitBeside('L', 'm3', true)]).toEqual(['L', 'm3'])
})

test('What exceeds a limit by less than a thousandth is shown above it.', () => {
  expect(showAbove(10.000005, 10)).toBe('10.000005')
  expect(showAbove(10.5, 10)).toBe('10.5')
  expect(showAbove(12_000.0004, 12_000)).toBe('12,000.0004')
})
