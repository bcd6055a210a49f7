import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Binds } from './database.ts'
import { doubled, indexedParts, searchCondition } from './search-term.ts'

describe('parts of a term that the index is asked for', () => {
  test.each([
    ['용접', ['용용접']],
    ['압축기', ['압압축', '축기기']],
    ['열교환기', ['열열교', '환환기']],
    ['밀폐공간작', ['밀밀폐', '공공간', '간작작']],
    ['펌', []],
    ['P-101', []],
    ['R-101펌프', []],
    ['鹽素', []],
  ])('%s: %j', (term, parts) => expect(indexedParts(term)).toEqual(parts))

  const syllables = fc.string({ unit: fc.constantFrom('가', '나', '다'), minLength: 2, maxLength: 7 })
  const text = fc.string({ unit: fc.constantFrom('가', '나', '다', ' ', 'a'), maxLength: 14 })
  const hasParts = (stored: string, term: string) => new RegExp(indexedParts(term).join('.*')).test(stored)

  test('a text that contains the term is never left out', () =>
    fc.assert(fc.property(syllables, text, text, (term, before, after) => hasParts(doubled(before + term + after), term))))
})

test.each([
  ['열교환기', ['%열열교%환환기%', '열열교교환환기기']],
  ['용접', ['%용용접%', '용용접접']],
  ['50%', ['%50\\%%', '50%']],
])('%s is asked by its parts and as a whole', (term, values) => {
  const binds = new Binds()
  expect(searchCondition('t.s', term, binds)).toEqual({
    found: 't.s like $1 and strpos(t.s, $2) > 0',
    walked: `strpos(t.s, $2) > 0 and t.s || '' like $1`,
  })
  expect(binds.values).toEqual(values)
})
