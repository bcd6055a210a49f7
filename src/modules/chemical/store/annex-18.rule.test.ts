import { describe, expect, test } from 'vitest'
import { firstChemicalParameters as limits } from '../chemical-parameters.rule.ts'
import { judgeMix, type MixResult } from './compatibility.rule.ts'
import { incompatibilities, mixProduct } from './storage-facts.test-kit.ts'

// 위험물안전관리법 시행규칙 별표 18 Ⅲ (storage) and 별표 19 부표 2 (loading), item by item; the wording of 별표 18 is still to be
// confirmed.
const indoor = '11'
const outdoor = '17'
const shelter = '41'
type Side = readonly [haz: string, group?: string]
const judge = ([one, oneGroup = 'GN']: Side, [other, otherGroup = 'GN']: Side, store: string, multiple = 1) =>
  judgeMix(
    { ...mixProduct('갑', [oneGroup], one), multiple },
    { ...mixProduct('을', [otherGroup], other), multiple },
    store,
    // The classes alone: what groups of substances do to each other is another table.
    incompatibilities.filter(({ layerCd }) => layerCd === 'S' || layerCd === 'T'),
    limits,
  )

describe('별표 18 Ⅲ 제2호: one 옥내·옥외저장소, by class and one metre apart', () => {
  test.each<[string, Side, Side, MixResult]>([
    ['가목: 제1류 and 제5류', ['1:16'], ['5:52'], 'S'],
    ['가목: not with 알칼리금속의 과산화물', ['1:14'], ['5:52'], 'X'],
    ['나목: 제1류 and 제6류', ['1:16'], ['6:62'], 'S'],
    ['나목: 무기과산화물 too', ['1:14'], ['6:62'], 'S'],
    ['다목: 제1류 and 황린', ['1:16'], ['3:35'], 'S'],
    ['다목: not with another of 제3류', ['1:16'], ['3:32'], 'X'],
    ['라목: 인화성고체 and 제4류', ['2:27'], ['4:41'], 'S'],
    ['라목: not with another of 제2류', ['2:23'], ['4:41'], 'X'],
    ['마목: 알킬알루미늄 and 제4류 that contains it', ['3:33'], ['4:41', 'PY'], 'S'],
    ['마목: 알킬리튬 and 제4류 that contains it', ['3:34'], ['4:41', 'PY'], 'S'],
    ['마목: not with any 제4류', ['3:33'], ['4:41'], 'X'],
    ['마목: not of another of 제3류', ['3:32'], ['4:41', 'PY'], 'X'],
    ['바목: 유기과산화물 and 제4류 that contains it', ['5:51'], ['4:41', 'SR'], 'S'],
    ['바목: not with any 제4류', ['5:51'], ['4:41'], 'X'],
    ['바목: not of another of 제5류', ['5:52'], ['4:41', 'SR'], 'X'],
  ])('%s', (_item, one, other, expected) => {
    for (const store of [indoor, outdoor]) {
      expect(judge(one, other, store).result).toBe(expected)
      expect(judge(other, one, store).result).toBe(expected)
    }
  })
  test('a small quantity is no excuse in a store, as it is on a load', () => {
    expect(judge(['4:41'], ['6:62'], indoor, 0.05).result).toBe('X')
    expect(judge(['4:41'], ['6:62'], shelter, 0.05).result).toBe('O')
  })
})

test('별표 18 Ⅲ 제3호: yellow phosphorus and what reacts with water stand in no store together, though of one class', () => {
  for (const store of [indoor, outdoor, shelter]) {
    expect(judge(['3:35'], ['3:32'], store)).toMatchObject({ result: 'X', basis: 'law' })
    expect(judge(['3:35'], ['3:31'], store, 0.05).result).toBe('X')
  }
  expect(judge(['3:31'], ['3:32'], indoor).result).toBe('O')
  expect(judge(['3:35'], ['3:35'], indoor).result).toBe('O')
})

test('별표 19 부표 2: five pairs of classes may be loaded together, the other ten may not', () => {
  const classes = ['1:16', '2:23', '3:32', '4:41', '5:52', '6:62']
  const pairs = classes.flatMap((one, at) => classes.slice(at + 1).map((other) => [one, other] as const))
  const may = pairs.filter(([one, other]) => judge([one], [other], shelter).result === 'O')
  expect(may.map(([one, other]) => `${one[0]}–${other[0]}`)).toEqual(['1–6', '2–4', '2–5', '3–4', '4–5'])
  expect(pairs.length - may.length).toBe(10)
  // 비고: up to a tenth of the designated quantity the table does not apply.
  expect(judge(['1:16'], ['4:41'], shelter, 0.1).result).toBe('O')
  expect(judge(['1:16'], ['4:41'], shelter, 0.11).result).toBe('X')
})
