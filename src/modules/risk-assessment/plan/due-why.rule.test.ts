import { expect, test } from 'vitest'
import type { Explanation } from '../../../core/shared/explanation.ts'
import { assessmentKinds, triggers } from '../risk-codes.rule.ts'
import { explainJsaDue, explainMeasureDue, explainOccasionDue, explainPlanDue } from './due-why.rule.ts'

const figures = { firstMonths: 1, regularMonths: 12, occasionDays: 14, nearMissDays: 30 }
const plan = { rsaKindCd: assessmentKinds.regular, dueYmd: null, originYmd: null, lastDoneYmd: null }
const lines = (found: { title: unknown; formula: unknown; source: unknown } | undefined) =>
  found && [String(found.title), String(found.formula), String(found.source)]

test('the legal day of a plan says its formula and article (rsa.md 5.6)', () => {
  expect(explainPlanDue(plan, figures)).toBeUndefined()
  expect(
    lines(explainPlanDue({ ...plan, dueYmd: '2026-06-20', lastDoneYmd: '2025-06-20' }, figures)),
  ).toEqual([
    '법정기한 2026-06-20',
    '2025-06-20 + 12개월 = 2026-06-20',
    '산업안전보건법 제36조, 사업장 위험성평가에 관한 지침 제15조제3항 (조번호 확인 필요)',
  ])
  const first = { ...plan, rsaKindCd: assessmentKinds.first, dueYmd: '2025-02-28', originYmd: '2025-01-31' }
  expect(lines(explainPlanDue(first, figures))?.[1]).toBe('2025-01-31 + 1개월 = 2025-02-28')
  const occasional = { ...plan, rsaKindCd: assessmentKinds.occasional, dueYmd: '2026-03-16' }
  expect(lines(explainPlanDue(occasional, figures))?.[1]).toBe('담은 수시평가 사유의 기한 중 가장 이른 날')
})
test('the day of a reason counts from the day that it was found, a near miss has more of them', () => {
  const reason = { triggerCd: triggers.machine, foundYmd: '2026-03-02', dueYmd: '2026-03-16' }
  expect(lines(explainOccasionDue(reason, figures))?.[1]).toBe('2026-03-02 + 14일 = 2026-03-16')
  const near = explainOccasionDue(
    { triggerCd: triggers.nearMiss, foundYmd: '2026-03-02', dueYmd: '2026-03-20' },
    figures,
  )
  expect(String(near.formula)).toBe('2026-03-02 + 30일 = 2026-04-01')
  expect(near.inputs.map(({ value }) => value)).toEqual(['2026-03-02', '2026-03-20'])
})
test('the day of a measure names the days of its grade and the version of the matrix (rsa.md 5.8)', () => {
  const measure = {
    dueYmd: '2026-03-08',
    gradeCd: '6',
    gradeNm: '매우높음',
    createYmd: '2026-03-02',
    dueDays: 7,
  }
  expect(lines(explainMeasureDue(measure, { name: 'KRAS 5×4', ver: 1 }))).toEqual([
    '조치기한 2026-03-08',
    '등급 6: 2026-03-02부터 7일 이내, 늦어도 2026-03-09',
    '평가기준 KRAS 5×4 1판, 지침 제12조 (조번호 확인 필요)',
  ])
})
test('a JSA holds for the months that permits take one', () => {
  expect(lines(explainJsaDue('2026-03-10', 12, '2027-03-10'))?.[1]).toBe('2026-03-10 + 12개월 = 2027-03-10')
})
test('each due day is explained by its name, its ground and its rule', () => {
  const words = (found: Explanation | undefined) =>
    found && [String(found.title), ...found.inputs.map(({ label }) => String(label)), String(found.source)]
  const dated = { ...plan, dueYmd: '2026-06-20' }
  const guideline = (article: string) =>
    `산업안전보건법 제36조, 사업장 위험성평가에 관한 지침 ${article} (조번호 확인 필요)`
  expect(
    words(explainPlanDue({ ...dated, rsaKindCd: assessmentKinds.first, originYmd: '2026-05-20' }, figures)),
  ).toEqual(['법정기한 2026-06-20', '사업 성립일', guideline('제15조제1항')])
  expect(words(explainPlanDue({ ...dated, lastDoneYmd: '2025-06-20' }, figures))).toEqual([
    '법정기한 2026-06-20',
    '직전 평가 완료일',
    guideline('제15조제3항'),
  ])
  expect(words(explainPlanDue({ ...dated, rsaKindCd: assessmentKinds.occasional }, figures))).toEqual([
    '법정기한 2026-06-20',
    '가장 이른 사유 기한',
    guideline('제13조제2항'),
  ])
  const entered = explainPlanDue(dated, figures)
  expect([words(entered), String(entered?.formula)]).toEqual([
    ['법정기한 2026-06-20', '입력한 기한', guideline('제15조')],
    '회사 기준(환경값)',
  ])
  expect(
    words(
      explainOccasionDue(
        { triggerCd: triggers.machine, foundYmd: '2026-03-02', dueYmd: '2026-03-10' },
        figures,
      ),
    ),
  ).toEqual(['평가 기한 2026-03-10', '사유 발생일', '입력한 기한', guideline('제13조제2항')])
  const measure = {
    dueYmd: '2026-03-08',
    gradeCd: '1',
    gradeNm: '낮음',
    createYmd: '2026-03-02',
    dueDays: null,
  }
  const unbound = explainMeasureDue(measure, { name: 'KRAS 5×4', ver: 1 })
  expect([words(unbound)?.slice(1, 4), String(unbound.formula)]).toEqual([
    ['위험성 등급', '대책 수립일', '입력한 기한'],
    '회사 기준(환경값)',
  ])
  expect(words(explainJsaDue('2026-03-10', 12, '2027-03-10'))).toEqual([
    'JSA 유효일 2027-03-10',
    'JSA 확정일',
    '회사 기준(환경값)',
  ])
})
