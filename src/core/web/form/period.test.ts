import { expect, test } from 'vitest'
import { defaultGap, defaultRange, periodIssue, quickPeriod } from './period.ts'

test('the default gap is six days, the default range one month', () => {
  expect(defaultGap('2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' })
  expect(defaultRange('2026-03-15')).toEqual({ from: '2026-02-15', to: '2026-03-15' })
})
test('a month before the 31st ends on the last day of a shorter month, over the year as well', () => {
  expect(defaultRange('2026-03-31').from).toBe('2026-02-28')
  expect(defaultRange('2026-01-10').from).toBe('2025-12-10')
})
test('quick picks look back and ahead', () => {
  expect(quickPeriod('2026-03-10', -7)).toEqual({ from: '2026-03-03', to: '2026-03-10' })
  expect(quickPeriod('2026-03-10', 30)).toEqual({ from: '2026-03-10', to: '2026-04-09' })
})
test('an end before the start is refused, an open end is not', () => {
  expect(periodIssue({ from: '2026-03-10', to: '2026-03-09' })).toBe('종료일은 시작일보다 빠를 수 없습니다.')
  expect(periodIssue({ from: '2026-03-10', to: '2026-03-10' })).toBeUndefined()
  expect(periodIssue({ from: '2026-03-10' })).toBeUndefined()
})
