import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deliveredMatrices } from '../seed/delivered-matrices.ts'
import { matrixProblems, scoreWith } from '../matrix/matrix.rule.ts'
import { dustOfState, formOfState, statementLevel, statementsIn } from './charm-codes.rule.ts'
import { charmFigures } from './charm-parameters.rule.ts'
import {
  baseLevel,
  converted,
  judgeCharm,
  NoMolecularWeight,
  quantityLevel,
  volatility,
  type CharmFacts,
} from './charm.rule.ts'

const figures = charmFigures.first
const matrix = deliveredMatrices.find(({ matrixCd }) => matrixCd === 'CHARM')!
const judged = (facts: CharmFacts) => {
  const { expPct, expLv, hazLv, hazBasisCd, trace, warnings, gaps } = judgeCharm(facts, figures)
  const scored = expLv === null ? undefined : scoreWith(matrix, expLv, hazLv)
  const grade = matrix.grades.find(({ gradeCd }) => gradeCd === scored?.gradeCd)
  return {
    expPct,
    expLv,
    hazLv,
    hazBasisCd,
    score: scored?.score,
    grade: grade?.gradeNm,
    acceptYn: scored?.acceptYn,
    trace: trace.map(String),
    warnings: warnings.map(String),
    gaps: gaps.map(({ path }) => path),
  }
}
const measured = (measVal: number, twaVal: number): CharmFacts => ({
  measYn: 'Y',
  measVal,
  measUnitCd: 'ppm',
  twaVal,
  twaUnitCd: 'ppm',
  formCd: 'vapor',
})

describe('the worked examples of rsa.md 5.5', () => {
  test('toluene, 18 of 50 ppm and toxic to reproduction, is high with its trace', () => {
    expect(judged({ ...measured(18, 50), reproCd: '2', d1Yn: 'N' })).toMatchObject({
      expPct: 36,
      expLv: 2,
      hazLv: 4,
      hazBasisCd: 'CMR',
      score: 8,
      grade: '높음',
      acceptYn: 'N',
      trace: ['18/50=36.0% → 2등급', '생식독성 2 → 4등급', '2×4=8'],
    })
  })
  test('50 L of isopropyl alcohol a day under local exhaust are low', () => {
    const facts = {
      dayQty: 50,
      dayUnitCd: 'L',
      useTemp: 20,
      boilingPt: 82.6,
      ventCd: 'LOCAL',
      formCd: 'vapor',
      twaVal: 200,
      twaUnitCd: 'ppm',
    }
    expect(judged(facts)).toMatchObject({ expLv: 2, hazLv: 1, score: 2, grade: '낮음', acceptYn: 'Y' })
    expect(judged({ ...facts, ventCd: 'NONE' }).expLv).toBe(3)
  })
  test('3 t of a catalyst powder a day without exhaust are very high', () => {
    expect(
      judged({
        dayQty: 3,
        dayUnitCd: 't',
        dustLv: 3,
        formCd: 'dust',
        ventCd: 'NONE',
        twaVal: 0.05,
        twaUnitCd: 'mgm3',
      }),
    ).toMatchObject({ expLv: 4, hazLv: 3, score: 12, grade: '매우높음' })
  })
  test('dimethylformamide at 60 ℃ is of medium volatility', () => {
    expect(volatility(153, 60, figures)).toBe(2)
    expect([
      volatility(129.9, 60, figures),
      volatility(130, 60, figures),
      volatility(350, 60, figures),
    ]).toEqual([3, 2, 1])
    expect([49.9, 50, 149.9, 150].map((each) => volatility(each, 20, figures))).toEqual([3, 2, 2, 1])
  })
  test('benzene at 80 % of its limit is very high', () => {
    expect(judged({ ...measured(0.4, 0.5), carcCd: '1A' })).toMatchObject({
      expPct: 80,
      expLv: 3,
      hazLv: 4,
      score: 12,
    })
  })
  test('nothing found is level 1, an illness is level 4 whatever was measured', () => {
    expect(judged({ measYn: 'Y', notFoundYn: 'Y', twaVal: 50, twaUnitCd: 'ppm' })).toMatchObject({
      expPct: 0,
      expLv: 1,
    })
    expect(judged(measured(0, 50)).expLv).toBe(1)
    expect(judged({ ...measured(2.5, 50), d1Yn: 'Y' }).expLv).toBe(4)
  })
  test('a tenth of two kilograms is a small quantity', () => {
    const facts = { dayQty: 2, dayUnitCd: 'kg', contentPct: 10, formCd: 'dust', dustLv: 1, ventCd: 'NONE' }
    expect(judged(facts).trace[0]).toBe('하루 2 kg(L) × 10% = 0.2 kg(L) → 취급량 1')
  })
  test('styrene, acetone and ammonia of the demonstration', () => {
    expect(judged({ ...measured(12, 20), carcCd: '2' })).toMatchObject({ expPct: 60, score: 12 })
    expect(judged(measured(120, 500))).toMatchObject({ expPct: 24, expLv: 2, hazLv: 1, score: 2 })
    expect(judged(measured(3, 25))).toMatchObject({ expPct: 12, expLv: 2, hazLv: 2, score: 4, grade: '보통' })
  })
})

