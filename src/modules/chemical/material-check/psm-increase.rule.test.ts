import { expect, test } from 'vitest'
import { psmIncrease } from './psm-increase.rule.ts'

const liquid = (handleQty: number, storeQty: number) => ({
  itemCd: '2',
  itemNm: '인화성 액체',
  handleQty,
  storeQty,
  handleLimitQty: 5000,
  storeLimitQty: 200_000,
})
const ammonia = (handleQty: number) => ({
  ...liquid(handleQty, 0),
  itemCd: '3',
  itemNm: '암모니아',
  handleLimitQty: 10_000,
})

test('취급 3,000/5,000에 하루 500 kg을 더하면 R 0.6 → 0.7 (chm.md 5.5, 5.9)', () =>
  expect(psmIncrease([liquid(3000, 120_000)], [liquid(500, 0)])).toEqual({
    before: 0.6,
    after: 0.7,
    delta: 0.1,
  }))
test('where storage weighs more, more handling changes nothing', () =>
  expect(psmIncrease([liquid(1000, 120_000)], [liquid(500, 0)])).toEqual({
    before: 0.6,
    after: 0.6,
    delta: 0,
  }))
test('an item that is new to the plant counts from nothing', () =>
  expect(psmIncrease([liquid(3000, 0)], [ammonia(500)])).toEqual({ before: 0.6, after: 0.65, delta: 0.05 }))
test('a plant without any item has a ratio of 0', () =>
  expect(psmIncrease([], [])).toEqual({ before: 0, after: 0, delta: 0 }))
