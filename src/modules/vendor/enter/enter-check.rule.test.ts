import { describe, expect, it } from 'vitest'
import {
  companyProblems,
  passEnd,
  stayIssues,
  verdictOf,
  verdicts,
  workerProblems,
  type CompanyFacts,
  type Stay,
  type WorkerFacts,
} from './enter-check.rule.ts'
import { entryFigures } from './enter-parameters.rule.ts'

const stay: Stay = { fromYmd: '2026-11-23', toYmd: '2026-12-31', enterTypeCd: 'VET02' }
const held = (code: string, validToYmd: string | null = null) => ({ code, name: code, validToYmd })
const worker: WorkerFacts = {
  vendorWorkerNo: 16,
  jobTypeCds: ['VJB01'],
  birthYmd: '1990-05-05',
  entryState: 'pending',
  visaToYmd: null,
  elsewhere: false,
  healthNextYmd: '2027-05-01',
  healthFitYn: 'Y',
  privAgreeYmd: '2026-01-05',
  sensAgreeYmd: '2026-01-05',
  educations: [],
  education: [],
  qualifications: [],
}
const names = new Map([
  ['VQL02', '크레인운전기능사'],
  ['VQL10', '기중기운전기능사'],
])
const problems = (over: Partial<WorkerFacts>, on: Partial<Stay> = {}) =>
  workerProblems({ ...worker, ...over }, { ...stay, ...on }, names)
const said = (...given: Parameters<typeof problems>) =>
  problems(...given).map(({ code, level, message }) => `${code} ${level} ${message}`)

describe('a worker (R4)', () => {
  it('a worker who has everything until the last day is fit', () => {
    expect(problems({})).toEqual([])
    expect(verdictOf(problems({}))).toBe(verdicts.fit)
  })
  it('what the judge of education says stands under its code, with the page of the worker', () => {
    const education = [
      { code: 'ITEM', level: 'WARN', message: '출입안전교육 유효기간(2026-11-30)', validToYmd: '2026-11-30' },
      { code: 'SPC_PRE', level: 'BLOCK', message: '특별교육', lackMin: 60 },
      { code: 'NEW', level: 'BLOCK', message: '채용 시 교육' },
      { code: 'HCM', level: 'BLOCK', message: '유해화학물질 종사자 교육' },
    ] as const
    const found = problems({ education })
    expect(found.map(({ code, level }) => `${code} ${level}`)).toEqual([
      'E08 WARN',
      'E09 BLOCK',
      'E09 BLOCK',
      'E12 BLOCK',
    ])
    expect(found[0]).toEqual({
      code: 'E08',
      level: 'WARN',
      message: '출입안전교육 유효기간(2026-11-30)',
      validToYmd: '2026-11-30',
      fixUrl: '/vendor/enter/vendorWorkerDetail?no=16',
    })
    expect(verdictOf(problems({ education: education.slice(0, 1) }))).toBe(verdicts.conditional)
    expect(verdictOf(found)).toBe(verdicts.unfit)
  })
  it('a worker needs the licence of the trade until the last day', () => {
    const crane = { jobTypeCds: ['VJB08'] }
    expect(said(crane)).toEqual([
      'E10 BLOCK 크레인운전기능사 또는 기중기운전기능사 자격이 등록되지 않았습니다.',
    ])
    expect(said({ ...crane, qualifications: [held('VQL10', '2026-12-30')] })[0]).toContain('2026-12-30')
    expect(said({ ...crane, qualifications: [held('VQL10', '2026-12-31')] })).toEqual([])
    expect(said({ ...crane, qualifications: [held('VQL10')] })).toEqual([])
  })
  it('a worker of a harmful trade must be examined and fit', () => {
    const painter = { jobTypeCds: ['VJB04'] }
    expect(said({ ...painter, healthNextYmd: null })).toEqual(['E11 BLOCK 건강진단 기록이 없습니다.'])
    expect(said({ ...painter, healthNextYmd: '2026-12-10' })[0]).toContain('E11 WARN')
    expect(said({ ...painter, healthFitYn: 'N' })).toEqual(['E11 BLOCK 건강진단 결과 취업할 수 없습니다.'])
    expect(said({ healthNextYmd: '2026-12-10' })).toEqual([])
  })
  it('a worker must not be stopped, is of age, belongs to one company, and has agreed', () => {
    expect(said({ entryState: 'suspended' })).toEqual(['E05 BLOCK 출입이 정지된 작업자입니다.'])
    expect(said({ visaToYmd: '2026-11-22' })).toEqual(['E05 BLOCK 체류기간이 2026-11-22 끝났습니다.'])
    expect(said({ birthYmd: '2008-11-24' })).toEqual(['E06 BLOCK 만 18세 미만은 출입할 수 없습니다.'])
    expect(said({ elsewhere: true })).toEqual([
      'E07 BLOCK 같은 사업장에 다른 업체의 유효한 출입증이 있습니다.',
    ])
    expect(said({ privAgreeYmd: null, sensAgreeYmd: null })).toHaveLength(2)
  })
})

