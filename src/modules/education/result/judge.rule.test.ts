import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HourRule } from '../course/legal-hours.rule.ts'
import { legalRules } from '../seed/legal-rules.ts'
import { educationFindings, type Asked, type AskedItem, type Learned, type Learner } from './judge.rule.ts'

const rules = legalRules as readonly HourRule[]
const entry: AskedItem = { code: 'VED01', name: '출입안전교육', works: [] }
const confined: AskedItem = { code: 'VED11', name: '밀폐공간 특별교육', works: ['34'] }
const hot: AskedItem = { code: 'VED18', name: '화재위험작업 특별교육', works: ['38'] }
const stay: Asked = {
  fromYmd: '2026-11-23',
  toYmd: '2026-12-31',
  asked: 'stay',
  items: [],
  special: [],
  hire: false,
  chemical: false,
}
const learned = (vndEduCd: string, hours: number, more: Partial<Learned> = {}): Learned => ({
  vndEduCd,
  eduTypeCd: 'ETC',
  specialWorkNo: null,
  eduYmd: '2026-05-01',
  min: hours * 60,
  validToYmd: null,
  ...more,
})
const special = (work: string, hours: number, more: Partial<Learned> = {}) =>
  learned('', hours, { vndEduCd: null, eduTypeCd: 'SPC', specialWorkNo: work, ...more })
const hired = (hours: number) => learned('VED02', hours, { eduTypeCd: 'NEW' })
const person: Learner = {
  workerClassCd: null,
  hired: true,
  experienced: false,
  learned: [],
  assigned: [],
  exemptions: [],
}
const said = (over: Partial<Learner>, need: Partial<Asked>) =>
  educationFindings({ ...person, ...over }, { ...stay, ...need }, rules).map(
    ({ code, level, message }) => `${code} ${level} ${message}`,
  )

describe('what must be held on all days', () => {
  it('ends during a stay with a warning, before it with a refusal', () => {
    const of = (validToYmd: string | null) =>
      said({ learned: [learned('VED01', 4, { validToYmd })] }, { items: [entry] })
    expect(of('2027-03-01')).toEqual([])
    expect(of(null)).toEqual([])
    expect(of('2026-11-30')).toEqual([
      'ITEM WARN 출입안전교육 유효기간(2026-11-30)이 출입종료일보다 빠릅니다.',
    ])
    expect(of('2026-11-23')).toEqual(['ITEM BLOCK 출입안전교육 유효기간이 2026-11-23에 끝납니다.'])
    expect(said({}, { items: [entry] })).toEqual(['ITEM BLOCK 출입안전교육 이수 기록이 없습니다.'])
  })
  it('of 2025-03-02 for a year is over on 2026-03-02', () => {
    const work = { items: [entry], asked: 'work', fromYmd: '2026-03-02', toYmd: '2026-03-02' } as const
    const one = [learned('VED01', 4, { eduYmd: '2025-03-02', validToYmd: '2026-03-01' })]
    expect(said({ learned: one }, work)).toEqual(['ITEM BLOCK 출입안전교육이 2026-03-01 만료되었습니다.'])
    expect(said({ learned: one }, { ...work, fromYmd: '2026-03-01', toYmd: '2026-03-01' })).toEqual([])
  })
  it('does not count before the day on which it is learned', () => {
    const tomorrow = [learned('VED01', 4, { eduYmd: '2026-11-24' })]
    expect(said({ learned: tomorrow }, { items: [entry] })).toHaveLength(1)
  })
})

