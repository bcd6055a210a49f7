import { describe, expect, test } from 'vitest'
import { designatedQuantities } from './storage-facts.test-kit.ts'
import { classifyItem, classifyLiquid, type LiquidFacts } from './designated-quantity.rule.ts'

const liquid = (flashPt: number | null, waterSoluble = false, more: Partial<LiquidFacts> = {}) => {
  const { hazItemCd, desigQty, desigUnitCd } = classifyLiquid(
    { flashPt, waterSoluble, ...more },
    designatedQuantities,
  )
  return [hazItemCd, desigQty, desigUnitCd]
}

describe('제4류 품명과 지정수량 (chm.md 5.2)', () => {
  test.each([
    ['톨루엔 4℃', liquid(4), ['41', 200, 'L']],
    ['아세톤 −18℃ 수용성', liquid(-18, true, { boilingPt: 56 }), ['41', 400, 'L']],
    ['메탄올', liquid(11, true, { alcoholPct: 60 }), ['4A', 400, 'L']],
    ['DMF 58℃ 수용성', liquid(58, true), ['42', 2000, 'L']],
    ['디에틸에테르 −45℃, 끓는점 34.6', liquid(-45, false, { boilingPt: 34.6 }), ['4S', 50, 'L']],
    ['자일렌 27℃', liquid(27), ['42', 1000, 'L']],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected))

  test('21, 70, 200 and 250℃ belong to the next group; −20 and 40 are still 특수인화물', () => {
    expect([20.9, 21, 69.9, 70, 199.9, 200, 249.9, 250].map((flash) => liquid(flash)[0])).toEqual([
      '41',
      '42',
      '42',
      '43',
      '43',
      '44',
      '44',
      null,
    ])
    expect(liquid(-20, false, { boilingPt: 40 })[0]).toBe('4S')
    expect(liquid(-20, false, { boilingPt: 40.1 })[0]).toBe('41')
    expect(liquid(-19.9, false, { boilingPt: 40 })[0]).toBe('41')
    expect(liquid(30, false, { autoIgnTemp: 100 })[0]).toBe('4S')
    expect(liquid(30, false, { autoIgnTemp: 100.1 })[0]).toBe('42')
  })
  test('알코올류 begin at 60 중량%, and below it the flash point decides', () =>
    expect([60, 59.9, 0].map((alcoholPct) => liquid(11, true, { alcoholPct })[0])).toEqual([
      '4A',
      '41',
      '41',
    ]))
  test('a liquid without a flash point has no class', () => expect(liquid(null)).toEqual([null, null, null]))
  test('동식물유류 lie below 250℃', () => {
    expect(liquid(240, false, { oil: true })).toEqual(['4V', 10_000, 'L'])
    expect(liquid(260, false, { oil: true })[0]).toBeNull()
  })
})

describe('the other classes come from the table', () => {
  const item = (code: string, facts: Parameters<typeof classifyItem>[1] = {}) =>
    classifyItem(code, facts, designatedQuantities).desigQty
  test('과산화수소 from 36 wt% on, 질산 from 1.49 on', () => {
    expect([
      item('62', { contentPct: 36 }),
      item('62', { contentPct: 35.9 }),
      item('62', { contentPct: 50 }),
    ]).toEqual([300, null, 300])
    expect([item('63', { gravity: 1.49 }), item('63', { gravity: 1.41 })]).toEqual([300, null])
  })
  test('제5류 제1종 10 kg, 제2종 100 kg; unknown counts as 제1종', () =>
    expect([item('51', { kindCd: '1' }), item('51', { kindCd: '2' }), item('51')]).toEqual([10, 100, 10]))
  test('제1–3류', () =>
    expect([item('11'), item('18'), item('27'), item('32'), item('35'), item('3A')]).toEqual([
      50, 1000, 1000, 10, 20, 300,
    ]))
  test('every class has rows, each with its article and the mark', () => {
    expect([...new Set(designatedQuantities.map(({ hazClassCd }) => hazClassCd))]).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ])
    expect(designatedQuantities.filter((row) => !row.lawTxt || row.confirmNeededYn !== 'Y')).toEqual([])
  })
})
