import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordLadder } from './event-similar.rule.ts'

test('a text is asked by its words, by their beginnings without particles, then by all of these but one', () => {
  expect(wordLadder('사다리에서 떨어짐')).toEqual([
    [['사다리에서', '떨어짐']],
    [['사다리', '떨어']],
    [['떨어'], ['사다리']],
  ])
  expect(wordLadder('배관 누출')).toEqual([[['배관', '누출']], [['누출'], ['배관']]])
})
test('signs and single syllables ask nothing, and the four longest words are enough', () => {
  expect(wordLadder('뻔 · % _')).toEqual([])
  expect(wordLadder('누출')).toEqual([[['누출']]])
  expect(wordLadder('가나 가나다 가나다라 가나다라마 가나다라마바')[0]).toEqual([
    ['가나다라마바', '가나다라마', '가나다라', '가나다'],
  ])
})
test('whatever is typed, each word is asked as it is contained in the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      for (const word of wordLadder(typed).flat(2)) expect(typed.toLowerCase()).toContain(word)
    }),
  )
})
