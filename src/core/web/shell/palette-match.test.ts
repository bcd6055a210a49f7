import { expect, test } from 'vitest'
import { layoutsOf, rankerOf } from './palette-match.ts'

const ranks = (words: string, names: string[], path: string[] = []) => rankerOf(words)(names, path)

test('initial consonants find a name whatever its spaces, and never across the border of two names', () => {
  expect(ranks('ㅎㄱㅈㅇ', ['화기 작업'])).toBe(2)
  expect(ranks('ㅎㄱㅈㅇ', ['작업완료'], ['작업허가'])).toBeUndefined()
})

test('several words are found in any order, in the name or above it', () => {
  expect(ranks('요청 작업', ['작업요청'])).toBe(1)
  expect(ranks('작업 허가 요청', ['허가요청'], ['공사안전', '작업허가'])).toBe(3)
  expect(ranks('작업 허가 배관', ['허가요청'], ['작업허가'])).toBeUndefined()
})

test('a word typed in the wrong layout of the keyboard is read in the other one', () => {
  expect(layoutsOf('ghkrl')).toContain('화기')
  expect(ranks('ghkrlwkrdjq', ['화기작업'])).toBe(0)
  expect(ranks('ㅡㄴㅇㄴ', ['MSDS 목록', 'msds'])).toBe(0)
})

test('a match at the beginning comes before one in the middle, and that before initials', () => {
  expect([ranks('허가', ['허가조회']), ranks('허가', ['작업허가']), ranks('ㅎㄱ', ['허가조회'])]).toEqual([
    0, 1, 2,
  ])
})

test('a name in another language finds the page too', () => {
  expect(ranks('permit', ['허가조회', 'Permit search'])).toBe(0)
})
