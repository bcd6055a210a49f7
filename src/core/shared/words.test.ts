import { expect, test } from 'vitest'
import { missingOf, saidOf, staleOf, wordsOf } from './words.ts'

const row = { itemNm: '소화기', itemNmEn: 'Extinguisher', itemNmZh: '', itemNmEs: null }

test("a text of a row is read in its reader's language, in Korean where nobody has translated it", () => {
  expect((['kr', 'en', 'zh', 'es'] as const).map((language) => wordsOf(row, 'itemNm', language))).toEqual([
    '소화기',
    'Extinguisher',
    '소화기',
    '소화기',
  ])
  expect(saidOf(row, 'itemNm').in('en')).toBe('Extinguisher')
  expect(wordsOf({ itemNm: null }, 'itemNm', 'en')).toBe('')
})

test('the languages that a text lacks are named; a text that says nothing lacks none', () => {
  expect(missingOf(row, 'itemNm')).toEqual(['zh', 'es'])
  expect(missingOf({ itemNm: null }, 'itemNm')).toEqual([])
})

test('a translation that stays while its own text changes is stale', () => {
  const stale = (input: object) => staleOf(input, row, ['itemNm'])
  expect(stale({ itemNm: '소화기 2대' })).toEqual(['itemNmEn'])
  expect(stale({ itemNm: '소화기 2대', itemNmEn: 'Two extinguishers' })).toEqual([])
  expect(stale({ itemNm: '소화기 2대', itemNmEn: null })).toEqual([])
  expect(stale({ sortOrder: 3 })).toEqual([])
})
