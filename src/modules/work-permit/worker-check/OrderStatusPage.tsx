import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useQuery } from '@tanstack/react-query'
import { api, type Answer } from '../../../core/web/api.ts'
import { ScrollRegion } from '../../../core/web/components/ScrollRegion.tsx'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useToday } from '../../../core/web/use-today.ts'
import { orderListPath } from '../work-order/addresses.web.ts'
import { OrderCharts } from './OrderCharts.tsx'
import { StampScores } from './StampScores.tsx'
import './worker-check.css'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { workerCheckTexts } from './worker-check.texts.ts'
import '../../../core/shared/picker-clock.ts'

const columns = [
  'orders',
  'waiting',
  'going',
  'done',
  'late',
  'permits',
  'high',
  'suspended',
  'expired',
  'conflicts',
  'findings',
] as const
type Row = { vendorCd: string | null; vendorNm: string } & Record<(typeof columns)[number], number>
const alarming: readonly string[] = ['late', 'suspended', 'expired', 'findings']

/**
 * 작업의뢰 현황 (wkod/wkodStatus): orders and permits of a month by company, with delays, stops, agreed conflicts
 * and findings.
 */
export function OrderStatusPage() {
  const say = useTexts(workerCheckTexts)
  const tab = useTab()
  const today = useToday()
  const month = tab.params.get('month') ?? today.slice(0, 7)
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['workOrder', 'status', month],
    queryFn: ({ signal }) => api.get<Answer<Row[]>>('/api/saf/wkodstatus', { month }, { signal }),
    select: (answer) => answer.data,
  })
  const open = (row: Row) =>
    tab.open(row.vendorCd ? `${orderListPath}?vendorCd=${row.vendorCd}` : `${orderListPath}?execTypeCd=S`)
  return (
    <div className="worker-check">
      <PageHeader
        help={say('statusHelp')}
        extra={
          <DatePicker
            picker="month"
            aria-label={say('month')}
            allowClear={false}
            value={dayjs(`${month}-01`)}
            onChange={(chosen) => chosen && tab.setSearch(`month=${chosen.format('YYYY-MM')}`)}
          />
        }
      />
      <OrderCharts month={month} />
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="worker-empty">{say('noOrders', { month })}</p>
          ) : (
            <ScrollRegion label={say('byVendor')} className="status-table">
              <table>
                <thead>
                  <tr>
                    <th scope="col">{say('doer')}</th>
                    {columns.map((name) => (
                      <th key={name} scope="col">
                        {say(name)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={row.vendorCd ?? 'own'}>
                      <th scope="row">
                        <button type="button" onClick={() => open(row)}>
                          {row.vendorNm}
                        </button>
                      </th>
                      {columns.map((name) => (
                        <td
                          key={name}
                          className={alarming.includes(name) && row[name] > 0 ? 'is-bad' : undefined}
                        >
                          {row[name]}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
                <tfoot>
                  <tr>
                    <th scope="row">{say('total')}</th>
                    {columns.map((name) => (
                      <td key={name}>{rows.reduce((sum, row) => sum + row[name], 0)}</td>
                    ))}
                  </tr>
                </tfoot>
              </table>
            </ScrollRegion>
          )
        }
      </Gate>
      <StampScores month={month} />
    </div>
  )
}
