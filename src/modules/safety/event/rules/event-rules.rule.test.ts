import { describe, expect, test } from 'vitest'
import { roundHalfUp } from '../../../../core/shared/decimal.ts'
import {
  accidentRates,
  estimatedHours,
  isPublishedTogether,
  lostDays,
  scoreGap,
  scoreVerdict,
} from './accident-rates.rule.ts'
import { careless, causeFaults, measureFaults } from './cause-quality.rule.ts'
import { judgeEvent, knownRestDays, restDaysOf, type Happened, type Hurt } from './event-flags.rule.ts'
import { eventFigures } from './event-parameters.rule.ts'
import { hoursOfDays, sourceOfHours } from '../stat/hours.rule.ts'
import { nearMissGrade } from './near-miss.rule.ts'
import { reportsOf } from './report-clock.rule.ts'

const figures = eventFigures.first
const hurt = (more: Partial<Hurt> = {}): Hurt => ({
  workRelationCd: 'work',
  injuryTypeCd: 'injury',
  treatCd: 'hospital',
  treatMonths: null,
  restDays: null,
  deathYmd: null,
  ...more,
})
const happened = (persons: Hurt[], more: Partial<Happened> = {}): Happened => ({
  occurYmd: '2026-03-06',
  accidentTypeCds: ['HUM'],
  occurTypeCd: null,
  substance: false,
  releaseQty: null,
  psmYn: null,
  persons,
  diseaseYmds: [],
  ...more,
})
const judge = (persons: Hurt[], more?: Partial<Happened>) => judgeEvent(happened(persons, more), figures)

describe('SAF-01 flags (산업안전보건법 규칙 제3조, 중대재해처벌법 제2조)', () => {
  test('two injured of 3 and 4 months are a serious accident, no serious industrial accident', () => {
    const flags = judge([hurt({ treatMonths: 3 }), hurt({ treatMonths: 4 })])
    expect(flags).toMatchObject({ saaYn: 'Y', sapaYn: 'N', severityCd: 'MAJ', f30Yn: 'Y' })
    expect(flags.reasons.map(String)[0]).toBe('3개월 이상 요양 부상자 동시 2명 (규칙 제3조제2호)')
  })
  test('two injured of 6 and 7 months are both', () => {
    expect(judge([hurt({ treatMonths: 6 }), hurt({ treatMonths: 7 })])).toMatchObject({
      saaYn: 'Y',
      sapaYn: 'Y',
    })
  })
  test('one of 5 and one of 2 months are neither, and lost time of three days and more', () => {
    expect(judge([hurt({ treatMonths: 5 }), hurt({ treatMonths: 2 })])).toMatchObject({
      saaYn: 'N',
      sapaYn: 'N',
      severityCd: 'LT3',
    })
  })
  test('ten people treated at the same time are a serious accident, nine are not', () => {
    const gassed = Array.from({ length: 10 }, () =>
      hurt({ injuryTypeCd: 'illness', treatCd: 'clinic', restDays: 0 }),
    )
    expect(judge(gassed)).toMatchObject({ saaYn: 'Y', sapaYn: 'N' })
    expect(judge(gassed.slice(1))).toMatchObject({ saaYn: 'N', sapaYn: 'N' })
  })
  test('the third poisoning within a year counts from its own day backwards', () => {
    const ill = [hurt({ injuryTypeCd: 'illness', restDays: 0 })]
    const at = (first: string) =>
      judge(ill, { occurYmd: '2026-05-02', diseaseYmds: [first, '2026-01-10', '2026-05-02'] }).sapaYn
    expect([at('2025-05-10'), at('2025-05-02'), at('2025-05-01'), at('2025-04-30')]).toEqual([
      'Y',
      'Y',
      'N',
      'N',
    ])
  })
  test('one death is everything; a death on the way to work raises no flag and still is the severity', () => {
    expect(judge([hurt({ deathYmd: '2026-03-06' })])).toMatchObject({
      saaYn: 'Y',
      sapaYn: 'Y',
      f30Yn: 'Y',
      severityCd: 'FAT',
    })
    expect(judge([hurt({ deathYmd: '2026-03-06', workRelationCd: 'commute' })])).toMatchObject({
      saaYn: 'N',
      sapaYn: 'N',
      f30Yn: 'N',
      severityCd: 'FAT',
    })
  })
  test('rest and treatment decide the severity', () => {
    const of = (more: Partial<Hurt>) => judge([hurt(more)]).severityCd
    expect(of({ restDays: 3 })).toBe('LT3')
    expect(of({ restDays: 2 })).toBe('LT1')
    expect(of({ restDays: 0 })).toBe('MTC')
    expect(of({ treatCd: 'firstAid' })).toBe('FAC')
    expect(of({ treatCd: 'none' })).toBe('NON')
    expect(judge([]).severityCd).toBe('NON')
  })
  test('a release is reported above the amount, with injured people, and while nobody knows the amount', () => {
    const release = (releaseQty: number | null, persons: Hurt[] = []) =>
      judge(persons, { substance: true, accidentTypeCds: ['LEK'], releaseQty }).chemYn
    expect([release(6), release(5), release(null)]).toEqual(['Y', 'N', 'Y'])
    expect(release(1, [hurt({ treatCd: 'firstAid' })])).toBe('Y')
    expect(judge([], { releaseQty: 100 }).chemYn).toBe('N')
  })
})

