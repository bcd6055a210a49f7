import { pointsOf } from './safeguard.rule.ts'

/** `R-04`, as people say it; numbers of one study begin at 1. */
export const recommendationCode = (recNo: number): string => `R-${String(recNo).padStart(2, '0')}`
const coded = /^R\s*-?\s*(\d{1,4})(?:[\s:.)-]+|$)/i

export interface SaidRecommendation {
  /** Number that the text begins with; undefined for a new one. */
  recNo: number | undefined
  measureTxt: string
}
/** The recommendations of a cell: `R-04` refers to one that the study has, any other line is a new one. */
export const recommendationsIn = (cell: string | null | undefined): SaidRecommendation[] =>
  pointsOf(cell).map((point) => {
    const found = coded.exec(point)
    return {
      recNo: found ? Number(found[1]) : undefined,
      measureTxt: found ? point.slice(found[0].length).trim() : point,
    }
  })

/** The next number of a study: numbers of what was struck are not used again. */
export const nextNumber = (used: readonly (number | null)[]): number =>
  used.reduce<number>((largest, recNo) => Math.max(largest, recNo ?? 0), 0) + 1

const plain = (said: string): string => said.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
/** The recommendation of the study that says the same words: it is taken instead of a second one. */
export const sameAs = <T extends { measureTxt: string }>(
  known: readonly T[],
  measureTxt: string,
): T | undefined => known.find((each) => plain(each.measureTxt) === plain(measureTxt))

export interface OldRecommendation {
  recommendTxt: string | null
  noteTxt: string | null
}
const fewest = 5
/**
 * The recommendations of an old study without its own numbers, which another study has used: a number that stands alone
 * gets the words that stand with it elsewhere; what says nothing by itself goes to the remarks.
 */
export function withoutOldNumbers<Row extends OldRecommendation>(rows: readonly Row[]): Row[] {
  const words = new Map<number, string>()
  for (const { recommendTxt } of rows)
    for (const { recNo, measureTxt } of recommendationsIn(recommendTxt))
      if (recNo !== undefined && measureTxt !== '') words.set(recNo, measureTxt)
  return rows.map((row) => {
    const texts = recommendationsIn(row.recommendTxt).map(({ recNo, measureTxt }) =>
      measureTxt !== '' || recNo === undefined ? measureTxt : (words.get(recNo) ?? recommendationCode(recNo)),
    )
    const [kept, short] = [
      texts.filter((text) => text.length >= fewest),
      texts.filter((text) => text.length < fewest),
    ]
    return {
      ...row,
      recommendTxt: kept.length > 0 ? kept.join('\n') : null,
      noteTxt: [row.noteTxt, ...short].filter(Boolean).join('\n') || null,
    }
  })
}
