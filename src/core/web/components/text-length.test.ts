import { expect, test } from 'vitest'
import { counterText, cutTo, lengthOf } from './text-length.ts'

test('a Korean syllable counts one character and three bytes', () => {
  expect(lengthOf('안전A', 'character')).toBe(3)
  expect(lengthOf('안전A', 'byte')).toBe(7)
})
test('text is cut at the limit and never inside a character', () => {
  expect(cutTo('안전작업', 2, 'character')).toBe('안전')
  expect(cutTo('안전작업', 7, 'byte')).toBe('안전')
  expect(cutTo('가😀', 2, 'character')).toBe('가')
  expect(cutTo('안전', 6, 'byte')).toBe('안전')
})
test('the counter names its unit', () => {
  expect(counterText(12, 4000, 'character')).toBe('12 / 4,000 자')
  expect(counterText(3, 10, 'byte')).toBe('3 / 10 byte')
})
