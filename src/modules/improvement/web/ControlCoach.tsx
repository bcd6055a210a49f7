import type { ImprovementMore } from '../improvement/improvement-answers.rule.ts'
import { percent } from '../rules/figures.rule.ts'

/** While a plan is written: which controls helped against this kind of hazard before, and how often it came back all the same (impr.md 10.4). */
export function ControlCoach({ controls, hazard }: { controls: ImprovementMore['controls']; hazard: string }) {
  if (controls.length === 0) return null
  return (
    <aside className="span-all impr-coach" aria-label="과거 조치의 재발">
      <b>{hazard}: 끝난 개선의 대책별 재발</b>
      <ul>
        {controls.map(({ ctrlLvlCd, ctrlLvlNm, count, recurred }) => (
          <li key={ctrlLvlCd}>
            {ctrlLvlNm} {count}건 중 재발 {recurred}건 ({percent(recurred, count)}%)
          </li>
        ))}
      </ul>
    </aside>
  )
}
