import { describe, expect, it } from 'vitest'
import { addDays } from '../../../core/shared/dates.ts'
import { violationFigures } from './violation-parameters.rule.ts'
import { pointSum, stepOn, vendorLadder, workerLadder, type CountedViolation } from './violation.rule.ts'
import { violationFacts } from './violations-seed.rule.ts'

const today = '2026-11-20'
const limits = violationFigures.first
const violation = (points: number, daysAgo: number, violLvlCd = 'VVL01'): CountedViolation => ({
  points,
  occurYmd: addDays(today, -daysAgo),
  violLvlCd,
})
const worker = (...violations: CountedViolation[]) =>
  stepOn(workerLadder(limits), pointSum(violations, today, limits), today)
const vendor = (sum: number, headcount: number) =>
  stepOn(vendorLadder(headcount, limits), { sum, serious: 0 }, today)?.sanctionTypeCd

describe('the points of a year (R7)', () => {
  it('the points are those of the last 365 days, today included', () => {
    expect(pointSum([violation(1, 0), violation(3, 364)], today, limits).sum).toBe(4)
    expect(pointSum([violation(3, 365), violation(5, -1)], today, limits).sum).toBe(0)
  })
  it('the serious violations are counted', () =>
    expect(pointSum([violation(10, 3, 'VVL03'), violation(10, 400, 'VVL03')], today, limits).serious).toBe(1))
})
describe('what a person faces (R8)', () => {
  it('1+3 (400 days ago)+1 is 2: nothing', () =>
    expect(worker(violation(1, 10), violation(3, 400), violation(1, 0))).toBeUndefined())
  it('1+3 (100 days ago)+1 is 5: seven days, the first counted', () =>
    expect(worker(violation(1, 10), violation(3, 100), violation(1, 0))).toEqual({
      sanctionTypeCd: 'VSC02',
      basisPoint: 5,
      fromYmd: '2026-11-20',
      toYmd: '2026-11-26',
    }))
  it.each([
    [2, undefined, undefined],
    [3, 'VSC01', '2026-12-03'],
    [9, 'VSC02', '2026-11-26'],
    [10, 'VSC02', '2026-12-19'],
    [14, 'VSC02', '2026-12-19'],
    [15, 'VSC03', null],
  ])('%d points', (points, type, toYmd) => {
    const step = worker(violation(points, 1))
    expect([step?.sanctionTypeCd, step?.toYmd]).toEqual([type, toYmd])
  })
  it('a second serious violation is the end whatever the sum', () =>
    expect(worker(violation(5, 1, 'VVL03'), violation(5, 2, 'VVL03'))?.sanctionTypeCd).toBe('VSC03'))
})
describe('what a company faces (R8)', () => {
  it.each([
    [9, 40, undefined],
    [10, 40, 'VSC04'],
    [20, 50, 'VSC05'],
    [30, 50, 'VSC06'],
    [50, 50, 'VSC07'],
  ])('%d points of %d people', (sum, headcount, type) => expect(vendor(sum, headcount)).toBe(type))
  it('80 people have limits of 16, 32, 48 and 80', () => {
    expect([15, 16, 31, 32, 47, 48, 79, 80].map((sum) => vendor(sum, 80))).toEqual([
      undefined,
      'VSC04',
      'VSC04',
      'VSC05',
      'VSC05',
      'VSC06',
      'VSC06',
      'VSC07',
    ])
  })
})
it('the delivered violations are the fifteen of the design with their points (R6), and material that was not taken out', () => {
  expect(violationFacts.map(([, , own, company]) => `${own}/${company}`).join(' ')).toBe(
    '1/1 3/3 5/5 3/3 10/10 10/10 10/5 15/5 5/5 0/3 1/1 15/15 3/5 1/1 0/5 0/1',
  )
})
it('a missing figure is not guessed', () => expect(() => violationFigures.of(new Map())).toThrow(RangeError))
