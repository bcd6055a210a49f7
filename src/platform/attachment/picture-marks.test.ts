import { expect, test } from 'vitest'
import { markWordsMax, mostMarks } from '../../core/shared/picture-marks.ts'
import { markRefusals } from './attachment-marks.texts.ts'
import { readMarks } from './picture-marks.rule.ts'

const arrow = { kind: 'arrow', x1: 10, y1: 20, x2: 100, y2: 80 }
const words = { kind: 'words', x1: 10, y1: 20, x2: 10, y2: 20, words: ' 누출 ' }
const on = (...marks: unknown[]) => ({ width: 400, height: 300, marks })
const refused = (given: unknown) => (readMarks(given) as { refusal?: unknown }).refusal
const many = (length: number) => Array.from({ length }, () => arrow)
const bad = markRefusals.bad()

test('marks are taken in whole pixels, words without the spaces around them, and nothing else of what was sent', () => {
  expect(readMarks({ ...on({ ...arrow, x1: 9.6, colour: 'red' }, words), more: 1 })).toEqual({
    marks: on(arrow, { ...words, words: '누출' }),
  })
})

test('no marks are none', () => {
  expect([readMarks(null), readMarks(undefined), readMarks(on())]).toEqual(
    Array.from({ length: 3 }, () => ({ marks: null })),
  )
})

test('a mark lies on its picture, up to its edge', () => {
  expect(refused(on({ ...arrow, x2: 400, y2: 300 }))).toBeUndefined()
  for (const wrong of [
    { x2: 401 },
    { y2: 301 },
    { x1: -1 },
    { y1: Number.NaN },
    { x1: '1' },
    { kind: 'star' },
  ])
    expect(refused(on({ ...arrow, ...wrong }))).toEqual(bad)
})

test('what is no list of marks, and a picture without a size, are refused', () => {
  for (const wrong of [
    'x',
    1,
    {},
    { width: 1, height: 1 },
    on(null),
    on('x'),
    { ...on(), width: 0 },
    { ...on(), height: 1.5 },
  ])
    expect(refused(wrong)).toEqual(bad)
})

test('a picture takes so many marks and no more, and words so many letters', () => {
  expect(refused(on(...many(mostMarks)))).toBeUndefined()
  expect(refused(on(...many(mostMarks + 1)))).toEqual(markRefusals.many({ most: mostMarks }))
  const tooLong = markRefusals.words({ most: markWordsMax })
  expect(refused(on({ ...words, words: '가'.repeat(markWordsMax) }))).toBeUndefined()
  expect(refused(on({ ...words, words: '가'.repeat(markWordsMax + 1) }))).toEqual(tooLong)
  expect(refused(on({ ...words, words: '  ' }))).toEqual(tooLong)
})
