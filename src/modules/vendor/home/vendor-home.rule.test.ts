import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { vendorStep } from '../warn/violation.rule.ts'
import { violationFigures } from '../warn/violation-parameters.rule.ts'
import { pointsLeft } from './vendor-home.rule.ts'

const limits = violationFigures.first

test('a company of 80 heads has its steps at 16, 32, 48 and 80 points', () => {
  expect([0, 16, 32, 48].map((sum) => pointsLeft(sum, 80, limits).next)).toEqual([16, 32, 48, 80])
  expect(pointsLeft(6, 40, limits)).toEqual({ next: 10, left: 4 })
  expect(pointsLeft(80, 80, limits)).toEqual({ next: null, left: null })
})

test('the step comes with the point that is said to be left, and not before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 300 }), (sum, heads) => {
      const { next, left } = pointsLeft(sum, heads, limits)
      const stepAt = (points: number) =>
        vendorStep({ sum: points, serious: 0 }, heads, '2026-11-20', limits)?.sanctionTypeCd
      if (next === null) return
      expect(stepAt(sum + left!)).not.toBe(stepAt(sum))
      expect(stepAt(sum + left! - 0.001)).toBe(stepAt(sum))
    }),
  )
})
