import { expect, test } from 'vitest'
import { findHits, hasText, mostHits } from './pdf-search.ts'

test('a text is found on every page that holds it, in the order of reading', () => {
  const pages = [['톨루엔 취급'], ['보호구'], ['톨루엔은 ', '톨루엔이다']]
  expect(findHits(pages, '톨루엔').map(({ page, from }) => [page, from.piece, from.at])).toEqual([
    [1, 0, 0],
    [3, 0, 0],
    [3, 1, 0],
  ])
})

test('a word that the PDF cuts into pieces, or spaces in another way, is found from its first to its last letter', () => {
  expect(findHits([['안전 보', '건', ' 관리']], '안전보건 관리')).toEqual([
    { page: 1, from: { piece: 0, at: 0 }, to: { piece: 2, at: 2 } },
  ])
})

test('case does not count, and letters that grow when they are made small keep their places', () => {
  expect(findHits([['İCAS 108-88-3']], 'cas')).toEqual([
    { page: 1, from: { piece: 0, at: 1 }, to: { piece: 0, at: 3 } },
  ])
  expect(findHits([['cas']], 'CAS')).toHaveLength(1)
})

test('Korean that is typed in decomposed letters finds composed ones', () => {
  expect(findHits([['허가']], '허가'.normalize('NFD'))).toHaveLength(1)
})

test('nothing, or spaces alone, find nothing', () => {
  expect(findHits([['a b']], '')).toEqual([])
  expect(findHits([['a b']], ' \n')).toEqual([])
  expect(findHits([], 'a')).toEqual([])
})

test('the search ends with as many hits as anybody steps through', () => {
  expect(findHits([['a'.repeat(mostHits - 1)]], 'a')).toHaveLength(mostHits - 1)
  expect(findHits([['a'.repeat(mostHits)], ['a']], 'a')).toHaveLength(mostHits)
})

test('a page of pictures has no text, nor has one whose text is spaces', () => {
  expect([hasText([]), hasText([' ', '']), hasText([' ', '가'])]).toEqual([false, false, true])
})