describe('bands', () => {
  test('exactly at the limit is level 4, and what is shown decides', () => {
    const level = (pct: number) => judged(measured(pct, 100)).expLv
    expect([9.94, 9.95, 49.9, 50, 99.9, 99.96, 100].map(level)).toEqual([1, 2, 2, 3, 3, 4, 4])
  })
  test('quantities of a day', () => {
    expect([0.99, 1, 999.9, 1000].map((each) => quantityLevel(each, figures))).toEqual([1, 2, 2, 3])
  })
  test('the base table of quantity and spread (rsa.md 5.5)', () => {
    const row = (quantity: number) =>
      (['dust', 'vapor'] as const).flatMap((form) =>
        [3, 2, 1].map((spread) => baseLevel(quantity, form, spread, figures)),
      )
    expect(row(3)).toEqual([4, 4, 2, 4, 3, 2])
    expect(row(2)).toEqual([3, 3, 2, 3, 3, 2])
    expect(row(1)).toEqual([2, 1, 1, 2, 2, 1])
  })
  test('the statements of each level (rsa.md 5.5)', () => {
    const levels = {
      4: 'H300 H310 H330 H334 H340 H341 H350 H351 H360 H361 H362 H372',
      3: 'H301 H311 H331 H314 H317 H318 H335 H370 H373',
      2: 'H302 H312 H332 H371',
    }
    for (const [level, said] of Object.entries(levels))
      for (const statement of said.split(' '))
        expect([statement, statementLevel(statement)]).toEqual([statement, Number(level)])
  })
  test('limits of gases and dusts', () => {
    const level = (twaVal: number, formCd: string, twaUnitCd: string, hCodeTxt = '') =>
      judged({ twaVal, formCd, twaUnitCd, hCodeTxt }).hazLv
    expect([0.5, 5, 50, 500].map((each) => level(each, 'vapor', 'ppm'))).toEqual([4, 3, 2, 1])
    expect([0.01, 0.1, 1, 10].map((each) => level(each, 'dust', 'mgm3'))).toEqual([4, 3, 2, 1])
    expect(level(1000, 'vapor', 'ppm', 'H314')).toBe(3)
  })
  test('statements about health alone count, with their suffixes', () => {
    expect(statementsIn('H225, H304 H361d;H411')).toEqual(['H304', 'H361d'])
    expect(['H360FD', 'H314', 'H302', 'H319'].map(statementLevel)).toEqual([4, 3, 2, 1])
    expect(judged({ hCodeTxt: 'H225, H302, H314' })).toMatchObject({ hazLv: 3, hazBasisCd: 'H' })
  })
  test('a state suggests dust or vapour', () => {
    expect(['L', 'S', 'G', 'V', 'A'].map(formOfState)).toEqual(['vapor', 'dust', 'dust', 'vapor', 'vapor'])
    expect(['L', 'S', 'G'].map(dustOfState)).toEqual([null, 3, 2])
  })
  test('the other bands of the manual fit a matrix of a plant', () => {
    const [very, high, , low] = matrix.grades
    const other = {
      ...matrix,
      grades: [
        { ...very!, fromScore: 9, toScore: 16 },
        { ...high!, fromScore: 6, toScore: 8 },
        { ...low!, fromScore: 1, toScore: 4 },
      ],
    }
    expect(matrixProblems(other, 8)).toEqual([])
    expect(scoreWith(other, 2, 2).acceptYn).toBe('Y')
  })
})

