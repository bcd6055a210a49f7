import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lacksOf, rises, toleranceOf, worstSeverity, type JudgedRow } from './ranking.rule.ts'

const grades = [1, 2, 3, 4, 5].map((score) => ({
  fromScore: score,
  toScore: score,
  acceptYn: score <= 2 ? ('Y' as const) : ('N' as const),
}))
const row: JudgedRow = {
  notCredibleYn: 'N',
  notCredibleTxt: null,
  causeTxt: '냉각수 상실',
  consequenceTxt: '반응폭주',
  score: 2,
  expScore: null,
  alarpTxt: null,
  recCount: 0,
  unownedCount: 0,
  lopaCount: 0,
}

describe('three rankings', () => {
  it('counts the worst of people, environment and asset', () => {
    expect(worstSeverity({ people: 2, environment: 4, asset: 1 })).toBe(4)
    expect(worstSeverity({ people: null })).toBeNull()
  })
  it('finds what rises where it can only fall', () => {
    const found = rises({
      bare: { freq: 2, sev: 4 },
      present: { freq: 3, sev: 4 },
      expected: { freq: 1, sev: 5 },
    })
    expect(found).toEqual([
      { step: 'present', part: 'freq' },
      { step: 'expected', part: 'sev' },
    ])
  })
  it('finds nothing where no later ranking stands above an earlier one', () => {
    const level = fc.integer({ min: 1, max: 4 })
    fc.assert(
      fc.property(level, level, level, level, (sev, freq, sevLess, freqLess) => {
        const lower = { freq: Math.min(freq, freqLess), sev: Math.min(sev, sevLess) }
        expect(rises({ bare: { freq, sev }, present: lower, expected: lower })).toEqual([])
      }),
    )
  })
})

describe('what a row lacks', () => {
  it('accepts 2, wants a reason for 3 and a recommendation for 4', () => {
    expect([2, 3, 4, 5].map((score) => toleranceOf(grades, score))).toEqual([
      'accepted',
      'tolerable',
      'intolerable',
      'intolerable',
    ])
    expect(lacksOf(row, grades)).toEqual([])
    expect(lacksOf({ ...row, score: 3 }, grades)).toEqual(['noAlarp'])
    expect(lacksOf({ ...row, score: 4 }, grades)).toEqual(['noRecommendation'])
  })
  it('wants the ranking with the recommendation, and a reason where 3 remains', () => {
    expect(lacksOf({ ...row, score: 5, recCount: 1 }, grades)).toEqual(['notExpected'])
    expect(lacksOf({ ...row, score: 5, recCount: 1, expScore: 3 }, grades)).toEqual(['noAlarp'])
    expect(lacksOf({ ...row, score: 4, recCount: 1, expScore: 2 }, grades)).toEqual([])
  })
  it('wants a LOPA of 4 and 5 beside the recommendation, from the score that the company has set', () => {
    const told = { ...row, recCount: 1, expScore: 2 }
    expect([2, 3, 4, 5].map((score) => lacksOf({ ...told, score }, grades, 4))).toEqual([
      [],
      [],
      ['noLopa'],
      ['noLopa'],
    ])
    expect(lacksOf({ ...told, score: 4 }, grades, 5)).toEqual([])
    expect(lacksOf({ ...told, score: 5, lopaCount: 1 }, grades, 4)).toEqual([])
    expect(lacksOf({ ...row, score: 5 }, grades, 4)).toEqual(['noRecommendation', 'noLopa'])
    // What is tolerable needs no layers, however low the threshold is.
    expect(lacksOf({ ...told, score: 3 }, grades, 1)).toEqual([])
  })
  it('stops at a row that nobody judged', () => {
    expect(lacksOf({ ...row, score: null, causeTxt: ' ' }, grades)).toEqual(['noCause', 'notScored'])
  })
  it('wants of a deviation that cannot happen only the reason', () => {
    const never = { ...row, notCredibleYn: 'Y' as const, causeTxt: null, score: null }
    expect(lacksOf(never, grades)).toEqual(['noReason'])
    expect(lacksOf({ ...never, notCredibleTxt: '역류할 압력원이 없음' }, grades)).toEqual([])
  })
})
