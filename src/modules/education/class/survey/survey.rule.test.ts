import { expect, test } from 'vitest'
import { surveyReport } from './survey.rule.ts'

const answer = (score: number, opinionTxt: string | null = null) => ({
  contentScore: score,
  teacherScore: 5,
  placeScore: 3,
  usefulScore: score,
  wholeScore: score,
  opinionTxt,
})

test('a report of few answers shows how many there are and nothing of them', () => {
  expect(surveyReport([answer(1, '길다'), answer(2)], { asked: 10, least: 3 })).toEqual({
    asked: 10,
    answers: 2,
    least: 3,
    average: null,
    opinions: [],
  })
})
test('averages have one decimal, and opinions stand in the order of their words, not of their arrival', () => {
  const report = surveyReport([answer(4, '하'), answer(5, '가'), answer(5)], { asked: 3, least: 3 })
  expect(report.average).toMatchObject({ contentScore: 4.7, teacherScore: 5, placeScore: 3 })
  expect(report.opinions).toEqual(['가', '하'])
})
