import { describe, expect, it } from 'vitest'
import { legalRules } from '../seed/legal-rules.ts'
import { dutyOf } from '../result/special.rule.ts'
import { checklistOf, mustBeWhole, sumOf } from './curriculum.rule.ts'
import { hoursFor, overlaps, type HourRule } from './legal-hours.rule.ts'

const day = '2026-03-02'
const rules = legalRules as readonly HourRule[]
const minutes = (eduTypeCd: string, workerClassCd: string | null, more: object = {}) =>
  hoursFor(rules, { eduTypeCd, workerClassCd, ...more }, day)?.requiredMin

describe('legal hours (EDU-01)', () => {
  it.each([
    ['REG', 'OFC', 6],
    ['REG', 'SAL', 6],
    ['REG', 'FLD', 12],
    ['REG', 'SUP', 16],
    ['NEW', 'DAY', 1],
    ['NEW', 'FX1', 4],
    ['NEW', 'FLD', 8],
    ['NEW', 'SUP', 8],
    ['CHG', 'DAY', 1],
    ['CHG', 'FLD', 2],
    ['CHG', 'SUP', 2],
    ['SPC', 'SUP', 16],
    ['SPC', 'DAY', 2],
    ['SPC', 'FLD', 16],
    ['SPC', null, 16],
    ['CON', null, 4],
    ['SPF', 'SPW', 2],
    ['HCM', 'FLD', 2],
    ['MSD', 'FLD', 1],
    ['PSM', 'FLD', 2],
    ['EMG', 'FLD', 2],
  ])('%s asks %s for its hours', (type, workerClass, hours) => {
    expect(minutes(type, workerClass)).toBe(hours * 60)
  })
  it('special education is divided, and short work asks for less', () => {
    const special = hoursFor(rules, { eduTypeCd: 'SPC', workerClassCd: 'FLD' }, day)
    expect(special).toMatchObject({ preMin: 240, dueMonths: 3, shortMin: 120 })
    const platform = hoursFor(rules, { eduTypeCd: 'SPF', workerClassCd: 'SPW' }, day)!
    expect(platform).toMatchObject({ requiredMin: 120, shortMin: 60 })
    expect(dutyOf(platform, day, true)).toEqual({ requiredMin: 60, preMin: 60, dueYmd: day })
    expect(minutes('SPC', 'SPW')).toBe(960)
  })
  it('who answers for hazardous chemicals learns sixteen hours in two years', () => {
    expect(minutes('HCM', null, { dutyCd: 'D09', periodCd: 'Y2' })).toBe(960)
  })
  it('a day labourer who signals to a tower crane learns eight hours', () => {
    expect(minutes('SPC', 'DAY', { specialWorkNo: '39' })).toBe(480)
    expect(minutes('SPC', 'FLD', { specialWorkNo: '39' })).toBe(960)
  })
  it('an appointment has hours for its beginning and for every second year', () => {
    const asked = (dutyCd: string, periodCd: string) => minutes('JOB', null, { dutyCd, periodCd })
    expect([asked('D01', 'B'), asked('D01', 'Y2')]).toEqual([360, 360])
    expect([asked('D04', 'B'), asked('D04', 'Y2')]).toEqual([2040, 1440])
    expect([asked('D05', 'B'), asked('D05', 'Y2')]).toEqual([2040, 1440])
    expect([asked('D28', 'B'), asked('D28', 'Y2')]).toEqual([undefined, 480])
  })
  it('a kind that nobody has entered has no hours', () => {
    expect(minutes('ETC', 'FLD')).toBeUndefined()
    expect(hoursFor(rules, { eduTypeCd: 'REG', workerClassCd: 'FLD' }, '1990-01-01')).toBeUndefined()
  })
  it('no two rows of the delivered table hold for the same class on one day', () => {
    const meeting = rules.flatMap((one, index) =>
      rules.slice(index + 1).filter((other) => overlaps(one, other)),
    )
    expect(meeting).toEqual([])
  })
  it('rows of one class meet on their edge, not beside it', () => {
    const [row] = rules as [HourRule]
    const ended = { ...row, fromYmd: '2025-01-01', toYmd: '2025-12-31' }
    expect(overlaps(ended, { ...row, fromYmd: '2026-01-01', toYmd: null })).toBe(false)
    expect(overlaps(ended, { ...row, fromYmd: '2025-12-31', toYmd: null })).toBe(true)
    expect(overlaps(ended, { ...ended, workerClassCd: 'XXX' })).toBe(false)
  })
})

describe('contents of a course (별표 5)', () => {
  const items = [
    { code: 'W34-1', codeNm: '산소농도', attr1: 'SPC34' },
    { code: 'W34-2', codeNm: '구출', attr1: 'SPC34' },
    { code: 'R1', codeNm: '산업안전', attr1: 'REG,NEW,CHG' },
    { code: 'P1', codeNm: '대책', attr1: 'SUP' },
  ]
  const gaps = (course: Parameters<typeof checklistOf>[0], taught: readonly string[]) =>
    checklistOf(
      course,
      taught.map((legalItemCd) => ({ legalItemCd, eduMin: 60 })),
      items,
    )
      .filter((each) => !each.taught)
      .map(({ code }) => code)
  it('special education lacks the items of its work that no subject teaches', () => {
    const confined = { eduTypeCd: 'SPC', specialWorkNo: '34', targetClassCds: ['FLD'] }
    expect(gaps(confined, ['W34-1'])).toEqual(['W34-2'])
    expect(gaps(confined, ['W34-1', 'W34-2'])).toEqual([])
    expect(mustBeWhole(confined)).toBe(true)
  })
  it('supervisors learn more, and regular courses have their items together', () => {
    const regular = { eduTypeCd: 'REG', targetClassCds: ['SUP'] }
    expect(gaps(regular, [])).toEqual(['R1', 'P1'])
    expect(mustBeWhole(regular)).toBe(false)
  })
  it('the head says the sum of its subjects', () => {
    expect(sumOf([{ eduMin: 50 }, { eduMin: 70 }])).toBe(120)
  })
})
