import { describe, expect, test } from 'vitest'
import {
  gradeIssue,
  gradeOfRisk,
  gradeOfScore,
  overridden,
  ownScaleFrom,
  riskOf,
  usualRatios,
} from './grade.rule.ts'

describe('IMP-01 grade', () => {
  test.each([
    [4, 5, 'U'],
    [5, 3, 'H'],
    [2, 4, 'M'],
    [1, 5, 'L'],
    [1, 7, undefined],
    [4, 4, 'H'],
    [3, 3, 'M'],
    [5, 5, 'U'],
    [0, 5, undefined],
  ])('%i × %i is %s', (freq, sev, grade) => expect(gradeOfRisk(freq, sev)).toBe(grade))
  test.each([
    [9, 'U'],
    [6, 'H'],
    [4, 'M'],
    [2, 'L'],
  ])('KRAS %i of 9 is %s', (score, grade) => expect(gradeOfScore(score, 9)).toBe(grade))
  test('the ratios of other scales: 0.8, 0.6, 0.32 and below', () =>
    expect([80, 79, 60, 59, 32, 31].map((score) => gradeOfScore(score, 100))).toEqual([
      'U',
      'H',
      'H',
      'M',
      'M',
      'L',
    ]))
  test('the own scale converts to 20, 15 and 8', () =>
    expect(Object.values(usualRatios).map(ownScaleFrom)).toEqual([20, 15, 8]))
  test('overrides only raise', () => {
    expect(overridden('L', { legal: true })).toBe('H')
    expect(overridden('U', { legal: true })).toBe('U')
    expect(overridden('M', { seriousAccident: true })).toBe('U')
    expect(overridden('M', { recurrence: true })).toBe('H')
    expect(overridden('U', { recurrence: true })).toBe('U')
  })
  test('a grade is lowered once and with a reason; a breach of law never below 상', () => {
    const lower = { from: 'H', to: 'M', legal: false } as const
    expect(String(gradeIssue(lower, { reason: '', loweredBefore: false }))).toBe(
      '등급을 낮추는 사유를 5자 이상 입력해 주세요.',
    )
    expect(gradeIssue(lower, { reason: '현장 확인 결과 경미함', loweredBefore: false })).toBeUndefined()
    expect(String(gradeIssue(lower, { reason: '현장 확인 결과 경미함', loweredBefore: true }))).toBe(
      '등급은 한 번만 낮출 수 있습니다.',
    )
    expect(
      String(
        gradeIssue({ ...lower, legal: true }, { reason: '현장 확인 결과 경미함', loweredBefore: false }),
      ),
    ).toBe('법령위반은 상 등급 아래로 낮출 수 없습니다.')
    expect(
      gradeIssue({ from: 'M', to: 'U', legal: false }, { reason: '', loweredBefore: true }),
    ).toBeUndefined()
  })
  test('no risk is calculated without both of its steps', () =>
    expect([riskOf(3, null), riskOf(3, 4)]).toEqual([null, 12]))
})
