import { describe, expect, test } from 'vitest'
import { milligramsOf, mixedAcuteToxicity, mixedExposure, oralCategory, ppmOf } from './exposure.rule.ts'

describe('exposure (chm.md 5.7)', () => {
  const toluene = (level: number) => [
    { level, limit: 50 },
    { level: 30, limit: 100 },
    { level: 60, limit: 200 },
  ]
  test('톨루엔 20/50 + 자일렌 30/100 + MEK 60/200 = 1.0 does not exceed', () =>
    expect(mixedExposure(toluene(20))).toEqual({ em: 1, exceeded: false }))
  test('toluene 30 → 1.2 exceeds', () => expect(mixedExposure(toluene(30))).toEqual({ em: 1.2, exceeded: true }))
  test('just above one exceeds', () => expect(mixedExposure(toluene(20.01)).exceeded).toBe(true))
  test('without a limit nothing is said', () => expect(() => mixedExposure([{ level: 1, limit: 0 }])).toThrow(RangeError))
  test('50 ppm of toluene are 188.4 mg/m³, and back', () => {
    expect(milligramsOf(50, 92.141)).toBe(188.4)
    expect(ppmOf(188.4, 92.141)).toBeCloseTo(50, 1)
  })
  test('30 % of ATE 200 → 666.7 → oral category 4', () => {
    const ate = mixedAcuteToxicity([{ contentPct: 30, ate: 200 }])
    expect([ate, oralCategory(ate!)]).toEqual([666.7, 'O4'])
  })
  test('300 belongs to category 3, 300.1 to 4, 2000.1 to none', () =>
    expect([oralCategory(300), oralCategory(300.1), oralCategory(2000.1)]).toEqual(['O3', 'O4', undefined]))
  test('nothing toxic has no estimate', () => expect(mixedAcuteToxicity([])).toBeUndefined())
})
