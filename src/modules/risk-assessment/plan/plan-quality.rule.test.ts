import { expect, test } from 'vitest'
import { qualityFacts, type QualityRow } from './plan-quality.rule.ts'

const row = (over: Partial<QualityRow> = {}, minute = 0): QualityRow => ({
  hazardTxt: '끼임',
  score: 9,
  acceptYn: 'N',
  hierCds: ['2'],
  copied: false,
  createDt: `2026-03-10T09:${String(minute).padStart(2, '0')}:00+09:00`,
  ...over,
})
const many = (n: number, of: (index: number) => QualityRow) =>
  Array.from({ length: n }, (_, index) => of(index))

test('rows that were looked at one by one raise no suspicion', () => {
  expect(qualityFacts(many(6, (index) => row({ score: index + 1 }, index * 3)))).toEqual({
    rowCnt: 6,
    copiedPct: 0,
    sameScoreYn: 'N',
    fastYn: 'N',
    mildOnlyCnt: 0,
  })
  expect(qualityFacts([])).toMatchObject({ rowCnt: 0, copiedPct: 0, sameScoreYn: 'N', fastYn: 'N' })
})
test('last year’s words, one score for all, forty rows in two minutes and mild measures are named', () => {
  expect(qualityFacts(many(10, (index) => row({ copied: index > 0 }, index))).copiedPct).toBe(90)
  expect(qualityFacts(many(5, (index) => row({}, index * 5))).sameScoreYn).toBe('Y')
  expect(qualityFacts(many(4, (index) => row({}, index * 5))).sameScoreYn).toBe('N')
  expect(qualityFacts(many(40, (index) => row({ score: index }, index % 3))).fastYn).toBe('Y')
  expect(qualityFacts([row({ hierCds: ['3', '4'] }), row({ hierCds: ['3', '2'] })]).mildOnlyCnt).toBe(1)
})
