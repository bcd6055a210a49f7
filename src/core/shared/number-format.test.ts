import { expect, test } from 'vitest'
import { formatNumber } from './number-format.ts'

test('three and more decimals are room: their zeros are left out, one or two decimals stay', () => {
  expect([
    formatNumber('1000.000', 3, true),
    formatNumber(97_000, 3, true),
    formatNumber('30.0000', 4, true),
    formatNumber(2.5, 3, true),
    formatNumber(0, 3, true),
    formatNumber(100, 3, false),
    formatNumber(18, 1, true),
    formatNumber('1200', 0, true),
  ]).toEqual(['1,000', '97,000', '30', '2.5', '0', '100', '18.0', '1,200'])
})
test('a text that is no number is shown as it is', () => {
  expect(formatNumber('20도', 2, true)).toBe('20도')
})
