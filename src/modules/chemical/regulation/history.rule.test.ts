import { describe, expect, test } from 'vitest'
import { saidIn, type Said } from '../../../core/shared/sentence.ts'
import {
  countOf,
  historyLines,
  regActions,
  regValues,
  rowErrors,
  sayKept,
  type StoredItem,
} from './history.rule.ts'

const values = (over: object = {}) =>
  regValues({ regSubjNm: '톨루엔', casNo: '108-88-3', contentMinPct: 1, lawArticle: '별표12', ...over })
const inKorean = (said: readonly Said[]) => said.map((each) => saidIn(each, 'kr'))
const stored = (regItemNo: number, over: object = {}): StoredItem => ({ regItemNo, ...values(over) })
const rows = (...given: ReturnType<typeof values>[]) =>
  given.map((each, index) => ({
    rowNo: index + 2,
    values: each,
    errors: rowErrors(each, { ...each } as never),
  }))

describe('a new edition of a list', () => {
  const old = [
    stored(1),
    stored(2, { regSubjNm: '벤젠', casNo: '71-43-2', contentMinPct: 0.1 }),
    stored(3, { regSubjNm: '납 화합물', casNo: null, casGroup: ['7439-92-1'] }),
    stored(4, { regSubjNm: '자일렌', casNo: '1330-20-7' }),
  ]
  const lines = historyLines(
    rows(
      values(),
      values({ regSubjNm: '벤젠', casNo: '71-43-2', contentMinPct: 0.05 }),
      values({ regSubjNm: '납 화합물', casNo: null, casGroup: ['7439-92-1'] }),
      values({ regSubjNm: '스티렌', casNo: '100-42-5' }),
      values({ regSubjNm: '잘못된 물질', casNo: '108-88-4' }),
    ),
    old,
  )
  test('a new edition tells rows apart that are new, changed, same, wrong and left out', () =>
    expect(
      [regActions.new, regActions.changed, regActions.deleted, regActions.same, regActions.error].map(
        (each) => countOf(lines, each),
      ),
    ).toEqual([1, 1, 1, 2, 1]))
  test('a new edition shows what a changed row said before', () => {
    const changed = lines.find(({ actionCd }) => actionCd === 'C')!
    expect(changed.regItemNo).toBe(2)
    expect(inKorean(sayKept(changed.beforeTxt))).toEqual(['함량기준(%): 0.1'])
    const [open] = historyLines(rows(values({ contentMinPct: null })), [stored(1)])
    expect(inKorean(sayKept(open!.beforeTxt))).toEqual(['함량기준(%): 1', '함량 비교: 이상'])
  })
  test('a new edition says why a row is wrong, to each reader in his language', () => {
    const kept = lines.find(({ actionCd }) => actionCd === 'E')!.errorTxt
    expect(inKorean(sayKept(kept))).toEqual(['108-88-4: CAS번호 검증숫자가 올바르지 않습니다.'])
    expect(sayKept(kept).map((each) => saidIn(each, 'en'))).toEqual([
      '108-88-4: The check digit of the CAS number is wrong.',
    ])
    expect(kept).not.toMatch(/\p{Script=Hangul}/u)
  })
  test('words that an edition kept before there were keys stay as they are', () =>
    expect(sayKept('3행과 중복됩니다.\n다른 말')).toEqual(['3행과 중복됩니다.', '다른 말']))
  test('a new edition names what it leaves out', () =>
    expect(lines.at(-1)).toMatchObject({ actionCd: 'D', regItemNo: 4, rowNo: null }))
  test('a new edition knows two items of one substance by their names', () => {
    const two = [
      stored(1, { regSubjNm: '황산(20%)', casNo: '7664-93-9' }),
      stored(2, { regSubjNm: '발연황산', casNo: '7664-93-9' }),
    ]
    const again = historyLines(
      rows(
        values({ regSubjNm: '발연 황산', casNo: '7664-93-9' }),
        values({ regSubjNm: '황산(20%)', casNo: '7664-93-9' }),
      ),
      two,
    )
    expect(again.map(({ regItemNo }) => regItemNo)).toEqual([2, 1])
  })
  test('a new edition refuses a substance that stands twice', () =>
    expect(
      historyLines(
        rows(values({ regSubjNm: '가', casNo: null }), values({ regSubjNm: '가', casNo: null })),
        [],
      ).map(({ errorTxt }) => inKorean(sayKept(errorTxt))),
    ).toEqual([[], ['2행과 중복됩니다.']]))
  test('a new edition without a change reports no change', () =>
    expect(
      historyLines(rows(...old.map(({ regItemNo: _no, ...each }) => each)), old).every(
        ({ actionCd }) => actionCd === 'S',
      ),
    ).toBe(true))
})

test('a row needs its name and article; what is no number is said', () => {
  const empty = regValues({})
  expect(inKorean(rowErrors(empty, {}))).toEqual([
    '규제물질명 항목을 입력해 주세요.',
    '법적근거 항목을 입력해 주세요.',
  ])
  expect(inKorean(rowErrors(values(), { contentMinPct: '많음' }))).toEqual(['함량기준(%): 숫자가 아닙니다.'])
})
test('the comparison is 이상 unless 초과 is said', () =>
  expect([
    values().contentOpCd,
    values({ contentOpCd: '초과' }).contentOpCd,
    values({ contentMinPct: null }).contentOpCd,
  ]).toEqual(['GE', 'GT', null]))
