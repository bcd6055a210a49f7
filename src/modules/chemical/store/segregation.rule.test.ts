import { describe, expect, test } from 'vitest'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'
import { derivedGroups, missingGroups, segregationOf, type SegregationPart } from './segregation.rule.ts'

const line = (text: string) => {
  const [ghsClassCd = '', ghsCatCd = ''] = text.split(':')
  return { ghsClassCd, ghsCatCd }
}
const part = (more: Partial<SegregationPart> = {}): SegregationPart => ({
  chemNm: '물질',
  chosen: [],
  known: null,
  ghs: [],
  ...more,
})

describe('the groups that follow from a classification', () => {
  test.each([
    ['an oxidising solid', ['P14:2'], ['OX']],
    ['an oxidising liquid that is corrosive', ['P13:3', 'H02:1A'], ['OX']],
    ['a flammable liquid', ['P06:2'], ['FL']],
    ['a combustible liquid of category 4', ['P06:4'], ['OS']],
    ['a flammable gas under pressure', ['P02:1', 'P05:LG'], ['FG']],
    ['a gas that is only under pressure', ['P05:CG'], ['IG']],
    ['a substance that reacts with water', ['P12:1', 'H02:1B'], ['WR']],
    ['an organic peroxide of type B', ['P15:TB'], ['SR']],
    ['an organic peroxide of type G', ['P15:TG'], []],
    ['a fatal poison', ['H01:O2'], ['TX']],
    ['a toxic substance of category 3 without another group', ['H01:D3'], ['TX']],
    ['a flammable liquid that is toxic in category 3', ['P06:2', 'H01:I3'], ['FL']],
    ['an irritant', ['H02:2', 'H03:2A'], []],
  ])('%s', (_, ghs, expected) => expect(derivedGroups(ghs.map(line))).toEqual(expected))
  test('a person who chose groups is told which of them are missing', () => {
    expect(missingGroups(['GN'], [line('P14:2')])).toEqual(['OX'])
    expect(missingGroups(['OX', 'CH'], [line('P14:2')])).toEqual([])
    expect(missingGroups([], [line('P14:2')])).toEqual([])
  })
})

describe('the groups of a product', () => {
  test('what nobody has judged is open, with its derived groups all the same', () => {
    const found = segregationOf([part({ chemNm: '과망간산칼륨', ghs: [line('P14:2')] })], 0)
    expect(found.segGrpCds).toEqual(['OX'])
    expect(inKorean(found.openWhy)).toContain('과망간산칼륨')
  })
  test('a choice of a person and the table add up with the classification', () =>
    expect(segregationOf([part({ chosen: ['BA'], known: ['HC'], ghs: [line('P13:2')] })], 0)).toEqual({
      segGrpCds: ['BA', 'HC', 'OX'],
      openWhy: null,
    }))
  test('a corrosive substance says whether it is an acid or a base', () => {
    expect(inKorean(segregationOf([part({ chosen: ['FL'], ghs: [line('H02:1B')] })], 0).openWhy)).toContain(
      '산인지 염기인지',
    )
    expect(segregationOf([part({ chosen: ['AC'], ghs: [line('H02:1B')] })], 0).openWhy).toBeNull()
  })
  test('a product without components, or with a secret that nobody knows, is open', () => {
    expect(segregationOf([], 0).openWhy).not.toBeNull()
    expect(segregationOf([part({ chosen: ['FL'] })], 1).openWhy).not.toBeNull()
  })
  test('a component that its supplier keeps to itself is not named', () =>
    expect(inKorean(segregationOf([part({ chemNm: null })], 0).openWhy)).toContain('영업비밀 성분'))
})
