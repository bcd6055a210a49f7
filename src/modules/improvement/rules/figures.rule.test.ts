import { describe, expect, test } from 'vitest'
import {
  ageOf,
  budgetUse,
  controlScore,
  isWeakControl,
  keyFigures,
  levelCosts,
  opinionRate,
  riskReduction,
  type LevelledCost,
} from './figures.rule.ts'

test('IMP-07 the hierarchy of control is the mean of the best level of each row', () => {
  expect(controlScore([3, 2, 5])).toBe(3.33)
  expect(controlScore([])).toBeNull()
  expect([isWeakControl('H', [1, 2]), isWeakControl('H', [2, 3]), isWeakControl('M', [1])]).toEqual([
    true,
    false,
    false,
  ])
})
test('IMP-08 the reduction of risk compares the risk before and after', () => {
  expect(
    riskReduction([
      { before: 16, after: 4 },
      { before: 12, after: 6 },
      { before: 9, after: 6 },
    ]),
  ).toBe(56.8)
  expect(riskReduction([])).toBeNull()
})
describe('IMP-11 key figures', () => {
  const counts = {
    total: 42,
    cancelled: 2,
    rejected: 3,
    merged: 2,
    closed: 28,
    open: 7,
    overdue: 3,
    onTime: 21,
    doneDays: [3, 5, 10, 22],
    reopened: 3,
    doneOrLater: 30,
  }
  test('the figures of 42 rows are those of the design', () =>
    expect(keyFigures(counts)).toEqual({
      completion: 80,
      onTime: 75,
      meanDays: 10,
      overdue: 42.9,
      reopened: 10,
    }))
  test('a figure with nothing to divide by is empty', () =>
    expect(keyFigures({ ...counts, total: 7, closed: 0, open: 0, doneDays: [], doneOrLater: 0 })).toEqual({
      completion: null,
      onTime: null,
      meanDays: null,
      overdue: null,
      reopened: null,
    }))
})
test('IMP-13 the use of the budget is the spent share of the planned amount', () =>
  expect(budgetUse(30_000_000, 24_600_000)).toBe(82))
test('IMP-13 the cost of each action counts for its own level, a cost of the whole for its best one', () => {
  const rows: LevelledCost[] = [
    {
      ctrlLvlCd: '3',
      budgetAmt: 5_000_000,
      costAmt: 4_200_000,
      levelCosts: { '3': 4_000_000, '1': 200_000 },
    },
    { ctrlLvlCd: '3', budgetAmt: 1_000_000, costAmt: 900_000, levelCosts: {} },
    { ctrlLvlCd: null, budgetAmt: 700_000, costAmt: 0, levelCosts: {} },
  ]
  expect(levelCosts(rows).filter(({ budgetAmt, costAmt }) => budgetAmt + costAmt > 0)).toEqual([
    { ctrlLvlCd: '3', budgetAmt: 6_000_000, costAmt: 4_900_000 },
    { ctrlLvlCd: '1', budgetAmt: 0, costAmt: 200_000 },
    { ctrlLvlCd: null, budgetAmt: 700_000, costAmt: 0 },
  ])
})
test('IMP-14 the rate of opinions is the share of workers’ opinions that were taken up', () =>
  expect(opinionRate(12, 9)).toBe(75))
test('an open row falls into a band by its age in days', () =>
  expect([0, 7, 8, 14, 30, 31].map(ageOf)).toEqual([0, 0, 1, 1, 2, 3]))