describe('SAF-18 investigation of what is not serious (법 제56조)', () => {
  const leak = (occurYmd: string, persons = [hurt({ restDays: 0 })]) =>
    judge(persons, { occurYmd, accidentTypeCds: ['LEK'], substance: true, releaseQty: 1 }).causeInvYn
  test('a release with one injured person is a candidate from 2026-12-01 on', () => {
    expect([leak('2026-11-30'), leak('2026-12-01')]).toEqual(['N', 'Y'])
  })
  test('nobody hurt, another kind, or a serious accident is no candidate', () => {
    expect(leak('2026-12-01', [])).toBe('N')
    expect(judge([hurt()], { occurYmd: '2026-12-01', occurTypeCd: 'trip' }).causeInvYn).toBe('N')
    expect(judge([hurt()], { occurYmd: '2026-12-01', occurTypeCd: 'fall' }).causeInvYn).toBe('Y')
    expect(leak('2026-12-01', [hurt({ deathYmd: '2026-12-01' })])).toBe('N')
  })
})

describe('SAF-02 clocks', () => {
  const flags = { saaYn: 'N', chemYn: 'N', f30Yn: 'N', psmYn: 'N' } as const
  const at = '2026-03-06T09:40:00+09:00'
  const known = '2026-03-06T10:02:00+09:00'
  test('a serious accident is due when it is known, a chemical one 15 minutes later', () => {
    const reports = reportsOf({ occurDt: at, knowDt: known }, { ...flags, saaYn: 'Y', chemYn: 'Y' }, figures)
    expect(reports.map(({ rptTypeCd, dueDt }) => [rptTypeCd, dueDt])).toEqual([
      ['IMM', known],
      ['CHM', '2026-03-06T10:17:00+09:00'],
    ])
  })
  test('the form is due one month after the accident, its own day ten days before', () => {
    const form = (occurDt: string) =>
      reportsOf({ occurDt, knowDt: occurDt }, { ...flags, f30Yn: 'Y' }, figures)[0]
    expect(form(at)).toMatchObject({ dueDt: '2026-04-06T23:59:00+09:00', targetYmd: '2026-03-27' })
    expect(form('2026-03-31T08:00:00+09:00')?.dueDt).toBe('2026-04-30T23:59:00+09:00')
  })
  test('the base of the form stays the accident however late the rest grew', () => {
    const late = reportsOf(
      { occurDt: at, knowDt: '2026-05-01T09:00:00+09:00' },
      { ...flags, f30Yn: 'Y' },
      figures,
    )
    expect(late[0]).toMatchObject({ baseDt: at, dueDt: '2026-04-06T23:59:00+09:00' })
  })
  test('a process accident is investigated within 24 hours of happening', () => {
    const [report] = reportsOf({ occurDt: at, knowDt: known }, { ...flags, psmYn: 'Y' }, figures)
    expect(report).toMatchObject({ baseDt: at, dueDt: '2026-03-07T09:40:00+09:00' })
  })
  test('without a flag there is no clock', () => {
    expect(reportsOf({ occurDt: at, knowDt: known }, flags, figures)).toEqual([])
  })
})

