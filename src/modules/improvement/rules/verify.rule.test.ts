import { describe, expect, test } from 'vitest'
import { fourEyesIssue, mayVerify, pictureIssue, proposesWarning, riskAfterIssue } from './verify.rule.ts'
import { verifySentences } from './verify.texts.ts'

describe('IMP-06 four eyes', () => {
  const done = { doers: ['emp02', null], actVendorCd: 'V00001' }
  test('neither the doer nor the vendor verifies', () => {
    expect(String(fourEyesIssue({ userId: 'emp02', vendorCd: null }, done))).toBe(
      '조치자와 검증자는 같을 수 없습니다.',
    )
    expect(String(fourEyesIssue({ userId: 'vnd01s', vendorCd: 'V00001' }, done))).toBe(
      '조치자와 검증자는 같을 수 없습니다.',
    )
    expect(fourEyesIssue({ userId: 'saf01', vendorCd: null }, done)).toBeUndefined()
  })
})
describe('IMP-06 who stands in', () => {
  const nobody = {
    coordinator: false,
    ofAskingDept: false,
    headOfAskingDept: false,
    small: false,
    coordinatorDid: false,
  }
  const head = { ...nobody, ofAskingDept: true, headOfAskingDept: true }
  test('the grade decides whether the coordinator, the asking department or its head verifies', () => {
    expect(mayVerify({ ...nobody, coordinator: true })).toBe(true)
    expect([
      mayVerify({ ...nobody, ofAskingDept: true, small: true }),
      mayVerify({ ...nobody, ofAskingDept: true }),
    ]).toEqual([true, false])
    expect([mayVerify({ ...head, coordinatorDid: true }), mayVerify(head)]).toEqual([true, false])
    expect(mayVerify({ ...nobody, ofAskingDept: true, coordinatorDid: true })).toBe(false)
  })
})
describe('IMP-08 risk afterwards', () => {
  test('the risk after the action is lower, or a reason says why not', () => {
    expect(riskAfterIssue(12, { freqAft: 1, sevAft: 4, reason: undefined })).toBeUndefined()
    expect(String(riskAfterIssue(12, { freqAft: 3, sevAft: 4, reason: undefined }))).toBe(
      String(verifySentences.notLower()),
    )
    expect(
      riskAfterIssue(12, { freqAft: 3, sevAft: 4, reason: '발생가능성은 그대로이나 노출 인원이 줄었음' }),
    ).toBeUndefined()
    expect(riskAfterIssue(null, { freqAft: 5, sevAft: 5, reason: undefined })).toBeUndefined()
  })
})
test('IMP-08 a row whose risk stays or grows does not close without a reason of five characters', () => {
  for (const [freqAft, sevAft] of [
    [3, 4],
    [5, 5],
  ] as const) {
    expect(String(riskAfterIssue(12, { freqAft, sevAft, reason: '노출' }))).toBe(
      String(verifySentences.notLower()),
    )
    expect(riskAfterIssue(12, { freqAft, sevAft, reason: '노출 인원 감소' })).toBeUndefined()
  }
})
describe('IMP-16 pictures', () => {
  const [one, other] = [{ sha256: 'a' }, { sha256: 'b' }]
  const done = '2026-03-12T15:00:00+09:00'
  test('pictures before and after are taken when the rule asks, never the same one and none afterwards', () => {
    expect(String(pictureIssue([], [other], true, done))).toBe(String(verifySentences.noBefore()))
    expect(String(pictureIssue([one], [], true, done))).toBe(String(verifySentences.noAfter()))
    expect(pictureIssue([], [], false, done)).toBeUndefined()
    expect(String(pictureIssue([one], [one], false, done))).toBe('조치 전·후 사진이 같습니다.')
    expect(
      String(pictureIssue([one], [{ ...other, takenDt: '2026-03-12T16:00:00+09:00' }], true, done)),
    ).toBe(String(verifySentences.pictureLater()))
    expect(
      pictureIssue([one], [{ ...other, takenDt: '2026-03-12T14:00:00+09:00' }], true, done),
    ).toBeUndefined()
  })
})
test('IMP-15 a vendor that is late by level 2 or was refused twice is proposed for a warning', () => {
  const row = { actVendorCd: 'V00001', highestLevel: 1, reopenCnt: 1 }
  expect([
    proposesWarning(row),
    proposesWarning({ ...row, highestLevel: 2 }),
    proposesWarning({ ...row, reopenCnt: 2 }),
    proposesWarning({ ...row, actVendorCd: null, reopenCnt: 2 }),
  ]).toEqual([false, true, true, false])
})
