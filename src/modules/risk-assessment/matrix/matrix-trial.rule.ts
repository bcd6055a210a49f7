import { MatrixRefusal, scoreWith, type Matrix } from './matrix.rule.ts'

/** A row that was judged by the version before. */
export interface JudgedRow {
  rowNo: number
  rsaTargetNo: number
  rsaTargetNm: string
  hazardTxt: string
  freq: number
  sev: number
  score: number
  gradeCd: string | null
  acceptYn: 'Y' | 'N' | null
}
export interface TriedRow extends JudgedRow {
  /** Null where the new version does not know its levels. */
  newScore: number | null
  newGradeCd: string | null
  /** No longer accepted, newly accepted, another grade of the same kind, or as before. */
  change: 'refused' | 'accepted' | 'grade' | 'same'
}

/** The rows as another version would have judged them; what it cannot judge is not accepted by it. */
export const triedRows = (rows: readonly JudgedRow[], matrix: Matrix): TriedRow[] =>
  rows.map((row) => {
    const judged = judgedBy(matrix, row)
    const accepted = judged?.acceptYn === 'Y'
    const change =
      (row.acceptYn === 'Y') !== accepted
        ? accepted
          ? 'accepted'
          : 'refused'
        : judged?.gradeCd === row.gradeCd
          ? 'same'
          : 'grade'
    return { ...row, newScore: judged?.score ?? null, newGradeCd: judged?.gradeCd ?? null, change }
  })
function judgedBy(matrix: Matrix, { freq, sev }: JudgedRow) {
  try {
    return scoreWith(matrix, freq, sev)
  } catch (refusal) {
    if (refusal instanceof MatrixRefusal) return undefined
    throw refusal
  }
}
