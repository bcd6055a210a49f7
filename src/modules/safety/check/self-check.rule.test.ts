import { expect, test } from 'vitest'
import { missingIn } from '../../../platform/check-form/check-score.rule.ts'
import { companyPurpose, isSelfCheck, safetyPurpose, sourceOf } from './check-codes.rule.ts'
import { monthCycle, selfCheckFrom, selfCheckView } from './self-check.rule.ts'

test('a company reads planned, done, confirmed and sent back as its own five words, and a missed month as one more', () => {
  expect(selfCheckView({ state: 'planned' })).toBe('open')
  expect(selfCheckView({ state: 'planned', startDt: '2026-03-05T09:00:00+09:00' })).toBe('writing')
  expect(['done', 'confirmed', 'sentBack', 'missed'].map((state) => selfCheckView({ state }))).toEqual([
    'submitted',
    'confirmed',
    'sentBack',
    'missed',
  ])
})
test('a monthly self-check is written from the first of its month, a weekly one so many days before it is due', () => {
  const round = { planYmd: '2026-03-20', dueYmd: '2026-03-20' }
  expect(selfCheckFrom(round, monthCycle, 7)).toBe('2026-03-01')
  expect(selfCheckFrom(round, 'W', 7)).toBe('2026-03-13')
  // A holiday pulled the round into the month before.
  expect(selfCheckFrom({ planYmd: '2026-03-01', dueYmd: '2026-02-27' }, monthCycle, 7)).toBe('2026-02-20')
})
test('what a company finds bad with itself is proved by words and a picture, whatever the item asks', () => {
  const items = [{ itemCd: '1', answerKindCd: 'OK', badPhotoYn: 'N' as const, badNoteYn: 'N' as const }]
  const bad = { itemCd: '1', answerCd: 'N' }
  const said = (answer: object, purposeCd: string) =>
    missingIn(items, [{ ...bad, ...answer }], purposeCd).map(({ message }) => String(message))
  expect(said({}, safetyPurpose)).toEqual([])
  const sentence = ['미흡 항목의 내용과 사진을 등록하세요.']
  expect(said({}, companyPurpose)).toEqual(sentence)
  expect(said({ noteTxt: '난간이 없음' }, companyPurpose)).toEqual(sentence)
  expect(said({ fileNos: ['1'] }, companyPurpose)).toEqual(sentence)
  expect(said({ noteTxt: '난간이 없음', fileNos: ['1'] }, companyPurpose)).toEqual([])
  // Put right on the spot: one picture before, one after.
  expect(said({ noteTxt: '난간이 없음', fileNos: ['1'], mendedYn: 'Y' }, companyPurpose)).toHaveLength(1)
})
test('improvements of self-checks are those of companies, of machines those of facilities', () => {
  expect(isSelfCheck({ checkTypeCd: 'SLF' })).toBe(true)
  expect(sourceOf({ checkTypeCd: 'SLF', facilityNo: null })).toBe('VEN')
  expect(sourceOf({ checkTypeCd: 'DLY', facilityNo: 7 })).toBe('FAC')
  expect(sourceOf({ checkTypeCd: 'MON' })).toBe('CHK')
})
