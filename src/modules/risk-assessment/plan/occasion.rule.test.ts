import { expect, test } from 'vitest'
import { eventTrigger, isIrregularOrder, isUnjudged } from './occasion.rule.ts'
import { triggers } from '../risk-codes.rule.ts'

const accident = { eventKindCd: 'accident', severityCd: null, psmYn: null } as const
test('an accident with lost time or of a process asks for an assessment, one with first aid does not', () => {
  for (const severityCd of ['FAT', 'MAJ', 'LT3', 'LT1'] as const)
    expect(eventTrigger({ ...accident, severityCd })).toBe(triggers.accident)
  for (const severityCd of ['MTC', 'FAC', 'NON'] as const)
    expect(eventTrigger({ ...accident, severityCd })).toBeUndefined()
  expect(eventTrigger({ ...accident, severityCd: 'NON', psmYn: 'Y' })).toBe(triggers.accident)
})
test('a near miss asks for an assessment of its own trigger, a hazard that was seen does not', () => {
  expect(eventTrigger({ ...accident, eventKindCd: 'nearMiss' })).toBe(triggers.nearMiss)
  expect(eventTrigger({ ...accident, eventKindCd: 'hazard' })).toBeUndefined()
})
test('an accident that nobody has classified counts as unjudged unless nobody was hurt', () => {
  expect(isUnjudged({ state: 'reported', injuredYn: 'Y' })).toBe(true)
  expect(isUnjudged({ state: 'reported', injuredYn: null })).toBe(true)
  expect(isUnjudged({ state: 'reported', injuredYn: 'N' })).toBe(false)
  expect(isUnjudged({ state: 'classified', injuredYn: 'Y' })).toBe(false)
})
test('urgent work and a start after a shutdown are irregular, unless a JSA has assessed them', () => {
  const order = { urgencyCd: 'NORMAL', jobKindCds: null, jsaNo: null }
  expect(isIrregularOrder(order)).toBe(false)
  expect(isIrregularOrder({ ...order, urgencyCd: 'URGENT' })).toBe(true)
  expect(isIrregularOrder({ ...order, jobKindCds: ['ENERGIZE'] })).toBe(true)
  expect(isIrregularOrder({ ...order, urgencyCd: 'URGENT', jsaNo: 7 })).toBe(false)
})
