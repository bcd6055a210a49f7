import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../core/shared/dates.ts'
import { needsOf, type Handled, type Known } from '../msds/msds-need.rule.ts'
import { closingClasses, type Offered } from './closing-classes.rule.ts'
import { jobEducation, type JobHours } from './job-education.rule.ts'
import { finesOf, matrixOf, shareOf, type StatusFacts } from './matrix.rule.ts'

describe('job education (EDU-08)', () => {
  const hours: JobHours = { newMin: 2040, newMonths: 3, refreshMin: 1440, refreshMonths: 24, windowMonths: 6 }
  const done = [{ eduYmd: '2026-03-20', min: 2040 }]
  it('is due three months after the appointment', () => {
    expect(jobEducation('2026-01-05', hours, [], '2026-04-05')).toMatchObject({
      newDueYmd: '2026-04-05',
      state: 'newDue',
    })
    expect(jobEducation('2026-01-05', hours, [], '2026-04-06').state).toBe('newLate')
  })
  it('comes again in the window around two years after it was done', () => {
    expect(jobEducation('2026-01-05', hours, done, '2026-06-01')).toMatchObject({
      refBaseYmd: '2028-03-20',
      refFromYmd: '2027-09-20',
      refToYmd: '2028-09-20',
      state: 'waiting',
    })
    expect(jobEducation('2026-01-05', hours, done, '2027-09-20').state).toBe('window')
    expect(jobEducation('2026-01-05', hours, done, '2028-09-21').state).toBe('late')
  })
  it('does not count a refresher before its window', () => {
    const early = [...done, { eduYmd: '2027-09-19', min: 1440 }]
    expect(jobEducation('2026-01-05', hours, early, '2028-01-01')).toMatchObject({
      state: 'window',
      doneMin: 0,
    })
    const inTime = [...done, { eduYmd: '2027-09-20', min: 1440 }]
    expect(jobEducation('2026-01-05', hours, inTime, '2028-01-01')).toMatchObject({
      refDoneYmd: '2027-09-20',
      refBaseYmd: '2030-03-20',
      state: 'waiting',
    })
  })
})

describe('the matrix', () => {
  const row = (state: StatusFacts['state'], lackMin = 0): StatusFacts => ({
    eduTypeCd: 'REG',
    periodKey: '2026-H1',
    closed: false,
    requiredMin: 720,
    exemptMin: 0,
    recogMin: 720 - lackMin,
    lackMin,
    dueYmd: '2026-06-30',
    state,
  })
  it('counts 456 of 500 people with 20 exempt as 95.0 per cent (EDU-16)', () => {
    expect(shareOf({ satisfied: 456, inProgress: 20, short: 4, exempt: 20, unknown: 0 })).toBe(95)
  })
  it('adds departments up to the total', () => {
    const people = [
      { userId: 'a', userNm: 'a', deptCd: 'D1', deptNm: 'one', rows: [row('satisfied')] },
      { userId: 'b', userNm: 'b', deptCd: 'D1', deptNm: 'one', rows: [row('short', 30)] },
      { userId: 'c', userNm: 'c', deptCd: 'D2', deptNm: 'two', rows: [row('exempt')] },
    ]
    const { columns, rows, total } = matrixOf(people)
    expect(columns).toEqual([{ eduTypeCd: 'REG', closed: false }])
    expect(rows.map(({ cells }) => [cells[0]!.people, cells[0]!.lackMin, cells[0]!.share])).toEqual([
      [2, 30, 50],
      [1, 0, null],
    ])
    expect([total[0]!.people, total[0]!.lackMin, total[0]!.share]).toEqual([3, 30, 50])
  })
  it('prices those who are short by the table of fines, supervisors apart', () => {
    const amounts = {
      regular: 10,
      supervisor: 50,
      hired: 10,
      changed: 10,
      special: 50,
      duty: 500,
      chemicalLaw: 0,
    }
    const short = (supervisor: boolean) => ({ supervisor, rows: [row('short', 30)] })
    expect(finesOf([short(false), short(false), short(true)], amounts)).toEqual([
      { kind: 'regular', people: 2, amount: 10, sum: 20 },
      { kind: 'supervisor', people: 1, amount: 50, sum: 50 },
    ])
  })
})

