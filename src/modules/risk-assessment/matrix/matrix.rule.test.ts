import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deliveredMatrices } from '../seed/delivered-matrices.ts'
import {
  gradesOf,
  gradeWith,
  levelsOf,
  matrixProblems,
  MatrixRefusal,
  reachable,
  riskGradeOf,
  scoreOf,
  scoreWith,
  type Matrix,
} from './matrix.rule.ts'

const named = (matrixCd: string): Matrix => deliveredMatrices.find((each) => each.matrixCd === matrixCd)!
const ceiling = 8
const judged = (matrixCd: string, freq: number, sev: number) => {
  const { score, gradeCd, acceptYn } = scoreWith(named(matrixCd), freq, sev)
  return [score, gradeCd, acceptYn]
}
const refusalOf = (run: () => unknown): [string, string] | undefined => {
  try {
    run()
    return undefined
  } catch (refusal) {
    if (!(refusal instanceof MatrixRefusal)) throw refusal
    return [refusal.field, String(refusal.sentence)]
  }
}

describe('scores (rsa.md 5.1–5.5)', () => {
  test('KRAS 5×4 gives the grades of the examples', () => {
    expect(judged('KRAS54', 5, 4)).toEqual([20, '6', 'N'])
    expect(judged('KRAS54', 3, 3)).toEqual([9, '4', 'N'])
    expect(judged('KRAS54', 4, 2)).toEqual([8, '3', 'N'])
    expect(judged('KRAS54', 2, 3)).toEqual([6, '2', 'Y'])
    expect(judged('KRAS54', 5, 3)).toEqual([15, '5', 'N'])
    expect(reachable(named('KRAS54'))).toEqual([1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 20])
  })
  test('every score of KRAS 5×4 has the grade of the table, and one that no pair gives has none', () => {
    const table = [
      ['1', 'Y', [1, 2, 3]],
      ['2', 'Y', [4, 5, 6]],
      ['3', 'N', [8]],
      ['4', 'N', [9, 10, 12]],
      ['5', 'N', [15]],
      ['6', 'N', [16, 20]],
    ] as const
    for (const [gradeCd, acceptYn, scores] of table)
      for (const score of scores)
        expect(gradeWith(named('KRAS54'), score)).toMatchObject({ gradeCd, acceptYn })
    expect(refusalOf(() => gradeWith(named('KRAS54'), 7))).toEqual([
      'freq',
      '점수 7의 등급이 정의되지 않았습니다.',
    ])
  })
  test('HAZOP is the table of 4 × 3 cells (rsa.md 5.4)', () => {
    const table = [
      [4, [5, 5, 3]],
      [3, [4, 4, 2]],
      [2, [3, 2, 1]],
      [1, [2, 1, 1]],
    ] as const
    for (const [sev, scores] of table)
      expect([3, 2, 1].map((freq) => judged('HAZ43', freq, sev)[0])).toEqual(scores)
    expect([5, 4, 3, 2, 1].map((score) => gradeWith(named('HAZ43'), score).acceptYn)).toEqual([
      'N',
      'N',
      'N',
      'Y',
      'Y',
    ])
  })
  test('KRAS 3×3 calls 4 moderate and 6 high', () => {
    expect(judged('KRAS33', 2, 2)).toEqual([4, '2', 'N'])
    expect(judged('KRAS33', 3, 2)).toEqual([6, '3', 'N'])
    expect(judged('KRAS33', 1, 2)).toEqual([2, '1', 'Y'])
  })
  test('three levels, checklist and one-point sheet have the scores that totals count', () => {
    expect(judged('LVL3', 1, 3)).toEqual([16, '상', 'N'])
    expect(judged('LVL3', 1, 2)).toEqual([9, '중', 'N'])
    expect(judged('LVL3', 1, 1)).toEqual([4, '하', 'Y'])
    expect(judged('CHK', 1, 2)).toEqual([9, '보완', 'N'])
    expect(judged('CHK', 1, 1)).toEqual([4, '적정', 'Y'])
    expect(judged('OPS', 1, 2)).toEqual([9, 'N', 'N'])
    expect(judged('OPS', 1, 1)).toEqual([4, 'Y', 'Y'])
  })
  test('HAZOP is read from its cells, severity and frequency in this order of the examples', () => {
    expect(judged('HAZ43', 1, 4)[0]).toBe(3)
    expect(judged('HAZ43', 2, 3)[0]).toBe(4)
    expect(judged('HAZ43', 3, 2)[0]).toBe(3)
    expect(judged('HAZ43', 3, 1)[0]).toBe(2)
  })
  test('CHARM reaches 1, 2, 3, 4, 6, 8, 9, 12 and 16', () => {
    expect(reachable(named('CHARM'))).toEqual([1, 2, 3, 4, 6, 8, 9, 12, 16])
    expect(judged('CHARM', 2, 4)).toEqual([8, '3', 'N'])
    expect(judged('CHARM', 3, 4)).toEqual([12, '4', 'N'])
  })
  test('an unknown level is refused at its field with the ends of the axis', () => {
    expect(refusalOf(() => scoreWith(named('KRAS54'), 6, 4))).toEqual(['freq', '빈도는 1~5 사이여야 합니다.'])
    expect(refusalOf(() => scoreWith(named('KRAS54'), 5, 5))).toEqual(['sev', '강도는 1~4 사이여야 합니다.'])
    expect(refusalOf(() => scoreWith(named('KRAS54'), 1.5, 1))?.[0]).toBe('freq')
  })
  test('days and register grades follow fit D12', () => {
    const of = (matrixCd: string) =>
      named(matrixCd).grades.map(({ gradeCd, dueDays, registerGradeCd }) => [
        gradeCd,
        dueDays ?? null,
        registerGradeCd ?? null,
      ])
    expect(of('KRAS54')).toEqual([
      ['6', 7, 'U'],
      ['5', 30, 'H'],
      ['4', 90, 'M'],
      ['3', 180, 'L'],
      ['2', null, null],
      ['1', null, null],
    ])
    expect(of('HAZ43').slice(0, 3)).toEqual([
      ['5', 30, 'H'],
      ['4', 90, 'M'],
      ['3', 180, 'L'],
    ])
    expect(['U', 'H', 'M', 'L', null].map(riskGradeOf)).toEqual(['H', 'H', 'M', 'L', 'L'])
  })
})

