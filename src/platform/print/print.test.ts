import { expect, test } from 'vitest'
import { pairsOf, twoByTwo, mostPairs } from './picture-pairs.rule.ts'
import { smallPicture, wholePicture } from './marks-on-paper.ts'

const marks = {
  width: 400,
  height: 200,
  marks: [
    { kind: 'arrow' as const, x1: 10, y1: 20, x2: 100, y2: 80 },
    { kind: 'words' as const, x1: 10, y1: 20, x2: 10, y2: 20, words: '<누출>' },
  ],
}
const bytes = Buffer.from('picture')

test('the first picture before stands beside the first after, and what has no partner stands alone', () => {
  expect(pairsOf(['b1', 'b2'], ['a1'])).toEqual([
    ['b1', 'a1'],
    ['b2', undefined],
  ])
  expect(pairsOf([], ['a1'])).toEqual([[undefined, 'a1']])
  expect(pairsOf([], [])).toEqual([])
})

test('pictures of one kind stand two by two, and a paper has room for so many rows', () => {
  expect(twoByTwo(['1', '2', '3'])).toEqual([
    ['1', '2'],
    ['3', undefined],
  ])
  const many = Array.from({ length: 40 }, (_, index) => index)
  expect([twoByTwo(many).length, pairsOf(many, []).length]).toEqual([mostPairs, mostPairs])
})

test('marks lie where they were drawn on a whole picture, and are cut like a small one', () => {
  const whole = wholePicture(bytes, { width: 100, height: 50 }, marks)
  expect(whole).toContain('viewBox="0 0 400 200" preserveAspectRatio="xMidYMid meet"')
  expect(whole).toContain('data:image/jpeg;base64,')
  expect(smallPicture(bytes, 148, marks)).toContain('preserveAspectRatio="xMidYMid slice"')
  expect(wholePicture(bytes, { width: 100, height: 50 }, null)).not.toContain('<path')
})

test('words of a mark are text and never markup', () => {
  expect(wholePicture(bytes, { width: 100, height: 50 }, marks)).toContain('&lt;누출&gt;')
})
