import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  breakMinutes,
  heldMinutes,
  mayStartAt,
  overlaps,
  presenceIn,
  presentMinutes,
  recognisedMinutes,
  timesFault,
  type ClassTimes,
} from './attend-time.rule.ts'
import { codeLeftMs, isAtPlace, readCode, windowOf, windowsTaken } from './attend-code.rule.ts'
import { honestyMarks, type Scan } from './attend-honesty.rule.ts'
import { completionRate, judge, remoteScore, stillNeeded, type Shown } from './class-judge.rule.ts'
import { classFigures } from './class-parameters.rule.ts'

const at = (time: string, day = '2026-03-10') => `${day}T${time}:00+09:00`
const afternoon: ClassTimes = {
  startDt: at('13:00'),
  endDt: at('17:00'),
  subjects: [],
  breaks: [{ startDt: at('15:00'), endDt: at('15:20') }],
}
const figures = classFigures.first
const course = { passTypeCd: 'A', methodCd: 'C', minAttendPct: 90, progressMinPct: null, partialYn: null }
const shown = (more: Partial<Shown>): Shown => ({
  recogMin: 0,
  recogPct: 0,
  examScore: undefined,
  examPassed: false,
  progressPct: undefined,
  ...more,
})
const stay = (from: string, to: string) => ({ inDt: at(from), outDt: at(to) })

describe('recognised minutes (EDU-10)', () => {
  it('of 13:07 to 17:00 with a break of 20 minutes are 213, 96.8 per cent', () => {
    expect(presenceIn(afternoon, [stay('13:07', '17:00')], 10)).toEqual({
      recogMin: 213,
      recogPct: 96.8,
      late: false,
      early: false,
    })
    expect(heldMinutes(afternoon)).toBe(220)
    expect(breakMinutes(afternoon)).toBe(20)
  })
  it('of 13:00 to 15:10 are 120, 54.5 per cent: not completed, and nothing of it counts', () => {
    const presence = presenceIn(afternoon, [stay('13:00', '15:10')], 10)
    expect(presence).toEqual({ recogMin: 120, recogPct: 54.5, late: false, early: true })
    expect(judge(course, shown(presence), figures)).toEqual({
      completed: false,
      countedMin: 0,
      missing: ['attendance'],
    })
    expect(judge({ ...course, partialYn: 'Y' }, shown(presence), figures).countedMin).toBe(120)
  })
  it('are late from the eleventh minute on', () => {
    expect(presenceIn(afternoon, [stay('13:10', '17:00')], 10).late).toBe(false)
    expect(presenceIn(afternoon, [stay('13:11', '17:00')], 10).late).toBe(true)
  })
  it('count two stays that overlap once, and a stay without an end not at all', () => {
    expect(recognisedMinutes(afternoon, [stay('13:00', '14:30'), stay('14:00', '15:00')])).toBe(120)
    expect(recognisedMinutes(afternoon, [{ inDt: at('13:00'), outDt: null }])).toBe(0)
  })
  it('of a class of two days count what its timetable teaches', () => {
    const days: ClassTimes = {
      startDt: at('09:00'),
      endDt: at('12:00', '2026-03-11'),
      subjects: [
        { startDt: at('09:00'), endDt: at('12:00') },
        { startDt: at('09:00', '2026-03-11'), endDt: at('12:00', '2026-03-11') },
      ],
      breaks: [],
    }
    expect(recognisedMinutes(days, [{ inDt: at('08:50'), outDt: at('18:00') }])).toBe(180)
    expect(heldMinutes(days)).toBe(360)
  })
  it('are never more than the time of presence, than what was taught, nor below nothing', () => {
    const minute = fc.integer({ min: 0, max: 600 })
    const span = fc.tuple(minute, minute).map(([from, to]) => ({
      startDt: new Date(Date.parse(at('08:00')) + from * 60_000).toISOString(),
      endDt: new Date(Date.parse(at('08:00')) + to * 60_000).toISOString(),
    }))
    fc.assert(
      fc.property(
        fc.array(span, { maxLength: 6 }),
        fc.array(span, { maxLength: 4 }),
        fc.array(span, { maxLength: 4 }),
        (stays, subjects, breaks) => {
          const times = { startDt: at('08:00'), endDt: at('18:00'), subjects, breaks }
          const given = stays.map(({ startDt, endDt }) => ({ inDt: startDt, outDt: endDt }))
          const counted = recognisedMinutes(times, given)
          expect(counted).toBeGreaterThanOrEqual(0)
          expect(counted).toBeLessThanOrEqual(presentMinutes(given))
          expect(counted).toBeLessThanOrEqual(heldMinutes(times))
          // Being scanned once more for the same time counts nothing.
          expect(recognisedMinutes(times, [...given, ...given])).toBe(counted)
        },
      ),
    )
  })
})

describe('the times of a class', () => {
  const of = (more: Partial<ClassTimes>) => timesFault({ ...afternoon, ...more })
  it('end after they begin, last twelve hours a day at most, and hold timetable and breaks', () => {
    expect(of({})).toBeUndefined()
    expect(of({ endDt: at('13:00') })).toEqual({ fault: 'end' })
    expect(of({ startDt: at('08:00'), endDt: at('20:01') })).toEqual({ fault: 'long' })
    expect(of({ breaks: [{ startDt: at('12:50'), endDt: at('13:10') }] })).toEqual({
      fault: 'outside',
      of: 'breaks',
      at: 0,
    })
    expect(of({ subjects: [{ startDt: at('14:00'), endDt: at('14:00') }] })).toEqual({
      fault: 'order',
      of: 'subjects',
      at: 0,
    })
  })
  it('of several days need a timetable', () => {
    expect(of({ endDt: at('17:00', '2026-03-11') })).toEqual({ fault: 'days' })
  })
  it('open for its start an hour before and after', () => {
    expect(mayStartAt(at('13:00'), at('12:00'))).toBe(true)
    expect(mayStartAt(at('13:00'), at('14:01'))).toBe(false)
  })
  it('that only touch do not overlap', () => {
    const span = (from: string, to: string) => ({ startDt: at(from), endDt: at(to) })
    expect(overlaps(span('09:00', '10:00'), span('10:00', '11:00'))).toBe(false)
    expect(overlaps(span('09:00', '10:01'), span('10:00', '11:00'))).toBe(true)
  })
})

