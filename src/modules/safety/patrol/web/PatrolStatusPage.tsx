import { DownloadOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Segmented } from 'antd'
import type { ReactNode } from 'react'
import { addDays } from '../../../../core/shared/dates.ts'
import { monthsUntil } from '../../../../core/shared/periods.ts'
import { yes } from '../../../../core/shared/session.ts'
import { api } from '../../../../core/web/api.ts'
import { MonthColumns } from '../../../../core/web/chart/ListCharts.tsx'
import { PeriodInput } from '../../../../core/web/form/PeriodInput.tsx'
import { useTabView } from '../../../../core/web/list/use-tab-view.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { canAccess } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { patrolStatusTexts } from '../patrol-status.texts.ts'
import { patrolMenu, safPatrol } from '../patrol.resource.ts'
import { patrolTypes, type RoundsAnswer } from '../patrol.rule.ts'
import './patrol.css'
import { PatrolFindings } from './PatrolFindings.tsx'
import { CompanyDays, Quarters, Rounds } from './PatrolRounds.tsx'

const views = ['rounds', 'joint', 'findings'] as const
const weeks = 27

/** 순찰현황 (saf/patrol/patrolStatus): the two days of each company, the quarters, and what was found. */
export function PatrolStatusPage() {
  const text = useTexts(patrolStatusTexts)
  const [view, setView] = useTabView(views)
  const choice = (
    <Segmented
      aria-label={text('view')}
      value={view}
      options={views.map((value) => ({ value, label: text(value) }))}
      onChange={setView}
    />
  )
  if (view === 'findings') return <PatrolFindings choice={choice} />
  return (
    <div className="patrol-page">
      <PageHeader help={text('help')} />
      <RoundsViews view={view} choice={choice} />
    </div>
  )
}

function RoundsViews({ view, choice }: { view: 'rounds' | 'joint'; choice: ReactNode }) {
  const text = useTexts(patrolStatusTexts)
  const tab = useTab()
  const today = useToday()
  const from = tab.params.get('from') ?? addDays(today, -weeks)
  const to = tab.params.get('to') ?? today
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [safPatrol.name, 'rounds', from, to],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: RoundsAnswer }>('/api/saf/patrolrounds', { from, to }, { signal })).data,
  })
  const shared = { loading: isFetching, error, onRetry: () => void refetch() }
  const choose = (period: { from?: string | undefined; to?: string | undefined } | null) => {
    const params = new URLSearchParams(tab.params)
    for (const name of ['from', 'to'] as const) {
      const day = period?.[name]
      if (day) params.set(name, day)
      else params.delete(name)
    }
    tab.setSearch(params.toString())
  }
  return (
    <>
      <div className="patrol-toolbar">
        {choice}
        <div className="patrol-period">
          <PeriodInput label={text('workDay')} value={{ from, to }} notAfter={today} onChange={choose} />
        </div>
        {yes(tab.menu.excelYn) && (
          <Button
            icon={<DownloadOutlined aria-hidden />}
            onClick={() => void api.download('/api/saf/patrolrounds/excel', { from, to })}
          >
            {text('excel')}
          </Button>
        )}
      </div>
      {data && <Walks until={data.to} />}
      {view === 'joint' && <Quarters {...shared} rows={data?.quarters ?? []} />}
      {view === 'rounds' && <Rounds {...shared} rows={data?.companies ?? []} />}
      {view === 'rounds' && data && data.companies.length > 0 && <CompanyDays answer={data} />}
    </>
  )
}

const otherTypes = [patrolTypes.management, patrolTypes.supervisor, patrolTypes.night]
/** The walks of twelve months by kind; each mark opens its rows in the register of walks. */
function Walks({ until }: { until: string }) {
  const text = useTexts(patrolStatusTexts)
  const today = useToday()
  if (!canAccess(patrolMenu)) return null
  return (
    <div className="charts">
      <MonthColumns
        title={text('walksByMonth')}
        resource={safPatrol}
        list={`/${patrolMenu}`}
        query={{ state: ['completed'] }}
        by="patrolDt"
        and="patrolTypeCd"
        months={monthsUntil(until < today ? until : today)}
        height={170}
        layers={[
          { name: text('rounds'), tone: 'accent', values: [patrolTypes.round] },
          { name: text('joint'), tone: 'good', values: [patrolTypes.joint] },
          { name: text('otherWalks'), tone: 'plain', values: otherTypes },
        ]}
      />
    </div>
  )
}