describe('what is wrong with a matrix', () => {
  const kras = named('KRAS54')
  const problemsOf = (change: Partial<Matrix>) =>
    matrixProblems({ ...kras, ...change }, ceiling).map(({ message }) => String(message))
  const changed = (gradeCd: string, change: object) =>
    kras.grades.map((grade) => (grade.gradeCd === gradeCd ? { ...grade, ...change } : grade))

  test.each(deliveredMatrices)('$matrixCd is whole', (matrix) => {
    expect(matrixProblems(matrix, ceiling)).toEqual([])
  })
  test('a gap and an overlap name the score', () => {
    expect(problemsOf({ grades: kras.grades.filter(({ gradeCd }) => gradeCd !== '3') })).toEqual([
      '점수 8의 등급이 정의되지 않았습니다.',
    ])
    expect(problemsOf({ grades: changed('4', { fromScore: 8 }) })).toEqual(['점수 8의 등급이 겹칩니다.'])
  })
  test('acceptance begins at the lowest score and ends below the ceiling', () => {
    expect(
      problemsOf({ grades: changed('1', { acceptYn: 'N', dueDays: 365, registerGradeCd: 'L' }) }),
    ).toEqual(['허용하는 등급보다 낮은 점수의 등급을 허용 불가로 둘 수 없습니다.'])
    expect(problemsOf({ grades: changed('3', { acceptYn: 'Y' }) })).toEqual([])
    expect(
      problemsOf({
        grades: kras.grades.map((grade) =>
          grade.gradeCd === '3' || grade.gradeCd === '4' ? { ...grade, acceptYn: 'Y' } : grade,
        ),
      }),
    ).toEqual(['허용하는 점수는 8 이하여야 합니다.'])
  })
  test('a higher grade is never milder, and one that is not accepted says what follows', () => {
    const milder = '점수가 높은 등급의 조치기한과 개선요청 등급이 낮은 등급보다 느슨할 수 없습니다.'
    expect(problemsOf({ grades: changed('6', { dueDays: 60 }) })).toEqual([milder])
    expect(problemsOf({ grades: changed('5', { registerGradeCd: 'L' }) })).toEqual([milder])
    expect(problemsOf({ grades: changed('6', { dueDays: null }) })).toEqual([
      '허용 불가 등급에는 조치기한과 개선요청 등급이 필요합니다.',
    ])
  })
  test('cells cover every pair once, and a higher level never scores lower', () => {
    const hazop = named('HAZ43')
    const of = (cells: Matrix['cells']) =>
      matrixProblems({ ...hazop, cells }, ceiling).map(({ message }) => String(message))
    expect(of(hazop.cells.slice(1))).toEqual(['빈도 3 × 강도 4의 행렬값이 없습니다.'])
    expect(of([...hazop.cells, hazop.cells[0]!])).toEqual(['빈도 3 × 강도 4의 행렬값이 두 번 있습니다.'])
    expect(of([...hazop.cells, { freqVal: 9, sevVal: 1, scoreVal: 1 }])[0]).toContain('척도에 없습니다')
    expect(
      of(
        hazop.cells.map((cell) =>
          cell.freqVal === 3 && cell.sevVal === 4 ? { ...cell, scoreVal: 1 } : cell,
        ),
      ),
    ).toEqual(['빈도 3 × 강도 4의 위험성이 더 낮은 수준의 칸보다 작습니다.'])
  })
  test('both axes have levels, each once', () => {
    expect(problemsOf({ levels: [] })).toEqual(['빈도와 강도의 척도를 하나 이상 입력하세요.'])
    expect(problemsOf({ levels: [...kras.levels, kras.levels[0]!] })).toEqual([
      '같은 축에 수준 5이(가) 두 번 있습니다.',
    ])
  })
})

