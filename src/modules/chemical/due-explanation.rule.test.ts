import { expect, test } from 'vitest'
import { firstChemicalParameters as figures } from './chemical-parameters.rule.ts'
import { inKorean } from '../../core/shared/sentence.test-kit.ts'
import {
  explainCheckDue,
  explainReviewDue,
  explainSecretEnd,
  explainValidUntil,
  ladderInputs,
} from './due-explanation.rule.ts'

const ladder = ['D-30', 'D-7', 'D', 'D+7:head']
test('a ladder names its days in their order, heads as heads; what is no rung is left out', () => {
  expect(inKorean(ladderInputs(['D+7:head', 'D', 'D-30', 'morgen'], '2026-03-31', '담당'))).toEqual([
    { label: '알림 D-30', value: '2026-03-01 담당' },
    { label: '알림 D-DAY', value: '2026-03-31 담당' },
    { label: '알림 D+7', value: '2026-04-07 부서장' },
  ])
})
test('the review of a sheet counts from the later of revision and receipt, or from the day on which nothing had changed', () => {
  const sheet = {
    revYmd: '2023-01-10',
    recvYmd: '2023-02-01',
    reviewDueYmd: '2026-02-01',
    confirmedYmd: null,
  }
  expect(inKorean(explainReviewDue(sheet, figures, ladder))).toMatchObject({
    formula: '최종개정일과 수령일 중 늦은 날 + 36개월 = 2026-02-01',
    version: figures.version,
  })
  const looked = { ...sheet, confirmedYmd: '2026-01-20', reviewDueYmd: '2029-01-20' }
  expect(inKorean(explainReviewDue(looked, figures, ladder).formula)).toContain('변경 없음 확인일과 수령일')
  expect(
    inKorean(explainReviewDue({ ...sheet, reviewDueYmd: '2025-02-01' }, figures, ladder).formula),
  ).toContain('지금 기준으로는 2026-02-01')
})
test('secrecy from 2023-03-02 ends on 2028-03-01 and is extended by 2028-01-31 (chm.md 5.8)', () => {
  const { inputs, formula } = explainSecretEnd(
    { secretStartYmd: '2023-03-02', secretEndYmd: '2028-03-01' },
    figures,
  )
  expect(inKorean(formula)).toBe('시작일 + 5년 − 1일 = 2028-03-01')
  expect(inKorean(inputs.map(({ value }) => value))).toEqual([
    '2023-03-02',
    '5년',
    '2028-01-31 (만료 30일 전)',
    '2027-11-02 화학물질 담당',
    '2028-01-01 화학물질 담당',
    '2028-01-21 화학물질 담당',
  ])
})
test('opinions on a material with legal substances have seven working days instead of five', () => {
  const check = { acceptYmd: '2026-03-02', dueYmd: '2026-03-11', holidays: [] as string[] }
  expect(
    inKorean(explainCheckDue({ ...check, lists: ['관리대상 유해물질'] }, figures, ['D-1']).formula),
  ).toBe('접수일 + 7근무일(토·일요일과 공휴일 제외, 법정물질 포함은 5일 대신 7일) = 2026-03-11')
  const plain = explainCheckDue({ ...check, dueYmd: '2026-03-09', lists: [] }, figures, ['D-1'])
  expect(inKorean([plain.formula, plain.inputs.at(-1)])).toEqual([
    '접수일 + 5근무일(토·일요일과 공휴일 제외) = 2026-03-09',
    { label: '알림 D-1', value: '2026-03-08 분야 검토자' },
  ])
})
test('an approval holds 36 months from the verdict', () =>
  expect(
    inKorean(
      explainValidUntil({ verdictYmd: '2026-03-10', validYmd: '2029-03-10' }, figures, ['D-60']).formula,
    ),
  ).toBe('판정일 + 36개월 = 2029-03-10'))
