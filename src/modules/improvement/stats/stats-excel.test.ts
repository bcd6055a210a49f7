import { expect, test } from 'vitest'
import type { ImprovementStats } from '../improvement/improvement-answers.rule.ts'
import { statsLines } from './stats-excel.server.ts'

const stats: ImprovementStats = {
  year: '2026',
  plantCd: null,
  counts: { total: 42, closed: 28, open: 7, overdue: 3, onHold: 1 },
  figures: { completion: 80, onTime: 75, meanDays: 10, overdue: 42.9, reopened: 3.6 },
  heat: [{ sourceModuleCd: 'PTR', sourceNm: 'Patrol', gradeCd: 'U', count: 2 }],
  ages: [1, 2, 3, 1],
  depts: [{ name: 'Production 1', total: 3, closed: 2, overdue: 1, onTimeRate: 50 }],
  control: [{ ctrlLvlCd: '5', ctrlLvlNm: 'Elimination', count: 1, recurred: 0 }],
  controlScore: 3.33,
  riskReduction: 56.8,
  risk: { before: 37, after: 16 },
  repeatRate: 2.4,
  repeatedYearRate: 4.8,
  repeats: [
    {
      imprNo: 3,
      imprCd: 'I-3',
      imprNm: 'Aisle',
      placeNm: 'P',
      recurOfNo: 2,
      recurOfNm: 'Aisle before',
      days: 94,
    },
  ],
  cost: {
    budgetAmt: 30_000_000,
    costAmt: 24_600_000,
    use: 82,
    halves: [{ name: '1', budgetAmt: 30_000_000, costAmt: 24_600_000 }],
    plants: [],
    levels: [{ name: '', budgetAmt: 0, costAmt: 0 }],
  },
}

test('the workbook says its figures in the language of the reader', () => {
  const korean = statsLines(stats, 'kr')
  expect(korean.slice(0, 4)).toEqual([
    ['현황', '전체', 42, null, ''],
    ['현황', '종결', 28, 80, '비율: 완료율(%)'],
    ['현황', '미조치', 7, 42.9, '비율: 지연율(%) · 지연 3 · 보류 1'],
    ['지표', '기한준수율(%)', null, 75, '종결한 건, 최초기한 기준'],
  ])
  expect(korean).toContainEqual(['지표', '예산 집행(%)', null, 82, '예산 30,000,000원 · 비용 24,600,000원'])
  const english = statsLines(stats, 'en')
  expect(english).toContainEqual(['Source × grade', 'Patrol · Urgent', 2, null, ''])
  expect(english).toContainEqual([
    'Came back',
    'I-3 Aisle',
    null,
    null,
    'came back after 94 days · original: Aisle before',
  ])
  for (const language of ['en', 'zh', 'es'] as const) {
    expect(JSON.stringify(statsLines(stats, language))).not.toMatch(/\p{Script=Hangul}/u)
    expect(statsLines(stats, language)).toHaveLength(korean.length)
  }
})
