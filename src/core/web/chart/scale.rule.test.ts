import { expect, test } from 'vitest'
import { corner, cumulativeShares, heatLevel, labelStep, linePath, ticksTo } from './scale.rule.ts'

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [42, [0, 20, 40, 60]],
  [100, [0, 50, 100]],
  [1234, [0, 500, 1000, 1500]],
])('an axis for %d ends at a round number not below it', (most, ticks) => {
  expect(ticksTo(most)).toEqual(ticks)
})

test('the line of a Pareto ends at 100 per cent, and stays at 0 when there is nothing', () => {
  expect(cumulativeShares([6, 3, 1])).toEqual([60, 90, 100])
  expect(cumulativeShares([0, 0])).toEqual([0, 0])
})

test('labels are left out where they would touch', () => {
  expect(labelStep(12, 600, 50)).toBe(1)
  expect(labelStep(12, 250, 50)).toBe(3)
})

test('a line is broken where a value is missing', () => {
  expect(linePath([[0, 1], [1, 2], null, [3, 4]])).toBe('M0.0 1.0L1.0 2.0M3.0 4.0')
})

test('the first corner of a radar stands at the top', () => {
  expect(corner(0, 4, 10).map(Math.round)).toEqual([0, -10])
})

test('a cell of a heat table with a single case is not drawn as empty', () => {
  expect([0, 1, 50, 100].map((value) => heatLevel(value, 100))).toEqual([0, 1, 3, 5])
})
