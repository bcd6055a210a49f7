import type { MatrixGrade } from '../matrix/matrix.rule.ts'

/** A pair of levels; null where it is not judged yet. */
export interface Ranking {
  freq: number | null
  sev: number | null
}
/** The three rankings of a row: without safeguards, with those that are there, with the recommendations too. */
export interface Rankings {
  bare: Ranking
  present: Ranking
  expected: Ranking
}
export type Category = 'people' | 'environment' | 'asset'
export const categories: readonly Category[] = ['people', 'environment', 'asset']

/** The worst of the judged categories counts (fit F1); null where none is judged. */
export function worstSeverity(levels: Partial<Record<Category, number | null | undefined>>): number | null {
  const judged = categories.flatMap((category) => levels[category] ?? [])
  return judged.length === 0 ? null : Math.max(...judged)
}

export type Rise = { step: 'present' | 'expected'; part: 'freq' | 'sev' }
/**
 * Where a ranking stands above the one before it: a safeguard or a recommendation that makes a risk larger is a mistake
 * of who typed it (rsa.md 5.7: neither may rise).
 */
export function rises({ bare, present, expected }: Rankings): Rise[] {
  const above = (later: number | null, earlier: number | null) =>
    later !== null && earlier !== null && later > earlier
  return (['freq', 'sev'] as const).flatMap((part) => [
    ...(above(present[part], bare[part]) ? [{ step: 'present' as const, part }] : []),
    ...(above(expected[part], present[part] ?? bare[part]) ? [{ step: 'expected' as const, part }] : []),
  ])
}

export type RankedGrade = Pick<MatrixGrade, 'fromScore' | 'toScore' | 'acceptYn'>
export type Tolerance = 'accepted' | 'tolerable' | 'intolerable'
/**
 * The mildest grade that is not accepted is tolerable where the row says why (as low as reasonably practicable); above it
 * a recommendation is needed (rsa.md 5.4: 3 with a reason, 4 and 5 with a recommendation).
 */
export function toleranceOf(grades: readonly RankedGrade[], score: number): Tolerance | undefined {
  const ordered = grades.toSorted((one, other) => one.fromScore - other.fromScore)
  const grade = ordered.find(({ fromScore, toScore }) => fromScore <= score && score <= toScore)
  if (!grade) return undefined
  if (grade.acceptYn === 'Y') return 'accepted'
  return ordered.find(({ acceptYn }) => acceptYn !== 'Y') === grade ? 'tolerable' : 'intolerable'
}

export interface JudgedRow {
  notCredibleYn: 'Y' | 'N' | null
  notCredibleTxt: string | null
  causeTxt: string | null
  consequenceTxt: string | null
  /** Score with the safeguards that are there. */
  score: number | null
  expScore: number | null
  alarpTxt: string | null
  recCount: number
  /** Recommendations without somebody who answers for them or a day. */
  unownedCount: number
  lopaCount: number
}
export type RowLack =
  | 'noReason'
  | 'noCause'
  | 'noConsequence'
  | 'notScored'
  | 'noRecommendation'
  | 'noLopa'
  | 'noAlarp'
  | 'notExpected'
  | 'unowned'
/**
 * What a row still lacks before its study goes to review. Nobody judged means that nobody knows, so it stops; a deviation
 * that cannot happen needs the reason and nothing else. What needs a recommendation needs its layers of protection
 * reckoned too, from the score on that the company has set (rsa.md 5.4, 10).
 * @param lopaFrom lowest score of which a LOPA is asked; nothing asks for none
 */
export function lacksOf(row: JudgedRow, grades: readonly RankedGrade[], lopaFrom?: number): RowLack[] {
  const blank = (text: string | null) => (text ?? '').trim() === ''
  if (row.notCredibleYn === 'Y') return blank(row.notCredibleTxt) ? ['noReason'] : []
  const tolerance = row.score === null ? undefined : toleranceOf(grades, row.score)
  const after = row.expScore === null ? undefined : toleranceOf(grades, row.expScore)
  const last = after ?? tolerance
  return [
    ...(blank(row.causeTxt) ? (['noCause'] as const) : []),
    ...(blank(row.consequenceTxt) ? (['noConsequence'] as const) : []),
    ...(tolerance === undefined ? (['notScored'] as const) : []),
    ...(tolerance === 'intolerable' && row.recCount === 0 ? (['noRecommendation'] as const) : []),
    ...(tolerance === 'intolerable' && lopaFrom !== undefined && row.score! >= lopaFrom && row.lopaCount === 0
      ? (['noLopa'] as const)
      : []),
    ...(row.recCount > 0 && row.expScore === null && tolerance !== 'accepted'
      ? (['notExpected'] as const)
      : []),
    ...(last === 'tolerable' && blank(row.alarpTxt) ? (['noAlarp'] as const) : []),
    ...(row.unownedCount > 0 ? (['unowned'] as const) : []),
  ]
}
