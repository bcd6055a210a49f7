import { DownloadOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Segmented } from 'antd'
import { yes } from '../../../../core/shared/session.ts'
import { api } from '../../../../core/web/api.ts'
import { useTabView } from '../../../../core/web/list/use-tab-view.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { ppeIssue } from '../ppe-issue.resource.ts'
import type { SupplyAnswer } from '../ppe-supply.rule.ts'
import { supplyTexts } from '../ppe-supply.texts.ts'
import './ppe.css'
import { Gaps, Lots, People, Rates, Reorder } from './PpeSupplyLists.tsx'

const views = ['rates', 'lacking', 'due', 'reorder', 'lots', 'gaps'] as const

/** 보호구 보급현황 (saf/ppe/ppeSupplyStatus): who has what the standard gives, and what there is. */
export function PpeSupplyPage() {
  const text = useTexts(supplyTexts)
  const tab = useTab()
  const [view, setView] = useTabView(views)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [ppeIssue.name, 'supply'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: SupplyAnswer }>('/api/saf/ppesupply', undefined, { signal })).data,
  })
  const shared = { loading: isFetching, error, onRetry: () => void refetch() }
  return (
    <div className="ppe-page">
      <PageHeader help={text('help')} />
      <div className="ppe-toolbar">
        <Segmented
          className="ppe-views"
          aria-label={text('view')}
          value={view}
          options={views.map((value) => ({
            value,
            label: data ? `${text(value)} ${data[value].length}` : text(value),
          }))}
          onChange={setView}
        />
        {yes(tab.menu.excelYn) && (
          <Button
            icon={<DownloadOutlined aria-hidden />}
            onClick={() => void api.download('/api/saf/ppesupply/excel')}
          >
            {text('excel')}
          </Button>
        )}
      </div>
      {view === 'rates' && <Rates {...shared} rows={data?.rates ?? []} />}
      {view === 'lacking' && (
        <People {...shared} view="lacking" rows={data?.lacking ?? []} today={data?.today} />
      )}
      {view === 'due' && <People {...shared} view="due" rows={data?.due ?? []} today={data?.today} />}
      {view === 'reorder' && <Reorder {...shared} rows={data?.reorder ?? []} />}
      {view === 'lots' && <Lots {...shared} rows={data?.lots ?? []} />}
      {view === 'gaps' && <Gaps {...shared} rows={data?.gaps ?? []} />}
    </div>
  )
}
