import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveredMatrices } from '../seed/delivered-matrices.ts'
import { assessmentTypes, hierarchy } from '../risk-codes.rule.ts'
import {
  acceptedUpTo,
  improvementShare,
  isStillAbove,
  judgeRow,
  levelOfAnswer,
  okAnswers,
  type EnteredRisk,
  type RowCircumstances,
} from './hazard.rule.ts'

const matrix = (matrixCd: string) => deliveredMatrices.find((each) => each.matrixCd === matrixCd)!
const kras: RowCircumstances = { rsaTypeCd: assessmentTypes.kras, today: '2026-03-10', mildFreqSteps: 1 }
const written = { controlTxt: '접지, 질소 퍼지', occurTypeCd: 'FIRE' }
const paths = (code: string, row: EnteredRisk, more: Partial<RowCircumstances> = {}) =>
  judgeRow(matrix(code), row, { ...kras, ...more }).issues.map(
    ({ path, message }) => `${path}: ${String(message)}`,
  )
const risk = (code: string, row: EnteredRisk, more: Partial<RowCircumstances> = {}) =>
  judgeRow(matrix(code), { ...written, ...row }, { ...kras, ...more }).risk

test('scores of KRAS 5×4 have the grades of the design', () => {
  const of = (freq: number, sev: number) => {
    const { score, gradeCd, acceptYn } = risk('KRAS54', { freq, sev })
    return [score, gradeCd, acceptYn]
  }
  expect(of(5, 4)).toEqual([20, '6', 'N'])
  expect(of(3, 3)).toEqual([9, '4', 'N'])
  expect(of(4, 2)).toEqual([8, '3', 'N'])
  expect(of(2, 3)).toEqual([6, '2', 'Y'])
  expect(of(5, 3)).toEqual([15, '5', 'N'])
})

test('the example row of the design scores 16, and 8 after an engineering measure', () => {
  const measure = { measureTxt: '본딩 인터록 설치', hierCd: hierarchy.engineering, dueYmd: '2026-03-17' }
  const row = { ...written, freq: 4, sev: 4, expFreq: 2, expSev: 4, ...measure }
  expect(judgeRow(matrix('KRAS54'), row, kras)).toEqual({
    issues: [],
    risk: {
      freq: 4,
      sev: 4,
      score: 16,
      gradeCd: '6',
      acceptYn: 'N',
      expFreq: 2,
      expSev: 4,
      expScore: 8,
      expGradeCd: '3',
      expAcceptYn: 'N',
    },
  })
  expect(paths('KRAS54', { ...row, dueYmd: '2026-03-18' })).toEqual([
    'dueYmd: 등급 6의 조치기한은 7일 이내여야 합니다.',
  ])
  expect(paths('KRAS54', { ...row, dueYmd: '2026-03-18' }, { dueChanged: false })).toEqual([])
})

test('the due day of each grade is within its days, and a day more is refused with its sentence (rsa.md 5.8)', () => {
  const of = (freq: number, sev: number, dueYmd: string) =>
    paths('KRAS54', {
      ...written,
      freq,
      sev,
      measureTxt: '안전난간 설치',
      hierCd: hierarchy.engineering,
      dueYmd,
    })
  const last: [number, number, string, number, string, string][] = [
    [5, 4, '6', 7, '2026-03-17', '2026-03-18'],
    [5, 3, '5', 30, '2026-04-09', '2026-04-10'],
    [3, 4, '4', 90, '2026-06-08', '2026-06-09'],
    [4, 2, '3', 180, '2026-09-06', '2026-09-07'],
  ]
  for (const [freq, sev, grade, days, inTime, late] of last) {
    expect(of(freq, sev, inTime)).toEqual([])
    expect(of(freq, sev, late)).toEqual([`dueYmd: 등급 ${grade}의 조치기한은 ${days}일 이내여야 합니다.`])
  }
  expect(of(2, 3, '2030-01-01')).toEqual([])
})

test('what is still above 6 after its measures is said, and up to 6 it is accepted (rsa.md 7)', () => {
  expect(acceptedUpTo(matrix('KRAS54'))).toBe(6)
  expect([8, 6, null].map((score) => isStillAbove(matrix('KRAS54'), score))).toEqual([true, false, false])
})

