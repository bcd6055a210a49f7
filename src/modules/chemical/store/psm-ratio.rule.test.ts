import { expect, test } from 'vitest'
import { judgePsm } from './psm-ratio.rule.ts'

const liquid = (handleQty: number, storeQty: number) => ({
  itemCd: '2',
  itemNm: '인화성 액체',
  handleQty,
  storeQty,
  handleLimitQty: 5000,
  storeLimitQty: 200_000,
})
const ammonia = (handleQty: number) => ({
  itemCd: '9',
  itemNm: '암모니아',
  handleQty,
  storeQty: 0,
  handleLimitQty: 10_000,
  storeLimitQty: 10_000,
})

test('인화성액체 0.6 + 암모니아 0.5 = R 1.1, 대상 (chm.md 5.5)', () =>
  expect(judgePsm([liquid(3000, 120_000), ammonia(5000)])).toMatchObject({ ratio: 1.1, subject: true }))
test('quantities of one item are added up before they are compared', () =>
  expect(judgePsm([liquid(3000, 0), liquid(0, 120_000)])).toMatchObject({
    ratio: 0.6,
    items: [{ itemCd: '2', ratio: 0.6 }],
  }))
test('exactly one is subject, a little less is not', () =>
  expect([judgePsm([ammonia(10_000)]).subject, judgePsm([ammonia(9999)]).subject]).toEqual([true, false]))