describe('SAF-03 and SAF-04 days', () => {
  test('the day of the accident is no day of rest, and holidays are', () => {
    expect(restDaysOf('2026-03-06', '2026-03-07', '2026-03-09')).toBe(3)
    expect(restDaysOf('2026-03-06', '2026-03-07', '2026-03-08')).toBe(2)
    expect(restDaysOf('2026-03-06', '2026-03-06', '2026-03-08')).toBe(2)
    expect(restDaysOf('2026-03-06', '2026-03-06', '2026-03-06')).toBe(0)
  })
  test('73 days of rest are 60 working days, or all of them in the other way of counting', () => {
    expect(lostDays({ dead: false, grade: null, restDays: 73 }, figures)).toBe(60)
    expect(lostDays({ dead: false, grade: null, restDays: 73 }, { lossMethod: 2 })).toBe(73)
  })
  test('a grade counts alone, and a death as the first three grades', () => {
    expect(lostDays({ dead: false, grade: 14, restDays: 30 }, figures)).toBe(50)
    expect([1, 2, 3, 4, 13].map((grade) => lostDays({ dead: false, grade, restDays: 0 }, figures))).toEqual([
      7500, 7500, 7500, 5500, 100,
    ])
    expect(lostDays({ dead: true, grade: null, restDays: 5 }, figures)).toBe(7500)
  })
})

describe('SAF-05 to SAF-07 figures', () => {
  const nothing = {
    workers: 0,
    hours: 0,
    cases: 0,
    persons: 0,
    deaths: 0,
    lossDays: 0,
    lostTimeCases: 0,
    recordableCases: 0,
    frequencyBefore: null,
  }
  const shown = (value: number | null) => (value === null ? null : roundHalfUp(value, 2))
  test('A: 1,000 people, 2,400,000 hours, 12 cases, 13 persons', () => {
    const lossDays =
      lostDays({ dead: false, grade: 10, restDays: 0 }, figures) +
      lostDays({ dead: false, grade: null, restDays: 365 }, figures)
    expect(lossDays).toBe(900)
    const rates = accidentRates({
      ...nothing,
      workers: 1000,
      hours: 2_400_000,
      cases: 12,
      persons: 13,
      lossDays,
      lostTimeCases: 12,
      recordableCases: 24,
      frequencyBefore: 6.25,
    })
    expect(rates).toMatchObject({
      frequency: 5,
      severity: 0.375,
      composite: 1.369306,
      rate: 1.3,
      perThousand: 13,
    })
    expect(rates).toMatchObject({ averageSeverity: 75, lifeFrequency: 0.5, lifeSeverity: 37.5 })
    expect(rates).toMatchObject({ lostTime200: 1, lostTime1000: 5, recordable200: 2, recordable1000: 10 })
    expect([rates.severity, rates.composite, rates.score].map(shown)).toEqual([0.38, 1.37, -0.77])
    expect([rates.score, -2, 2].map(scoreVerdict)).toEqual(['same', 'better', 'worse'])
  })
  test('B: two deaths and 90 days of rest', () => {
    const lossDays =
      2 * lostDays({ dead: true, grade: null, restDays: 0 }, figures) +
      lostDays({ dead: false, grade: null, restDays: 90 }, figures)
    const hours = estimatedHours(1000, 300, figures)
    const rates = accidentRates({ ...nothing, workers: 1000, hours, deaths: 2, lossDays })
    expect([lossDays, rates.severity, rates.deathRate].map(shown)).toEqual([15_073.97, 6.28, 20])
  })
  test('C: 75 people, 320 days, 4 cases', () => {
    const rates = accidentRates({
      ...nothing,
      workers: 75,
      hours: estimatedHours(75, 320, figures),
      cases: 4,
    })
    expect(shown(rates.frequency)).toBe(20.83)
  })
  test('without hours and people there is no rate', () => {
    expect(new Set(Object.values(accidentRates({ ...nothing, cases: 3, deaths: 1 })))).toEqual(
      new Set([null]),
    )
    expect(scoreVerdict(null)).toBeNull()
  })
  test('a missing Safe-T-Score says which of its denominators is missing', () => {
    const gapOf = (hours: number, frequencyBefore: number | null) => {
      const counted = { ...nothing, hours, frequencyBefore }
      expect(scoreGap(counted) === null).toBe(accidentRates(counted).score !== null)
      return scoreGap(counted)
    }
    expect([gapOf(0, 2), gapOf(1000, null), gapOf(1000, 0), gapOf(1000, 2)]).toEqual([
      'noHours',
      'noHoursBefore',
      'noCasesBefore',
      null,
    ])
  })
  test('the figures are published together from 500 people on, where the contractors raise the rate', () => {
    const contractors = { workers: 400, deaths: 1 }
    expect(isPublishedTogether({ workers: 600, deaths: 0 }, contractors, figures)).toBe(true)
    expect(isPublishedTogether({ workers: 480, deaths: 0 }, contractors, figures)).toBe(false)
    expect(isPublishedTogether({ workers: 500, deaths: 0 }, contractors, figures)).toBe(true)
    expect(isPublishedTogether({ workers: 600, deaths: 0 }, { workers: 400, deaths: 0 }, figures)).toBe(false)
  })
})