describe('a company (R4)', () => {
  const company: CompanyFacts = {
    vendorCd: 'V00001',
    state: 'active',
    contract: {
      contractNo: 3,
      running: true,
      samePlant: true,
      fromYmd: '2026-01-01',
      toYmd: '2026-12-31',
      legal: [],
    },
    evaluatedToYmd: '2027-01-01',
    documents: [{ name: '사업자등록증', validToYmd: null }],
  }
  const of = (over: Partial<CompanyFacts>, on: Partial<Stay> = {}) =>
    companyProblems({ ...company, ...over }, { ...stay, ...on }).map(({ code, level }) => `${code} ${level}`)
  it.each<[string, Partial<CompanyFacts>, string[]]>([
    ['in order', {}, []],
    ['stopped', { state: 'tradeStopped' }, ['E01 BLOCK']],
    ['without a contract', { contract: undefined }, ['E02 BLOCK']],
    ['of another plant', { contract: { ...company.contract!, samePlant: false } }, ['E02 BLOCK']],
    [
      'whose contract ends before',
      { contract: { ...company.contract!, toYmd: '2026-12-30' } },
      ['E02 BLOCK'],
    ],
    [
      'whose contract the law stops',
      { contract: { ...company.contract!, legal: ['도급승인이 필요합니다.'] } },
      ['E15 BLOCK'],
    ],
    ['never evaluated', { evaluatedToYmd: undefined }, ['E03 BLOCK']],
    ['evaluated until the first day', { evaluatedToYmd: '2026-11-23' }, []],
    [
      'whose insurance ends within',
      { documents: [{ name: '배상책임보험', validToYmd: '2026-12-01' }] },
      ['E04 WARN'],
    ],
    ['without a paper', { documents: [{ name: '산재보험', validToYmd: undefined }] }, ['E04 BLOCK']],
  ])('%s', (_, over, expected) => expect(of(over)).toEqual(expected))
  it('visitors need neither contract, evaluation nor papers', () => {
    const bare = {
      contract: undefined,
      evaluatedToYmd: undefined,
      documents: [{ name: '산재보험', validToYmd: undefined }],
    }
    expect(of(bare, { enterTypeCd: 'VET04' })).toEqual([])
  })
})

describe('how long', () => {
  const issues = (over: Partial<Stay>) =>
    stayIssues({ ...stay, ...over }, entryFigures.first).map(({ message }) => String(message))
  it('a visit takes seven days at most, anything else a year', () => {
    expect(issues({ enterTypeCd: 'VET04', toYmd: '2026-11-29' })).toEqual([])
    expect(issues({ enterTypeCd: 'VET04', toYmd: '2026-11-30' })).toEqual(['출입기간은 최대 7일입니다.'])
    expect(issues({ toYmd: '2027-11-22' })).toEqual([])
    expect(issues({ toYmd: '2027-11-23' })).toEqual(['출입기간은 최대 365일입니다.'])
    expect(issues({ toYmd: '2026-11-22' })).toEqual(['종료일은 시작일보다 빠를 수 없습니다.'])
  })
  it('a pass lasts until the first thing ends (R5)', () => {
    expect(
      passEnd([
        { name: '출입신청', toYmd: '2026-12-31' },
        { name: '출입안전교육', toYmd: '2026-12-10' },
        { name: '체류기간', toYmd: '2027-03-01' },
        { name: '자격', toYmd: null },
      ]),
    ).toEqual({ toYmd: '2026-12-10', name: '출입안전교육' })
    expect(passEnd([])).toBeUndefined()
  })
})
it('a missing figure is not guessed', () => expect(() => entryFigures.of(new Map())).toThrow(RangeError))
