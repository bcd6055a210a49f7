import { expect, test } from 'vitest'
import { inspectionIssues, nextInspection } from './store-insp.rule.ts'

test('every point is answered once, and what is bad is described', () => {
  const good = { itemCd: 'LEAK', resultCd: 'G' }
  expect(inspectionIssues([good], ['LEAK'])).toEqual([])
  expect(inspectionIssues([good], ['LEAK', 'VENT'])[0]?.message.toString()).toBe(
    '점검하지 않은 항목이 1개 있습니다.',
  )
  expect(inspectionIssues([good, good], ['LEAK']).map(({ path }) => path)).toEqual(['items.1.itemCd'])
  expect(
    inspectionIssues([{ itemCd: 'LEAK', resultCd: 'B', findTxt: '샘' }]).map(({ path }) => path),
  ).toEqual(['items.0.findTxt'])
  expect(inspectionIssues([{ itemCd: 'LEAK', resultCd: 'B', findTxt: '배관 이음에서 샘' }])).toEqual([])
})
test('the next check is a cycle after the last one, the first one today', () => {
  expect(nextInspection(null, 'W', '2026-03-10')).toBe('2026-03-10')
  expect(nextInspection('2026-03-03', 'W', '2026-03-10')).toBe('2026-03-10')
  expect(nextInspection('2026-03-10', 'D', '2026-03-10')).toBe('2026-03-11')
  expect(nextInspection('2026-02-28', 'M', '2026-03-10')).toBe('2026-03-28')
  expect(nextInspection('2026-11-30', 'Q', '2026-12-01')).toBe('2027-02-28')
})
