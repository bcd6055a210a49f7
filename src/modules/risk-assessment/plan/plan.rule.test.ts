import { describe, expect, test } from 'vitest'
import { assessmentKinds, hierarchy } from '../risk-codes.rule.ts'
import {
  confirmsHealth,
  firstDueYmd,
  isProtectiveOnly,
  occasionDueYmd,
  planDueYmd,
  planGaps,
  regularDueYmd,
  reviewGaps,
  shareGaps,
  warnDays,
  worstGrade,
} from './plan.rule.ts'

const said = (sentences: readonly unknown[]) => sentences.map(String)

describe('when an assessment is due (rsa.md 5.6)', () => {
  test('a first one begins within a month, at the end of a short month', () => {
    expect(firstDueYmd('2025-03-10', 1)).toBe('2025-04-10')
    expect(firstDueYmd('2025-01-31', 1)).toBe('2025-02-28')
  })
  test('a regular one follows within a year of the last, and is told of 60, 30 and 7 days before', () => {
    expect(regularDueYmd('2025-06-20', 12)).toBe('2026-06-20')
    const figures = { dueWarnFirst: 60, dueWarnSecond: 30, dueWarnLast: 7 }
    expect(warnDays('2026-06-20', '2026-04-20', figures)).toEqual([])
    expect(warnDays('2026-06-20', '2026-04-21', figures)).toEqual([60])
    expect(warnDays('2026-06-20', '2026-05-21', figures)).toEqual([60, 30])
    expect(warnDays('2026-06-20', '2026-06-13', figures)).toEqual([60, 30, 7])
  })
  test('an occasional one takes the earliest day of its reasons, a near miss has more time', () => {
    const days = { occasionDays: 14, nearMissDays: 30 }
    expect(occasionDueYmd('2026-03-02', '2', days)).toBe('2026-03-16')
    expect(occasionDueYmd('2026-03-02', '7', days)).toBe('2026-04-01')
    const figures = { firstMonths: 1, regularMonths: 12 }
    const facts = { originYmd: null, lastDoneYmd: null, occasionDueYmd: '2026-03-16' }
    expect(planDueYmd({ ...facts, rsaKindCd: assessmentKinds.occasional }, figures)).toBe('2026-03-16')
    expect(planDueYmd({ ...facts, rsaKindCd: assessmentKinds.regular }, figures)).toBeNull()
    expect(
      planDueYmd({ ...facts, lastDoneYmd: '2025-06-20', rsaKindCd: assessmentKinds.regular }, figures),
    ).toBe('2026-06-20')
    expect(planDueYmd({ ...facts, originYmd: '2025-01-31', rsaKindCd: assessmentKinds.first }, figures)).toBe(
      '2025-02-28',
    )
    expect(planDueYmd({ ...facts, rsaKindCd: assessmentKinds.constant }, figures)).toBeNull()
  })
})

describe('what a plan lacks', () => {
  const target = { rsaTargetNm: '반응', excludeYn: 'N' as const, noWorkerReason: null, roles: ['worker'] }
  const prepCds = ['procedure', 'equipment', 'accident']
  const rules = { prepLeast: 3, hasRule: true }
  test('a plan with a target, its worker and three kinds of information is whole', () => {
    expect(planGaps({ rsaKindCd: '2', prepCds }, [target], rules)).toEqual([])
  })
  test('no target, no worker and too little information are named', () => {
    expect(said(planGaps({ rsaKindCd: '2', prepCds: [] }, [], rules))).toEqual([
      '평가대상을 하나 이상 등록하세요.',
      '사전조사 정보를 3종 이상 선택하세요.',
    ])
    expect(said(planGaps({ rsaKindCd: '2', prepCds }, [{ ...target, roles: ['leader'] }], rules))).toEqual([
      '반응: 해당 공정 근로자가 평가팀에 없습니다.',
    ])
    expect(
      planGaps({ rsaKindCd: '2', prepCds }, [{ ...target, roles: [], noWorkerReason: '무인 공정' }], rules),
    ).toEqual([])
  })
  test('a target that is left out does not count, and a first assessment needs the rule', () => {
    expect(said(planGaps({ rsaKindCd: '2', prepCds }, [{ ...target, excludeYn: 'Y' }], rules))).toEqual([
      '평가대상을 하나 이상 등록하세요.',
    ])
    expect(said(planGaps({ rsaKindCd: '1', prepCds }, [target], { ...rules, hasRule: false }))).toEqual([
      '시행 중인 위험성평가 실시규정이 없습니다.',
    ])
  })
})

describe('what a target lacks before its review', () => {
  const worker = { teamRoleCd: 'worker', name: '김작업', signDt: null, opinionTxt: null, answerTxt: null }
  const whole = {
    methodCds: ['walk'],
    noWalkReason: null,
    noWorkerReason: null,
    team: [{ ...worker, signDt: '2026-03-02T09:00:00+09:00' }],
    lines: { scored: 3, unscored: 0, withoutMeasure: 0 },
  }
  test('everything that is missing is listed at once', () => {
    expect(reviewGaps(whole)).toEqual([])
    expect(
      said(reviewGaps({ ...whole, team: [], lines: { scored: 3, unscored: 1, withoutMeasure: 2 } })),
    ).toEqual(['위험성을 결정하지 않은 행 1건', '감소대책 미수립 2건', '근로자 서명 없음'])
  })
  test('each worker signs, and each opinion has its answer', () => {
    expect(said(reviewGaps({ ...whole, team: [worker] }))).toEqual(['서명하지 않은 근로자: 김작업'])
    expect(
      said(
        reviewGaps({
          ...whole,
          team: [{ ...worker, signDt: '2026-03-02T09:00:00+09:00', opinionTxt: '조명이 어둡다' }],
        }),
      ),
    ).toEqual(['답하지 않은 근로자 의견 1건'])
  })
  test('a target without a walk-through says why, and one without rows is no assessment', () => {
    expect(
      said(reviewGaps({ ...whole, methodCds: [], lines: { scored: 0, unscored: 0, withoutMeasure: 0 } })),
    ).toEqual(['사업장 순회점검을 포함하거나 하지 못한 사유를 입력하세요.', '유해·위험요인이 없습니다.'])
    expect(reviewGaps({ ...whole, methodCds: [], noWalkReason: '정비 중 출입 통제' })).toEqual([])
  })
})

test('protective equipment alone never makes the highest grade acceptable', () => {
  expect(isProtectiveOnly('Y', [hierarchy.protective])).toBe(true)
  expect(isProtectiveOnly('Y', [hierarchy.protective, hierarchy.engineering])).toBe(false)
  expect(isProtectiveOnly('N', [hierarchy.protective])).toBe(false)
  expect(isProtectiveOnly('Y', [])).toBe(false)
})
test('a result counts as told once it was posted or told in a toolbox meeting, and somebody has read it', () => {
  expect(said(shareGaps([], 0))).toEqual([
    '게시 또는 TBM으로 공유한 기록이 필요합니다.',
    '공유 내용을 확인한 사람이 없습니다.',
  ])
  expect(said(shareGaps([{ shareTypeCd: 'training' }], 1))).toEqual([
    '게시 또는 TBM으로 공유한 기록이 필요합니다.',
  ])
  expect(shareGaps([{ shareTypeCd: 'tbm' }], 1)).toEqual([])
})
test('the worst row gives the grade of the plan, and health staff confirm CHARM', () => {
  expect([worstGrade([]), worstGrade(['L', 'M']), worstGrade(['M', 'H', null])]).toEqual(['L', 'M', 'H'])
  expect([confirmsHealth('M'), confirmsHealth('K')]).toEqual([true, false])
})
