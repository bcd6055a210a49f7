import type { Matrix } from '../../matrix/matrix.rule.ts'

/** Dark words on light colours and light words on dark ones. */
const inkOn = (color: string): string => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  return (red! * 299 + green! * 587 + blue! * 114) / 1000 > 140 ? '#1a1a1a' : '#ffffff'
}
export const lookOf = (matrix: Pick<Matrix, 'grades'>, gradeCd: string | null | undefined) => {
  const grade = matrix.grades.find((each) => each.gradeCd === gradeCd)
  return grade && { background: grade.color, color: inkOn(grade.color) }
}

/** A grade in the colour of its matrix, by its name. */
export function Grade({
  matrix,
  gradeCd,
}: {
  matrix: Pick<Matrix, 'grades'>
  gradeCd: string | null | undefined
}) {
  const grade = matrix.grades.find((each) => each.gradeCd === gradeCd)
  if (!grade) return null
  return (
    <span className="hazop-grade" style={lookOf(matrix, gradeCd)}>
      {grade.gradeNm}
    </span>
  )
}

/** Names the grades whose codes stand in the narrow columns of a sheet. */
export function GradeLegend({ matrix, title }: { matrix: Pick<Matrix, 'grades'>; title: string }) {
  return (
    <ul className="hazop-legend" aria-label={title}>
      {matrix.grades.toReversed().map(({ gradeCd, gradeNm }) => (
        <li key={gradeCd}>
          <span className="hazop-grade" style={lookOf(matrix, gradeCd)}>
            {gradeCd}
          </span>{' '}
          {gradeNm}
        </li>
      ))}
    </ul>
  )
}
