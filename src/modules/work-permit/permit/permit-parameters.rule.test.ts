import { describe, expect, it } from 'vitest'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'
import { permitFigures, permitParametersOf } from './permit-parameters.rule.ts'

const values = (changed: Record<string, [val: string, fromYmd: string]> = {}) =>
  new Map(
    permitFigures
      .rows('2026-01-01')
      .map(({ paramCd, val, fromYmd }): [string, { val: string; fromYmd: string }] => [
        paramCd,
        { val, fromYmd },
      ])
      .concat(Object.entries(changed).map(([code, [val, fromYmd]]) => [code, { val, fromYmd }])),
  )

describe('permit parameters', () => {
  it('the values in force are read with the day since which the newest of them holds', () => {
    expect(inKorean(permitParametersOf(values()))).toMatchObject({
      hotWatchMinutes: 60,
      version: '작업허가 기준 2026-01-01',
    })
    expect(
      inKorean(permitParametersOf(values({ 'PTW.hotWatchMinutes': ['30', '2026-06-01'] }))),
    ).toMatchObject({
      hotWatchMinutes: 30,
      version: '작업허가 기준 2026-06-01',
    })
  })

  it('a figure that is missing, unknown or no number is refused', () => {
    const missing = values()
    missing.delete('PTW.shiftMaxMinutes')
    expect(() => permitParametersOf(new Map())).toThrow(RangeError)
    expect(() => permitParametersOf(missing)).toThrow('shiftMaxMinutes')
    expect(() => permitParametersOf(values({ 'PTW.nope': ['1', '2026-01-01'] }))).toThrow('nope')
    expect(() => permitParametersOf(values({ 'PTW.shiftMaxMinutes': ['x', '2026-01-01'] }))).toThrow(
      RangeError,
    )
  })

  it('every figure that still has to be read in the original is marked', () => {
    const open = Object.values(permitFigures.figures).filter(({ confirm }) => confirm)
    expect(open.map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        '작업허가 최대 시간',
        '화기작업 시작 LEL(이하)',
        '화기작업 측정주기',
        '화기작업 후 사후감시 시간',
      ]),
    )
  })
})
