import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Binds } from '../database/database.ts'
import { indexedPatterns, isShort, marked, searchCondition, wordCondition } from './search-term.ts'

test('each plant spells a word its own way, and ASCII as everybody does', () => {
  const [ulsan, daesan] = [marked('P-101 펌프', '울산1공장'), marked('P-101 펌프', '대산공장')]
  expect(ulsan).toMatch(/^p-101 펌(.)프\1$/)
  expect(daesan).toMatch(/^p-101 펌(.)프\1$/)
  expect(ulsan).not.toBe(daesan)
  expect(marked('WP-2026', '울산1공장')).toBe('wp-2026')
})
test.each([
  ['펌', true],
  ['p1', true],
  ['펌프', false],
  ['2호', false],
  ['p10', false],
])('%s has no trigram: %s', (term, short) => expect(isShort(term)).toBe(short))

describe('patterns that the index is asked for', () => {
  test.each([
    ['용접', ['%용ꀃ접%']],
    ['압축기', ['%압ꀃ축%', '%축ꀃ기%']],
    ['열교환기', ['%열ꀃ교%환ꀃ기%']],
    ['밀폐공간작', ['%밀ꀃ폐%공ꀃ간%', '%간ꀃ작%']],
    ['P-101', ['%p-101%']],
    ['R-101펌프', ['%r-101펌ꀃ프ꀃ%']],
    ['50%', ['%50\\%%']],
    ['鹽素', ['%鹽ꀃ素ꀃ%']],
  ])('%s: %j', (term, parts) => expect(indexedPatterns(term, 'ꀃ')).toEqual(parts))

  const syllables = fc.string({ unit: fc.constantFrom('가', '나', '다'), minLength: 2, maxLength: 7 })
  const text = fc.string({ unit: fc.constantFrom('가', '나', '다', ' ', 'a'), maxLength: 14 })
  const mark = marked('가', '울산1공장')[1]!
  const isLike = (stored: string, term: string) =>
    indexedPatterns(term, mark).every((pattern) => new RegExp(pattern.replaceAll('%', '.*')).test(stored))

  test('a text that contains the term is never left out', () =>
    fc.assert(
      fc.property(syllables, text, text, (term, before, after) =>
        isLike(marked(before + term + after, '울산1공장'), term),
      ),
    ))
})

describe('the condition of a search', () => {
  const asked = (plants: readonly string[] | null, ...terms: string[]) => {
    const binds = new Binds()
    const condition = searchCondition({ column: 't.s', fields: ['t.nm'], plants }, terms, binds)
    return { ...condition, values: binds.values }
  }
  const pattern = (plant: string, ...parts: string[]) =>
    `%${parts.map((part) => marked(part, plant).slice(0, -1)).join('%')}%`

  test('asks for the parts of one plant, and for the word itself', () =>
    expect(asked(['울산1공장'], '열교환기')).toEqual({
      found: `t.s like $2::text and strpos(t.nm, $1) > 0`,
      walked: `strpos(t.nm, $1) > 0 and $2::text is not null`,
      values: ['열교환기', pattern('울산1공장', '열교', '환기')],
    }))
  test('asks for all terms in one plant or in the other', () =>
    expect(asked(['울산1공장', '대산공장'], '용접', '펌프')).toEqual({
      found: `((t.s like $3::text and t.s like $4::text) or (t.s like $5::text and t.s like $6::text)) and strpos(t.nm, $1) > 0 and strpos(t.nm, $2) > 0`,
      walked: `strpos(t.nm, $1) > 0 and strpos(t.nm, $2) > 0 and $3::text || $4::text || $5::text || $6::text is not null`,
      values: [
        '용접',
        '펌프',
        pattern('울산1공장', '용접'),
        pattern('울산1공장', '펌프'),
        pattern('대산공장', '용접'),
        pattern('대산공장', '펌프'),
      ],
    }))
  test('asks once for what no plant spells its own way', () =>
    expect(asked(null, 'P-101')).toEqual({
      found: `t.s like $2::text and strpos(lower(t.nm), $1) > 0`,
      walked: `strpos(lower(t.nm), $1) > 0 and $2::text is not null`,
      values: ['p-101', '%p-101%'],
    }))
  test('asks for every plant there may be where the caller sees them all', () =>
    expect(asked(null, '용접').values).toHaveLength(1 + 16))
})
test('a word without a trigram is looked for in each field', () => {
  const binds = new Binds()
  expect(wordCondition(['t.cd', 't.nm'], '펌', binds)).toBe('(strpos(t.cd, $1) > 0 or strpos(t.nm, $1) > 0)')
})