describe('what is not known', () => {
  test('nothing known of the hazards is level 1 with a warning', () => {
    expect(judged({ ...measured(1, 100), twaUnitCd: 'fcc', measUnitCd: 'fcc' })).toMatchObject({
      hazLv: 1,
      hazBasisCd: 'none',
      warnings: ['유해성 정보 없음—보수적 판단 필요'],
    })
  })
  test('without a limit the quantity decides, with a warning', () => {
    const facts = {
      ...measured(3, 0),
      twaVal: null,
      dayQty: 1,
      dayUnitCd: 'kg',
      boilingPt: 80,
      ventCd: 'NONE',
      hCodeTxt: 'H302',
    }
    expect(judged(facts)).toMatchObject({ expPct: null, expLv: 3, hazLv: 2 })
    expect(judged(facts).warnings).toHaveLength(1)
  })
  test('a gap leaves the exposure unjudged instead of harmless', () => {
    expect(judged({ formCd: 'vapor' })).toMatchObject({ expLv: null, gaps: ['dayQty', 'boilingPt'] })
    expect(judged({ formCd: 'dust', dayQty: 1, dayUnitCd: 'kg' }).gaps).toEqual(['dustLv'])
    expect(judged({ measYn: 'Y', twaVal: 5, twaUnitCd: 'ppm', formCd: 'vapor' }).gaps).toEqual(['measVal'])
    expect(judged({ ...measured(1, 5), measUnitCd: 'fcc' }).gaps).toEqual(['measUnitCd'])
  })
  test('units are turned without rounding, and never without a molecular weight', () => {
    expect(converted(0.05, 'mgm3', 'mgm3', null)).toBe(0.05)
    expect(converted(1, 'ppm', 'mgm3', 92.14)).toBeCloseTo(3.768_507, 5)
    expect(() => converted(1, 'ppm', 'mgm3', null)).toThrow(NoMolecularWeight)
    expect(judged({ ...measured(188, 50), measUnitCd: 'mgm3', molWeight: 92.14 }).expPct).toBe(99.8)
  })
  test('a secret component is judged by its declared class alone', () => {
    expect(judged({ declaredYn: 'Y' })).toMatchObject({ hazLv: 4, hazBasisCd: 'CMR' })
  })
})

describe('properties', () => {
  const level = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  test('more is never milder: a higher measured value, a larger quantity, a weaker ventilation', () => {
    fc.assert(
      fc.property(level(0, 500), level(0, 500), (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        expect(judged(measured(low, 50)).expLv).toBeLessThanOrEqual(judged(measured(high, 50)).expLv!)
      }),
    )
    fc.assert(
      fc.property(
        level(0.001, 5000),
        level(0.001, 5000),
        fc.integer({ min: 1, max: 3 }),
        (one, other, dustLv) => {
          const at = (dayQty: number, ventCd: string) =>
            judged({ dayQty, dayUnitCd: 'kg', formCd: 'dust', dustLv, ventCd }).expLv!
          const [low, high] = [Math.min(one, other), Math.max(one, other)]
          expect(at(low, 'NONE')).toBeLessThanOrEqual(at(high, 'NONE'))
          expect(at(low, 'CLOSED')).toBeLessThanOrEqual(at(low, 'LOCAL'))
          expect(at(low, 'LOCAL')).toBeLessThanOrEqual(at(low, 'GENERAL'))
        },
      ),
    )
  })
  test('turning a unit there and back changes nothing', () => {
    fc.assert(
      fc.property(level(0.0001, 1000), level(1, 500), (value, weight) => {
        const there = converted(value, 'ppm', 'mgm3', weight)
        expect(converted(there, 'mgm3', 'ppm', weight)).toBeCloseTo(value, 8)
      }),
    )
  })
})
