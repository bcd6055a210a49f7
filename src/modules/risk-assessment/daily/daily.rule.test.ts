import { describe, expect, test } from 'vitest'
import { meetingRoles } from './daily-codes.rule.ts'
import {
  judgeMonth,
  mondayOf,
  monthsToFulfil,
  spanOfMonth,
  standsForOthers,
  type MonthFacts,
} from './daily.rule.ts'

/** March 2026 of the design: 2 March is a substitute holiday, 21 working days, 5 weeks. (rsa.md 5.6) */
const workdays = [
  '03',
  '04',
  '05',
  '06',
  '09',
  '10',
  '11',
  '12',
  '13',
  '16',
  '17',
  '18',
  '19',
  '20',
  '23',
  '24',
  '25',
  '26',
  '27',
  '30',
  '31',
].map((day) => `2026-03-${day}`)
const meetings = ['04', '11', '18', '25', '30'].map((day) => ({
  ymd: `2026-03-${day}`,
  roles: [...meetingRoles],
}))
const march = (over: Partial<MonthFacts> = {}): MonthFacts => ({
  month: '2026-03',
  today: '2026-04-06',
  holidays: new Set(['2026-03-02']),
  discoveries: [{ ymd: '2026-03-20', source: 'own' }],
  meetings,
  toolbox: workdays.map((ymd) => ({ ymd, permit: false })),
  ...over,
})
const without = (...missed: string[]) =>
  workdays.filter((day) => !missed.includes(day)).map((day) => ({ ymd: day, permit: false }))
const said = (facts: MonthFacts) => judgeMonth(facts).gaps.map(String)

describe('a month of assessing in everyday work', () => {
  test('March 2026 has 21 working days and 5 weeks, and one day without a meeting leaves it unfulfilled', () => {
    const light = judgeMonth(march({ toolbox: without('2026-03-17') }))
    expect([light.workdays, light.toolboxDays, light.weeks.length, light.metWeeks, light.light]).toEqual([
      21,
      20,
      5,
      5,
      'gap',
    ])
    expect(light.gaps.map(String)).toEqual(['2026-03-17 TBM 미실시'])
  })
  test('with all 21 it is fulfilled', () => {
    expect([judgeMonth(march()).light, said(march())]).toEqual(['met', []])
  })
  test('a meeting under a permit counts for its day and is marked as such', () => {
    const light = judgeMonth(
      march({ toolbox: [...without('2026-03-17'), { ymd: '2026-03-17', permit: true }] }),
    )
    expect([light.light, light.days.find(({ ymd }) => ymd === '2026-03-17')]).toEqual([
      'met',
      { ymd: '2026-03-17', light: 'met', permit: true },
    ])
  })
  test('a toolbox meeting on a holiday does not stand for another day', () => {
    const held = [
      ...without('2026-03-17'),
      { ymd: '2026-03-02', permit: false },
      { ymd: '2026-03-14', permit: false },
    ]
    expect(said(march({ toolbox: held }))).toEqual(['2026-03-17 TBM 미실시'])
  })
  test('without a finding, or with one of another month, the month is not fulfilled', () => {
    expect(said(march({ discoveries: [] }))).toEqual(['2026-03 근로자 참여 유해·위험요인 발굴 없음'])
    expect(said(march({ discoveries: [{ ymd: '2026-02-27', source: 'nearMiss' }] })).length).toBe(1)
  })
  test('a week without a meeting is named, and one whose meeting lacked somebody names the roles', () => {
    expect(said(march({ meetings: meetings.slice(1) }))).toEqual(['2026-03-02 ~ 2026-03-08 주간 회의 미실시'])
    const half = [{ ymd: '2026-03-04', roles: ['head', 'safety', 'supervisor'] }, ...meetings.slice(1)]
    expect(said(march({ meetings: half }))).toEqual([
      '2026-03-02 ~ 2026-03-08 주간 회의 참석 누락: 보건관리자, 도급·수급업체',
    ])
  })
  test('missed days that follow each other are one gap, over days off too, and each of them counts', () => {
    const light = judgeMonth(
      march({ toolbox: without('2026-03-06', '2026-03-09', '2026-03-10', '2026-03-17') }),
    )
    expect([light.gaps.map(String), light.gapCnt]).toEqual([
      ['2026-03-06 ~ 2026-03-10 TBM 미실시(3일)', '2026-03-17 TBM 미실시'],
      4,
    ])
  })
  test('a week over the edge of the month is judged as a whole', () => {
    const april = meetings.map((each, at) => (at === 4 ? { ...each, ymd: '2026-04-02' } : each))
    expect(said(march({ meetings: april }))).toEqual([])
    expect([mondayOf('2026-04-02'), spanOfMonth('2026-03')]).toEqual([
      '2026-03-30',
      { from: '2026-02-23', to: '2026-04-05' },
    ])
  })
  test('what can still be done is open and not late; the day itself is never late', () => {
    const on = (today: string) =>
      judgeMonth(
        march({ today, discoveries: [], toolbox: without('2026-03-17'), meetings: meetings.slice(0, 2) }),
      )
    const light = on('2026-03-17')
    expect([light.light, light.gaps, light.discovery.light, light.weeks[2]!.light]).toEqual([
      'open',
      [],
      'open',
      'open',
    ])
    expect(on('2026-03-18').gaps.map(String)).toEqual(['2026-03-17 TBM 미실시'])
    expect(on('2026-03-21').gaps.map(String)).toEqual([
      '2026-03-16 ~ 2026-03-22 주간 회의 미실시',
      '2026-03-17 TBM 미실시',
    ])
  })
})

describe('what it stands for', () => {
  test('the months since a day are asked, of the last year, and always the last that is over', () => {
    expect(monthsToFulfil('2026-01-15', '2026-03-10')).toEqual(['2026-01', '2026-02', '2026-03'])
    expect(monthsToFulfil('2026-03-09', '2026-03-10')).toEqual(['2026-02', '2026-03'])
    expect(monthsToFulfil('2020-01-01', '2026-03-10')).toHaveLength(13)
  })
  test('it stands for the others while every month is met and the running one has no gap', () => {
    const months = (...lights: ('met' | 'open' | 'gap')[]) =>
      lights.map((light, at) => ({ light, month: `2026-0${at + 1}` }))
    expect(standsForOthers(months('met', 'met', 'open'), '2026-03-10')).toBe(true)
    expect(standsForOthers(months('met', 'met', 'gap'), '2026-03-10')).toBe(false)
    expect(standsForOthers(months('met', 'gap', 'open'), '2026-03-10')).toBe(false)
    expect(standsForOthers(months('open'), '2026-01-10')).toBe(false)
    expect(standsForOthers([], '2026-01-10')).toBe(false)
  })
})
