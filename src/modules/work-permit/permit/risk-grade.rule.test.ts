import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SupplementCode } from './permit-codes.rule.ts'
import { firstPermitParameters } from './permit-parameters.rule.ts'
import { judgeRiskGrade as judgeRiskGradeIn, workAtHeightNeeded } from './risk-grade.rule.ts'
import type { RiskGradeInput } from './risk-grade.rule.ts'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'

const judgeRiskGrade = (...given: Parameters<typeof judgeRiskGradeIn>) => inKorean(judgeRiskGradeIn(...given))
const parameters = firstPermitParameters('2026-01-01')
const judge = (input: Partial<RiskGradeInput>) =>
  judgeRiskGrade({ permitTypeCd: 'G', supplCds: [], exZone: 'none', ...input }, parameters)
const lift = (loadKg: number, ratedKg = 5000) => judge({ supplCds: ['S6'], lift: { loadKg, ratedKg } })

describe('risk grade (5.1)', () => {
  it('4,200 kg of 5,000 kg is 84 %: H and a lifting plan', () => {
    expect(lift(4200)).toMatchObject({ grade: 'H', liftPercent: 84, jsaNeeded: true, refusals: [] })
    expect(lift(4200).requirements).toContainEqual({
      name: '양중계획서',
      source: '회사 기준',
      plan: 'liftPlan',
    })
  })

  it('a lift of more than 90 % is refused', () => {
    expect(lift(4500).refusals).toEqual([])
    expect(lift(4501).refusals).toEqual([
      { status: 422, message: '정격하중의 90%를 초과하는 양중은 허가할 수 없습니다.' },
    ])
  })

  it('75 % is the border of H', () => {
    expect(lift(3750).grade).toBe('H')
    expect(lift(3749)).toMatchObject({
      grade: 'L',
      requirements: [{ name: '중량물·중장비 작업지휘자', leaderOf: 'S6' }],
    })
    expect(lift(100, 0).refusals).toEqual([{ status: 400, message: '인양하중과 정격하중을 확인해 주세요.' }])
  })

  it.each<[string, Partial<RiskGradeInput>, string]>([
    ['일반', {}, 'L'],
    ['화기', { permitTypeCd: 'H' }, 'M'],
    ['화기 2종', { permitTypeCd: 'H', exZone: 'zone2' }, 'M'],
    ['화기 1종', { permitTypeCd: 'H', exZone: 'zone1' }, 'H'],
    ['화기 0종', { permitTypeCd: 'H', exZone: 'zone0' }, 'H'],
    ['일반 0종', { exZone: 'zone0' }, 'L'],
    ['밀폐', { supplCds: ['S1'] }, 'H'],
    ['정전', { supplCds: ['S2'] }, 'M'],
    ['굴착 1.8 m', { supplCds: ['S3'], excavationDepth: 1.8 }, 'L'],
    ['굴착 2 m', { supplCds: ['S3'], excavationDepth: 2 }, 'H'],
    ['굴착 미입력', { supplCds: ['S3'] }, 'H'],
    ['방사선', { supplCds: ['S4'] }, 'H'],
    ['고소 2 m', { supplCds: ['S5'], workHeight: 2 }, 'M'],
    ['고소 1.9 m', { supplCds: ['S5'], workHeight: 1.9 }, 'L'],
    ['양중 미입력', { supplCds: ['S6'] }, 'H'],
    ['개방 물', { supplCds: ['S7'], openedMedium: { flammable: false, toxic: false } }, 'L'],
    ['개방 인화성', { supplCds: ['S7'], openedMedium: { flammable: true, toxic: false } }, 'H'],
    ['개방 독성', { supplCds: ['S7'], openedMedium: { flammable: false, toxic: true } }, 'H'],
    ['개방 미입력', { supplCds: ['S7'] }, 'H'],
    ['고압수', { supplCds: ['S8'] }, 'L'],
    ['정전+고소', { supplCds: ['S2', 'S5'] }, 'H'],
  ])('%s → grade', (_name, input, grade) => {
    expect(judge(input).grade).toBe(grade)
  })

  it('grades H and M and every excavation need a JSA, and grade L needs none', () => {
    expect(judge({ permitTypeCd: 'H' }).jsaNeeded).toBe(true)
    expect(judge({}).jsaNeeded).toBe(false)
    expect(judge({ supplCds: ['S3'], excavationDepth: 1 }).jsaNeeded).toBe(true)
  })

  it('excavation of 2 m needs a plan and a work leader (제38조①6, 제39조)', () => {
    const names = (depth: number) =>
      judge({ supplCds: ['S3'], excavationDepth: depth }).requirements.map((need) => need.name)
    expect(names(2)).toEqual(['굴착작업계획서', '굴착 작업지휘자'])
    expect(names(1.99)).toEqual([])
  })

  it('electric work above 50 V or 250 VA needs a plan (제38조①5)', () => {
    const planned = (voltage: number, power?: number) =>
      judge({ supplCds: ['S2'], electric: { voltage, power } }).requirements.length > 0
    expect([planned(50), planned(51), planned(24, 250), planned(24, 251)]).toEqual([false, true, false, true])
  })

  it('work at height begins at 2 m (제44조), and a ladder may reach 3.5 m (제42조④)', () => {
    expect([workAtHeightNeeded(1.99), workAtHeightNeeded(2)]).toEqual([false, true])
    expect(judge({ ladderHeight: 3.5 }).refusals).toEqual([])
    expect(judge({ ladderHeight: 3.6 }).refusals[0]?.message).toBe(
      '이동식 사다리의 작업면 높이는 3.5m 이하여야 합니다.',
    )
  })

  it('the grade explains itself with the version of the table', () => {
    expect(lift(4200).explanation).toMatchObject({ title: '위험등급', version: '작업허가 기준 2026-01-01' })
    expect(lift(4200).reasons).toEqual(['정격하중의 84%(75% 이상)'])
  })

  it('one more supplement or a heavier load never lowers the grade', () => {
    const order = { L: 0, M: 1, H: 2 }
    const codes: SupplementCode[] = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8']
    const input = fc.record({
      permitTypeCd: fc.constantFrom('H' as const, 'G' as const),
      supplCds: fc.subarray(codes),
      exZone: fc.constantFrom('none' as const, 'zone0' as const, 'zone1' as const, 'zone2' as const),
      excavationDepth: fc.option(fc.double({ min: 0, max: 5, noNaN: true }), { nil: undefined }),
    })
    fc.assert(
      fc.property(input, fc.constantFrom(...codes), (some, extra) => {
        expect(order[judge({ ...some, supplCds: [...some.supplCds, extra] }).grade]).toBeGreaterThanOrEqual(
          order[judge(some).grade],
        )
      }),
    )
    fc.assert(
      fc.property(fc.nat(6000), fc.nat(1000), (load, more) => {
        expect(order[lift(load + more).grade]).toBeGreaterThanOrEqual(order[lift(load).grade])
        expect(lift(load + more).refusals.length).toBeGreaterThanOrEqual(lift(load).refusals.length)
      }),
    )
  })
})
