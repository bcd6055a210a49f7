import { expect, test } from 'vitest'
import { missingAgreements, openMoves, type MovedPlace } from './moved-place.rule.ts'

const move: MovedPlace = {
  permitAdjustNo: 1,
  adjustCd: 'place',
  agreeYn: 'Y',
  otherPermitNo: 7,
  confirmDt: null,
  otherDt: null,
}
const moment = '2026-11-24T10:00:00+09:00'

test('a moved place waits for the issuer of its area and for the other side', () => {
  expect(missingAgreements(move)).toEqual(['issuer', 'other'])
  expect(missingAgreements({ ...move, confirmDt: moment })).toEqual(['other'])
  expect(missingAgreements({ ...move, confirmDt: moment, otherDt: moment })).toEqual([])
})
test('beside a store there is no other side to agree, and what was moved before the rule waits for nobody', () => {
  expect(missingAgreements({ ...move, otherPermitNo: null })).toEqual(['issuer'])
  expect(missingAgreements({ ...move, agreeYn: null })).toEqual([])
})
test('a later move because of the same work replaces the earlier one', () => {
  const agreed = { ...move, permitAdjustNo: 2, confirmDt: moment, otherDt: moment }
  expect(openMoves([move, agreed])).toEqual([])
  expect(openMoves([agreed, { ...move, permitAdjustNo: 3 }])).toHaveLength(1)
  expect(openMoves([{ ...move, adjustCd: 'time' }])).toEqual([])
})