test('a level that the matrix does not have, and a lone one, are refused at their field', () => {
  expect(paths('KRAS54', { ...written, freq: 6, sev: 4 })).toEqual(['freq: 빈도는 1~5 사이여야 합니다.'])
  expect(paths('KRAS54', { ...written, freq: 3 })).toEqual(['sev: 빈도와 강도를 함께 입력하세요.'])
  expect(paths('KRAS54', {})).toEqual([])
})

test('a score waits for the present controls and the kind of accident, a level for its reason', () => {
  expect(paths('KRAS54', { freq: 3, sev: 3 }).map((each) => each.split(':')[0])).toEqual([
    'controlTxt',
    'occurTypeCd',
  ])
  const level3 = { rsaTypeCd: assessmentTypes.level3 }
  expect(paths('LVL3', { ...written, sev: 3 }, level3)).toEqual([
    'decideTxt: 상·중·하로 판단한 사유를 입력하세요.',
  ])
})

test('methods of one level map to scores for statistics: 16, 9, 4 of three levels, 9 and 4 of the others', () => {
  const of = (code: string, sev: number) => {
    const { score, acceptYn } = risk(code, { sev, decideTxt: '추락 높이 6 m' })
    return [score, acceptYn]
  }
  expect([3, 2, 1].map((sev) => of('LVL3', sev))).toEqual([
    [16, 'N'],
    [9, 'N'],
    [4, 'Y'],
  ])
  expect([2, 1].map((sev) => of('OPS', sev))).toEqual([
    [9, 'N'],
    [4, 'Y'],
  ])
  const answer = (okCd: string) => risk('CHK', { sev: levelOfAnswer(matrix('CHK'), okCd) }).score
  expect([okAnswers.improve, okAnswers.fine, okAnswers.none].map(answer)).toEqual([9, 4, null])
})

test('18 fine, 2 to improve and 3 that do not apply are a share of 10.0 %', () => {
  const answers = [
    ...Array<string>(18).fill(okAnswers.fine),
    ...Array<string>(2).fill(okAnswers.improve),
    ...Array<string>(3).fill(okAnswers.none),
  ]
  expect(improvementShare(answers)).toBe(10)
  expect(improvementShare([okAnswers.none, null])).toBeNull()
})

test('management and protective equipment alone lower the frequency by one and never the severity', () => {
  const row = {
    ...written,
    freq: 4,
    sev: 3,
    expFreq: 2,
    expSev: 2,
    measureTxt: '보안면 착용',
    hierCd: hierarchy.protective,
    dueYmd: '2026-03-20',
  }
  expect(paths('KRAS54', row).map((each) => each.split(':')[0])).toEqual(['expFreq', 'expSev'])
  expect(paths('KRAS54', { ...row, expFreq: 3, expSev: 3 })).toEqual([])
  expect(paths('KRAS54', { ...row, overrideReason: '작업 자체를 원격으로 바꿈' })).toEqual([])
  expect(paths('KRAS54', row, { moreHierCds: [hierarchy.engineering] })).toEqual([])
  expect(paths('KRAS54', { ...row, hierCd: hierarchy.engineering })).toEqual([])
})

test('what is expected needs a measure, and a measure its order and day', () => {
  const row = { ...written, freq: 4, sev: 3, expFreq: 2, expSev: 3 }
  expect(paths('KRAS54', row)).toEqual(['measureTxt: 감소대책 없이 개선 후 위험성을 낮출 수 없습니다.'])
  expect(paths('KRAS54', { ...row, measureTxt: '안전난간 설치' }).map((each) => each.split(':')[0])).toEqual([
    'hierCd',
    'dueYmd',
  ])
})

test('without a reason nothing is ever expected to be higher than it is now', () => {
  const level = (most: number) => fc.integer({ min: 1, max: most })
  fc.assert(
    fc.property(
      level(5),
      level(4),
      level(5),
      level(4),
      fc.constantFrom(...Object.values(hierarchy)),
      (freq, sev, expFreq, expSev, hierCd) => {
        const row = {
          ...written,
          freq,
          sev,
          expFreq,
          expSev,
          measureTxt: '대책',
          hierCd,
          dueYmd: '2026-03-10',
        }
        const { issues, risk: judged } = judgeRow(matrix('KRAS54'), row, kras)
        if (issues.length === 0) expect(judged.expScore!).toBeLessThanOrEqual(judged.score!)
        const reasoned = judgeRow(matrix('KRAS54'), { ...row, overrideReason: '설비 교체 중' }, kras)
        expect(reasoned.issues).toEqual([])
      },
    ),
  )
})
