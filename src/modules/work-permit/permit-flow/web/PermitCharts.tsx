import { chartTexts } from '../../../../core/web/text/chart.texts.ts'
import { meanOf, MonthColumns } from '../../../../core/web/chart/ListCharts.tsx'
import { monthsUntil } from '../../../../core/shared/periods.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { workPermit } from '../../permit/work-permit.resource.ts'
import type { PermitQuery } from './PermitList.tsx'
import { permitListTexts } from '../../permit/web/permit-list.texts.ts'

const ended = ['closed', 'completionReported', 'watching'] as const
const stopped = ['suspended', 'expired', 'cancelled', 'rejected'] as const

/** Permits of the list by the month in which their work begins. */
export function PermitCharts({ query, states }: { query: PermitQuery; states: readonly string[] }) {
  const say = useTexts(permitListTexts)
  const chart = useTexts(chartTexts)
  const shown = (wanted: readonly string[]) => wanted.filter((state) => states.includes(state))
  const open = states.filter(
    (state) =>
      !(ended as readonly string[]).includes(state) && !(stopped as readonly string[]).includes(state),
  )
  return (
    <div className="charts">
      <MonthColumns
        title={say('chartMonths')}
        resource={workPermit}
        list={useTab().path}
        query={query}
        by="startDt"
        and="state"
        months={monthsUntil(useToday())}
        height={180}
        layers={[
          { name: say('chartEnded'), tone: 'good' as const, values: shown(ended) },
          { name: say('chartOpen'), tone: 'accent' as const, values: open },
          { name: say('chartStopped'), tone: 'danger' as const, values: shown(stopped) },
        ].filter(({ values }) => values.length > 0)}
        target={meanOf(chart('mean'))}
      />
    </div>
  )
}
