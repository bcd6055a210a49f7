import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../core/shared/dates.ts'
import { judgePerson, type LawFacts, type PersonFacts } from './judge-person.rule.ts'
import { lackOf, shownPeriod, type LegalRule } from './judged.rule.ts'
import type { Minutes, StatusFigures } from './regular.rule.ts'

const rule = (
  eduTypeCd: string,
  workerClassCd: string | null,
  periodCd: string,
  requiredMin: number,
): LegalRule => ({
  eduTypeCd,
  workerClassCd,
  dutyCd: null,
  periodCd,
  requiredMin,
  dueMonths: null,
  windowMonths: null,
  fromYmd: '2020-01-01',
  toYmd: null,
  lawTxt: '별표 4',
  confirmYn: 'N',
})
const figures: StatusFigures = { prorate: 0, exemptSupervisor: 0, maxExemptPct: 50, lookMonths: 36 }
const law: LawFacts = {
  rules: [
    rule('REG', 'FLD', 'H', 720),
    rule('REG', 'OFC', 'H', 360),
    rule('REG', 'SUP', 'Y', 960),
    rule('NEW', 'DAY', 'B', 60),
    rule('NEW', null, 'B', 480),
    rule('CHG', null, 'B', 120),
    rule('SPC', null, 'M3', 960),
    rule('HCM', null, 'Y', 120),
    rule('MSD', null, 'EV', 60),
    { ...rule('JOB', null, 'B', 2040), dutyCd: 'D04', dueMonths: 3 },
    { ...rule('JOB', null, 'Y2', 1440), dutyCd: 'D04', dueMonths: 24, windowMonths: 6 },
  ],
  figures,
  hazardous: new Set([7]),
}
const cut: LawFacts = { ...law, figures: { ...figures, prorate: 1 } }
const posted = (workerClassCd: string, fromYmd = '2020-01-01', toYmd: string | null = null) => ({
  fromYmd,
  toYmd,
  plantCd: '1000',
  deptCd: 'D111',
  processNo: null as number | null,
  jobCd: null as string | null,
  workerClassCd,
})
/** What counts for more than one kind stands once in each, as the results are recognised. */
const also = (row: Minutes): Minutes[] => [
  row,
  ...(row.eduTypeCd === 'MSD' ? [{ ...row, eduTypeCd: 'REG', by: 'msds' as const }] : []),
  ...(row.eduTypeCd === 'HCM' ? [{ ...row, eduTypeCd: 'REG', by: 'chemicalLaw' as const }] : []),
]
const learned = (
  eduTypeCd: string,
  eduYmd: string,
  min: number,
  specialWorkNo: string | null = null,
): Minutes => ({
  eduTypeCd,
  specialWorkNo,
  eduYmd,
  min,
  courseNm: `${eduTypeCd} ${eduYmd}`,
})
const person = (more: Partial<PersonFacts>): PersonFacts => ({
  userId: 'someone',
  entryYmd: '2015-03-02',
  retireYmd: null,
  postings: [posted('FLD')],
  leaves: [],
  exemptions: [],
  assigned: [],
  appointments: [],
  msds: [],
  ...more,
  minutes: (more.minutes ?? []).flatMap(also),
})
const one = (facts: PersonFacts, eduTypeCd: string, day: string, closed = false, by = law) =>
  judgePerson(facts, by, day).find((row) => row.eduTypeCd === eduTypeCd && row.closed === closed)

describe('regular education (EDU-02)', () => {
  const field = person({
    minutes: [
      ...['2026-02-03', '2026-03-10', '2026-04-07', '2026-05-12'].map((day) => learned('REG', day, 120)),
      learned('MSD', '2026-04-20', 120),
      learned('REG', '2026-06-02', 90),
    ],
  })
  it('of a field worker with 690 of 720 minutes is in progress until 30 June and short from 1 July', () => {
    const last = one(field, 'REG', '2026-06-30')!
    expect([last.recogMin, last.lackMin, last.state, last.dueYmd]).toEqual([
      690,
      30,
      'inProgress',
      '2026-06-30',
    ])
    const after = one(field, 'REG', '2026-07-01', true)!
    expect([after.periodKey, after.lackMin, after.state]).toEqual(['2026-H1', 30, 'short'])
    expect(one(field, 'REG', '2026-07-01')).toMatchObject({
      periodKey: '2026-H2',
      recogMin: 0,
      state: 'inProgress',
    })
  })
  it('tells of each minute why it counts', () => {
    expect(one(field, 'REG', '2026-06-30')!.evidence.filter(({ rule: by }) => by === 'msds')).toEqual([
      { rule: 'msds', eduYmd: '2026-04-20', name: 'MSD 2026-04-20', min: 120 },
    ])
  })
  it('of a supervisor is counted over the year', () => {
    const supervisor = person({
      postings: [posted('SUP')],
      minutes: [
        learned('REG', '2026-02-03', 300),
        learned('REG', '2026-05-12', 240),
        learned('REG', '2026-09-01', 360),
      ],
    })
    expect(one(supervisor, 'REG', '2026-12-31')).toMatchObject({
      requiredMin: 960,
      recogMin: 900,
      lackMin: 60,
    })
  })
  it('is unknown where nobody has written down the class, and not owed by who has left', () => {
    expect(one(person({ postings: [] }), 'REG', '2026-06-30')).toMatchObject({
      state: 'unknown',
      remarks: ['classUnknown'],
    })
    expect(judgePerson(person({ retireYmd: '2026-06-01' }), law, '2026-06-30')).toEqual([])
  })
})

