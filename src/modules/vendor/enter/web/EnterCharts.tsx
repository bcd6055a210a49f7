import { Bars } from '../../../../core/web/chart/charts.tsx'
import { MonthColumns, rowsAddress, useRowGroups } from '../../../../core/web/chart/ListCharts.tsx'
import { firstDay, monthsUntil } from '../../../../core/shared/periods.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { enterLog } from '../enter-log.resource.ts'
import { enterLogTexts } from './enter-page.texts.ts'

const longest = 8

/** Passages at the gates: by month, and of this month by company. */
export function EnterCharts() {
  const say = useTexts(enterLogTexts)
  const today = useToday()
  const list = useTab().path
  const month = { enterDt: { from: firstDay(today.slice(0, 7)), to: today } }
  const groups = useRowGroups(enterLog, { by: 'vendorCd' }, month) ?? []
  return (
    <div className="charts">
      <MonthColumns
        title={say('chartMonths')}
        resource={enterLog}
        list={list}
        query={{}}
        by="enterDt"
        and="okYn"
        months={monthsUntil(today)}
        height={180}
        layers={[
          { name: say('passed'), tone: 'good', values: ['Y'] },
          { name: say('refused'), tone: 'danger', values: ['N'] },
        ]}
      />
      <Bars
        title={say('chartVendors')}
        parts={groups
          .toSorted((one, other) => other.count - one.count)
          .slice(0, longest)
          .map(({ by, byNm, count }) => ({
            name: byNm ?? by ?? '–',
            value: count,
            to: by !== null ? rowsAddress(list, month, { vendorCd: by }) : undefined,
          }))}
      />
    </div>
  )
}
