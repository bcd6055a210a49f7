import { expect, test } from 'vitest'
import {
  closeIssue,
  differenceOf,
  explainDifference,
  isReportedLoss,
  uncountedIssues,
  unexplainedIssues,
} from './stock-take.rule.ts'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'

test('the difference is counted only where there is a number', () =>
  expect([differenceOf({ bookQty: 10, realQty: 9.5 }), differenceOf({ bookQty: 10 })]).toEqual([-0.5, null]))
test('counting ends when every lot has its number, and approval is asked when every difference has its cause', () => {
  expect(uncountedIssues([{ lotNo: 'A', realQty: 10 }])).toEqual([])
  expect(inKorean(uncountedIssues([{ lotNo: 'A' }]))).toEqual([
    '실물 수량을 입력하지 않은 로트가 1건 있습니다: A',
  ])
  expect(inKorean(unexplainedIssues([{ lotNo: 'A', bookQty: 10, realQty: 0 }]))).toEqual([
    '차이 원인을 선택하지 않은 로트가 1건 있습니다: A',
  ])
  expect(unexplainedIssues([{ lotNo: 'A', bookQty: 10, realQty: 0, causeCd: 'LEAK' }])).toEqual([])
})
test('a leak, a theft and a loss of unknown cause are reported; evaporation and what is found more are not', () => {
  const missing = (causeCd: string, realQty = 9) =>
    isReportedLoss({ lotNo: 'A', bookQty: 10, realQty, causeCd })
  expect(['LEAK', 'LOSS', 'UNKNOWN', 'EVAP', 'MEAS', 'ERR'].map((cause) => missing(cause))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  expect(missing('UNKNOWN', 11)).toBe(false)
})
test('months are closed when they are over, in order', () => {
  expect(inKorean(closeIssue('2026-03', '2026-03-31', [], null)?.message)).toBe(
    '끝나지 않은 월은 마감할 수 없습니다.',
  )
  expect(closeIssue('2026-02', '2026-03-01', [], '2026-02')).toBeUndefined()
  expect(inKorean(closeIssue('2026-02', '2026-03-01', [], '2026-01')?.message)).toBe(
    '2026년 1월을 먼저 마감해 주세요.',
  )
  expect(closeIssue('2026-02', '2026-03-01', ['2026-01'], '2026-01')).toBeUndefined()
  // The first open month is named, however far back it lies.
  expect(inKorean(closeIssue('2026-02', '2026-03-01', ['2025-05'], '2025-05')?.message)).toBe(
    '2025년 6월을 먼저 마감해 주세요.',
  )
})
test('a difference says its book, its count and what follows', () => {
  const line = { lotNo: 'A', prodNm: '톨루엔', unitCd: 'L', bookQty: 100, realQty: 98.5, causeNm: '증발' }
  const { inputs, formula } = explainDifference(line, '2026-03-10')
  expect(inputs.map(({ value }) => value)).toEqual(['100 L', '98.5 L', '증발'])
  expect(String(formula)).toBe('차이 = 실물 − 장부 = -1.5 L, 확정하면 실사감 전표가 됩니다')
  expect(String(explainDifference({ ...line, realQty: 100 }, '2026-03-10').formula)).toBe(
    '차이 = 실물 − 장부 = 0 L',
  )
})
