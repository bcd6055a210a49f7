import type { Query } from '../../../core/shared/resource.ts'
import { Bars } from '../../../core/web/chart/charts.tsx'
import { chartTexts } from '../../../core/web/text/chart.texts.ts'
import { meanOf, MonthColumns, rowsAddress, useRowGroups } from '../../../core/web/chart/ListCharts.tsx'
import { firstDay, lastDay, monthsUntil } from '../../../core/shared/periods.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { orderListPath } from '../work-order/addresses.web.ts'
import { workOrder } from '../work-order/work-order.resource.ts'
import { workerCheckTexts } from './worker-check.texts.ts'

const waiting = ['requested', 'accepted', 'assessing', 'returned'] as const
const done = ['completed', 'closed'] as const
const longest = 12

/** Orders by the month in which they begin, and those of the chosen month by who does them. */
export function OrderCharts({ month }: { month: string }) {
  const say = useTexts(workerCheckTexts)
  const chart = useTexts(chartTexts)
  const ofMonth: Query<typeof workOrder> = {
    planStartDt: { from: firstDay(month), to: lastDay(month) },
    state: [...waiting, 'inProgress', ...done],
  }
  const groups = useRowGroups(workOrder, { by: 'vendorCd' }, ofMonth) ?? []
  return (
    <div className="charts">
      <MonthColumns
        title={say('chartMonths')}
        resource={workOrder}
        list={orderListPath}
        query={{}}
        by="planStartDt"
        and="state"
        months={monthsUntil(firstDay(month))}
        layers={[
          { name: say('done'), tone: 'good', values: done },
          { name: say('going'), tone: 'accent', values: ['inProgress'] },
          { name: say('waiting'), tone: 'warning', values: waiting },
        ]}
        target={meanOf(chart('mean'))}
      />
      <Bars
        title={say('chartVendors', { month })}
        counted={say('orders')}
        parts={groups
          .toSorted((one, other) => other.count - one.count)
          .slice(0, longest)
          .map(({ by, byNm, count }) => ({
            name: byNm ?? by ?? say('ownWork'),
            value: count,
            to: rowsAddress(orderListPath, ofMonth, by === null ? { execTypeCd: 'S' } : { vendorCd: by }),
          }))}
      />
    </div>
  )
}
