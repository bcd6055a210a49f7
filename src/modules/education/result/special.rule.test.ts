import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hoursFor } from '../course/legal-hours.rule.ts'
import { legalRules } from '../seed/legal-rules.ts'
import { careerMonths, isWithinGap, remainingMinutes } from './exempt.rule.ts'
import { halfKey, lackOf, recognised, type CountedResult } from './minutes.rule.ts'
import { dutyOf, standingOf } from './special.rule.ts'

const rule = hoursFor(legalRules, { eduTypeCd: 'SPC' }, '2026-03-02')!
const firstWorkYmd = '2026-03-02'
const duty = { ...dutyOf(rule, firstWorkYmd, false), firstWorkYmd }
const learned = (...days: readonly (readonly [string, number])[]) =>
  days.map(([eduYmd, hours]) => ({ eduYmd, min: hours * 60 }))

describe('special education (EDU-06)', () => {
  it('asks four hours before the first work and sixteen within three months', () => {
    expect(duty).toMatchObject({ requiredMin: 960, preMin: 240, dueYmd: '2026-06-02' })
    expect(dutyOf(rule, firstWorkYmd, true)).toEqual({ requiredMin: 120, preMin: 120, dueYmd: firstWorkYmd })
  })
  it('goes from due over four hours done to done, and is late the day after the due day', () => {
    const before = learned(['2026-02-27', 4])
    const states = (given: readonly { eduYmd: string; min: number }[], day: string) =>
      standingOf(duty, given, day).state
    expect(states([], firstWorkYmd)).toBe('due')
    expect(states(learned(['2026-02-27', 3]), firstWorkYmd)).toBe('due')
    expect(standingOf(duty, before, firstWorkYmd)).toMatchObject({
      state: 'preDone',
      preDoneYmd: '2026-02-27',
      recogMin: 240,
    })
    const partly = [...before, ...learned(['2026-04-10', 10])]
    expect(states(partly, '2026-04-10')).toBe('goingOn')
    expect(states(partly, '2026-06-02')).toBe('goingOn')
    expect(states(partly, '2026-06-03')).toBe('late')
    const whole = [...partly, ...learned(['2026-06-02', 2])]
    expect(standingOf(duty, whole, '2026-06-02')).toMatchObject({ state: 'done', doneYmd: '2026-06-02' })
    // A past day does not move when something is learned later.
    expect(states(whole, '2026-04-10')).toBe('goingOn')
  })
  it('more education never sets a state back', () => {
    const order = ['late', 'due', 'preDone', 'goingOn', 'done']
    const days = fc
      .integer({ min: 0, max: 120 })
      .map((n) => `2026-0${2 + Math.floor(n / 28)}-${String((n % 28) + 1).padStart(2, '0')}`)
    const some = fc.array(fc.record({ eduYmd: days, min: fc.integer({ min: 0, max: 500 }) }), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(some, some, days, (given, more, day) => {
        const [one, other] = [standingOf(duty, given, day), standingOf(duty, [...given, ...more], day)]
        expect(order.indexOf(other.state)).toBeGreaterThanOrEqual(order.indexOf(one.state))
      }),
    )
  })
})

describe('exemptions (EDU-04, EDU-05)', () => {
  const of = (exemptPct: number | null, exemptMin: number | null = null) => ({
    exemptTypeCd: 'E1',
    exemptPct,
    exemptMin,
  })
  it('half of the regular education of a plant without accidents', () => {
    expect(remainingMinutes(720, [of(50)])).toBe(360)
    expect(remainingMinutes(480, [of(50)])).toBe(240)
    expect(remainingMinutes(960, [of(50)])).toBe(480)
    expect(remainingMinutes(960, [of(100)])).toBe(0)
  })
  it('takes the share first and the minutes after it', () => {
    expect(remainingMinutes(720, [of(50), of(null, 120)])).toBe(240)
    expect(remainingMinutes(720, [of(null, 120)])).toBe(600)
  })
  it('never raises a duty nor passes zero', () => {
    const exemption = fc.record({
      exemptTypeCd: fc.constant('E3'),
      exemptPct: fc.option(fc.integer({ min: 0, max: 100 })),
      exemptMin: fc.option(fc.integer({ min: 0, max: 2000 })),
    })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3000 }),
        fc.array(exemption),
        exemption,
        (required, some, more) => {
          const left = remainingMinutes(required, some)
          expect(left).toBeGreaterThanOrEqual(0)
          expect(left).toBeLessThanOrEqual(required)
          expect(remainingMinutes(required, [...some, more])).toBeLessThanOrEqual(left)
        },
      ),
    )
  })
  it('a career counts from six whole months, until a year after it ended', () => {
    expect(careerMonths('2025-03-01', '2025-08-31')).toBe(6)
    expect(careerMonths('2025-03-02', '2025-08-31')).toBe(5)
    expect(isWithinGap('2025-08-31', '2026-08-31', 12)).toBe(true)
    expect(isWithinGap('2025-08-31', '2026-09-01', 12)).toBe(false)
    expect(isWithinGap('2025-08-31', '2025-08-01', 12)).toBe(false)
  })
})

describe('recognised minutes (EDU-02, EDU-09)', () => {
  const figures = { chemicalForSupervisors: 0, sheetsAsRegular: 1, chemicalAsRegular: 1 }
  const result = (eduTypeCd: string, min: number, workerClassCd = 'FLD'): CountedResult => ({
    eduTypeCd,
    specialWorkNo: null,
    eduYmd: '2026-03-10',
    min,
    courseNm: eduTypeCd,
    workerClassCd,
  })
  const sum = (results: readonly CountedResult[], type: string, exempted?: ReadonlySet<string>) =>
    recognised(results, figures, exempted)
      .filter(({ eduTypeCd }) => eduTypeCd === type)
      .reduce((all, { min }) => all + min, 0)
  it('adds classes, MSDS education and online courses of the half-year', () => {
    const results = [
      ...Array.from({ length: 4 }, () => result('REG', 120)),
      result('MSD', 120),
      result('REG', 90),
    ]
    expect(sum(results, 'REG')).toBe(690)
    expect(lackOf(720, 690)).toBe(30)
    expect(sum(results, 'MSD')).toBe(120)
  })
  it('a supervisor who learned fifteen hours of sixteen lacks one', () => {
    expect(
      lackOf(
        960,
        sum([result('REG', 300, 'SUP'), result('REG', 240, 'SUP'), result('REG', 360, 'SUP')], 'REG'),
      ),
    ).toBe(60)
  })
  it('chemical-law education leaves 600 of 720 minutes, but none for a supervisor and none twice', () => {
    expect(lackOf(720, sum([result('HCM', 120)], 'REG'))).toBe(600)
    expect(sum([result('HCM', 120, 'SUP')], 'REG')).toBe(0)
    expect(sum([result('HCM', 120)], 'REG', new Set([halfKey('2026-03-10')]))).toBe(0)
    expect(lackOf(720, 0, 120)).toBe(600)
  })
  it('counts nothing twice within one kind', () => {
    const types = fc.constantFrom('REG', 'MSD', 'HCM', 'SPC')
    fc.assert(
      fc.property(fc.array(fc.record({ type: types, min: fc.integer({ min: 1, max: 480 }) })), (given) => {
        const results = given.map(({ type, min }) => result(type, min))
        const all = results.reduce((total, { min }) => total + min, 0)
        for (const type of ['REG', 'MSD', 'HCM', 'SPC']) expect(sum(results, type)).toBeLessThanOrEqual(all)
      }),
    )
  })
})
