import { Bars, Pareto } from '../../../../core/web/chart/charts.tsx'
import { PeriodInput } from '../../../../core/web/form/PeriodInput.tsx'
import { monthAfter } from '../../../../core/shared/periods.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import type { PointGroup } from '../warn-stat.rule.ts'
import '../../web/vendor.css'
import { CompanyTable, PeopleTable, useWarnStat, WarnMonths } from './WarnStatParts.tsx'
import { warnStatTexts } from './warn-stat-page.texts.ts'

const mostBars = 10
const counts = (groups: readonly PointGroup[], of: 'count' | 'points') =>
  groups.slice(0, mostBars).map((group) => ({ name: group.name, value: group[of] }))

/** 위반현황 (vendor/warn/warnStat): what was confirmed in a period, and where companies and people stand today. */
export function WarnStatPage() {
  const say = useTexts(warnStatTexts)
  const tab = useTab()
  const today = useToday()
  const from = tab.params.get('from') ?? `${monthAfter(today.slice(0, 7), -11)}-01`
  const to = tab.params.get('to') ?? today
  const { data, error, isLoading, refetch } = useWarnStat({ from, to })
  return (
    <div className="vendor-part">
      <PageHeader help={say('help')} />
      <div className="vendor-toolbar">
        <PeriodInput
          label={say('period')}
          value={{ from, to }}
          notAfter={today}
          onChange={(period) =>
            tab.setSearch(period?.from && period.to ? `from=${period.from}&to=${period.to}` : '')
          }
        />
      </div>
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(stat) => (
          <>
            {stat.count === 0 ? (
              <p className="vendor-note">{say('none')}</p>
            ) : (
              <div className="charts">
                <WarnMonths months={stat.months} />
                <Pareto
                  title={say('kinds')}
                  parts={stat.kinds.map(({ name, count }) => ({ name, value: count }))}
                />
                <Bars title={say('vendors')} parts={counts(stat.vendors, 'points')} />
                <Bars title={say('places')} parts={counts(stat.places, 'count')} />
              </div>
            )}
            <CompanyTable rows={stat.companies} />
            <PeopleTable rows={stat.people} />
          </>
        )}
      </Gate>
    </div>
  )
}
