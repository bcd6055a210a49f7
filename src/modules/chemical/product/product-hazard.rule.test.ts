import { expect, test } from 'vitest'
import { designatedQuantities } from '../store/storage-facts.test-kit.ts'
import { judgeHazard, sameHazard, type HazardPart } from './product-hazard.rule.ts'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'

const part = (flashPt: number | null, contentPct: number, more: Partial<HazardPart> = {}): HazardPart => ({
  chemNm: '성분',
  casNo: null,
  contentPct,
  flashPt,
  noFlashYn: null,
  boilingPt: 100,
  autoIgnTemp: 400,
  waterSolubleYn: 'N',
  alcoholYn: null,
  ...more,
})
const judge = (parts: HazardPart[], density: number | null = 0.9, stateCd = 'L') =>
  judgeHazard({ stateCd, density }, parts, designatedQuantities, 1)
const item = (parts: HazardPart[], density?: number) => judge(parts, density)?.hazItemCd

test('the lowest flash point from 1 % on decides: 톨루엔 99.7 % 200 L; a half percent does not count', () => {
  expect(judge([part(4, 99.7)])).toMatchObject({
    hazClassCd: '4',
    hazItemCd: '41',
    desigQty: 200,
    desigUnitCd: 'L',
  })
  expect([item([part(27, 80), part(4, 1)]), item([part(27, 80), part(4, 0.99)])]).toEqual(['41', '42'])
})
test('the classes change at the boundaries of 20.9, 21, 70 and 250℃', () => {
  expect([20.9, 21, 69.9, 70, 249.9].map((flash) => item([part(flash, 99)]))).toEqual([
    '41',
    '42',
    '42',
    '43',
    '44',
  ])
  expect(judge([part(250, 99)])).toMatchObject({ hazClassCd: 'N', desigQty: null })
})
test('alcohol from 60 % on; soluble only when everything that burns is', () => {
  const alcohol = (pct: number) => item([part(11, pct, { alcoholYn: 'Y', waterSolubleYn: 'Y' })])
  expect([alcohol(60), alcohol(59.9)]).toEqual(['4A', '41'])
  expect(judge([part(-18, 90, { waterSolubleYn: 'Y' }), part(4, 10)])?.desigQty).toBe(200)
  expect(
    judge([part(-18, 90, { waterSolubleYn: 'Y' }), part(null, 10, { waterSolubleYn: 'N' })])?.desigQty,
  ).toBe(400)
})
test('과산화수소 from 36 %, 질산 from a gravity of 1.49', () => {
  const peroxide = (pct: number) => judge([part(null, pct, { casNo: '7722-84-1' })])?.hazClassCd
  expect([peroxide(36), peroxide(35.9)]).toEqual(['6', 'N'])
  const nitric = (gravity: number) => judge([part(null, 68, { casNo: '7697-37-2' })], gravity)?.hazClassCd
  expect([nitric(1.49), nitric(1.41)]).toEqual(['6', 'N'])
})
test('what is not known is not judged', () => {
  expect([judge([]), judge([part(null, 50)]), judge([part(4, 99)], 0.9, 'S')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(judge([part(null, 50, { noFlashYn: 'Y' })])?.hazClassCd).toBe('N')
})
test('the classification says why, and keeps a secret component to itself', () => {
  const found = judge([part(4, 50, { chemNm: null }), part(27, 40)])!
  expect(JSON.stringify(found.explanation)).toContain('영업비밀 성분 비공개')
  expect(JSON.stringify(found.explanation)).not.toContain('4℃ ')
  expect(inKorean(judge([part(4, 99)])!.explanation.formula)).toContain('지정수량 200 L')
})
test('sameHazard takes nothing and null for one', () =>
  expect([
    sameHazard({}, { hazClassCd: null }),
    sameHazard({ hazClassCd: '4' }, { hazClassCd: 'N' }),
  ]).toEqual([true, false]))
test('a solid is judged by its substances of the table, a gas is none, an unknown solid stays open', () => {
  const solid = (hazItemCd: string | null) =>
    judge([{ ...part(null, 99), hazItemCd }], null, 'S') as
      | { hazClassCd: string; desigQty: number }
      | undefined
  expect(solid('18')).toMatchObject({ hazClassCd: '1', hazItemCd: '18' })
  expect(solid('18')?.desigQty).toBeGreaterThan(0)
  expect(solid('N')).toMatchObject({ hazClassCd: 'N', desigQty: null })
  expect(solid(null)).toBeUndefined()
  expect(judge([part(null, 99)], null, 'V')).toMatchObject({ hazClassCd: 'N' })
})

// 위험물안전관리법 시행령 별표 1 비고 제14호–제17호
test.each([
  ['희석한 톨루엔 도료', 35, '42', 1000],
  ['인화점 21℃ 미만', 20.9, '41', 200],
  ['제3석유류', 80, '43', 2000],
  ['제4석유류', 230, '44', 6000],
] as const)(
  "%s: the product's own flash point decides, not that of its worst component",
  (_, flashPt, itemCd, qty) => {
    const found = judgeHazard(
      { stateCd: 'L', density: 0.95, flashPt },
      [part(4, 30), part(27, 40)],
      designatedQuantities,
      1,
    )
    expect(found).toMatchObject({ hazItemCd: itemCd, desigQty: qty })
    expect(JSON.stringify(found?.explanation)).toContain(`${flashPt}℃`)
  },
)
test('a product with its own flash point is judged though no component has one', () => {
  const own = (flashPt: number, parts: HazardPart[] = [part(null, 50)]) =>
    judgeHazard({ stateCd: 'L', density: 1, flashPt }, parts, designatedQuantities, 1)
  expect([own(30)?.hazItemCd, own(260)?.hazClassCd]).toEqual(['42', 'N'])
  // Nobody knows whether it is soluble: the smaller quantity holds.
  expect(own(30)?.desigQty).toBe(1000)
})
test('its own boiling point makes an ether mixture 특수인화물', () =>
  expect(
    judgeHazard(
      { stateCd: 'L', density: 0.7, flashPt: -30, boilingPt: 38 },
      [part(-45, 60, { boilingPt: 34 })],
      designatedQuantities,
      1,
    ),
  ).toMatchObject({ hazItemCd: '4S', desigQty: 50 }))
test('a secret component stays a secret beside the flash point of the product', () =>
  expect(
    JSON.stringify(
      judgeHazard(
        { stateCd: 'L', density: 0.9, flashPt: 12 },
        [part(4, 50, { chemNm: null, boilingPt: 77 })],
        designatedQuantities,
        1,
      )?.explanation,
    ),
  ).not.toContain('77℃'))