describe('education at hiring', () => {
  it('has the hours of the class of worker', () => {
    const hire = { hire: true }
    expect(said({}, hire)).toEqual(['NEW BLOCK 채용 시 교육 8시간 중 0시간을 이수하였습니다.'])
    expect(said({ learned: [hired(8)] }, hire)).toEqual([])
    expect(said({ learned: [hired(1)], workerClassCd: 'DAY' }, hire)).toEqual([])
    expect(said({ learned: [hired(3)], workerClassCd: 'FX1' }, hire)).toEqual([
      'NEW BLOCK 채용 시 교육 4시간 중 3시간을 이수하였습니다.',
    ])
    expect(said({ hired: false }, hire)).toEqual([])
  })
  it('is done with the special education of a work (EDU-03), and by a career (EDU-05)', () => {
    expect(said({ learned: [special('34', 16)] }, { hire: true })).toEqual([])
    expect(said({ learned: [special('34', 8), special('38', 8)] }, { hire: true })).toHaveLength(1)
    const career = (exemptPct: number) => [
      { eduTypeCd: 'NEW', specialWorkNo: null, exemptTypeCd: 'E51', exemptPct, exemptMin: null },
    ]
    expect(said({ learned: [hired(4)], exemptions: career(50) }, { hire: true })).toEqual([])
    expect(said({ learned: [hired(3)], exemptions: career(50) }, { hire: true })).toEqual([
      'NEW BLOCK 채용 시 교육 4시간 중 3시간을 이수하였습니다.',
    ])
    expect(said({ experienced: true }, { hire: true, special: [confined] })).toEqual([])
  })
})

describe('special education (EDU-06)', () => {
  const both = { special: [confined, hot] }
  it('asks four hours of each work, never their sum', () => {
    expect(said({ learned: [special('34', 16)] }, both)).toEqual([
      'SPC_PRE BLOCK 화재위험작업 특별교육 이수 기록이 없습니다.',
    ])
    expect(said({ learned: [special('34', 16), special('38', 16)] }, both)).toEqual([])
    expect(said({ learned: [special('34', 3)] }, { special: [confined] })).toEqual([
      'SPC_PRE BLOCK 특별교육 사전 4시간이 완료되지 않았습니다. (인정 3.0시간)',
    ])
  })
  it('lets somebody with four hours begin, and says by when the rest is due', () => {
    expect(said({ learned: [special('34', 4)] }, { special: [confined] })).toEqual([
      'SPC WARN 밀폐공간 특별교육 16시간 중 4시간을 이수하였습니다. 나머지는 2027-02-23까지 이수해야 합니다.',
    ])
  })
  it('stops somebody whose due day is past', () => {
    const assigned = [
      {
        specialWorkNo: '34',
        firstWorkYmd: '2026-08-20',
        requiredMin: 960,
        preMin: 240,
        dueYmd: '2026-11-20',
      },
    ]
    expect(said({ learned: [special('34', 14)], assigned }, { special: [confined] })).toEqual([
      'SPC BLOCK 밀폐공간 특별교육 16시간 중 14시간을 이수하였습니다.',
    ])
    expect(said({ learned: [special('34', 16)], assigned }, { special: [confined] })).toEqual([])
  })
  it('asks two hours of short work and of day labourers, all before it', () => {
    expect(said({ learned: [special('34', 2)], workerClassCd: 'DAY' }, { special: [confined] })).toEqual([])
    const assigned = [
      {
        specialWorkNo: '34',
        firstWorkYmd: '2026-11-23',
        requiredMin: 120,
        preMin: 120,
        dueYmd: '2026-11-23',
      },
    ]
    expect(said({ learned: [special('34', 2)], assigned }, { special: [confined] })).toEqual([])
    expect(said({ learned: [special('34', 1)], assigned }, { special: [confined] })).toEqual([
      'SPC_PRE BLOCK 특별교육 사전 2시간이 완료되지 않았습니다. (인정 1.0시간)',
    ])
  })
  it('keeps the four hours although half of the rest is exempted', () => {
    const exemptions = [
      { eduTypeCd: 'SPC', specialWorkNo: '34', exemptTypeCd: 'E52', exemptPct: 50, exemptMin: null },
    ]
    expect(said({ learned: [special('34', 8)], exemptions }, { special: [confined] })).toEqual([])
    expect(said({ learned: [special('34', 3)], exemptions }, { special: [confined] })).toHaveLength(1)
    expect(said({ learned: [special('38', 8)], exemptions }, { special: [hot] })[0]).toContain('WARN')
  })
  it('is not asked of who moves within the plant with the same work, nor education at hiring (EDU-05)', () => {
    const moved = (eduTypeCd: string) => ({
      eduTypeCd,
      specialWorkNo: null,
      exemptTypeCd: 'E53',
      exemptPct: 100,
      exemptMin: null,
    })
    const need = { hire: true, special: [confined] }
    expect(said({ exemptions: [moved('NEW'), moved('SPC')] }, need)).toEqual([])
    expect(said({ exemptions: [moved('NEW')] }, need)).toHaveLength(1)
  })
  it('is over on a day, and is not judged without hours', () => {
    const over = [special('34', 16, { validToYmd: '2026-11-22' })]
    expect(said({ learned: over }, { special: [confined], asked: 'work', toYmd: '2026-11-23' })).toEqual([
      'SPC_PRE BLOCK 밀폐공간 특별교육이 2026-11-22 만료되었습니다.',
    ])
    expect(
      educationFindings(person, { ...stay, special: [confined] }, []).map(({ message }) => String(message)),
    ).toEqual(['밀폐공간 특별교육의 법정시간 기준이 등록되지 않아 판정할 수 없습니다.'])
  })
})

