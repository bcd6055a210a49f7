import { describe, expect, test } from 'vitest'
import { firstChemicalParameters as limits } from '../chemical-parameters.rule.ts'
import { judgeMix, type MixProduct } from './compatibility.rule.ts'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'
import { incompatibilities, mixProduct } from './storage-facts.test-kit.ts'
import { segregationSentences } from './segregation.texts.ts'

const indoor = '11'
const shelter = '41'
const judge = (one: MixProduct, other: MixProduct, store = shelter) =>
  judgeMix(one, other, store, incompatibilities, limits)
const acid = mixProduct('황산', ['AC'], null, ['7664-93-9'])
const cyanide = mixProduct('시안화나트륨', ['CN', 'TX'], null, ['143-33-9'])
const nitric = mixProduct('질산', ['AC', 'OX'], null, ['7697-37-2'])
const acetone = mixProduct('아세톤', ['FL'], '4:41', ['67-64-1'])
const toluene = mixProduct('톨루엔', ['FL'], '4:41', ['108-88-3'])
const acetic = mixProduct('아세트산', ['AO', 'FL'], '4:42', ['64-19-7'])

describe('혼재 (chm.md 5.6)', () => {
  test('sulfuric acid (황산) may not stand beside sodium cyanide (시안화나트륨), and the reason says why', () =>
    expect(judge(acid, cyanide)).toMatchObject({
      result: 'X',
      message: '산과 시안화물은 함께 보관할 수 없습니다(시안화수소 발생).',
    }))
  test('질산 + 아세톤: X', () => expect(judge(nitric, acetone).result).toBe('X'))
  test('톨루엔 + 아세트산: O', () => expect(judge(toluene, acetic).result).toBe('O'))
  test('in one 옥내저장소 제4류 and 제6류 are forbidden, 제1류 and 제6류 stand one metre apart', () => {
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
  test('elsewhere the loading table applies above a tenth: classes 2 and 4 may, 4 and 6 may not', () => {
    const fourth = mixProduct('용제', ['GN'], '4:41')
    expect(judge(mixProduct('황', ['GN'], '2:23'), fourth).result).toBe('O')
    const sixth = mixProduct('과산화수소', ['GN'], '6:62')
    expect(judge(fourth, sixth).result).toBe('X')
    expect(judge(fourth, { ...sixth, multiple: 0.1 }).result).toBe('O')
    expect(judge(fourth, { ...sixth, multiple: 0.1001 }).result).toBe('X')
  })
  test('loading: 1–6, 2–4, 2–5, 3–4, 4–5 and the same class may, all other pairs may not', () => {
    const classes = ['1:16', '2:23', '3:33', '4:41', '5:52', '6:62']
    const loaded = (one: string, other: string) =>
      judge(mixProduct('갑', ['GN'], one), mixProduct('을', ['GN'], other)).result
    const may = classes.flatMap((one, row) =>
      classes.flatMap((other, column) =>
        column >= row && loaded(one, other) === 'O' ? [`${one[0]}–${other[0]}`] : [],
      ),
    )
    expect(may).toEqual(['1–1', '1–6', '2–2', '2–4', '2–5', '3–3', '3–4', '4–4', '4–5', '5–5', '6–6'])
  })
  test('in one indoor store another class stands only under an exception of the annex, one metre apart', () => {
    const stored = (one: string, other: string) =>
      judge(mixProduct('갑', ['GN'], one), mixProduct('을', ['GN'], other), indoor).result
    expect(stored('1:16', '5:52')).toBe('S')
    expect(stored('1:16', '6:62')).toBe('S')
    expect([
      stored('1:16', '2:23'),
      stored('1:16', '4:41'),
      stored('2:23', '5:52'),
      stored('3:32', '4:41'),
      stored('4:41', '6:62'),
    ]).toEqual(Array(5).fill('X'))
  })
  test('the strictest layer wins: same class, but oxidiser and flammable', () =>
    expect(judge(mixProduct('갑', ['FL'], '4:41'), mixProduct('을', ['OX'], '4:41')).result).toBe('X'))
  test('named pairs stand before the matrix', () => {
    const bleach = mixProduct('차아염소산나트륨', ['OX', 'BA'], null, ['7681-52-9'])
    expect(judge(bleach, mixProduct('염산', ['AC'], null, ['7647-01-0'])).message).toContain('염소 발생')
    const ammonia = mixProduct('암모니아', ['FG', 'BA', 'TX'], null, ['7664-41-7'])
    expect(judge(ammonia, bleach).message).toContain('클로라민')
    expect(
      judge(
        mixProduct('아세틸렌', ['FG'], null, ['74-86-2']),
        mixProduct('동분말', ['GN'], null, ['7440-50-8']),
      ).result,
    ).toBe('X')
    expect(judge(mixProduct('과산화수소', ['OX'], null, ['7722-84-1']), acetone).message).toContain(
      '과산화수소와',
    )
  })
  test.each<[string, string, string[], string, string]>([
    ['차아염소산나트륨', '7681-52-9', ['AC'], '7664-93-9', '염소 발생'],
    ['차아염소산나트륨', '7681-52-9', ['AO'], '64-19-7', '염소 발생'],
    ['암모니아', '7664-41-7', ['TX'], '7782-50-5', '클로라민'],
    ['질산', '7697-37-2', ['AO'], '64-19-7', '폭발'],
    ['질산', '7697-37-2', ['FL'], '67-56-1', '폭발'],
    ['과산화수소', '7722-84-1', ['FL'], '67-64-1', '과산화수소와'],
    ['과산화수소', '7722-84-1', ['GN'], '7705-08-0', '금속염'],
    ['아세틸렌', '74-86-2', ['GN'], '7440-22-4', '아세틸리드'],
    ['아지드화나트륨', '26628-22-8', ['AC'], '7647-01-0', '아지드화수소'],
    ['염소산나트륨', '7775-09-9', ['AC'], '7664-93-9', '이산화염소'],
  ])('named: %s (%s) with %j %s is X and says why', (name, casNo, groups, otherCas, why) => {
    const [one, other] = [
      mixProduct(name, ['GN'], null, [casNo]),
      mixProduct('상대', groups, null, [otherCas]),
    ]
    expect(judge(one, other)).toMatchObject({ result: 'X', message: expect.stringContaining(why) })
    expect(judge(other, one).message).toBe(judge(one, other).message)
  })
  test('Every cell is that of the design, but acids beside oxidisers and water-reactive beside pyrophoric goods are forbidden.', () => {
    const groups = ['FL', 'FG', 'OX', 'AC', 'AO', 'BA', 'CN', 'WR', 'PY', 'SR', 'TX']
    const design = [
      'OSXSOSSXXXS',
      'SOXSSSSXXXS',
      'XXOXXSXXXXS',
      'SSXOSXXXXXS',
      'OSXSOXXXXXS',
      'SSSXXOSXXXS',
      'SSXXXSOXXXS',
      'XXXXXXXOXXS',
      'XXXXXXXXOXS',
      'XXXXXXXXXSX',
      'SSSSSSSSSXO',
    ]
    const judged = groups.map((one) =>
      groups
        .map(
          (other) => judge(mixProduct(`${one} 갑`, [one]), { ...mixProduct(`${other} 을`, [other]) }).result,
        )
        .join(''),
    )
    expect(judged).toEqual(design)
  })
  test('inert and general go with all, gas cylinders apart from flammable liquids', () => {
    const inert = mixProduct('질소', ['IG'])
    expect([acid, cyanide, nitric].map((other) => judge(inert, other).result)).toEqual(['O', 'O', 'O'])
    expect(judge(inert, toluene).result).toBe('S')
    expect(
      [acid, cyanide, nitric, toluene].map((other) => judge(mixProduct('물', ['GN']), other).result),
    ).toEqual(['O', 'O', 'O', 'O'])
  })
  test('a product with itself always may', () => {
    const peroxide = mixProduct('과산화벤조일', ['SR'], '5:51')
    expect(judge(peroxide, peroxide).result).toBe('O')
  })
  test('the judgement is symmetric for every pair of groups and classes in every kind of store', () => {
    const groups = ['FL', 'FG', 'OX', 'AC', 'AO', 'BA', 'CN', 'WR', 'PY', 'SR', 'TX', 'IG', 'GN']
    const classes = [null, '1:14', '1:16', '2:27', '2:23', '3:33', '3:35', '4:41', '5:51', '6:62']
    const products = groups.flatMap((group) =>
      classes.map((haz) => mixProduct(`${group} ${haz}`, [group], haz)),
    )
    const different = products.flatMap((one, index) =>
      products
        .slice(index + 1)
        .filter((other) =>
          [indoor, shelter].some(
            (store) => judge(one, other, store).result !== judge(other, one, store).result,
          ),
        ),
    )
    expect(different).toEqual([])
  })
  test('the judgement is symmetric for products of several groups and for every named pair', () => {
    const named = incompatibilities
      .filter(({ layerCd }) => layerCd !== 'A' && layerCd !== 'B')
      .flatMap(({ aTxt, bTxt }) => [aTxt, bTxt])
    const casNos = [...new Set(named)].filter((each) => /^\d+-\d\d-\d$/.test(each))
    expect(casNos.length).toBeGreaterThan(5)
    const mixed = [['AC', 'OX'], ['AO', 'FL'], ['BA', 'TX'], ['FG', 'BA', 'TX'], ['GN'], ['IG'], ['SR', 'OX']]
    const products = [
      ...casNos.map((casNo, index) => mixProduct(casNo, mixed[index % mixed.length]!, null, [casNo])),
      ...mixed.map((groups) => mixProduct(groups.join('·'), groups, '4:41')),
    ]
    const different = products.flatMap((one) =>
      products.filter((other) =>
        [indoor, shelter].some(
          (store) => judge(one, other, store).result !== judge(other, one, store).result,
        ),
      ),
    )
    expect(different).toEqual([])
  })
  test('the matrix has one cell for every pair of groups, each with reason and source', () => {
    const cells = incompatibilities.filter(({ layerCd }) => layerCd === 'B')
    const groups = [...new Set(cells.flatMap(({ aTxt, bTxt }) => [aTxt, bTxt]))]
    const pairs = new Set(cells.map(({ aTxt, bTxt }) => [aTxt, bTxt].toSorted().join('×')))
    const expected = (groups.length * (groups.length + 1)) / 2
    expect([cells.length, pairs.size]).toEqual([expected, expected])
    expect(cells.filter(({ reasonTxt, lawTxt }) => !reasonTxt || !lawTxt)).toEqual([])
  })
  test('no cell that names a violent reaction or a toxic gas can be excepted', () => {
    const violent = /폭발|발화|시안화수소|황화수소|염소 발생|클로라민|아지드화수소|독성가스|격렬|수소 발생/
    expect(
      incompatibilities.filter(
        ({ layerCd, aTxt, bTxt, resultCd, reasonTxt, firmYn }) =>
          (layerCd === 'B' || layerCd === 'P') &&
          resultCd === 'X' &&
          `${aTxt}${bTxt}` !== 'SRTX' &&
          violent.test(reasonTxt ?? '') &&
          firmYn !== 'Y',
      ),
    ).toEqual([])
  })
  test('a product that nobody has judged cannot be judged beside anything but what is forbidden anyway', () => {
    const open = { ...mixProduct('미상', []), openWhy: segregationSentences.noComposition() }
    expect(judge(open, toluene)).toMatchObject({ result: 'U', basis: 'unknown' })
    expect(judge(toluene, open).result).toBe('U')
    const half = { ...mixProduct('산성 세정제', ['AC']), openWhy: segregationSentences.secretUnknown() }
    expect(judge(half, cyanide).result).toBe('X')
    expect(judge({ ...mixProduct('분말', ['GN']), hazClassCd: null }, toluene).result).toBe('U')
  })
  test('A named pair never makes a pair safer than its groups are.', () => {
    const resin = mixProduct('에폭시수지', ['OS'], null, ['25068-38-6'])
    expect(judge(resin, mixProduct('아민 경화제', ['AM'])).message).toContain('에폭시수지와 아민')
    expect(judge(resin, mixProduct('아민·과산화수소', ['AM', 'PX'])).result).toBe('X')
  })
  test('A weak reducing agent may stand beside solvents, a strong one may not.', () => {
    const [sulfite, hydride] = [mixProduct('아황산나트륨', ['RW']), mixProduct('수소화붕소나트륨', ['RD'])]
    expect(judge(sulfite, toluene).result).not.toBe('X')
    expect(judge(hydride, toluene)).toMatchObject({ result: 'X', basis: 'contact' })
    expect(judge(sulfite, acid).result).toBe('X')
  })
  test('the judgement names both products, both layers, the article and the version', () => {
    const { explanation } = judge(nitric, acetone)
    expect(explanation.inputs.map(({ label }) => label)).toEqual(['질산', '아세톤'])
    expect(inKorean(explanation.formula)).toContain('금지')
    expect(inKorean(explanation.version)).toBe('혼재 기준표 2025-01-01')
  })
})
