import { describe, expect, test } from 'vitest'
import { breachDue, isReportDue, lateSteps, momentIssue, openSteps } from './breach.rule.ts'
import { breachMessages } from './privacy.texts.ts'

const figures = { hours: 72, persons: 1000 }
const facts = {
  knownDt: '2026-11-20T09:30:00+09:00',
  personCnt: 999,
  sensitiveYn: 'N',
  outsideYn: 'N',
} as const
const done = { dueDt: '2026-11-23T09:30:00+09:00', rptYn: 'Y', notiDt: null, rptDt: null } as const

test('the deadline is 72 hours after the breach became known, weekends included', () => {
  expect(breachDue(facts.knownDt, figures)).toBe('2026-11-23T09:30:00+09:00')
  expect(breachDue('2026-02-27T23:00:00+09:00', figures)).toBe('2026-03-02T23:00:00+09:00')
})

describe('a report is due', () => {
  test.each([
    ['999 persons', {}, false],
    ['1,000 persons', { personCnt: 1000 }, true],
    ['one person, sensitive data', { personCnt: 1, sensitiveYn: 'Y' }, true],
    ['one person, access from outside', { personCnt: 1, outsideYn: 'Y' }, true],
    ['nothing said', { personCnt: 0, sensitiveYn: null, outsideYn: null }, false],
  ] as const)('%s', (_, over, due) => expect(isReportDue({ ...facts, ...over }, figures)).toBe(due))
  test('the figure of the day decides whether a report is due', () =>
    expect(isReportDue(facts, { ...figures, persons: 500 })).toBe(true))
})

describe('what is open and what is late', () => {
  test('telling the people concerned is always open, and reporting where it is due', () => {
    expect(openSteps(done)).toEqual(['noti', 'rpt'])
    expect(openSteps({ ...done, rptYn: 'N' })).toEqual(['noti'])
    expect(openSteps({ ...done, notiDt: facts.knownDt, rptDt: facts.knownDt })).toEqual([])
  })
  test('lateness counts to the second, and for good', () => {
    expect(lateSteps(done, '2026-11-23T09:30:00+09:00')).toEqual([])
    expect(lateSteps(done, '2026-11-23T09:30:01+09:00')).toEqual(['noti', 'rpt'])
    expect(lateSteps({ ...done, notiDt: '2026-11-22T10:00:00+09:00' }, '2026-11-24T00:00:00+09:00')).toEqual([
      'rpt',
    ])
    expect(
      lateSteps({ ...done, rptYn: 'N', notiDt: '2026-11-24T10:00:00+09:00' }, '2026-11-25T00:00:00+09:00'),
    ).toEqual(['noti'])
  })
})

test('a moment lies between the knowledge and now', () => {
  const now = '2026-11-21T00:00:00+09:00'
  expect(momentIssue('2026-11-21T00:00:01+09:00', null, now)).toEqual(breachMessages.future())
  expect(momentIssue('2026-11-20T09:29:59+09:00', facts.knownDt, now)).toEqual(breachMessages.beforeKnown())
  expect(momentIssue('2026-11-20T09:30:00+09:00', facts.knownDt, now)).toBeUndefined()
})
