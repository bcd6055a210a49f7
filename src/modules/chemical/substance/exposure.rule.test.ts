import { describe, expect, test } from 'vitest'
import { firstChemicalParameters as figures } from '../chemical-parameters.rule.ts'
import {
  explainExposure,
  milligramsOf,
  mixedAcuteToxicity,
  mixedExposure,
  mixtureToxicity,
  oralCategory,
  type MixturePart,
} from './exposure.rule.ts'

describe('exposure (chm.md 5.7)', () => {
  const toluene = (level: number) => [
    { level, limit: 50 },
    { level: 30, limit: 100 },
    { level: 60, limit: 200 },
  ]
  test('톨루엔 20/50 + 자일렌 30/100 + MEK 60/200 = 1.0 does not exceed', () =>
    expect(mixedExposure(toluene(20))).toEqual({ em: 1, exceeded: false }))
  test('a mixture whose exposure is 1.2 exceeds its limit', () =>
    expect(mixedExposure(toluene(30))).toEqual({ em: 1.2, exceeded: true }))
  test('just above one exceeds', () => expect(mixedExposure(toluene(20.01)).exceeded).toBe(true))
  test('the judgement says nothing without a limit', () =>
    expect(() => mixedExposure([{ level: 1, limit: 0 }])).toThrow(RangeError))
  test('50 ppm of toluene are 188.4 mg/m³', () => expect(milligramsOf(50, 92.141)).toBe(188.4))
  test('a mixture with 30 % of a substance of ATE 200 has ATE 666.7 and oral category 4', () => {
    const ate = mixedAcuteToxicity([{ contentPct: 30, ate: 200 }])
    expect([ate, oralCategory(ate!)]).toEqual([666.7, 'O4'])
  })
  test('300 belongs to category 3, 300.1 to 4, 2000.1 to none', () =>
    expect([oralCategory(300), oralCategory(300.1), oralCategory(2000.1)]).toEqual(['O3', 'O4', undefined]))
  const part = (contentPct: number, more: Partial<MixturePart> = {}): MixturePart => ({
    chemNm: '메탄올',
    casNo: '67-56-1',
    contentPct,
    twaVal: 200,
    expUnitNm: 'ppm',
    ateVal: null,
    oralCatCd: null,
    ...more,
  })
  test('a measured ATE counts before that of the category; the reason names both and what is left out', () => {
    expect(mixtureToxicity([part(30, { ateVal: 200, oralCatCd: 'O3' }), part(70)], figures)).toMatchObject({
      ate: 666.7,
      oralCatCd: 'O4',
      hCode: 'H302',
    })
    // Category 3 counts as 100 mg/kg: 30 % of it make 333.3, 40 % make 250 and thus category 3.
    expect(mixtureToxicity([part(30, { oralCatCd: 'O3' })], figures)?.ate).toBe(333.3)
    const strong = mixtureToxicity([part(40, { oralCatCd: 'O3' })], figures, 1)!
    expect([strong.ate, strong.hCode]).toEqual([250, 'H301'])
    expect(strong.explanation.inputs.map(({ value }) => String(value))).toEqual([
      '40% ÷ ATE 100 mg/kg (구분3 변환값)',
      '1종은 계산에 넣지 않았습니다. 공급사 MSDS를 따릅니다.',
    ])
    expect(mixtureToxicity([part(10, { oralCatCd: 'O4' })], figures)).toMatchObject({
      ate: 5000,
      oralCatCd: undefined,
      hCode: undefined,
    })
    expect(mixtureToxicity([part(100)], figures)).toBeUndefined()
  })
  test('a value measured on the whole mixture counts before the sum of its components', () => {
    const own = mixtureToxicity([part(40, { oralCatCd: 'O3' })], figures, 0, 1500)!
    expect([own.ate, own.oralCatCd, own.hCode]).toEqual([1500, 'O4', 'H302'])
    expect(own.explanation.inputs.map(({ value }) => String(value))).toEqual(['1500 mg/kg'])
    expect(mixtureToxicity([], figures, 0, 2500)?.oralCatCd).toBeUndefined()
  })
  test('the why of an exposure shows each share', () => {
    const why = explainExposure([{ chemNm: '톨루엔', level: 30, limit: 50, unit: 'ppm' }])
    expect(why.inputs).toEqual([{ label: '톨루엔', value: '30 ÷ 50 ppm = 0.6' }])
    expect(String(why.formula)).toContain('= 0.6 → 1 이하')
  })
  test('a mixture without anything toxic has no estimate', () =>
    expect(mixedAcuteToxicity([])).toBeUndefined())
})