describe('completion', () => {
  const remote = { ...course, passTypeCd: 'B', methodCd: 'O', progressMinPct: 90 }
  const of = (examScore: number, progressPct: number) =>
    judge(remote, shown({ examScore, progressPct, examPassed: true }), figures)
  it('of a course at a distance weighs exam and progress (EDU-11)', () => {
    expect(remoteScore(65, 100, figures)).toBe(72)
    expect(of(65, 100)).toMatchObject({ completed: true, score: 72 })
    expect(of(62.5, 100)).toMatchObject({ completed: true, score: 70 })
    expect(of(60, 95)).toMatchObject({ completed: false, score: 67, missing: ['score'] })
    expect(of(90, 85)).toMatchObject({ completed: false, missing: ['progress'] })
  })
  it('by attendance and exam needs both (EDU-12)', () => {
    const both = { ...course, passTypeCd: 'B' }
    const there = { recogMin: 213, recogPct: 96.8 }
    expect(judge(both, shown({ ...there, examScore: 55 }), figures).missing).toEqual(['exam'])
    expect(judge(both, shown({ ...there, examScore: 65, examPassed: true }), figures)).toEqual({
      completed: true,
      countedMin: 213,
      missing: [],
    })
  })
  it('of 372 among 412 with 12 excluded is 93.0 per cent (EDU-16)', () => {
    expect(completionRate({ targets: 412, excluded: 12, completed: 372 })).toBe(93)
    expect(completionRate({ targets: 3, excluded: 3, completed: 0 })).toBeUndefined()
  })
  it('of 9 workers with a new product, 2 of them taught on its group, leaves 7 needs (EDU-14)', () => {
    const workers = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    expect(stillNeeded(workers, [3, 7])).toHaveLength(7)
    expect(stillNeeded([1, 1, 2], [])).toEqual([1, 2])
  })
})

describe('the code on the wall (EDU-13)', () => {
  it('turns every thirty seconds and holds good for two turns: after 61 seconds it never does', () => {
    const start = 1_773_100_800_000
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 90_000 }),
        fc.integer({ min: 0, max: 200_000 }),
        (made, later) => {
          const taken = windowsTaken(start + made + later).includes(windowOf(start + made))
          if (later >= 60_000) expect(taken).toBe(false)
          if (later <= 30_000) expect(taken).toBe(true)
          expect(codeLeftMs(start + made)).toBeGreaterThan(0)
          expect(codeLeftMs(start + made)).toBeLessThanOrEqual(30_000)
        },
      ),
    )
  })
  it('is read from the address that carries it', () => {
    expect(readCode('https://portal.example/attend#IN.2s.abc_DEF-1')).toEqual({
      kind: 'IN',
      token: '2s.abc_DEF-1',
    })
    expect(readCode('CHK.2s.abc')).toEqual({ kind: 'CHK', token: '2s.abc' })
    for (const other of [
      'https://elsewhere/other',
      'GO.2s.abc',
      'IN.',
      '',
      7,
      null,
      `IN.1.${'a'.repeat(400)}`,
    ])
      expect(readCode(other)).toBeUndefined()
  })
  it('is taken only within the radius where the class has a place', () => {
    const where = { geoLat: 34.8123, geoLng: 127.6612, geoRadius: 150 }
    expect(isAtPlace(where, [34.8132, 127.6612])).toBe(true)
    expect(isAtPlace(where, [34.8143, 127.6612])).toBe(false)
    expect(isAtPlace(where, undefined)).toBe(false)
    expect(isAtPlace({ geoLat: null, geoLng: null, geoRadius: null }, undefined)).toBe(true)
  })
})

describe('marks of honesty', () => {
  const scan = (eduTargetNo: number, inDt: string, more: Partial<Scan> = {}): Scan => ({
    eduTargetNo,
    inDt,
    methodCd: 'code',
    arriveDt: inDt,
    deviceHash: null,
    corrected: false,
    dueRecheck: false,
    rechecked: false,
    ...more,
  })
  it('show a shared device, a late message, a hand and a missed check', () => {
    const marks = honestyMarks([
      scan(1, at('13:00'), { deviceHash: 'a' }),
      scan(2, at('13:01'), { deviceHash: 'a' }),
      scan(3, at('13:00'), { arriveDt: at('13:06'), corrected: true }),
      scan(4, at('13:00'), { methodCd: 'manual', dueRecheck: true }),
      scan(5, at('13:00'), { dueRecheck: true, rechecked: true }),
    ])
    expect(Object.fromEntries(marks)).toEqual({
      1: ['sharedDevice'],
      2: ['sharedDevice'],
      3: ['corrected', 'sentLate'],
      4: ['byHand', 'noRecheck'],
      5: [],
    })
  })
  it('show twenty entries within three seconds', () => {
    const quick = Array.from({ length: 20 }, (_, index) =>
      scan(index, new Date(Date.parse(at('13:00')) + index * 150).toISOString()),
    )
    expect([...honestyMarks(quick).values()].every((marks) => marks.includes('burst'))).toBe(true)
    expect([...honestyMarks(quick.slice(1)).values()].some((marks) => marks.includes('burst'))).toBe(false)
  })
})
