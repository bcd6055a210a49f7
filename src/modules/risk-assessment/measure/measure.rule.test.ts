import { expect, test } from 'vitest'
import { byPriority, overdueRate, reductionPct, whyNotDue } from './measure.rule.ts'

const today = '2026-03-10'
const grade = (gradeCd: string, dueDays: number | null) => ({ gradeCd, dueDays })

test('a due day lies within the days of its grade (rsa.md 5.8)', () => {
  expect(whyNotDue('2026-03-17', today, grade('6', 7))).toBeUndefined()
  expect(String(whyNotDue('2026-03-18', today, grade('6', 7)))).toBe(
    '등급 6의 조치기한은 7일 이내여야 합니다.',
  )
  expect(whyNotDue('2026-09-06', today, grade('3', 180))).toBeUndefined()
  expect(String(whyNotDue('2026-09-07', today, grade('3', 180)))).toBe(
    '등급 3의 조치기한은 180일 이내여야 합니다.',
  )
  expect(String(whyNotDue('2026-03-09', today, grade('3', 180)))).toBe('완료예정일은 오늘 이후여야 합니다.')
  expect(whyNotDue('2030-01-01', today, grade('2', null))).toBeUndefined()
})

test('the reduction is the share of the sum of scores that is gone', () => {
  expect(reductionPct([20, 15, 9], [8, 5, 3])).toBe(63.6)
  expect(reductionPct([], [])).toBeUndefined()
})
test('measures are carried out by score, people exposed and due day', () => {
  const of = (score: number, exposedCnt: number, dueYmd: string) => ({ score, exposedCnt, dueYmd })
  const rows = [
    of(9, 3, '2026-03-01'),
    of(16, 1, '2026-05-01'),
    of(16, 4, '2026-06-01'),
    of(16, 4, '2026-04-01'),
  ]
  expect(rows.toSorted(byPriority)).toEqual([rows[3], rows[2], rows[1], rows[0]])
})
test('the overdue rate is the share of late ones among the open', () => {
  expect(overdueRate(1, 3)).toBe(33.3)
  expect(overdueRate(0, 0)).toBeUndefined()
})
