import { expect, test } from 'vitest'
import { judgeGas, type GasContext } from './gas-criteria.rule.ts'
import { gasFailures } from './gas-failures.rule.ts'
import { firstPermitParameters } from './permit-parameters.rule.ts'

const parameters = firstPermitParameters('2026-01-01')
const confined: GasContext = { permitTypeCd: 'G', supplCds: ['S1'], exZone: 'none' }
const low = {
  measTypeCd: 'first' as const,
  measDt: '2026-03-10 08:01',
  o2Pct: 17.9,
  lelPct: 0,
  coPpm: 5,
  h2sPpm: 0,
  co2Pct: 0.04,
}
const failTxt = judgeGas(low, confined, parameters).failures.join(', ')

test('a kept measurement that failed tells a Chinese and a Spanish reader why in their languages', () => {
  const failures = gasFailures({ ...low, failTxt }, confined, parameters)
  if (typeof failures === 'string') throw new Error('the kept words are no sentences')
  expect(failures.length).toBe(1)
  for (const language of ['zh', 'es', 'en'] as const)
    expect(failures[0]!.in(language)).not.toMatch(/\p{Script=Hangul}/u)
  expect(failures.join(', ')).toBe(failTxt)
})

test('words that the limits of today would not say again stay as they were said', () => {
  const kept = 'O₂ 17.9% (기준 19%)'
  expect(gasFailures({ ...low, failTxt: kept }, confined, parameters)).toBe(kept)
  expect(gasFailures({ ...low, failTxt }, confined, undefined)).toBe(failTxt)
  expect(gasFailures({ ...low, o2Pct: 20.9, failTxt: null }, confined, parameters)).toEqual([])
})
