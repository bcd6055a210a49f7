import { describe, expect, test } from 'vitest'
import {
  acceptUntil,
  agreedDue,
  dueMoment,
  effectDay,
  extensionDecider,
  extensionIssue,
  halfDue,
  lateDays,
  onTime,
  usualDueHours,
  usualEffectDays,
} from './due.rule.ts'
import type { Grade } from './grade.rule.ts'

const received = '2026-03-06T10:00:00+09:00'
const due = (grade: Grade, more: object = {}) =>
  dueMoment({ received, grade, hours: usualDueHours[grade] }, more)

describe('IMP-02 due', () => {
  test('the hours of the grade count to the minute for U and to the end of the day for the others', () => {
    expect((['U', 'H', 'M', 'L'] as const).map((grade) => due(grade).slice(0, 16))).toEqual([
      '2026-03-07T10:00',
      '2026-03-13T23:59',
      '2026-04-05T23:59',
      '2026-05-05T23:59',
    ])
  })
  test('a due day never lies past the day of the law', () => {
    expect(
      dueMoment({
        received: '2026-06-20T09:00:00+09:00',
        grade: 'M',
        hours: 720,
        legalDueYmd: '2026-07-17',
      }).slice(0, 10),
    ).toBe('2026-07-17')
    expect(
      dueMoment({
        received: '2026-06-20T09:00:00+09:00',
        grade: 'M',
        hours: 720,
        legalDueYmd: '2026-09-01',
      }).slice(0, 10),
    ).toBe('2026-07-20')
  })
  test('the day that a source has agreed on stands instead of the hours, but never past the law', () => {
    const hours = due('H')
    const agreed = (agreedYmd: string, more: object = {}, isOfGrade = true) =>
      agreedDue({ agreedYmd, ...more }, hours, isOfGrade).slice(0, 16)
    expect(agreed('2026-06-04')).toBe('2026-06-04T23:59')
    expect(agreed('2026-06-04', { legalDueYmd: '2026-05-01' })).toBe('2026-05-01T23:59')
    // Agreed for another grade: the hours of the raised one count as well.
    expect(agreed('2026-06-04', {}, false)).toBe('2026-03-13T23:59')
    expect(agreed('2026-03-08', {}, false)).toBe('2026-03-08T23:59')
  })
  test('a holiday is pulled forward only where the rule says so', () => {
    expect(due('M', { pull: true }).slice(0, 10)).toBe('2026-04-03')
    expect(due('M').slice(0, 10)).toBe('2026-04-05')
  })
  test('a refused check leaves half of the hours', () =>
    expect(halfDue(received, 'H', 168).slice(0, 10)).toBe('2026-03-09'))
})

describe('IMP-04 lateness', () => {
  test('lateness counts against the due day in force, and being in time against the first one', () => {
    const done = '2026-03-25T15:00:00+09:00'
    expect([lateDays('2026-03-27T23:59:00+09:00', done), onTime('2026-03-13T23:59:00+09:00', done)]).toEqual([
      0,
      false,
    ])
    expect(lateDays('2026-03-13T23:59:00+09:00', done)).toBe(12)
  })
})

describe('IMP-05 extension', () => {
  const ask = {
    grade: 'H',
    dueDt: '2026-03-13T23:59:00+09:00',
    extCnt: 0,
    newDueYmd: '2026-03-27',
    now: '2026-03-10T09:00:00+09:00',
  } as const
  test('an H is extended by at most 14 days', () => {
    expect(String(extensionIssue({ ...ask, newDueYmd: '2026-03-28' }))).toBe(
      '상 등급은 1회 14일 이내로만 연장할 수 있습니다.',
    )
    expect(extensionIssue(ask)).toBeUndefined()
  })
  test('an M and an L are extended by at most 30 days', () => {
    expect(extensionIssue({ ...ask, grade: 'M', newDueYmd: '2026-04-12' })).toBeUndefined()
    expect(String(extensionIssue({ ...ask, grade: 'L', newDueYmd: '2026-04-13' }))).toBe(
      '하 등급은 1회 30일 이내로만 연장할 수 있습니다.',
    )
  })
  test('a U is never extended, the others twice at most, before they are due and not backwards', () => {
    expect(String(extensionIssue({ ...ask, grade: 'U' }))).toBe('긴급 등급은 기한을 연장할 수 없습니다.')
    expect(String(extensionIssue({ ...ask, extCnt: 2 }))).toBe('연장은 2회까지 가능합니다.')
    expect(String(extensionIssue({ ...ask, now: '2026-03-14T00:10:00+09:00' }))).toBe(
      '기한이 지난 뒤에는 연장을 신청할 수 없습니다.',
    )
    expect(String(extensionIssue({ ...ask, newDueYmd: '2026-03-13' }))).toBe(
      '새 기한은 현재 기한보다 뒤여야 합니다.',
    )
  })
  test('an extension does not pass the day of the law without a letter of the authority', () => {
    const legal = { ...ask, legalDueYmd: '2026-03-20' }
    expect(String(extensionIssue(legal))).toBe('법정기한(2026-03-20)을 넘길 수 없습니다.')
    expect(extensionIssue({ ...legal, letter: true })).toBeUndefined()
  })
  test('the grade names who decides on an extension', () =>
    expect((['L', 'M', 'H'] as const).map(extensionDecider)).toEqual(['deptHead', 'coordinator', 'siteHead']))
})

test('IMP-09 the usual days are 90 for U and H, 30 for M, none for L', () =>
  expect(usualEffectDays).toEqual({ U: 90, H: 90, M: 30, L: 0 }))
test('IMP-02 half of the hours after a refused check ends with the law at the latest', () =>
  expect(halfDue(received, 'M', 720, '2026-03-12').slice(0, 10)).toBe('2026-03-12'))
test('7: an H that is received on 2026-03-06 10:00 is due on 2026-03-13 23:59', () =>
  expect(due('H').slice(0, 16)).toBe('2026-03-13T23:59'))
test('IMP-09 effect check 90 days after an H was done, none for a grade without days', () => {
  expect(effectDay('2026-03-12T15:00:00+09:00', 90)).toBe('2026-06-10')
  expect(effectDay('2026-03-12T15:00:00+09:00', 0)).toBeUndefined()
})

test('an assignment is accepted within one working day, an urgent one within the hour', () => {
  expect(acceptUntil('2026-03-06T10:00:00+09:00', 'M', new Set()).slice(0, 16)).toBe('2026-03-09T10:00')
  expect(acceptUntil('2026-03-06T10:00:00+09:00', 'U', new Set()).slice(0, 16)).toBe('2026-03-06T11:00')
})
