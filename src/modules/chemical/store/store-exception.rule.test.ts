import { describe, expect, test } from 'vitest'
import { firstChemicalParameters as limits } from '../chemical-parameters.rule.ts'
import { judgeMix } from './compatibility.rule.ts'
import {
  exceptionIssues,
  firmRefusal,
  mixException,
  temporaryPermit,
  type StoreException,
} from './store-exception.rule.ts'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'
import { incompatibilities, mixProduct } from './storage-facts.test-kit.ts'
import { segregationSentences } from './segregation.texts.ts'

const judge = (one: ReturnType<typeof mixProduct>, other: ReturnType<typeof mixProduct>, store: string) =>
  judgeMix(one, other, store, incompatibilities, limits)
const paths = (given: Parameters<typeof exceptionIssues>[0]) =>
  exceptionIssues(given, limits).map(({ path }) => path)

describe('what may be excepted', () => {
  test('a cell of the company matrix without a violent reaction may', () =>
    expect(
      firmRefusal(judge(mixProduct('초산', ['AO']), mixProduct('가성소다', ['BA']), '41')),
    ).toBeUndefined())
  test('what nobody has judged may be decided by a named person', () =>
    expect(
      firmRefusal(
        judge(
          { ...mixProduct('미상', []), openWhy: segregationSentences.noComposition() },
          mixProduct('용제', ['FL']),
          '41',
        ),
      ),
    ).toBeUndefined())
  test.each([
    ['금속나트륨 × 염산', ['WR'], ['AC']],
    ['질산 × 디에틸에테르', ['AC', 'OX'], ['FL']],
    ['과산화벤조일 × 에탄올', ['SR'], ['FL']],
    ['황린 × 산화제', ['PY'], ['OX']],
    ['용제 × 산화제', ['FL'], ['OX']],
    ['황산 × 수산화나트륨', ['AC'], ['BA']],
  ])('%s reacts violently and may not be excepted', (_, one, other) =>
    expect(inKorean(firmRefusal(judge(mixProduct('갑', one), mixProduct('을', other), '41')))).toContain(
      '안전보건규칙 제235조',
    ),
  )
  test('classes of the fire law may not be excepted, even where the matrix says X as well', () => {
    const verdict = judge(mixProduct('용제', ['FL'], '4:41'), mixProduct('질산염', ['OX'], '1:16'), '11')
    expect(verdict.basis).toBe('law')
    expect(inKorean(firmRefusal(verdict))).toContain('법으로 금지된 조합')
  })
  test('acid and cyanide may not be excepted', () =>
    expect(
      inKorean(
        firmRefusal(
          judge(
            mixProduct('황산', ['AC'], null, ['7664-93-9']),
            mixProduct('시안화나트륨', ['CN'], null, ['143-33-9']),
            '41',
          ),
        ),
      ),
    ).toContain('안전보건규칙 제235조'))
  test('what is not forbidden needs none', () =>
    expect(
      inKorean(firmRefusal(judge(mixProduct('용제', ['FL']), mixProduct('산', ['AC']), '41'))),
    ).toContain('필요하지 않습니다'))
})

describe('a request', () => {
  test('a request names two products of a pair, or the multiple and word of the fire station', () => {
    expect(paths({ kindCd: 'MIX' })).toEqual(['prodNo', 'otherProdNo'])
    expect(paths({ kindCd: 'MIX', prodNo: 1, otherProdNo: 1 })).toEqual(['otherProdNo'])
    expect(paths({ kindCd: 'TEMP' })).toEqual(['permitTxt', 'maxMultiple'])
  })
  test('an exception for a time lasts 90 days, the first and last counted', () => {
    const of = { kindCd: 'TEMP', permitTxt: '여수소방 2026-3', maxMultiple: 3, fromYmd: '2026-03-01' }
    expect(paths({ ...of, toYmd: '2026-05-29' })).toEqual([])
    expect(inKorean(exceptionIssues({ ...of, toYmd: '2026-05-30' }, limits)[0]?.message)).toContain(
      '90일까지',
    )
    expect(paths({ ...of, toYmd: '2026-02-28' })).toEqual(['toYmd'])
  })
})

const exception = (given: Partial<StoreException>): StoreException => ({
  storeExceptNo: 1,
  exceptCd: 'SE-1',
  kindCd: 'MIX',
  storeNo: 7,
  prodNo: 1,
  otherProdNo: 2,
  permitTxt: null,
  maxMultiple: null,
  toYmd: '2026-12-31',
  ...given,
})
test('a pair is found in either order, in its store only', () => {
  const all = [exception({})]
  expect(mixException(all, 7, 2, 1)).toBe(mixException(all, 7, 1, 2))
  expect(mixException(all, 7, 1, 2)).toBeDefined()
  expect(mixException(all, 8, 1, 2)).toBeUndefined()
  expect(mixException(all, 7, 1, 3)).toBeUndefined()
})
test('the widest of several words of the fire station holds', () => {
  const temp = (storeExceptNo: number, maxMultiple: number) =>
    exception({ storeExceptNo, kindCd: 'TEMP', prodNo: null, otherProdNo: null, maxMultiple })
  expect(temporaryPermit([temp(1, 2), temp(2, 5), exception({})], 7)?.storeExceptNo).toBe(2)
  expect(temporaryPermit([temp(1, 2)], 8)).toBeUndefined()
})
