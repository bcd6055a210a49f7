import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../../core/server/seed/tsv.ts'
import {
  missingQualifications as missingQualificationsIn,
  qualificationNames,
  qualificationsFor,
  specialEducations,
  specialEducationsFor,
  type CrewWork,
} from './crew-requirements.rule.ts'
import { firstPermitParameters } from './permit-parameters.rule.ts'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'

const missingQualifications = (...given: Parameters<typeof missingQualificationsIn>) =>
  inKorean(missingQualificationsIn(...given))
const parameters = firstPermitParameters('2025-01-01')
const work = (change: Partial<CrewWork>): CrewWork => ({ permitTypeCd: 'G', supplCds: [], ...change })
const learned = (change: Partial<CrewWork>) =>
  specialEducationsFor(work(change), parameters).map(({ code }) => code)
const licensed = (change: Partial<CrewWork>) =>
  qualificationsFor(work(change), parameters).map(({ codes }) => codes.join('·'))

describe('특별교육 by kind of work (시행규칙 별표 5)', () => {
  it('특별교육 follows the permit, its supplements and the kind of work', () => {
    expect(learned({})).toEqual([])
    expect(learned({ permitTypeCd: 'H' })).toEqual(['VED18'])
    expect(learned({ supplCds: ['S1', 'S4'] })).toEqual(['VED11', 'VED14'])
    expect(learned({ permitTypeCd: 'H', supplCds: ['S1'], workKindCd: 'TANKWELD' })).toEqual([
      'VED11',
      'VED18',
      'VED23',
    ])
    expect(learned({ permitTypeCd: 'H', supplCds: ['S1'], workKindCd: 'TANKCLEAN' })).toEqual([
      'VED11',
      'VED18',
    ])
    expect(learned({ supplCds: ['S5'], workKindCd: 'SCAFFOLD' })).toEqual(['VED15'])
    expect(learned({ supplCds: ['S5', 'S6'], workKindCd: 'TOWER' })).toEqual(['VED19', 'VED21'])
    expect(learned({ supplCds: ['S5'] })).toEqual([])
  })
  it.each([
    ['S2', 'voltageV', 75, 74, 'VED12'],
    ['S3', 'depthM', 2, 1.8, 'VED13'],
    ['S6', 'ratedKg', 1000, 999, 'VED19'],
  ] as const)(
    '%s asks for 특별교육 from its limit on, and where the figure is not said',
    (supplCd, name, limit, below, code) => {
      const asked = (value: number | null) =>
        learned({ supplCds: [supplCd], supplements: [{ supplCd, [name]: value }] })
      expect([asked(limit), asked(below), asked(null), learned({ supplCds: [supplCd] })]).toEqual([
        [code],
        [],
        [code],
        [code],
      ])
    },
  )
  it('철골 asks for 특별교육 from 5 m on, an opened line unless it held nothing harmful', () => {
    const steel = (heightM: number) =>
      learned({ supplCds: ['S5'], workKindCd: 'STEEL', supplements: [{ supplCd: 'S5', heightM }] })
    expect([steel(5), steel(4.9)]).toEqual([['VED20'], []])
    const opened = (flammableYn: string | null, toxicYn: string) =>
      learned({ supplCds: ['S7'], supplements: [{ supplCd: 'S7', flammableYn, toxicYn }] })
    expect([opened('Y', 'N'), opened('N', 'Y'), opened('N', 'N'), opened(null, 'N')]).toEqual([
      ['VED22'],
      ['VED22'],
      [],
      ['VED22'],
    ])
  })
})

describe('licences of the crew (유해·위험작업의 취업 제한에 관한 규칙)', () => {
  it('licences follow the kind of work, and hot work other than welding asks for none', () => {
    expect(licensed({})).toEqual([])
    expect([licensed({ permitTypeCd: 'H' }), licensed({ permitTypeCd: 'H', workKindCd: 'OTHER' })]).toEqual([
      ['VQL01'],
      [],
    ])
    expect(licensed({ supplCds: ['S2', 'S4'] })).toEqual(['VQL05', 'VQL11'])
    const scaffold = (heightM: number) =>
      licensed({ supplCds: ['S5'], workKindCd: 'SCAFFOLD', supplements: [{ supplCd: 'S5', heightM }] })
    expect([scaffold(5), scaffold(4)]).toEqual([['VQL04'], []])
    expect(licensed({ supplCds: ['S5', 'S6'], workKindCd: 'TOWER' })).toEqual(['VQL13·VQL04'])
    expect(licensed({ supplCds: ['S6'], workKindCd: 'TOWERRUN' })).toEqual(['VQL12'])
  })
  it('a crane of the register brings its driver with it', () => {
    expect(licensed({ supplCds: ['S6'] })).toEqual(['VQL10·VQL02·VQL03·VQL06'])
    expect(licensed({ supplCds: ['S6'], equipTypeCds: ['VEQ08'] })).toHaveLength(1)
    expect(licensed({ supplCds: ['S6'], equipTypeCds: ['VEQ01'] })).toEqual([])
  })
  it('one of the crew is enough, on the day of the work', () => {
    const wanted = qualificationsFor(work({ permitTypeCd: 'H' }), parameters)
    const said =
      '전기용접기능사 자격이 유효한 작업자가 없습니다. (유해·위험작업의 취업 제한에 관한 규칙 별표 1, 회사 기준)'
    expect(missingQualifications(wanted, [], '2026-03-10')).toEqual([said])
    expect(missingQualifications(wanted, [{ code: 'VQL01', validYmd: '2026-03-09' }], '2026-03-10')).toEqual([
      said,
    ])
    expect(
      missingQualifications(
        wanted,
        [{ code: 'VQL05' }, { code: 'VQL01', validYmd: '2026-03-10' }],
        '2026-03-10',
      ),
    ).toEqual([])
    expect(missingQualifications(wanted, [{ code: 'VQL01' }], '2026-03-10')).toEqual([])
  })
})

it('the names are those of the code groups, where each special education names its works of annex 5', () => {
  const named = (group: string) =>
    new Map(
      rowsOf('codes').flatMap(({ codeGrpCd, code, codeNm }) =>
        codeGrpCd === group ? [[code, codeNm] as const] : [],
      ),
    )
  const [edu, qual] = [named('VND_EDU'), named('VND_QUAL')]
  for (const { code, name } of Object.values(specialEducations)) expect(edu.get(code)).toBe(String(name))
  for (const [code, name] of Object.entries(qualificationNames)) expect(qual.get(code)).toBe(String(name))
  const withWorks = rowsOf('codes').flatMap(({ codeGrpCd, code, attr1 }) =>
    codeGrpCd === 'VND_EDU' && attr1 ? [code] : [],
  )
  expect(withWorks).toEqual(Object.values(specialEducations).map(({ code }) => code))
})
