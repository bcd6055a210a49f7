import { Bars, Pareto } from '../../../../core/web/chart/charts.tsx'
import { PeriodInput } from '../../../../core/web/form/PeriodInput.tsx'
import { monthAfter } from '../../../../core/shared/periods.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { warnMenu } from '../warn-point.resource.ts'
import type { PointGroup } from '../warn-stat.rule.ts'
import '../../web/vendor.css'
import { CompanyTable, countedRows, PeopleTable, useWarnStat, WarnMonths } from './WarnStatParts.tsx'
import { warnStatTexts } from './warn-stat-page.texts.ts'

const mostBars = 10
const listPath = `/${warnMenu}`

/** 위반현황 (vendor/warn/warnStat): what was confirmed in a period, and where companies and people stand today. */
export function WarnStatPage() {
  const say = useTexts(warnStatTexts)
  const tab = useTab()
  const today = useToday()
  const from = tab.params.get('from') ?? `${monthAfter(today.slice(0, 7), -11)}-01`
  const to = tab.params.get('to') ?? today
  const { data, error, isLoading, refetch } = useWarnStat({ from, to })
  const bars = (
    groups: readonly PointGroup[],
    of: 'count' | 'points',
    condition?: 'vendorCd' | 'violStdNo',
  ) =>
    groups.map((group) => ({
      name: group.name,
      value: group[of],
      to: condition && countedRows(listPath, { from, to }, { [condition]: group.key }),
    }))
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
                <WarnMonths months={stat.months} within={{ from, to }} list={listPath} />
                <Pareto
                  title={say('kinds')}
                  counted={say('number')}
                  parts={bars(stat.kinds, 'count', 'violStdNo')}
                />
                <Bars
                  title={say('vendors')}
                  counted={say('sum')}
                  parts={bars(stat.vendors.slice(0, mostBars), 'points', 'vendorCd')}
                />
                {/* The list finds a place by a part of its name, which would open others as well. */}
                <Bars
                  title={say('places')}
                  counted={say('number')}
                  parts={bars(stat.places.slice(0, mostBars), 'count')}
                />
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
