import { ConfirmTag } from '../../../platform/parameter/web/ConfirmTag.tsx'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import { ownScaleFrom, type GradeRatios as Ratios } from '../rules/grade.rule.ts'
import { useFigures } from './queries.ts'
import { ruleTexts } from './rule.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { gradeTexts } from '../rules/grade.texts.ts'

const shown = [
  ['U', 'urgent'],
  ['H', 'high'],
  ['M', 'medium'],
] as const satisfies readonly (readonly [string, keyof Ratios])[]

/** From which share of the largest score each grade begins, whatever the scale, and since when (IMP-01). */
export function GradeRatios() {
  const text = useTexts(ruleTexts)
  const grade = useTexts(gradeTexts)
  const { ratios, ratiosFromYmd, ratiosConfirmYn } = useFigures(null)
  if (ratiosFromYmd === null) return null
  return (
    <section className="impr-rule-note" aria-label={text('ratios')}>
      <p>
        <b>{text('ratios')}</b>{' '}
        {shown
          .map(([code, name]) =>
            text('ratio', {
              grade: grade(code),
              percent: roundHalfUp(ratios[name] * 100, 1),
              score: ownScaleFrom(ratios[name]),
            }),
          )
          .join(' · ')}{' '}
        · {text('ratio.rest', { grade: grade('L') })} {ratiosConfirmYn === 'Y' && <ConfirmTag />}
      </p>
      <p className="impr-more">{text('ratio.more', { day: ratiosFromYmd })}</p>
    </section>
  )
}