describe('SAF-06 hours from the gates', () => {
  test('a day without both passages, or of a forgotten way out, counts as the usual day and as an estimate', () => {
    const hours = hoursOfDays(
      [{ hours: 9.5 }, { hours: null }, { hours: 23 }, { hours: 0 }, { hours: 16 }],
      figures,
    )
    expect(hours).toEqual({ workHours: 49.5, estHours: 24 })
    expect(sourceOfHours(hours)).toBe('mixed')
    expect(sourceOfHours(hoursOfDays([{ hours: 8 }], figures))).toBe('actual')
    expect(sourceOfHours(hoursOfDays([{ hours: null }], figures))).toBe('estimate')
  })
})

describe('SAF-08 causes and measures', () => {
  const root = { branchTxt: '1', levelCd: 'R', m4Cd: 'management' }
  const whys = [1, 2, 3].map((whySeq) => ({
    branchTxt: '1',
    whySeq,
    answerTxt: '덮개가 없었다',
    evidenceTxt: '사진 3',
  }))
  const said = (causes: Parameters<typeof causeFaults>[0]) => causeFaults(causes, figures).map(String)
  test('a root cause in management with three answered whys stands', () => {
    expect(said({ causes: [root], whys })).toEqual([])
  })
  test('a direct cause alone does not', () => {
    expect(said({ causes: [{ ...root, levelCd: 'D' }], whys: [] })).toEqual([
      '근본 원인을 하나 이상 입력해 주세요.',
    ])
  })
  test('a root outside management needs a reason', () => {
    const machine = [{ ...root, m4Cd: 'machine' }]
    expect(said({ causes: machine, whys })).toHaveLength(1)
    expect(said({ causes: machine, whys, noManagementReason: '설계 결함으로 확인됨' })).toEqual([])
  })
  test('two whys and eight whys are refused, seven stand', () => {
    const many = (n: number) => Array.from({ length: n }, (_, index) => ({ ...whys[0]!, whySeq: index + 1 }))
    expect([2, 3, 7, 8].map((n) => said({ causes: [root], whys: many(n) }).length)).toEqual([1, 0, 0, 1])
  })
  test('an empty answer and a missing evidence are refused', () => {
    expect(said({ causes: [root], whys: [...whys.slice(1), { ...whys[0]!, answerTxt: ' ' }] })).toHaveLength(
      1,
    )
    expect(
      said({ causes: [root], whys: [...whys.slice(1), { ...whys[0]!, evidenceTxt: null }] }),
    ).toHaveLength(1)
  })
  test('carelessness as the last why is told', () => {
    const last = { ...whys[2]!, answerTxt: '작업자의 주의 소홀' }
    expect(careless([...whys.slice(0, 2), last])).toEqual(['1'])
    expect(careless([{ ...last, whySeq: 1 }, whys[1]!, whys[2]!])).toEqual([])
  })
  test('numbers twice, a cause under nothing and a circle are refused', () => {
    expect(said({ causes: [root, root], whys })).toContain('원인 번호 1이(가) 두 번 있습니다.')
    expect(said({ causes: [{ ...root, upBranchTxt: '9' }], whys })).toHaveLength(1)
    const circle = [
      { ...root, upBranchTxt: '2' },
      { ...root, branchTxt: '2', levelCd: 'D', upBranchTxt: '1' },
    ]
    expect(said({ causes: circle, whys })).toHaveLength(2)
  })
  test('each root cause has a measure, and not training and equipment alone', () => {
    const of = (controlCd: string, weakReason?: string) =>
      measureFaults({ causes: [root], preventions: [{ branchTxt: '1', controlCd }], weakReason }).map(String)
    expect(of('engineering')).toEqual([])
    expect(of('education')).toEqual(['대책이 교육·보호구뿐입니다. 그 이유를 적어 주세요.'])
    expect(of('ppe', '설비 개선은 정기보수 때 시행')).toEqual([])
    expect(measureFaults({ causes: [root], preventions: [] })).toHaveLength(1)
  })
})

