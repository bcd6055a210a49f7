import { describe, expect, test } from 'vitest'
import { firstChemicalParameters as limits } from '../chemical-parameters.rule.ts'
import { convertQuantity } from './quantity.rule.ts'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'
import { judgeMultiple, mostThatFits, type HeldProduct } from './store-multiple.rule.ts'

const held = (
  prodNo: number,
  prodNm: string,
  qty: number,
  desigQty: number,
  more: Partial<HeldProduct> = {},
): HeldProduct => ({
  prodNo,
  prodNm,
  qty,
  unitCd: 'L',
  density: 0.867,
  desigQty,
  desigUnitCd: 'L',
  ...more,
})
const toluene = (qty: number, unitCd = 'L') => held(1, '톨루엔', qty, 200, { unitCd })
const example = [toluene(1000), held(2, '메탄올', 800, 400), held(3, '아세톤', 200, 400)]
const permitted = { permitMultiple: 10 }
const none = { permitMultiple: null }

describe('지정수량 배수 (chm.md 5.4)', () => {
  test('톨루엔 1,000 L + 메탄올 800 L + 아세톤 200 L = 7.5배', () =>
    expect(judgeMultiple(example, permitted, limits).multiple).toBe(7.5))
  test('톨루엔 867 kg is 1,000 L', () => {
    expect(convertQuantity(867, 'kg', 'L', 0.867)).toBe(1000)
    expect(judgeMultiple([toluene(867, 'kg')], permitted, limits).multiple).toBe(5)
  })
  test('a store without a permit refuses 7.5배 with the sentence of the design', () =>
    expect(inKorean(judgeMultiple(example, none, limits).refusal)).toBe(
      '지정수량 이상은 허가받은 저장소에만 보관할 수 있습니다.(현재 7.5배)',
    ))
  test.each([
    [39.9, 'ordinary'],
    [40, 'small'],
    [199.9, 'small'],
    [200, 'unpermitted'],
  ])('%f L of toluene without a permit: %s', (qty, level) =>
    expect(judgeMultiple([toluene(qty)], none, limits).level).toBe(level),
  )
  test('a store with a permit warns at 80 %, takes exactly 100 % and refuses more', () => {
    const at = (multiple: number) => judgeMultiple([toluene(multiple * 200)], permitted, limits)
    expect([7.99, 8, 10, 10.005].map((multiple) => at(multiple).level)).toEqual([
      'ordinary',
      'caution',
      'caution',
      'over',
    ])
    expect(at(9.5)).toMatchObject({ rate: 95, refusal: null })
    expect(inKorean(at(10.5).refusal)).toBe('허가 배수를 초과합니다.(10.5/10배)')
    expect((['en', 'es'] as const).map((language) => at(10.5).refusal?.in(language))).toEqual([
      'The permitted multiple is exceeded. (10.5/10 times)',
      'Se supera el múltiplo autorizado. (10.5/10 veces)',
    ])
  })
  test('a store at 7.5배 takes at most 500 L of toluene, which weigh 433.5 kg', () => {
    const { qty: _qty, ...plan } = toluene(0)
    expect(mostThatFits(example, plan, permitted, limits)).toBe(500)
    expect(mostThatFits(example, { ...plan, unitCd: 'kg' }, permitted, limits)).toBe(433.5)
    expect(judgeMultiple([...example, toluene(500)], permitted, limits).refusal).toBeNull()
    expect(judgeMultiple([...example, toluene(500.001)], permitted, limits).refusal).not.toBeNull()
  })
  test('a store without a permit stays below one multiple', () => {
    const { qty: _qty, ...plan } = toluene(0)
    const most = mostThatFits([], plan, none, limits)!
    expect(most).toBe(199.999)
    expect(judgeMultiple([toluene(most)], none, limits).refusal).toBeNull()
  })
  test('two lots of one product are one part, and the parts add up', () => {
    const verdict = judgeMultiple([toluene(100), toluene(100)], permitted, limits)
    expect(verdict.parts).toMatchObject([{ qty: 200, multiple: 1 }])
    expect(inKorean(verdict.explanation.inputs[0])).toEqual({
      label: '톨루엔',
      value: '200 L ÷ 지정수량 200 L = 1배',
    })
  })
  test('what is no 위험물 makes no multiple; a missing density is said', () => {
    expect(judgeMultiple([held(9, '물', 5000, 0, { desigQty: null })], none, limits).multiple).toBe(0)
    expect(
      judgeMultiple([held(9, '시료', 50, 200, { unitCd: 'kg', density: null })], none, limits).unknown,
    ).toEqual(['시료'])
  })
})
