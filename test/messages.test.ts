import { describe, expect, test } from 'vitest'
import { partsOf } from '../src/core/shared/wording.ts'
import {
  catalogueOf,
  koreanSentences,
  missingSentences,
  rooms,
  sentencesIn,
  type Room,
} from './korean-sentences.ts'

const languages = ['en', 'zh', 'es'] as const
const placesOf = (sentence: string): string[] =>
  [...sentence.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted()

describe.each(Object.keys(rooms) as Room[])('what %s says to the user', (room) => {
  test('every sentence of the program is found in its files', () => {
    expect(koreanSentences(room).length).toBeGreaterThan(40)
  })
  test('is translated: each line here is missing in a messages file', () => {
    expect(missingSentences(room, languages)).toEqual([])
  })
  test.each(languages)('holds no Hangul in %s and puts in the same things', (language) => {
    const lines = Object.entries(catalogueOf(room, language))
    expect(lines.filter(([, spoken]) => /\p{Script=Hangul}/u.test(spoken))).toEqual([])
    expect(lines.filter(([korean, spoken]) => placesOf(korean).join() !== placesOf(spoken).join())).toEqual(
      [],
    )
  })
  test.each(languages)('has one translation a sentence in %s', (language) => {
    const parts = Object.keys(catalogueOf(room, language)).map(partsOf)
    expect(parts.filter((each, index) => parts.indexOf(each) !== index)).toEqual([])
  })
})

test('sentences are found in thrown messages and templates, not in comments, types, errors of programmers or the API document', () => {
  const source = `
    /** 설명 */
    type Status = '신청'
    const path = { summary: '목록' }
    throw new Error('없는 이름')
    throw conflict(ended ? '끝난 자료입니다.' : \`\${row.label} 항목은 \${max.toLocaleString()}자까지입니다.\`)`
  expect(sentencesIn('sample.ts', source).map(({ korean }) => korean)).toEqual([
    '끝난 자료입니다.',
    '{label} 항목은 {p2}자까지입니다.',
  ])
})
