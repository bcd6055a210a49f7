import { expect, test } from 'vitest'
import { countedOnce, judgePsm } from './psm-ratio.rule.ts'
import { readTsv } from '../../../core/server/seed/tsv.ts'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'
import { isCasNumber } from '../substance/cas-number.rule.ts'

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
test('anhydrous hydrogen fluoride counts by its own row, and nothing counts twice', () => {
  const row = (itemNm: string, handleLimitQty: number, casNos: string[]) => ({
    itemCd: itemNm,
    itemNm,
    handleQty: 500,
    storeQty: 0,
    handleLimitQty,
    storeLimitQty: handleLimitQty,
    casNos,
  })
  const fluoride = ['7664-39-3']
  const anhydrous = countedOnce([row('불산', 10_000, fluoride), row('무수불산', 1000, fluoride)])
  expect(anhydrous.map(({ itemNm }) => itemNm)).toEqual(['무수불산'])
  expect(judgePsm(anhydrous).ratio).toBe(0.5)
  const sulfide = ['7783-06-4']
  expect(
    countedOnce([row('인화성 가스', 5000, sulfide), row('황화수소', 1000, sulfide)]).map(
      ({ itemNm }) => itemNm,
    ),
  ).toEqual(['황화수소'])
  expect(
    countedOnce([
      row('인화성 액체', 5000, ['108-88-3', '107-13-1']),
      row('아크릴로니트릴', 10_000, ['107-13-1']),
    ]),
  ).toHaveLength(1)
  expect(
    countedOnce([row('염소', 1500, ['7782-50-5']), row('암모니아', 10_000, ['7664-41-7'])]),
  ).toHaveLength(2)
})
test('annex 13 has its 51 rows, with CAS numbers whose check digits are right', () => {
  const rows = readTsv(`${import.meta.dirname}/../seed/regulations.tsv`).filter(
    (row) => row['regCd'] === 'OA',
  )
  expect(rows).toHaveLength(51)
  const numbers = rows.flatMap((row) => [row['casNo'], ...(row['casGroup'] ?? '').split(',')].filter(Boolean))
  expect(numbers.filter((casNo) => !isCasNumber(casNo!))).toEqual([])
  // Every row says its source; what no published table has confirmed carries the mark until it has been read.
  expect(rows.filter((row) => !row['noticeTxt'])).toEqual([])
  expect(rows.filter((row) => row['confirmNeededYn'] === 'Y').map((row) => row['regSubjNm'])).toEqual([
    '클로로술폰산',
    '삼염화인',
    '메틸에틸케톤과산화물',
    '니트로셀룰로오스(질소 함유량 12.6% 이상)',
    '디에틸알루미늄염화물',
  ])
})
test('An item whose threshold nobody has confirmed says so beside its share of R.', () => {
  const { explanation } = judgePsm([{ ...ammonia(5000), unconfirmed: true }, liquid(3000, 0)])
  expect(explanation.inputs.map(({ label }) => inKorean(label))).toEqual([
    '암모니아 (확인 필요)',
    '인화성 액체',
  ])
})
