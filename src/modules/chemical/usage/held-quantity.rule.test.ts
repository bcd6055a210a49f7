import { expect, test } from 'vitest'
import { heldLevel, highestHeld } from './held-quantity.rule.ts'

const move = (ioDt: string, kg: number) => ({ ioDt: `${ioDt}T09:00:00+09:00`, kg })

test('the rule finds the most that was there at once, with its day', () => {
  expect(
    highestHeld(500, [move('2026-01-05', 1600), move('2026-01-06', -2000), move('2026-02-01', 1900)]),
  ).toEqual({
    kg: 2100,
    ymd: '2026-01-05',
  })
  expect(highestHeld(500, [move('2026-01-05', -100)])).toEqual({ kg: 500, ymd: null })
  expect(highestHeld(0, [])).toEqual({ kg: 0, ymd: null })
})
test('a store that holds exactly the quantity reaches it (2 t / 20 t)', () => {
  expect([1999.999, 2000, 19_999.999, 20_000].map((kg) => heldLevel(kg, 2000, 20_000))).toEqual([
    'below',
    'lower',
    'lower',
    'upper',
  ])
  expect(heldLevel(1e6, 2000, null)).toBe('lower')
})
