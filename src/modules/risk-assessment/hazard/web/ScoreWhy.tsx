import { Explain } from '../../../../core/web/record/Explain.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { Matrix } from '../../matrix/matrix.rule.ts'
import { GradePill } from './GradePill.tsx'
import { hazardTexts } from './hazard.texts.ts'
import { gradeAt, levelName, scoreAt } from './matrix-colour.ts'

type Level = number | null | undefined
/** How a score comes about, and by when it is to be lowered. */
export function ScoreWhy({
  matrix,
  freq,
  sev,
}: {
  matrix: Matrix & { matrixNm: string; matrixCd?: string }
  freq: Level
  sev: Level
}) {
  const say = useTexts(hazardTexts)
  const score = scoreAt(matrix, freq, sev)
  const grade = gradeAt(matrix, score)
  if (score === undefined || !grade) return null
  return (
    <span>
      <GradePill matrix={matrix} score={score} />{' '}
      <Explain
        title={say('whyTitle')}
        inputs={[
          { label: say('whyFreq'), value: `${String(freq)} ${levelName(matrix, 'freq', Number(freq))}` },
          { label: say('whySev'), value: `${String(sev)} ${levelName(matrix, 'sev', Number(sev))}` },
        ]}
        formula={say('whyFormula', {
          score,
          grade: `${grade.gradeCd} ${grade.gradeNm}`,
          accept: say(grade.acceptYn === 'Y' ? 'accepted' : 'refused'),
          days: grade.dueDays ? say('days', { count: grade.dueDays }) : say('noDue'),
        })}
        source={[matrix.matrixNm, matrix.matrixCd && `(${matrix.matrixCd})`].filter(Boolean).join(' ')}
      />
    </span>
  )
}
