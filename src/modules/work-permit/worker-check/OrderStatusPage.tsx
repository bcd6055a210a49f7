import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { useQuery } from '@tanstack/react-query'
import { api, type Answer } from '../../../core/web/api.ts'
import { ScrollRegion } from '../../../core/web/components/ScrollRegion.tsx'
import { PageHeader } from '../../../core/web/record/PageHeader.tsx'
import { Gate } from '../../../core/web/record/PageStates.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { useToday } from '../../../core/web/use-today.ts'
import { orderListPath } from '../work-order/addresses.web.ts'
import { StampScores } from './StampScores.tsx'
import './worker-check.css'

const columns = [
  ['orders', '의뢰'],
  ['waiting', '대기'],
  ['going', '진행'],
  ['done', '완료'],
  ['late', '지연'],
  ['permits', '허가'],
  ['high', 'H등급'],
  ['suspended', '중지'],
  ['expired', '실효'],
  ['conflicts', '동시작업 조정'],
  ['findings', '지적'],
] as const
type Row = { vendorCd: string | null; vendorNm: string } & Record<(typeof columns)[number][0], number>
const alarming: readonly string[] = ['late', 'suspended', 'expired', 'findings']

/**
 * 작업의뢰 현황 (wkod/wkodStatus): orders and permits of a month by company, with delays, stops, agreed conflicts
 * and findings.
 */
export function OrderStatusPage() {
  const tab = useTab()
  const today = useToday()
  const language = useLanguage()
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
        title={menuName(tab.menu, language)}
        help="그 달에 시작할 작업의뢰와 그 허가를 업체별로 셉니다. 지연은 예정 종료가 지났는데 끝나지 않은 의뢰입니다. 업체를 누르면 그 업체의 의뢰가 열립니다."
        extra={
          <DatePicker
            picker="month"
            aria-label="년월"
            allowClear={false}
            value={dayjs(`${month}-01`)}
            onChange={(chosen) => chosen && tab.setSearch(`month=${chosen.format('YYYY-MM')}`)}
          />
        }
      />
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="worker-empty">{month}에 시작하는 작업의뢰가 없습니다.</p>
          ) : (
            <ScrollRegion label="업체별 현황" className="status-table">
              <table>
                <thead>
                  <tr>
                    <th scope="col">수행</th>
                    {columns.map(([name, label]) => (
                      <th key={name} scope="col">
                        {label}
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
                      {columns.map(([name]) => (
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
                    <th scope="row">합계</th>
                    {columns.map(([name]) => (
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
