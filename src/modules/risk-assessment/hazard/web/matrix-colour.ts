import type { Matrix, MatrixGrade } from '../../matrix/matrix.rule.ts'
import { gradesOf, levelsOf, scoreOf } from '../../matrix/matrix.rule.ts'

/** The grade of a score as its matrix draws it. */
export const gradeAt = (matrix: Matrix, score: number | null | undefined): MatrixGrade | undefined =>
  score === null || score === undefined ? undefined : gradesOf(matrix, score)[0]
/** What the two levels make, where the matrix knows them. */
export function scoreAt(matrix: Matrix, freq: unknown, sev: unknown): number | undefined {
  const [one, other] = [Number(freq), Number(sev)]
  return levelsOf(matrix, 'freq').includes(one) && levelsOf(matrix, 'sev').includes(other)
    ? scoreOf(matrix, one, other)
    : undefined
}
export const levelName = (matrix: Matrix, axisCd: string, level: number): string =>
  matrix.levels.find((each) => each.axisCd === axisCd && each.levelVal === level)?.levelNm ?? ''
