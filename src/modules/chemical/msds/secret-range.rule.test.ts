import { describe, expect, test } from 'vitest'
import { firstChemicalParameters as figures } from '../chemical-parameters.rule.ts'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'
import {
  alternativeRange,
  alternativeRangeIssue,
  approvalAlerts,
  approvalLines,
  approvalWarning,
  approvalEnd,
  extensionDue,
  mayHide,
} from './secret-range.rule.ts'

describe('what may be stated instead of the content (MSDS 고시 제11·17조)', () => {
  test('18 % → 8–28, 40 % → 20–60', () =>
    expect([alternativeRange(18, figures), alternativeRange(40, figures)]).toEqual([
      { min: 8, max: 28 },
      { min: 20, max: 60 },
    ]))
  test('24.9 % has ±10, 25 % has ±20', () =>
    expect([alternativeRange(24.9, figures), alternativeRange(25, figures)]).toEqual([
      { min: 14.9, max: 34.9 },
      { min: 5, max: 45 },
    ]))
  test('the alternative range stays between 0 and 100', () =>
    expect([alternativeRange(4, figures).min, alternativeRange(95, figures).max]).toEqual([0, 100]))
  test('a wider range and one without the content are refused', () => {
    expect(alternativeRangeIssue(18, { min: 8, max: 28 }, figures)).toBeUndefined()
    expect(inKorean(alternativeRangeIssue(18, { min: 7.9, max: 28 }, figures))).toContain('8–28%')
    expect(inKorean(alternativeRangeIssue(18, { min: 20, max: 28 }, figures))).toContain('실제 함유량')
  })
})
describe('approval of secrecy (산업안전보건법 제112조)', () => {
  test('an approval from 2023-03-02 ends on 2028-03-01 and is extended until 2028-01-31', () => {
    expect(approvalEnd('2023-03-02', figures)).toBe('2028-03-01')
    expect(extensionDue('2028-03-01', figures)).toBe('2028-01-31')
  })
  test('people are told 120, 60 and 40 days before', () =>
    expect(approvalAlerts('2028-03-01')).toEqual(['2027-11-02', '2028-01-01', '2028-01-21']))
  test('an approval from the last day of February ends on the day before', () =>
    expect(approvalEnd('2024-02-29', figures)).toBe('2029-02-28'))
  test('section 3 names the approval, or that there is none; without secret components nothing', () => {
    const approved = {
      secretYn: 'Y',
      secretApprNo: 'KR-2023-00117',
      secretStartYmd: '2023-03-02',
      secretEndYmd: '2028-03-01',
    }
    expect(approvalLines(['아민계 경화제'], approved)).toEqual([
      '대체자료로 적은 성분: 아민계 경화제 (승인번호 KR-2023-00117, 유효기간 2023-03-02 ~ 2028-03-01)',
    ])
    expect(approvalLines(['아민계 경화제'], { ...approved, secretYn: 'N' })[0]).toContain('승인번호 없음')
    expect(approvalLines([], approved)).toEqual([])
    const warned = [
      approvalWarning(['가'], approved),
      approvalWarning([], {}),
      approvalWarning(['가'], { secretYn: 'N' }),
    ]
    expect(warned.map((each) => each && String(each).slice(0, 3))).toEqual([undefined, undefined, 'M02'])
  })
  test('controlled substances cannot be hidden, others can', () =>
    expect([mayHide(['O3']), mayHide(['C6', 'O6']), mayHide(['O6', 'F1']), mayHide([])]).toEqual([
      false,
      false,
      true,
      true,
    ]))
})
