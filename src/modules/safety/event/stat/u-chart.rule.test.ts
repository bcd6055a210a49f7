import { describe, expect, test } from 'vitest'
import * as fc from 'fast-check'
import { uChart } from './u-chart.rule.ts'

describe('the control chart of cases', () => {
  test('has the mean of all hours, and limits of three deviations of the month', () => {
    const { mean, points } = uChart([
      { cases: 1, hours: 200_000 },
      { cases: 1, hours: 100_000 },
      { cases: 1, hours: 300_000 },
    ])
    expect(mean).toBeCloseTo(1, 10)
    expect(points.map(({ rate }) => rate)).toEqual([1, 2, expect.closeTo(2 / 3, 10)])
    expect(points.map(({ upper }) => upper)).toEqual([
      expect.closeTo(4, 10),
      expect.closeTo(1 + 3 * Math.SQRT2, 10),
      expect.closeTo(1 + 3 / Math.sqrt(1.5), 10),
    ])
    expect(points.every(({ lower, out }) => lower === 0 && !out)).toBe(true)
  })
  test('marks a month that chance does not explain', () => {
    const calm = Array.from({ length: 11 }, () => ({ cases: 1, hours: 200_000 }))
    expect(uChart([...calm, { cases: 9, hours: 200_000 }]).points.map(({ out }) => out)).toEqual([
      ...calm.map(() => false),
      true,
    ])
  })
  test('shows nothing, and no zero, for months without hours', () => {
    expect(uChart([{ cases: 0, hours: 0 }])).toEqual({
      mean: null,
      points: [{ rate: null, upper: null, lower: null, out: false }],
    })
  })
  test('has its mean between the lowest and the highest month', () => {
    const month = fc.record({ cases: fc.nat(20), hours: fc.integer({ min: 1000, max: 500_000 }) })
    fc.assert(
      fc.property(fc.array(month, { minLength: 1, maxLength: 36 }), (months) => {
        const { mean, points } = uChart(months)
        const rates = points.map(({ rate }) => rate!)
        expect(mean).toBeGreaterThanOrEqual(Math.min(...rates) - 1e-9)
        expect(mean).toBeLessThanOrEqual(Math.max(...rates) + 1e-9)
      }),
    )
  })
})
