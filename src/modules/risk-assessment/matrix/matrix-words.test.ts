import { expect, test } from 'vitest'
import { deliveredMatrices } from '../seed/delivered-matrices.ts'
import { matrixWord, spokenMatrix } from './matrix-words.texts.ts'

const hangul = /\p{Script=Hangul}/u

test.each(['en', 'zh', 'es'] as const)(
  'the delivered matrices have no Korean word for readers of %s',
  (language) => {
    const left = deliveredMatrices.flatMap((matrix) => {
      const { grades, levels } = spokenMatrix(matrix, language)
      return [
        ...grades.flatMap(({ gradeNm, guideTxt }) => [gradeNm, guideTxt ?? '']),
        ...levels.map(({ levelNm }) => levelNm),
      ]
    })
    expect(left.length).toBeGreaterThan(60)
    expect(left.filter((text) => hangul.test(text))).toEqual([])
  },
)

test('a grade that a company has named itself keeps its name', () => {
  expect(matrixWord('우리 기준 A', 'es')).toBe('우리 기준 A')
  expect(matrixWord('높음', 'kr')).toBe('높음')
})
