import { describe, expect, test } from 'vitest'
import { firstChemicalParameters as limits } from '../chemical-parameters.rule.ts'
import { judgeMix, type MixProduct } from './compatibility.rule.ts'
import { incompatibilities, mixProduct } from './storage-facts.test-kit.ts'

const indoor = '11'
const shelter = '41'
const judge = (one: MixProduct, other: MixProduct, store = shelter) => judgeMix(one, other, store, incompatibilities, limits)
const acid = mixProduct('황산', ['AC'], null, ['7664-93-9'])
const cyanide = mixProduct('시안화나트륨', ['CN', 'TX'], null, ['143-33-9'])
const nitric = mixProduct('질산', ['AC', 'OX'], null, ['7697-37-2'])
const acetone = mixProduct('아세톤', ['FL'], '4:41', ['67-64-1'])
const toluene = mixProduct('톨루엔', ['FL'], '4:41', ['108-88-3'])
const acetic = mixProduct('아세트산', ['AO', 'FL'], '4:42', ['64-19-7'])

describe('혼재 (chm.md 5.6)', () => {
  test('황산 + 시안화나트륨: X with the sentence of the design', () =>
    expect(judge(acid, cyanide)).toMatchObject({
      result: 'X',
      message: '산과 시안화물은 함께 보관할 수 없습니다(시안화수소 발생).',
    }))
  test('질산 + 아세톤: X', () => expect(judge(nitric, acetone).result).toBe('X'))
  test('톨루엔 + 아세트산: O', () => expect(judge(toluene, acetic).result).toBe('O'))
  test('제4류 + 제6류 in one 옥내저장소: X; 제1류 + 제6류: S (1 m)', () => {
    const sixth = mixProduct('과산화수소', ['GN'], '6:62')
    expect(judge(mixProduct('용제', ['GN'], '4:41'), sixth, indoor).result).toBe('X')
    expect(judge(mixProduct('질산염', ['GN'], '1:16'), sixth, indoor)).toMatchObject({
      result: 'S',
      message: expect.stringContaining('1 m'),
    })
  })
  test('제1류 + 제5류: S, but not with 무기과산화물', () => {
    const fifth = mixProduct('과산화벤조일', ['GN'], '5:51')
    expect(judge(mixProduct('질산염', ['GN'], '1:16'), fifth, indoor).result).toBe('S')
    expect(judge(mixProduct('과산화나트륨', ['GN'], '1:14'), fifth, indoor).result).toBe('X')
  })
  test('elsewhere the table for loading holds above a tenth: 2–4 may, 4–6 may not', () => {
    const fourth = mixProduct('용제', ['GN'], '4:41')
    expect(judge(mixProduct('황', ['GN'], '2:23'), fourth).result).toBe('O')
    const sixth = mixProduct('과산화수소', ['GN'], '6:62')
    expect(judge(fourth, sixth).result).toBe('X')
    expect(judge(fourth, { ...sixth, multiple: 0.1 }).result).toBe('O')
    expect(judge(fourth, { ...sixth, multiple: 0.1001 }).result).toBe('X')
  })
  test('the strictest layer wins: same class, but oxidiser and flammable', () =>
    expect(judge(mixProduct('갑', ['FL'], '4:41'), mixProduct('을', ['OX'], '4:41')).result).toBe('X'))
  test('named pairs stand before the matrix', () => {
    const bleach = mixProduct('차아염소산나트륨', ['OX', 'BA'], null, ['7681-52-9'])
    expect(judge(bleach, mixProduct('염산', ['AC'], null, ['7647-01-0'])).message).toContain('염소 발생')
    const ammonia = mixProduct('암모니아', ['FG', 'BA', 'TX'], null, ['7664-41-7'])
    expect(judge(ammonia, bleach).message).toContain('클로라민')
    expect(judge(mixProduct('아세틸렌', ['FG'], null, ['74-86-2']), mixProduct('동분말', ['GN'], null, ['7440-50-8'])).result).toBe('X')
    expect(judge(mixProduct('과산화수소', ['OX'], null, ['7722-84-1']), acetone).message).toContain('과산화수소와')
  })
  test('inert and general go with all, gas cylinders apart from flammable liquids', () => {
    const inert = mixProduct('질소', ['IG'])
    expect([acid, cyanide, nitric].map((other) => judge(inert, other).result)).toEqual(['O', 'O', 'O'])
    expect(judge(inert, toluene).result).toBe('S')
    expect([acid, cyanide, nitric, toluene].map((other) => judge(mixProduct('물', ['GN']), other).result)).toEqual(['O', 'O', 'O', 'O'])
  })
  test('a product with itself always may', () => {
    const peroxide = mixProduct('과산화벤조일', ['SR'], '5:51')
    expect(judge(peroxide, peroxide).result).toBe('O')
  })
  test('is symmetric for every pair of groups and classes, in every kind of store', () => {
    const groups = ['FL', 'FG', 'OX', 'AC', 'AO', 'BA', 'CN', 'WR', 'PY', 'SR', 'TX', 'IG', 'GN']
    const classes = [null, '1:14', '1:16', '2:27', '2:23', '3:33', '3:35', '4:41', '5:51', '6:62']
    const products = groups.flatMap((group) => classes.map((haz) => mixProduct(`${group} ${haz}`, [group], haz)))
    const different = products.flatMap((one, index) =>
      products
        .slice(index + 1)
        .filter((other) => [indoor, shelter].some((store) => judge(one, other, store).result !== judge(other, one, store).result)),
    )
    expect(different).toEqual([])
  })
  test('is symmetric for products of several groups and for every named pair, whatever stands before', () => {
    const named = incompatibilities.filter(({ layerCd }) => layerCd !== 'A' && layerCd !== 'B').flatMap(({ aTxt, bTxt }) => [aTxt, bTxt])
    const casNos = [...new Set(named)].filter((each) => /^\d+-\d\d-\d$/.test(each))
    expect(casNos.length).toBeGreaterThan(5)
    const mixed = [['AC', 'OX'], ['AO', 'FL'], ['BA', 'TX'], ['FG', 'BA', 'TX'], ['GN'], ['IG'], ['SR', 'OX']]
    const products = [
      ...casNos.map((casNo, index) => mixProduct(casNo, mixed[index % mixed.length]!, null, [casNo])),
      ...mixed.map((groups) => mixProduct(groups.join('·'), groups, '4:41')),
    ]
    const different = products.flatMap((one) =>
      products.filter((other) => [indoor, shelter].some((store) => judge(one, other, store).result !== judge(other, one, store).result)),
    )
    expect(different).toEqual([])
  })
  test('the matrix is whole: 66 cells of eleven groups', () =>
    expect(incompatibilities.filter(({ layerCd, aTxt }) => layerCd === 'B' && aTxt !== 'IG')).toHaveLength(66))
  test('says why: both products, both layers, article and version', () => {
    const { explanation } = judge(nitric, acetone)
    expect(explanation.inputs.map(({ label }) => label)).toEqual(['질산', '아세톤'])
    expect(explanation.formula).toContain('금지')
    expect(explanation.version).toBe('혼재 기준표 2025-01-01')
  })
})