describe('work with hazardous chemicals', () => {
  const chemical = (hours: number, validToYmd: string | null) =>
    said({ learned: [learned('VED05', hours, { eduTypeCd: 'HCM', validToYmd })] }, { chemical: true })
  it('asks two hours of the year', () => {
    expect(said({}, { chemical: true })).toEqual([
      'HCM BLOCK 유해화학물질 종사자 교육 2시간 이수 기록이 없습니다.',
    ])
    expect(chemical(2, '2027-01-01')).toEqual([])
    expect(chemical(1, '2027-01-01')).toHaveLength(1)
    expect(chemical(2, '2026-12-01')).toEqual([
      'HCM WARN 유해화학물질 종사자 교육 유효기간(2026-12-01)이 출입종료일보다 빠릅니다.',
    ])
  })
})

it('permit, entry and gate agree about 1,000 people on any day', () => {
  const days = fc.integer({ min: 1, max: 28 }).map((n) => `2026-11-${String(n).padStart(2, '0')}`)
  const result = fc.record({
    vndEduCd: fc.constantFrom(null, 'VED01', 'VED02', 'VED05', 'VED11', 'VED18'),
    eduTypeCd: fc.constantFrom('SPC', 'NEW', 'HCM', 'ETC'),
    specialWorkNo: fc.constantFrom(null, '34', '38'),
    eduYmd: days,
    min: fc.integer({ min: 0, max: 1000 }),
    validToYmd: fc.option(days),
  })
  const assigned = fc.record({
    specialWorkNo: fc.constantFrom('34', '38'),
    firstWorkYmd: days,
    requiredMin: fc.constantFrom(120, 960),
    preMin: fc.constantFrom(120, 240),
    dueYmd: days,
  })
  const people = fc.record({
    workerClassCd: fc.constantFrom(null, 'DAY', 'FX1', 'FLD', 'SUP'),
    hired: fc.boolean(),
    experienced: fc.boolean(),
    learned: fc.array(result, { maxLength: 6 }),
    assigned: fc.array(assigned, { maxLength: 2 }),
    exemptions: fc.constant([]),
  })
  fc.assert(
    fc.property(people, days, (someone, day) => {
      const need = {
        ...stay,
        fromYmd: day,
        toYmd: day,
        items: [entry],
        special: [confined, hot],
        hire: true,
        chemical: true,
      }
      const blocks = (asked: Asked) =>
        educationFindings(someone, asked, rules)
          .filter(({ level }) => level === 'BLOCK')
          .map(({ code, lackMin, validToYmd }) => ({ code, lackMin, validToYmd }))
      expect(blocks({ ...need, asked: 'work' })).toEqual(blocks(need))
    }),
    { numRuns: 1000 },
  )
})
