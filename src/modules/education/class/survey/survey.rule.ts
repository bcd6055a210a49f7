import { roundHalfUp } from '../../../../core/shared/decimal.ts'

/** What is asked after a class, each from 1 (not at all) to 5 (very much). */
export const surveyScores = [
  'contentScore',
  'teacherScore',
  'placeScore',
  'usefulScore',
  'wholeScore',
] as const
type SurveyScore = (typeof surveyScores)[number]
export type SurveyScores = Record<SurveyScore, number>

/** GET /api/saf/education/own/survey: a class that waits for the caller's answer. */
export interface OwnSurvey {
  eduClassNo: number
  classNm: string
  endDt: string
}
/** GET /api/saf/education/class/:key/survey */
export interface SurveyReport {
  /** People who may answer, and answers. */
  asked: number
  answers: number
  /** From how many answers on they are shown. */
  least: number
  /** Null while there are too few answers to hide who gave which. */
  average: SurveyScores | null
  opinions: string[]
}

/**
 * Averages to one decimal, and opinions in the order of their words; nothing of few answers, which would tell who gave
 * them. (edu.md eduSurvey: anonymous in reports)
 */
export function surveyReport(
  rows: readonly (SurveyScores & { opinionTxt: string | null })[],
  { asked, least }: { asked: number; least: number },
): SurveyReport {
  const shown = rows.length >= least
  const averageOf = (name: SurveyScore) =>
    roundHalfUp(rows.reduce((sum, row) => sum + row[name], 0) / rows.length, 1)
  return {
    asked,
    answers: rows.length,
    least,
    average: shown
      ? (Object.fromEntries(surveyScores.map((name) => [name, averageOf(name)])) as SurveyScores)
      : null,
    opinions: shown
      ? rows
          .flatMap(({ opinionTxt }) => opinionTxt ?? [])
          .toSorted((one, other) => one.localeCompare(other, 'ko'))
      : [],
  }
}
