import type { Matrix } from '../../matrix/matrix.rule.ts'
import { gradeAt } from './matrix-colour.ts'
import './hazard.css'

/** A score in the colour of its grade; the words say it too, for whoever sees no colours. */
export function GradePill({ matrix, score }: { matrix: Matrix; score: unknown }) {
  const number = score === null || score === undefined || score === '' ? undefined : Number(score)
  const grade = gradeAt(matrix, number)
  if (number === undefined) return <span className="risk-none">–</span>
  return (
    <span
      className="risk-pill"
      style={{ borderColor: grade?.color, background: `${grade?.color ?? '#888888'}22` }}
    >
      <strong>{number}</strong> {grade?.gradeNm}
    </span>
  )
}