describe('what lowers regular education', () => {
  const half = {
    eduTypeCd: 'REG',
    fromYmd: '2026-01-01',
    toYmd: '2026-06-30',
    exemptMin: 0,
    exemptPct: 0,
    name: 'E1',
  }
  it('is half of it at a plant without accidents: 360 of 720 are left (EDU-04)', () => {
    const facts = person({ exemptions: [{ ...half, exemptPct: 50 }] })
    expect(one(facts, 'REG', '2026-03-01')).toMatchObject({ requiredMin: 720, exemptMin: 360, lackMin: 360 })
  })
  it('is not owed less by a supervisor until the switch says so (EDU-04)', () => {
    const facts = person({ postings: [posted('SUP')], exemptions: [{ ...half, exemptPct: 50 }] })
    expect(one(facts, 'REG', '2026-03-01')!.exemptMin).toBe(0)
    const on = { ...law, figures: { ...figures, exemptSupervisor: 1 } }
    expect(one(facts, 'REG', '2026-03-01', false, on)!.exemptMin).toBe(480)
  })
  it('are the minutes of the chemical law: 600 of 720 are left, and counted once beside E3 (EDU-09)', () => {
    const minutes = [learned('HCM', '2026-03-03', 120)]
    expect(one(person({ minutes }), 'REG', '2026-04-01')).toMatchObject({ exemptMin: 120, lackMin: 600 })
    const both = person({ minutes, exemptions: [{ ...half, exemptMin: 120, name: 'E3' }] })
    expect(one(both, 'REG', '2026-04-01')).toMatchObject({ exemptMin: 120, lackMin: 600 })
  })
  it('takes the percentage first, then the minutes', () => {
    const facts = person({
      minutes: [learned('HCM', '2026-03-03', 120)],
      exemptions: [{ ...half, exemptPct: 50 }],
    })
    expect(one(facts, 'REG', '2026-04-01')).toMatchObject({ exemptMin: 480, lackMin: 240 })
  })
  it('never raises a duty nor passes zero', () => {
    const minutes = fc.integer({ min: -2000, max: 5000 })
    fc.assert(
      fc.property(fc.nat(2000), minutes, fc.nat(3000), (required, exempt, recognised) => {
        const rest = lackOf(required, exempt, recognised)
        expect(rest.exemptMin).toBeGreaterThanOrEqual(0)
        expect(rest.exemptMin).toBeLessThanOrEqual(required)
        expect(rest.lackMin).toBeGreaterThanOrEqual(0)
        expect(rest.lackMin).toBeLessThanOrEqual(lackOf(required, 0, recognised).lackMin)
      }),
    )
  })
})

describe('a part of a period', () => {
  const joined = person({ entryYmd: '2026-04-10', postings: [posted('FLD', '2026-04-10')] })
  it('is owed in full, or for three of six months after an entry on 10 April (EDU-17)', () => {
    expect(one(joined, 'REG', '2026-06-30')!.requiredMin).toBe(720)
    expect(one(joined, 'REG', '2026-06-30', false, cut)).toMatchObject({
      requiredMin: 360,
      remarks: ['prorated'],
    })
  })
  it('is not owed by who is away through the whole half (EDU-17)', () => {
    const away = person({ leaves: [{ fromYmd: '2025-11-03', toYmd: null }] })
    expect(one(away, 'REG', '2026-05-01')).toMatchObject({ state: 'exempt', remarks: ['away'], lackMin: 0 })
    const back = person({ leaves: [{ fromYmd: '2025-11-03', toYmd: '2026-04-30' }] })
    expect(one(back, 'REG', '2026-05-01')!.state).toBe('inProgress')
  })
  it('of a supervisor since September is 320 minutes, and the first half stays that of a worker (EDU-18)', () => {
    const risen = person({
      postings: [posted('FLD', '2020-01-01', '2026-08-31'), posted('SUP', '2026-09-01')],
    })
    expect(one(risen, 'REG', '2026-10-01')).toMatchObject({
      requiredMin: 960,
      periodKey: '2026',
      fromYmd: '2026-09-01',
    })
    expect(one(risen, 'REG', '2026-10-01', false, cut)!.requiredMin).toBe(320)
    expect(one(risen, 'REG', '2026-10-01', true)).toMatchObject({
      periodKey: '2026-H1',
      requiredMin: 720,
      state: 'short',
    })
  })
})