describe('the smallest set of classes that closes what people will lack', () => {
  const offered = (eduClassNo: number, min: number, free: number, day = eduClassNo): Offered => {
    const date = addDays('2026-06-01', day)
    return { eduClassNo, min, free, startDt: `${date}T09:00`, endDt: `${date}T18:00`, seated: new Set() }
  }
  const lacking = (...min: number[]) => min.map((lackMin, at) => ({ person: `p${at}`, lackMin }))
  it('is one class where one has the hours and the seats', () => {
    const { seats, left } = closingClasses(lacking(30, 60, 120), [offered(1, 60, 2), offered(2, 120, 3)], 20)
    expect(seats).toEqual([{ eduClassNo: 2, people: ['p2', 'p1', 'p0'] }])
    expect(left).toEqual([])
  })
  it('is two where the seats of one do not suffice, and says what is left', () => {
    const short = closingClasses(lacking(60, 60, 60), [offered(1, 60, 1), offered(2, 60, 1)], 20)
    expect(short.seats.map(({ eduClassNo }) => eduClassNo)).toEqual([1, 2])
    expect(short.left).toEqual([{ person: 'p2', lackMin: 60 }])
    expect(short.further).toEqual({ classes: 1, min: 60 })
  })
  it('does not seat anybody in two classes at the same time, nor where the seat is taken already', () => {
    const same = closingClasses(lacking(120), [offered(1, 60, 5, 1), offered(2, 60, 5, 1)], 20)
    expect(same.left).toEqual([{ person: 'p0', lackMin: 60 }])
    const taken = { ...offered(1, 120, 5), seated: new Set(['p0']) }
    expect(closingClasses(lacking(60), [taken], 20).seats).toEqual([])
  })
  it('never gives more seats than there are, and never gives one twice', () => {
    const classes = fc.array(fc.record({ min: fc.integer({ min: 30, max: 480 }), free: fc.nat(4) }), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 8 }), classes, (lacks, rows) => {
        const all = rows.map(({ min, free }, at) => offered(at + 1, min, free))
        const { seats } = closingClasses(lacking(...lacks), all, 20)
        for (const { eduClassNo, people } of seats) {
          expect(people.length).toBeLessThanOrEqual(all[eduClassNo - 1]!.free)
          expect(new Set(people).size).toBe(people.length)
        }
      }),
    )
  })
})

describe('MSDS education (EDU-14)', () => {
  const handled = (count: number): Handled[] =>
    Array.from({ length: count }, (_, at) => ({
      userId: `p${at}`,
      plantCd: '1000',
      deptCd: 'D111',
      processNo: 1,
      prodNo: 12,
      postedYmd: '2020-01-01',
      handledYmd: '2026-05-01',
      classes: 'flammable,toxic',
    }))
  const trained = (userId: string, classes: string | null): Known => ({
    userId,
    prodNo: 11,
    occurYmd: '2025-03-01',
    done: true,
    classes,
  })
  it('of a new product at a process with nine workers, two of them trained on its group, is owed by seven', () => {
    const known = [trained('p0', 'flammable,toxic'), trained('p1', 'flammable,toxic'), trained('p2', 'toxic')]
    const needs = needsOf(handled(9), known, '2025-06-01')
    expect(needs).toHaveLength(7)
    expect(needs[0]).toMatchObject({ userId: 'p2', reasonCd: 'newProduct', occurYmd: '2026-05-01' })
  })
  it('is owed of a product without a sheet, whatever was learned before', () => {
    const unknown = handled(1).map((each) => ({ ...each, classes: null }))
    expect(needsOf(unknown, [trained('p0', null)], '2025-06-01')).toHaveLength(1)
  })
  it('is owed by who is placed there later, once', () => {
    const placed = handled(1).map((each) => ({ ...each, postedYmd: '2026-06-10' }))
    expect(needsOf(placed, [], '2025-06-01')).toMatchObject([{ reasonCd: 'placed', occurYmd: '2026-06-10' }])
    const once = { ...trained('p0', 'other'), prodNo: 12 }
    expect(needsOf(placed, [once], '2025-06-01')).toEqual([])
  })
})