describe('SAF-09 near miss', () => {
  const grade = (freq: number | null, sev: number | null, reportsHere = 1) =>
    nearMissGrade(freq, sev, reportsHere, figures)
  test('frequency × severity decides', () => {
    expect(grade(4, 4)).toEqual({ score: 16, grade: 'high' })
    expect(grade(2, 4)).toEqual({ score: 8, grade: 'middle' })
    expect([grade(3, 5), grade(2, 5), grade(1, 5)].map((each) => each?.grade)).toEqual([
      'high',
      'middle',
      'low',
    ])
  })
  test('the third report at one place is a grade higher, and the highest stays', () => {
    expect(grade(2, 4, 3)).toEqual({ score: 8, grade: 'high' })
    expect(grade(2, 4, 2)?.grade).toBe('middle')
    expect(grade(4, 4, 5)?.grade).toBe('high')
    expect(grade(1, 1, 3)?.grade).toBe('middle')
  })
  test('what nobody has judged has no grade', () => {
    expect([grade(null, 4), grade(4, null)]).toEqual([null, null])
  })
})

test('a rest that goes on counts as long as is expected, and one that has ended as long as it was', () => {
  const days = (over: object, today = '2026-03-08') =>
    knownRestDays('2026-03-06', { restFromYmd: '2026-03-07', ...over }, today)
  expect([days({}), days({ expRestDays: 14 }), days({ expRestDays: 1 })]).toEqual([2, 14, 2])
  expect(days({ restToYmd: '2026-03-09', expRestDays: 14 })).toBe(3)
  // The day after the accident somebody is expected to be away for two weeks: the form is due.
  expect(days({ expRestDays: 14 }, '2026-03-06')).toBe(14)
  expect(days({ restFromYmd: null, expRestDays: 14 })).toBeNull()
  // Nobody wrote the last day of rest, but who is back at work, or died, rests no longer.
  expect(days({ returnYmd: '2026-03-10', expRestDays: 14 }, '2026-04-30')).toBe(3)
  expect(days({ returnYmd: '2026-03-07' }, '2026-04-30')).toBe(0)
  expect(days({ deathYmd: '2026-03-08' }, '2026-04-30')).toBe(2)
})