describe('beginning work', () => {
  const hired = person({ entryYmd: '2026-05-04', postings: [posted('FLD', '2026-05-04')] })
  it('without the education on hiring is short from the second day (EDU-07)', () => {
    expect(one(hired, 'NEW', '2026-05-04')!.state).toBe('inProgress')
    expect(one(hired, 'NEW', '2026-05-05')!.state).toBe('short')
  })
  it('and finishing it two days later counts, with a mark (EDU-07)', () => {
    const late = { ...hired, minutes: [learned('NEW', '2026-05-06', 480)] }
    expect(one(late, 'NEW', '2026-05-10')).toMatchObject({ state: 'satisfied', remarks: ['lateStart'] })
  })
  it('with special education needs no other; a short one is marked for review (EDU-03)', () => {
    const work = {
      eduAssignNo: 1,
      specialWorkNo: '34',
      firstWorkYmd: '2026-05-10',
      preMin: 240,
      dueYmd: '2026-08-10',
      name: '34',
    }
    const long = {
      ...hired,
      assigned: [{ ...work, requiredMin: 960 }],
      minutes: [learned('SPC', '2026-05-02', 960, '34')],
    }
    expect(one(long, 'NEW', '2026-05-12')).toMatchObject({ state: 'satisfied', remarks: ['deemed'] })
    const short = {
      ...hired,
      assigned: [{ ...work, requiredMin: 120 }],
      minutes: [learned('SPC', '2026-05-02', 120, '34')],
    }
    expect(one(short, 'NEW', '2026-05-12')).toMatchObject({ state: 'satisfied', remarks: ['deemedShort'] })
    expect(
      one({ ...long, minutes: [learned('SPC', '2026-05-02', 960, '38')] }, 'NEW', '2026-05-12')!.state,
    ).toBe('short')
  })
  it('at another process asks for the education on a change of work', () => {
    const at = (processNo: number, fromYmd: string, toYmd: string | null) => ({
      ...posted('FLD', fromYmd, toYmd),
      processNo,
    })
    const moved = person({ postings: [at(1, '2020-01-01', '2026-03-31'), at(2, '2026-04-01', null)] })
    expect(one(moved, 'CHG', '2026-04-05')).toMatchObject({
      requiredMin: 120,
      state: 'short',
      periodKey: '2026-04-01',
    })
    expect(
      one({ ...moved, minutes: [learned('CHG', '2026-03-30', 120)] }, 'CHG', '2026-04-05')!.remarks,
    ).toEqual([])
  })
  it('where hazardous chemicals are handled asks for two hours a year', () => {
    const handler = person({ postings: [{ ...posted('FLD'), processNo: 7 }] })
    expect(one(handler, 'HCM', '2026-05-01')).toMatchObject({ requiredMin: 120, dueYmd: '2026-12-31' })
    expect(one(person({}), 'HCM', '2026-05-01')).toBeUndefined()
  })
})

it('a duty is named by its half, year or day, and never by a number or a code', () => {
  const shown = (eduTypeCd: 'REG' | 'NEW' | 'SPC' | 'HCM' | 'JOB' | 'MSD', periodKey: string) =>
    shownPeriod({ eduTypeCd, periodKey, fromYmd: eduTypeCd === 'MSD' ? null : '2026-03-02' })
  expect([shown('REG', '2026-H1'), shown('NEW', '2026-05-04'), shown('HCM', '2026')]).toEqual([
    '2026-H1',
    '2026-05-04',
    '2026',
  ])
  expect([shown('SPC', '2031'), shown('JOB', 'D04'), shown('HCM', 'D09'), shown('MSD', 'EV')]).toEqual([
    '2026-03-02',
    '2026-03-02',
    '2026-03-02',
    '',
  ])
})

it('a past day does not move, whatever happens after it', () => {
  const day = fc.integer({ min: 1, max: 400 }).map((after) => addDays('2026-05-20', after))
  const later = fc.record({
    minutes: fc.array(fc.tuple(fc.constantFrom('REG', 'MSD', 'HCM', 'NEW', 'SPC', 'JOB'), day), {
      maxLength: 4,
    }),
    posting: fc.option(fc.tuple(fc.constantFrom('FLD', 'OFC', 'SUP'), day)),
    leave: fc.option(day),
    retire: fc.option(day),
  })
  const now = person({
    minutes: [learned('REG', '2026-03-03', 240), learned('HCM', '2026-04-01', 120)],
    appointments: [{ fromYmd: '2026-01-05', toYmd: null, dutyCd: 'D04', dutyNm: '' }],
  })
  fc.assert(
    fc.property(later, fc.boolean(), ({ minutes, posting, leave, retire }, isCut) => {
      const then: PersonFacts = {
        ...now,
        retireYmd: retire,
        minutes: [...now.minutes, ...minutes.flatMap(([type, at]) => also(learned(type, at, 120)))],
        leaves: leave ? [{ fromYmd: leave, toYmd: null }] : [],
        postings: posting
          ? [posted('FLD', '2020-01-01', addDays(posting[1], -1)), posted(posting[0], posting[1])]
          : now.postings,
      }
      const by = isCut ? cut : law
      expect(judgePerson(then, by, '2026-05-20')).toEqual(judgePerson(now, by, '2026-05-20'))
    }),
  )
})
