import type { ImprovementMore } from '../improvement/improvement-answers.rule.ts'
import { percent } from '../rules/figures.rule.ts'
import { improvementTexts } from './improvement.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/**
 * While a plan is written: which controls helped against this kind of hazard before, and how often it came
 * back all the same (impr.md 10.4).
 */
export function ControlCoach({
  controls,
  hazard,
}: {
  controls: ImprovementMore['controls']
  hazard: string
}) {
  const text = useTexts(improvementTexts)
  if (controls.length === 0) return null
  return (
    <aside className="span-all impr-coach" aria-label={text('coach.label')}>
      <b>{text('coach.title', { hazard })}</b>
      <ul>
        {controls.map(({ ctrlLvlCd, ctrlLvlNm, count, recurred }) => (
          <li key={ctrlLvlCd}>
            {text('coach.line', { name: ctrlLvlNm, count, recurred, rate: percent(recurred, count) ?? 0 })}
          </li>
        ))}
      </ul>
    </aside>
  )
}
