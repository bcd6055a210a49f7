import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { autoScores, judgeEvaluation, scoreOf, type AutoFacts, type ScoredItem } from './evaluation.rule.ts'
import { doneMore, forecastOf, halfOfDay, spanOfHalf, whatIfs } from './forecast.rule.ts'
import { ranked } from './vendor-grade.rule.ts'

const designed = {
  council: [5, 6],
  jointInspection: [2, 2],
  selfCheck: [24, 26],
  training: [38, 40],
  permits: { violations: 2, count: 120 },
  points: { sum: 6, headcount: 40 },
  improvement: [18, 20],
  accidents: { lostTime: 0, serious: 0 },
  goodNearMiss: false,
  certified: true,
} as const
const pair = fc
  .tuple(fc.nat(30), fc.nat(30))
  .map(([done, more]) => [done, done + more] as const)
  .filter(([, owed]) => owed > 0)
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined })
const facts = fc
  .record({
    council: maybe(pair),
    jointInspection: maybe(pair),
    selfCheck: maybe(pair),
    training: maybe(pair),
    permits: fc.record({ violations: fc.nat(20), count: fc.nat(200) }),
    points: fc.record({ sum: fc.nat(60), headcount: fc.nat(120) }),
    improvement: pair,
    accidents: fc.record({ lostTime: fc.nat(3), serious: fc.nat(1) }),
    goodNearMiss: fc.boolean(),
    certified: fc.boolean(),
  })
  .map(
    (all) =>
      Object.fromEntries(
        Object.entries(all).filter(([, value]) => value !== undefined),
      ) as Partial<AutoFacts>,
  )
const remaining = fc.record({ improvements: fc.nat(8), workers: fc.nat(8), selfChecks: fc.nat(4) })

describe('the half-year as the records stand (R9)', () => {
  it('is 87.37, A, and two improvements in time make it 88.37 (vendor 10)', () => {
    expect(forecastOf(designed)).toMatchObject({ score: 87.37, gradeCd: 'VGR02', bonus: 2 })
    const [improvements] = whatIfs(designed, { improvements: 2, workers: 0, selfChecks: 0 })
    expect(improvements).toEqual({
      kind: 'improvements',
      count: 2,
      before: 87.37,
      after: 88.37,
      gradeCd: 'VGR02',
    })
  })
  it('a self-check still to come counts as owed once it is handed in: 24 of 26 and two more are 26 of 28', () => {
    expect(doneMore(designed, { selfChecks: 2 }).selfCheck).toEqual([26, 28])
    const [checks] = whatIfs(designed, { improvements: 0, workers: 0, selfChecks: 2 })
    expect(checks).toMatchObject({ kind: 'selfChecks', count: 2, before: 87.37, after: 87.39 })
    const { selfCheck: _selfCheck, ...none } = designed
    expect(doneMore(none, { selfChecks: 1 }).selfCheck).toEqual([1, 1])
  })
  it('an item with nothing owed leaves the denominator', () => {
    const { council: _council, ...rest } = designed
    const items = forecastOf(rest).items
    expect(items.find(({ itemNm }) => itemNm === '협의체 참석')).toMatchObject({ naYn: 'Y', score: null })
    expect(forecastOf(rest).score).toBe(Math.round((77.04 / 90) * 10_000) / 100 + 2)
  })
  it('the halves are those of the calendar', () => {
    expect([halfOfDay('2026-06-30'), halfOfDay('2026-07-01')]).toEqual([
      { evalYear: '2026', halfCd: '1' },
      { evalYear: '2026', halfCd: '2' },
    ])
    expect(spanOfHalf({ evalYear: '2026', halfCd: '2' })).toEqual({ from: '2026-07-01', to: '2026-12-31' })
  })
  test('what was forecast is the score that comes out once it is done', () => {
    fc.assert(
      fc.property(facts, remaining, (now, rest) => {
        for (const { kind, after, gradeCd } of whatIfs(now, rest)) {
          const done = kind === 'all' ? rest : { [kind]: rest[kind] }
          const later = doneMore(now, done)
          const { scores } = autoScores(later)
          const { items, bonus } = forecastOf(later)
          // As evaluators score it later, item by item.
          const judged = judgeEvaluation(items, 70, undefined, {
            bonus,
            serious: (later.accidents?.serious ?? 0) > 0,
          })
          expect([judged.score, judged.gradeCd]).toEqual([after, gradeCd])
          expect(items.every(({ score }) => score === null || Object.values(scores).includes(score))).toBe(
            true,
          )
        }
      }),
    )
  })
  test('what remains never lowers a score, and what is left out changes nothing', () => {
    fc.assert(
      fc.property(facts, remaining, (now, rest) => {
        const found = whatIfs(now, rest)
        expect(found.every(({ before, after }) => after > before)).toBe(true)
        expect(new Set(found.map(({ before }) => before)).size).toBeLessThanOrEqual(1)
      }),
    )
  })
})
const item = fc.record({
  itemNm: fc.string({ minLength: 1, maxLength: 5 }),
  weight: fc.integer({ min: 1, max: 30 }),
  minRate: fc.constant(0),
  share: fc.integer({ min: 0, max: 100 }),
  na: fc.boolean(),
})
test('the score is what a count of the applicable items says, and N/A never raises the denominator (R9)', () => {
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 15 }), (given) => {
      const items = given.map(({ share, na, ...rest }): ScoredItem => ({
        ...rest,
        score: na ? null : (rest.weight * share) / 100,
        naYn: na ? 'Y' : 'N',
      }))
      let [reached, whole] = [0, 0]
      for (const { naYn, score, weight } of items)
        if (naYn === 'N') {
          reached += score ?? 0
          whole += weight
        }
      expect(scoreOf(items)).toBeCloseTo(whole === 0 ? 0 : (reached / whole) * 100, 1)
      const without = items.filter(({ naYn }) => naYn === 'N')
      expect(scoreOf(items)).toBe(scoreOf(without))
    }),
  )
})
it('equal scores have one place, and a company without a result has none', () => {
  const row = (score: number | null) => ({ plantCd: '1000', score })
  expect(ranked([row(70), row(null), row(90), row(70), row(60)]).map(({ rank }) => rank)).toEqual([
    1,
    2,
    2,
    4,
    null,
  ])
})
