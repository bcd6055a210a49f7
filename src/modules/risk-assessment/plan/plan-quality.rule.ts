import { roundHalfUp } from '../../../core/shared/decimal.ts'

/** A row as the sensor of quality reads it. */
export interface QualityRow {
  hazardTxt: string
  score: number | null
  acceptYn: 'Y' | 'N' | null
  hierCds: readonly string[]
  /** The same words stand among last year's rows. */
  copied: boolean
  createDt: string
}
export interface QualityFacts {
  rowCnt: number
  copiedPct: number
  sameScoreYn: 'Y' | 'N'
  fastYn: 'Y' | 'N'
  mildOnlyCnt: number
}
/** Rows from which equal scores say something, and the most rows that are honestly written in a minute. */
const least = 5
const mostPerMinute = 10
const mild = ['3', '4']

/**
 * What makes an assessment look copied rather than made: last year's words, one score for all, rows written faster than
 * anybody can look, and rows above acceptance with procedures or protective equipment alone. It warns and blocks nothing.
 * (rsa.md 8, 10; features.md 12 straight-line detector)
 */
export function qualityFacts(rows: readonly QualityRow[]): QualityFacts {
  const scores = rows.flatMap(({ score }) => score ?? [])
  const times = rows.map(({ createDt }) => Date.parse(createDt)).toSorted((one, other) => one - other)
  const minutes = times.length > 1 ? (times.at(-1)! - times[0]!) / 60_000 : 0
  const copied = rows.filter((row) => row.copied).length
  return {
    rowCnt: rows.length,
    copiedPct: rows.length === 0 ? 0 : roundHalfUp((copied / rows.length) * 100, 1),
    sameScoreYn: scores.length >= least && new Set(scores).size === 1 ? 'Y' : 'N',
    fastYn:
      rows.length >= least && copied < rows.length && rows.length > mostPerMinute * Math.max(1, minutes)
        ? 'Y'
        : 'N',
    mildOnlyCnt: rows.filter(
      ({ acceptYn, hierCds }) =>
        acceptYn === 'N' && hierCds.length > 0 && hierCds.every((each) => mild.includes(each)),
    ).length,
  }
}
