import { describe, expect, it } from 'vitest'
import {
  initialPermitParameterRows,
  permitParameterDefinitions,
  permitParametersOn as permitParametersOnIn,
} from './permit-parameters.rule.ts'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'

const permitParametersOn = (...given: Parameters<typeof permitParametersOnIn>) =>
  inKorean(permitParametersOnIn(...given))
const rows = initialPermitParameterRows('2026-01-01')

describe('permit parameters', () => {
  it('are the values in force on the day, not the newest ones', () => {
    const changed = [...rows, { parameterCd: 'hotWatchMinutes', parameterVal: 30, effectYmd: '2026-06-01' }]
    expect(permitParametersOn('2026-05-31', changed)).toMatchObject({
      hotWatchMinutes: 60,
      version: '작업허가 기준 2026-01-01',
    })
    expect(permitParametersOn('2026-06-01', changed)).toMatchObject({
      hotWatchMinutes: 30,
      version: '작업허가 기준 2026-06-01',
    })
    expect(permitParametersOn('2026-06-01', changed.toReversed()).hotWatchMinutes).toBe(30)
  })

  it('are refused when one is missing, unknown or no number', () => {
    expect(() => permitParametersOn('2025-12-31', rows)).toThrow(RangeError)
    expect(() => permitParametersOn('2026-01-01', rows.slice(1))).toThrow('shiftMaxMinutes')
    expect(() =>
      permitParametersOn('2026-01-01', [
        ...rows,
        { parameterCd: 'nope', parameterVal: 1, effectYmd: '2026-01-01' },
      ]),
    ).toThrow('nope')
    expect(() =>
      permitParametersOn('2026-01-01', [...rows.slice(1), { ...rows[0]!, parameterVal: Number.NaN }]),
    ).toThrow(RangeError)
  })

  it('mark every figure that still has to be read in the original', () => {
    const open = Object.values(permitParameterDefinitions).filter((definition) => definition.confirmNeeded)
    expect(open.map((definition) => definition.label)).toEqual(
      expect.arrayContaining([
        '작업허가 최대 시간',
        '화기작업 시작 LEL(이하)',
        '화기작업 측정주기',
        '화기작업 후 사후감시 시간',
      ]),
    )
  })
})
