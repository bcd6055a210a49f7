import { expect, test } from 'vitest'
import {
  isTooLong,
  jsaReasons,
  jsaValidTo,
  repetition,
  stepsOf,
  type JsaFacts,
  type JsaWork,
} from './jsa.rule.ts'

const jsa: JsaFacts = {
  jsaCd: 'JSA-1000-2026-0001',
  state: 'confirmed',
  plantCd: '1000',
  vendorCd: null,
  permitTypeCd: 'G',
  supplCds: ['S1'],
  validToYmd: '2027-03-10',
  stepCnt: 9,
}
const work: JsaWork = {
  plantCd: '1000',
  vendorCd: 'V001',
  permitTypeCd: 'G',
  supplCds: ['S1'],
  workYmd: '2026-05-01',
}
const said = (facts: Partial<JsaFacts>, asked: Partial<JsaWork> = {}) =>
  jsaReasons({ ...jsa, ...facts }, { ...work, ...asked }).map(String)

test('few people less than daily repeat 1, many more than daily 3, all else 2', () => {
  expect(repetition('few', 'lessThanDaily')).toBe(1)
  expect(repetition('many', 'moreThanDaily')).toBe(3)
  expect([
    repetition('few', 'daily'),
    repetition('few', 'moreThanDaily'),
    repetition('many', 'lessThanDaily'),
    repetition('many', 'daily'),
  ]).toEqual([2, 2, 2, 2])
})

test('ten steps are one JSA, eleven are too many, and rows without a number are no step', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ stepNo: index + 1 }))
  expect(isTooLong(stepsOf([...rows(10), { stepNo: 3 }, { stepNo: null }]))).toBe(false)
  expect(isTooLong(stepsOf(rows(11)))).toBe(true)
})

test('a confirmed JSA of the plant serves the work of a company that it covers', () => {
  expect(said({})).toEqual([])
  expect(said({ vendorCd: 'V001' })).toEqual([])
  expect(jsaValidTo('2026-03-10', 12)).toBe('2027-03-10')
})

test('a JSA that is not confirmed, of others, too old or without steps does not serve', () => {
  expect(said({ state: 'review' })).toEqual(['JSA-1000-2026-0001은(는) 아직 확정되지 않았습니다.'])
  expect(said({ vendorCd: 'V002' })).toHaveLength(1)
  expect(said({}, { plantCd: '2000' })).toHaveLength(1)
  expect(said({ stepCnt: 0 })).toHaveLength(1)
  expect(said({ validToYmd: '2026-04-30' })[0]).toContain('2026-04-30')
  expect(said({ validToYmd: null })).toHaveLength(1)
})

test('a kind of work that is added later asks for a JSA anew', () => {
  expect(said({}, { permitTypeCd: 'H' })[0]).toContain('화기')
  expect(said({}, { supplCds: ['S1', 'S2'] })).toHaveLength(1)
  expect(said({ permitTypeCd: 'H', supplCds: ['S1', 'S2'] }, { supplCds: ['S2'] })).toEqual([])
})
