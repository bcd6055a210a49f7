import { describe, expect, test } from 'vitest'
import { explainMatch, matchesOf, type MatchComponent, type MatchItem } from './match.rule.ts'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'

const part = (
  casNo: string,
  contentMin: number | null,
  contentMax: number | null,
  contentRep: number | null = null,
): MatchComponent => ({
  casNo,
  contentMin,
  contentMax,
  contentRep,
  secretYn: 'N',
  regDeclCds: null,
})
const item = (over: Partial<MatchItem> = {}): MatchItem => ({
  regItemNo: 1,
  regCd: 'O3',
  regSubjNm: '톨루엔',
  casNo: '108-88-3',
  casGroup: null,
  contentMinPct: 1,
  contentOpCd: 'GE',
  ...over,
})

describe('which lists a product stands on (chm.md 5.3)', () => {
  test('톨루엔 0.5–1.5 %, limit ≥ 1 % → 경계함량', () =>
    expect(matchesOf([part('108-88-3', 0.5, 1.5)], [item()])).toEqual([
      { regCd: 'O3', regItemNo: 1, contentPct: 1.5, matchTypeCd: 'A', border: true },
    ]))
  test('a typical content at the limit is no border', () =>
    expect(matchesOf([part('108-88-3', 0.5, 1.5, 1)], [item()])[0]?.border).toBe(false))
  test('0.9999 % at most stands on no list, 1 % does', () =>
    expect([
      matchesOf([part('108-88-3', 0.5, 0.9999)], [item()]).length,
      matchesOf([part('108-88-3', 0.5, 1)], [item()]).length,
    ]).toEqual([0, 1]))
  test('"more than 1 %" is not met by 1 %', () => {
    expect(matchesOf([part('108-88-3', 1, 1)], [item({ contentOpCd: 'GT' })])).toEqual([])
    expect(matchesOf([part('108-88-3', 1.01, 1.01)], [item({ contentOpCd: 'GT' })])).toHaveLength(1)
  })
  test('a group adds its members up', () => {
    const lead = item({ casNo: null, casGroup: ['7439-92-1', '1317-36-8'] })
    expect(matchesOf([part('7439-92-1', null, 0.6, 0.6), part('1317-36-8', null, 0.5, 0.5)], [lead])).toEqual(
      [{ regCd: 'O3', regItemNo: 1, contentPct: 1.1, matchTypeCd: 'G', border: false }],
    )
    expect(matchesOf([part('7439-92-1', null, 0.6, 0.6)], [lead])).toEqual([])
  })
  test('any content counts for a list without a limit, and no content does not', () => {
    expect(
      matchesOf([part('108-88-3', null, 0.0001, 0.0001)], [item({ contentMinPct: null, contentOpCd: null })]),
    ).toHaveLength(1)
    expect(
      matchesOf([part('108-88-3', null, 0, 0)], [item({ contentMinPct: null, contentOpCd: null })]),
    ).toEqual([])
  })
  test('a content that is not known counts as the whole', () =>
    expect(matchesOf([part('108-88-3', null, null)], [item()])[0]?.contentPct).toBe(100))
  test('a secret component counts by its declaration only', () => {
    const secret = { ...part('108-88-3', 50, 60), secretYn: 'Y', regDeclCds: ['C1'] }
    expect(matchesOf([secret], [item()])).toEqual([
      { regCd: 'C1', regItemNo: null, contentPct: null, matchTypeCd: 'D', border: false },
    ])
  })
  test('a match explains itself with inputs, limit, article and edition', () => {
    const facts = {
      ...item(),
      lawArticle: '안전보건규칙 별표12',
      noticeTxt: null,
      effectYmd: '2025-01-01',
      verNo: 3,
      confirmNeededYn: 'Y',
    }
    const why = explainMatch(
      [{ ...part('108-88-3', 0.5, 1.5), chemNm: '톨루엔' }],
      facts,
      '관리대상 유해물질',
    )
    expect(inKorean(why.inputs[0])).toEqual({ label: '톨루엔 108-88-3', value: '0.5–1.5%' })
    expect([why.formula, why.source, why.version].map(String)).toEqual([
      '함량 1% 이상이면 해당. 최대함유량의 합으로 판정합니다. 대표함유량은 기준에 미치지 않아 경계함량입니다(담당자 판정).',
      '안전보건규칙 별표12',
      '2025-01-01 시행 v3 (확인 필요)',
    ])
  })
})