describe('every matrix without a problem', () => {
  const anyMatrix = fc
    .record({
      freqs: fc.integer({ min: 1, max: 5 }),
      sevs: fc.integer({ min: 1, max: 5 }),
      cuts: fc.uniqueArray(fc.integer({ min: 1, max: 25 }), { maxLength: 4 }),
      shift: fc.integer({ min: -1, max: 1 }),
      acceptCnt: fc.integer({ min: 0, max: 5 }),
    })
    .map(({ freqs, sevs, cuts, shift, acceptCnt }): Matrix => {
      const sorted = cuts.toSorted((one, other) => one - other)
      const starts = [0, ...sorted]
      return {
        levels: [
          ...Array.from({ length: freqs }, (_, at) => ({ axisCd: 'freq', levelVal: at + 1 })),
          ...Array.from({ length: sevs }, (_, at) => ({ axisCd: 'sev', levelVal: at + 1 })),
        ],
        cells: [],
        grades: starts.map((from, at) => ({
          fromScore: from,
          toScore: at + 1 < starts.length ? starts[at + 1]! - 1 + shift : 25,
          gradeCd: String(at),
          gradeNm: String(at),
          color: '#000000',
          acceptYn: at < acceptCnt ? 'Y' : 'N',
          dueDays: 100 - at,
          registerGradeCd: 'M',
        })),
      }
    })
  test('is total: each pair of levels has exactly one grade', () => {
    fc.assert(
      fc.property(anyMatrix, (matrix) => {
        fc.pre(matrixProblems(matrix, 25).length === 0)
        for (const freq of levelsOf(matrix, 'freq'))
          for (const sev of levelsOf(matrix, 'sev'))
            expect(gradesOf(matrix, scoreOf(matrix, freq, sev)!)).toHaveLength(1)
      }),
    )
  })
  test('is monotone: a higher level is never accepted where a lower one is not, and never given more days', () => {
    fc.assert(
      fc.property(anyMatrix, (matrix) => {
        fc.pre(matrixProblems(matrix, 25).length === 0)
        for (const freq of levelsOf(matrix, 'freq'))
          for (const sev of levelsOf(matrix, 'sev')) {
            const here = scoreWith(matrix, freq, sev)
            for (const [higherFreq, higherSev] of [
              [freq + 1, sev],
              [freq, sev + 1],
            ] as const) {
              if (
                !levelsOf(matrix, 'freq').includes(higherFreq) ||
                !levelsOf(matrix, 'sev').includes(higherSev)
              )
                continue
              const there = scoreWith(matrix, higherFreq, higherSev)
              expect(there.score).toBeGreaterThanOrEqual(here.score)
              if (here.acceptYn === 'N') {
                expect(there.acceptYn).toBe('N')
                expect(there.dueDays!).toBeLessThanOrEqual(here.dueDays!)
              }
            }
          }
      }),
    )
  })
})
