import { describe, expect, it, test } from 'vitest'
import {
  accidentPoints,
  accidentScoreFits,
  autoScores,
  gradeOf,
  judgeEvaluation,
  monthlyScore,
  openCauseReason,
  psrmGradeOf,
  scoreOf,
  weightsFit,
  type ScoredItem,
  correctionOf,
} from './evaluation.rule.ts'
import { evalFormFacts } from './eval-forms-seed.rule.ts'

const scored = (formCd: string, given: readonly (number | 'N/A')[]): ScoredItem[] =>
  evalFormFacts
    .find((form) => form.formCd === formCd)!
    .items.map(({ itemNm, weight, minRate }, index) => {
      const score = given[index]!
      return {
        itemNm,
        weight,
        minRate,
        score: score === 'N/A' ? null : score,
        naYn: score === 'N/A' ? 'Y' : 'N',
      }
    })

describe('the delivered forms', () => {
  it.each(evalFormFacts.map(({ formCd, items }) => [formCd, items] as const))(
    '%s has weights of 100',
    (_, items) => expect(weightsFit(items)).toBe(true),
  )
  it('a form of 95 does not fit', () => expect(weightsFit([{ weight: 60 }, { weight: 35 }])).toBe(false))
})
describe('score and grade', () => {
  it('18+21+13+9+8+12 of the form 공사·정비 is 81, A (ptw 5.8)', () => {
    const result = judgeEvaluation(scored('EVF01', [18, 21, 13, 9, 8, 12]), 70)
    expect([result.score, gradeOf(result.score).name, result.passYn]).toEqual([81, 'A', 'Y'])
  })
  it('74 of 90, with two items that do not apply, is 82.2 (vendor R9)', () => {
    const result = judgeEvaluation(scored('EVF02', [4, 8, 3, 12, 8, 9, 7, 4, 'N/A', 4, 'N/A', 10, 5]), 70)
    expect([Math.round(result.score * 10) / 10, result.passYn, gradeOf(result.score).name]).toEqual([
      82.2,
      'Y',
      'A',
    ])
    expect(String(result.explanation.formula)).toBe('획득점수 ÷ 적용 배점 × 100 = 82.22')
  })
  it('does not pass below the least score, nor with a must item below half of its weight', () => {
    const points = [5, 10, 5, 7, 10, 10, 10, 5, 5, 5, 5, 10, 5] as const
    const must = judgeEvaluation(scored('EVF02', points), 70)
    expect([must.score, must.passYn, must.failed]).toEqual([92, 'N', ['위험성평가']])
    expect(judgeEvaluation(scored('EVF02', [5, 10, 5, 7.5, ...points.slice(4)]), 70).passYn).toBe('Y')
    expect(judgeEvaluation(scored('EVF01', [18, 21, 13, 9, 8, 10]), 80).passYn).toBe('N')
  })
  it('nothing that applies is no score', () =>
    expect(scoreOf(scored('EVF01', ['N/A', 'N/A', 'N/A', 'N/A', 'N/A', 'N/A']))).toBe(0))
  it.each([
    [90, 'S', 'P'],
    [89.99, 'A', 'S'],
    [80, 'A', 'S'],
    [70, 'B', 'M+'],
    [69.99, 'C', 'M-'],
    [60, 'C', 'M-'],
    [59.99, 'D', 'M-'],
  ])('%d is %s, in process safety %s', (score, grade, psrm) =>
    expect([gradeOf(score).name, psrmGradeOf(score)]).toEqual([grade, psrm]),
  )
})
describe('selection and month (ptw 5.8)', () => {
  it('the form 공사·정비 weighs system, plan, people, education, equipment and accidents as ptw 5.8 does', () => {
    const { items } = evalFormFacts.find(({ formCd }) => formCd === 'EVF01')!
    expect(items.map(({ weight }) => weight)).toEqual([20, 25, 15, 10, 10, 20])
  })
  it('a D is never chosen, however low the least score', () => {
    const result = judgeEvaluation(scored('EVF01', [10, 14, 8, 6, 6, 12]), 50)
    expect([result.score, gradeOf(result.score).name, result.passYn]).toEqual([56, 'D', 'N'])
  })
  it('a death whose cause is open is not chosen, whatever the score', () => {
    const points = [20, 25, 15, 10, 10, 20] as const
    const judge = (deadCnt: number | null, causeOpenYn: string | null) =>
      judgeEvaluation(scored('EVF01', points), 70, { accidentCnt: 1, deadCnt, causeOpenYn })
    expect([judge(1, 'Y').score, judge(1, 'Y').passYn, judge(1, 'Y').failed]).toEqual([
      100,
      'N',
      [openCauseReason],
    ])
    expect([judge(1, 'N').passYn, judge(0, 'Y').passYn, judge(null, null).passYn]).toEqual(['Y', 'Y', 'Y'])
  })
  it('accidents of three years give 20, 12, 6 or nothing; a death nothing', () => {
    expect([0, 1, 2, 3, 7].map((count) => accidentPoints(count, false))).toEqual([20, 12, 6, 0, 0])
    expect(accidentPoints(1, true)).toBe(0)
    expect([20, 12, 6, 0, 15].map((score) => accidentScoreFits(20, score))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
    expect(accidentScoreFits(10, 7)).toBe(true)
  })
  it.each([
    [0, 0, 100],
    [6, 0, 94],
    [6, 4, 98],
    [6, 9, 99],
    [0, 5, 100],
    [120, 5, 0],
  ])('%d points and %d for good work make %d', (points, good, score) =>
    expect(monthlyScore(points, good)).toBe(score),
  )
})
describe('the half year from the records', () => {
  const facts = {
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
  it('is 87.37, A (vendor R9)', () => {
    const { total, gradeCd, scores } = autoScores(facts)
    expect([total, gradeCd]).toEqual([87.37, 'VGR02'])
    expect(scores).toEqual({
      council: 8.33,
      jointInspection: 5,
      selfCheck: 4.62,
      training: 14.25,
      permit: 16.67,
      point: 7.5,
      improvement: 9,
      accident: 20,
      bonus: 2,
    })
  })
  it('two improvements closed in time make it 88.37 (vendor 10)', () =>
    expect(autoScores({ ...facts, improvement: [20, 20] }).total).toBe(88.37))
  it('loses 10 for each lost-time accident and everything of the accidents for a serious one, which is a D', () => {
    expect(autoScores({ ...facts, accidents: { lostTime: 1, serious: 0 } }).scores['accident']).toBe(10)
    const serious = autoScores({ ...facts, accidents: { lostTime: 0, serious: 1 } })
    expect([serious.scores['accident'], serious.gradeCd]).toEqual([0, 'VGR05'])
  })
  it('never exceeds 100', () =>
    expect(
      autoScores({
        ...facts,
        council: [6, 6],
        selfCheck: [26, 26],
        training: [40, 40],
        permits: { violations: 0, count: 9 },
        points: { sum: 0, headcount: 40 },
        improvement: [0, 0],
        goodNearMiss: true,
      }).total,
    ).toBe(100))
})

test('a correction is what differs from the records, with its reason', () => {
  const records = { accidentCnt: 2, deadCnt: 0 }
  const row = { accidentCnt: 3, deadCnt: null, fixReason: '다른 사업장의 재해 1건' }
  expect(correctionOf(row, records)).toEqual({
    found: 2,
    foundDead: 0,
    count: 3,
    dead: 0,
    why: '다른 사업장의 재해 1건',
  })
  expect(correctionOf({ ...row, accidentCnt: 2 }, records)).toBeUndefined()
  expect(correctionOf({ ...row, accidentCnt: null }, records)).toBeUndefined()
})
