import { expect, test } from 'vitest'
import { showAbove } from './quantity.rule.ts'

test('What exceeds a limit by less than a thousandth is shown above it.', () => {
  expect(showAbove(10.000005, 10)).toBe('10.000005')
  expect(showAbove(10.5, 10)).toBe('10.5')
  expect(showAbove(12_000.0004, 12_000)).toBe('12,000.0004')
})
