import { describe, expect, it, test } from 'vitest'
import {
  appointmentIssues,
  appointmentMark,
  dDay,
  deputyActs,
  overlap,
  reportDue,
  reportMark,
} from './appointment.rule.ts'
import { appointmentMessages } from './appointment.texts.ts'

const period = (fromYmd: string, toYmd: string | null = null) => ({ fromYmd, toYmd })

test.each([
  [period('2026-01-01', '2026-01-31'), period('2026-02-01'), false],
  [period('2026-01-01', '2026-01-31'), period('2026-01-31'), true],
  [period('2026-01-01'), period('2030-01-01'), true],
  [period('2026-03-01'), period('2026-01-01', '2026-02-28'), false],
])('periods %o and %o overlap: %s', (one, other, expected) => {
  expect(overlap(one, other)).toBe(expected)
  expect(overlap(other, one)).toBe(expected)
})

describe('the report of an appointment', () => {
  it('is due so many days after it, or never', () => {
    expect(reportDue('2026-02-20', 14)).toBe('2026-03-06')
    expect(reportDue('2026-02-20', null)).toBeNull()
  })
  it.each([
    ['2026-03-01', '2026-03-06', '2026-03-10', 'done'],
    [null, null, '2026-03-10', 'none'],
    [null, '2026-03-06', '2026-03-06', 'due'],
    [null, '2026-03-06', '2026-03-07', 'overdue'],
  ] as const)('reported %s, due %s, on %s: %s', (rptYmd, rptDueYmd, today, expected) =>
    expect(reportMark({ ...period('2026-02-20'), rptYmd, rptDueYmd }, today)).toBe(expected),
  )
})

test.each([
  ['2026-03-10', '2026-03-10', 'D-DAY'],
  ['2026-03-10', '2026-03-30', 'D-20'],
  ['2026-03-10', '2026-03-07', 'D+3'],
])('on %s the day %s is %s', (today, day, expected) => expect(dDay(today, day)).toBe(expected))

test.each([
  [period('2026-04-01'), 'planned'],
  [period('2026-01-01'), 'current'],
  [period('2026-01-01', '2026-03-09'), 'ended'],
  [period('2026-01-01', '2026-04-09'), 'ending'],
  [period('2026-01-01', '2026-04-10'), 'current'],
])('an appointment of %o on 2026-03-10 is %s', (of, expected) =>
  expect(appointmentMark(of, '2026-03-10')).toBe(expected),
)

describe('the deputy', () => {
  const appointment = {
    ...period('2026-01-01', '2026-12-31'),
    absentFromYmd: '2026-07-01',
    absentToYmd: '2026-07-05',
  }
  it.each([
    ['2026-06-30', false],
    ['2026-07-01', true],
    ['2026-07-05', true],
    ['2026-07-06', false],
  ])('acts on %s: %s', (day, expected) => expect(deputyActs(appointment, day)).toBe(expected))
  it('does not act without an absence, nor after the appointment', () => {
    expect(deputyActs({ ...appointment, absentFromYmd: null, absentToYmd: null }, '2026-07-02')).toBe(false)
    expect(deputyActs({ ...appointment, toYmd: '2026-07-02' }, '2026-07-03')).toBe(false)
  })
})

describe('an appointment is refused', () => {
  const values = { userId: 'saf01', deputyUserId: 'saf02', fromYmd: '2026-01-01', toYmd: '2026-12-31' }
  it.each([
    [{ toYmd: '2025-12-31' }, 'toYmd', '종료일은 시작일보다 빠를 수 없습니다.'],
    [{ deputyUserId: 'saf01' }, 'deputyUserId', appointmentMessages.ownDeputy()],
    [{ absentFromYmd: '2026-07-01' }, 'absentToYmd', appointmentMessages.absencePair()],
    [
      { absentFromYmd: '2026-07-01', absentToYmd: '2026-07-02', deputyUserId: null },
      'deputyUserId',
      appointmentMessages.absenceDeputy(),
    ],
    [
      { absentFromYmd: '2026-12-30', absentToYmd: '2027-01-02' },
      'absentFromYmd',
      appointmentMessages.absenceOutside(),
    ],
    [{ rptYmd: '2025-12-31' }, 'rptYmd', appointmentMessages.reportBefore()],
  ])('with %o', (change, path, message) =>
    expect(
      appointmentIssues({ ...values, ...change }).map((issue) => `${issue.path} ${String(issue.message)}`),
    ).toContain(`${path} ${message}`),
  )
  it('a complete appointment has no fault', () => {
    expect(
      appointmentIssues({
        ...values,
        absentFromYmd: '2026-07-01',
        absentToYmd: '2026-07-05',
        rptYmd: '2026-01-10',
      }),
    ).toEqual([])
  })
})
