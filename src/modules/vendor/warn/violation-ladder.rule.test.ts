import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays, daysBetween } from '../../../core/shared/dates.ts'
import { violationFigures } from './violation-parameters.rule.ts'
import {
  pointSum,
  standingOn,
  stepOn,
  stepToPropose,
  vendorLadder,
  workerLadder,
  type CountedViolation,
  type KnownSanction,
} from './violation.rule.ts'

const limits = violationFigures.first
const today = '2026-11-20'
const violation = fc.record({
  points: fc.constantFrom(0, 1, 3, 5, 10, 15),
  occurYmd: fc.integer({ min: -5, max: 800 }).map((days) => addDays(today, -days)),
  violLvlCd: fc.constantFrom('VVL01', 'VVL02', 'VVL03'),
})
const violations = fc.array(violation, { maxLength: 30 })

describe('the sum and the steps against brute force', () => {
  test('the sum is that of a count day by day over 365 days (R7)', () => {
    fc.assert(
      fc.property(violations, (rows) => {
        let [sum, serious] = [0, 0]
        for (let back = 0; back < 365; back++) {
          const day = addDays(today, -back)
          for (const row of rows)
            if (row.occurYmd === day) {
              sum += row.points
              serious += row.violLvlCd === 'VVL03' ? 1 : 0
            }
        }
        expect(pointSum(rows, today, limits)).toEqual({ sum, serious })
      }),
    )
  })
  test('the step of a company is the highest whose limit × max(1, people ÷ 50) is reached, in whole numbers (R8)', () => {
    const steps = [
      ['VSC04', 10],
      ['VSC05', 20],
      ['VSC06', 30],
      ['VSC07', 50],
    ] as const
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 400 }), (sum, people) => {
        const reached = steps.filter(([, limit]) => sum * 50 >= limit * Math.max(50, people)).at(-1)?.[0]
        const step = stepOn(vendorLadder(people, limits), { sum, serious: 0 }, today)
        expect(step?.sanctionTypeCd).toBe(reached)
      }),
    )
  })
  test('what is left to the next step is exactly what reaches it, and one point less does not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 49 }), (sum) => {
        const ladder = vendorLadder(40, limits)
        const { left, next } = standingOn(ladder, { sum, serious: 0 })
        const after = (points: number) =>
          stepOn(ladder, { sum: sum + points, serious: 0 }, today)?.sanctionTypeCd
        expect(after(left!)).toBe(next)
        expect(after(left! - 1)).not.toBe(next)
      }),
    )
  })
  test('eleven points of fifty-five people reach the first step, although 10 × 55 ÷ 50 is a little more than 11', () => {
    expect(stepOn(vendorLadder(55, limits), { sum: 11, serious: 0 }, today)?.sanctionTypeCd).toBe('VSC04')
    expect(standingOn(vendorLadder(55, limits), { sum: 10, serious: 0 })).toMatchObject({
      nextFrom: 11,
      left: 1,
    })
  })
})

/**
 * Lives through every day: each violation is confirmed on its day and may propose; sanctions end after their time.
 * What is proposed is noted with the step that the sum stood on.
 */
function live(rows: readonly CountedViolation[], from: string, days: number) {
  const ladder = workerLadder(limits)
  const known: KnownSanction[] = []
  const ends: (string | null)[] = []
  const proposed: { day: string; at: number }[] = []
  for (let passed = 0; passed <= days; passed++) {
    const day = addDays(from, passed)
    known.forEach((each, index) => {
      if (ends[index] !== null && ends[index]! < day) each.state = 'ended'
    })
    for (const row of rows.filter(({ occurYmd }) => occurYmd === day)) {
      const until = rows.filter(({ occurYmd }) => occurYmd <= row.occurYmd)
      const step = stepToPropose(ladder, until, known, day, limits)
      if (!step) continue
      proposed.push({ day, at: ladder.at(pointSum(until, day, limits)) })
      known.push({ ...step, state: 'active' })
      ends.push(step.toYmd)
    }
  }
  return proposed
}
describe('a step is proposed once (R8)', () => {
  test('the same step is not proposed again before the sum has fallen below it', () => {
    fc.assert(
      fc.property(violations, (rows) => {
        const past = rows.filter(({ occurYmd }) => occurYmd <= today)
        const ladder = workerLadder(limits)
        const proposed = live(past, addDays(today, -800), 800)
        for (const [index, second] of proposed.entries()) {
          const first = proposed.slice(0, index).findLast(({ at }) => at === second.at)
          if (!first) continue
          const between = Array.from({ length: daysBetween(first.day, second.day) }, (_, days) =>
            addDays(first.day, days + 1),
          )
          const fell = between.some((day) => {
            const until = past.filter(({ occurYmd }) => occurYmd <= second.day)
            return ladder.at(pointSum(until, day, limits)) < second.at
          })
          expect(fell).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })
  it('five points propose seven days, one point more nothing, ten points thirty days beside them', () => {
    const ladder = workerLadder(limits)
    const of = (...points: number[]): CountedViolation[] =>
      points.map((each) => ({ points: each, occurYmd: today, violLvlCd: 'VVL01' }))
    const week = stepToPropose(ladder, of(5), [], today, limits)!
    const known: KnownSanction[] = [{ ...week, state: 'active' }]
    expect(stepToPropose(ladder, of(5, 1), known, today, limits)).toBeUndefined()
    expect(stepToPropose(ladder, of(5, 1), [{ ...week, state: 'ended' }], today, limits)).toBeUndefined()
    expect(stepToPropose(ladder, of(5, 5), known, today, limits)).toMatchObject({
      sanctionTypeCd: 'VSC02',
      toYmd: '2026-12-19',
    })
  })
  it('a step that was ended comes again once the old points have left the year', () => {
    const ladder = workerLadder(limits)
    const old = { points: 5, occurYmd: addDays(today, -400), violLvlCd: 'VVL01' }
    const now = { points: 5, occurYmd: today, violLvlCd: 'VVL01' }
    const ended = { sanctionTypeCd: 'VSC02', state: 'ended', basisPoint: 5, fromYmd: old.occurYmd }
    expect(stepToPropose(ladder, [old, now], [ended], today, limits)?.sanctionTypeCd).toBe('VSC02')
  })
})
