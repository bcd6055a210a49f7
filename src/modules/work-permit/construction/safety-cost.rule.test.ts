import { describe, expect, it, test } from 'vitest'
import {
  constructionParametersOf,
  firstConstructionParameters as parameters,
} from './construction-parameters.rule.ts'
import { calculateSafetyCost, judgeCostUse, type CostKind, type SafetyCostInput } from './safety-cost.rule.ts'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'

const cost = (costKindCd: CostKind, targetAmt: number | null, more: Partial<SafetyCostInput> = {}) =>
  calculateSafetyCost(
    { costKindCd, targetAmt, totalAmt: targetAmt ?? 0, suppliedAmt: 0, healthManager: false, ...more },
    parameters,
  )
const eok = 100_000_000

describe('산업안전보건관리비 (ptw.md 5.7)', () => {
  it.each<[string, CostKind, number, number]>([
    ['건축 8억', 'building', 8 * eok, 22_565_000],
    ['토목 3억', 'civil', 3 * eok, 9_450_000],
    ['건축 60억', 'building', 60 * eok, 142_200_000],
    ['건축 5억: middle band', 'building', 5 * eok, 15_725_000],
    ['건축 5억 less one won: low band', 'building', 5 * eok - 1, 15_549_999],
    ['건축 50억: high band', 'building', 50 * eok, 118_500_000],
    ['건축 50억 less one won: middle band', 'building', 50 * eok - 1, 118_324_999],
    ['토목 20억', 'civil', 20 * eok, 53_900_000],
    ['중건설 4억', 'heavy', 4 * eok, 14_560_000],
    ['중건설 10억', 'heavy', 10 * eok, 33_475_000],
    ['특수 60억', 'special', 60 * eok, 98_400_000],
  ])('%s', (_, kind, target, expected) =>
    expect(cost(kind, target)).toMatchObject({ planAmt: expected, incl: expected, ruleNo: '제4조' }),
  )

  test('건축 8억 of which 3억 are supplied: the limit of 1.2 times decides', () => {
    const { explanation, ...figures } = cost('building', 8 * eok, { suppliedAmt: 3 * eok })
    expect(figures).toEqual({
      incl: 22_565_000,
      excl12x: 18_870_000,
      planAmt: 18_870_000,
      ruleNo: '제4조 단서',
      targetAmt: 8 * eok,
    })
    expect(explanation.inputs.map(({ value }) => String(value))).toContain(
      '500,000,000원 × 2.28% + 4,325,000원 = 15,725,000원, 1.2배 18,870,000원',
    )
  })
  test('little supplied: the limit is not reached', () => {
    expect(cost('building', 8 * eok, { suppliedAmt: eok / 10 })).toMatchObject({
      planAmt: 22_565_000,
      ruleNo: '제4조',
    })
  })
  test('특수 14억 in all, not divided: 70 % are the target amount', () => {
    const verdict = cost('special', null, { totalAmt: 14 * eok })
    expect(verdict).toMatchObject({ targetAmt: 980_000_000, planAmt: 18_032_000, ruleNo: '제5조 제3항' })
    expect(inKorean(verdict.explanation)).toMatchObject({
      formula: '980,000,000원 × 1.59% + 2,450,000원 = 18,032,000원',
      version: '공사 기준 2025-01-01 (확인 필요)',
    })
  })
  test('not divided and supplied: both amounts are 70 % of their total', () => {
    expect(cost('special', null, { totalAmt: 14 * eok, suppliedAmt: 4 * eok })).toMatchObject({
      incl: 18_032_000,
      excl12x: 16_296_000,
    })
  })
  test('the cost is due from 20,000,000 won in all on', () => {
    expect(cost('civil', 19_999_999)).toMatchObject({ planAmt: 0, ruleNo: '제3조' })
    expect(cost('civil', 20_000_000)).toMatchObject({ planAmt: 630_000 })
    expect(cost('civil', 10_000_000, { totalAmt: 20_000_000 })).toMatchObject({ planAmt: 315_000 })
  })
  test('with a health manager the last column holds, whatever the amount', () => {
    expect(cost('building', 8 * eok, { healthManager: true })).toMatchObject({ planAmt: 21_120_000 })
  })
  test('a table without a rate calculates nothing', () => {
    expect(() => constructionParametersOf(new Map())).toThrow(RangeError)
  })
})

describe('how much must be used by now (별표 3)', () => {
  it.each<[number, number, number | null, boolean]>([
    [49.9, 0, null, true],
    [50, 4_999_999, 50, false],
    [50, 5_000_000, 50, true],
    [69.9, 5_000_000, 50, true],
    [70, 5_000_000, 70, false],
    [90, 8_999_999, 90, false],
    [100, 9_000_000, 90, true],
  ])('at %s %% of the work with %s of 10,000,000 won', (progressPct, usedAmt, neededPct, ok) =>
    expect(judgeCostUse({ planAmt: 10_000_000, usedAmt, progressPct }, parameters)).toMatchObject({
      neededPct,
      ok,
    }),
  )
  test('the plan of use says what is missing, and a plan that does not exist says nothing', () => {
    expect(judgeCostUse({ planAmt: 22_565_000, usedAmt: 10_000_000, progressPct: 55 }, parameters)).toEqual({
      usedPct: 44.3,
      neededPct: 50,
      ok: false,
      shortAmt: 1_282_500,
    })
    expect(judgeCostUse({ planAmt: 0, usedAmt: 0, progressPct: 95 }, parameters)).toMatchObject({
      usedPct: 0,
      ok: true,
    })
  })
})
