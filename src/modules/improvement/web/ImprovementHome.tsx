import type { Query } from '../../../core/shared/resource.ts'
import { meanOf, MonthColumns } from '../../../core/web/chart/ListCharts.tsx'
import { firstDay, monthsUntil } from '../../../core/shared/periods.ts'
import { chartTexts } from '../../../core/web/text/chart.texts.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { useToday } from '../../../core/web/use-today.ts'
import { useHomePlant } from '../../../platform/dashboard/web/home-plant.ts'
import { improvement } from '../improvement/improvement.resource.ts'
import { improvementForms } from '../record-pages.rule.ts'
import { statusTexts } from '../stats/status.texts.ts'
import { requestListPath } from './addresses.ts'
import { countedStates, Plants, openedStates } from './ImprovementCharts.tsx'
import { portletNames } from './portlet-names.texts.ts'
import './improvement.css'

/** For managers: how the findings of twelve months run, and the plants side by side. */
export function ImprovementTrendPortlet() {
  const name = useTexts(portletNames)
  const say = useTexts(statusTexts)
  const chart = useTexts(chartTexts)
  const today = useToday()
  const months = monthsUntil(today)
  const plantCd = useHomePlant()
  const query: Query<typeof improvement> = {
    reqDt: { from: firstDay(months[0]!), to: today },
    state: [...countedStates],
    plantCd: plantCd ?? undefined,
  }
  return (
    <section aria-label={name('imprTrend')}>
      <h2 className="portlet-head">{name('imprTrend')}</h2>
      <div className="charts">
        <MonthColumns
          title={say('chart.months')}
          resource={improvement}
          list={requestListPath}
          query={query}
          by="reqDt"
          and="state"
          months={months}
          height={180}
          layers={[
            { name: say('closed'), tone: 'good', values: ['closed'] },
            { name: say('open'), tone: 'accent', values: openedStates },
          ]}
          target={meanOf(chart('mean'))}
        />
        {plantCd === null && <Plants query={query} height={180} />}
      </div>
    </section>
  )
}

/** One large button: whoever sees a danger does not look for a menu. */
export function ReportHazardPortlet() {
  const name = useTexts(portletNames)
  const { open } = useTab()
  const to = improvementForms.improvement.page
  return (
    <a
      href={to}
      className="impr-report"
      onClick={(event) => {
        event.preventDefault()
        open(to)
      }}
    >
      <strong>{name('reportHazard')}</strong>
      <span>{name('reportHazardMore')}</span>
    </a>
  )
}
