import { describe, expect, test } from 'vitest'
import {
  compositionIssues,
  compositionWarning,
  contentSum,
  openRangeIssue,
  wideRanges,
} from './composition.rule.ts'
import { compositionRefusals } from './composition.texts.ts'

const open = (chemNo: number, contentRep: number, more: object = {}) => ({
  chemNo,
  contentRep,
  secretYn: 'N',
  ...more,
})
const messagesOf = (components: object[], secretSum = 0) =>
  compositionIssues(components, secretSum).map(({ message }) => message)

describe('a composition', () => {
  test('a composition may round up to 100.5 % and no further', () => {
    expect(messagesOf([open(1, 60.5), open(2, 40)])).toEqual([])
    expect(messagesOf([open(1, 60.51), open(2, 40)])).toEqual([compositionRefusals.sum({ sum: 100.51 })])
  })
  test('a composition counts what is secret too', () => {
    expect(messagesOf([open(1, 60)], 40.6)).toEqual([compositionRefusals.sumWithSecret()])
    expect(messagesOf([open(1, 60)], 40.5)).toEqual([])
  })
  test('a composition names each open substance once', () => {
    expect(compositionIssues([open(1, 50), open(1, 10)])).toEqual([
      { path: 'comps.1.chemNo', message: compositionRefusals.twice() },
    ])
    expect(messagesOf([{ contentRep: 5, secretYn: 'N' }])).toEqual([compositionRefusals.substance()])
  })
  test('a composition has min ≤ representative ≤ max where they are given', () => {
    expect(messagesOf([open(1, 5, { contentMin: 6 })])).toEqual([compositionRefusals.order()])
    expect(messagesOf([open(1, 5, { contentMin: 5, contentMax: 5 })])).toEqual([])
    expect(messagesOf([open(1, 5, { contentMin: null, contentMax: 4 })])).toEqual([
      compositionRefusals.order(),
    ])
  })
  test('a composition states an open content within ±5 %P, or a range of at most 10 %P', () => {
    const wide = (contentMin: number | null, contentRep: number | null, contentMax: number | null) =>
      openRangeIssue({ contentMin, contentRep, contentMax }, 5) !== undefined
    expect([wide(13, 18, 23), wide(12.9, 18, 23), wide(13, 18, 23.1), wide(null, 18, null)]).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect([wide(0, 3, 8), wide(95, 98, 100), wide(10, null, 20), wide(10, null, 20.1)]).toEqual([
      false,
      false,
      false,
      true,
    ])
    const supplied = [
      open(1, 20, { contentMin: 10, contentMax: 30 }),
      open(2, 80, { contentMin: 75, contentMax: 85 }),
    ]
    expect(compositionIssues(supplied)).toEqual([])
    expect(wideRanges(supplied, 5).map(({ component }) => component.chemNo)).toEqual([1])
  })
  test('ranges alone are refused when their lower ends are more than the whole', () => {
    const range = (chemNo: number, contentMin: number, contentMax: number) =>
      open(chemNo, 0, { contentMin, contentRep: null, contentMax })
    expect(compositionIssues([range(1, 10, 30), range(2, 60, 100)])).toEqual([])
    expect(messagesOf([range(1, 30, 40), range(2, 80, 100)])).toEqual([
      compositionRefusals.above({ sum: 110 }),
    ])
  })
  test('a composition says of a secret component only the alternative', () => {
    const secret = { secretYn: 'Y', altNm: '아민계 경화제', altContentMin: 8, altContentMax: 28 }
    expect(messagesOf([secret])).toEqual([])
    expect(messagesOf([{ ...secret, chemNo: 5 }])).toEqual([compositionRefusals.openSecret()])
    expect(messagesOf([{ ...secret, contentMin: 0 }])).toEqual([compositionRefusals.openSecret()])
    expect(messagesOf([{ ...secret, altNm: ' '.trim() }])).toEqual([compositionRefusals.alternative()])
    expect(messagesOf([{ ...secret, altContentMax: 7 }])).toEqual([compositionRefusals.alternativeOrder()])
  })
  test('a composition sums without binary noise', () =>
    expect(contentSum([{ contentRep: 0.1 }, { contentRep: 0.2 }])).toBe(0.3))
  test('a composition warns with the numbers when its ranges cannot make the whole', () => {
    expect(
      String(compositionWarning([open(1, 30, { contentMax: 40 }), open(2, 20, { contentMax: 30 })])),
    ).toBe('최대 함유량의 합이 70%로 100%에 미치지 못합니다.')
    expect(
      String(compositionWarning([open(1, 80, { contentMin: 70 }), open(2, 50, { contentMin: 40 })])),
    ).toBe('최소 함유량의 합이 110%로 100%를 넘습니다.')
    expect(
      compositionWarning([
        open(1, 60),
        { secretYn: 'Y', altNm: '첨가제', altContentMin: 20, altContentMax: 60 },
      ]),
    ).toBeUndefined()
    expect(compositionWarning([])).toBeUndefined()
  })
})
