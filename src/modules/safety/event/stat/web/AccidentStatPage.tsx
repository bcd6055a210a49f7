import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Input, Segmented } from 'antd'
import { addMonths } from '../../../../../core/shared/dates.ts'
import { api, ApiError } from '../../../../../core/web/api.ts'
import { Bars, HeatTable, Pareto } from '../../../../../core/web/chart/charts.tsx'
import { Plot } from '../../../../../core/web/chart/Plot.tsx'
import { useNotice } from '../../../../../core/web/components/notice.tsx'
import { ownPlant, useOwnScope } from '../../../../../core/web/data/own-scope.ts'
import { queryKeys } from '../../../../../core/web/data/query-keys.ts'
import { RegisterPage } from '../../../../../core/web/list/RegisterPage.tsx'
import { useTabView } from '../../../../../core/web/list/use-tab-view.ts'
import { PageHeader } from '../../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../../core/web/use-today.ts'
import type { AccidentStat } from '../accident-stat.rule.ts'
import { safWorkStat } from '../saf-work-stat.resource.ts'
import { statTexts } from '../stat.texts.ts'
import '../../web/event.css'
import { RatesTable } from './RatesTable.tsx'

const views = ['rates', 'spread', 'hours'] as const

/** 재해통계 (saf/accident/accidentStat): rates with what they are made of, when and how it happens, and the hours. */
export function AccidentStatPage() {
  const text = useTexts(statTexts)
  const tab = useTab()
  const [view, setView] = useTabView(views)
  const shown = tab.params.has('open') ? 'hours' : view
  return (
    <div className="event-page">
      <Segmented
        aria-label={text('view')}
        value={shown}
        options={views.map((value) => ({ value, label: text(value) }))}
        onChange={setView}
      />
      {shown === 'hours' ? <HoursView /> : <FiguresView view={shown} />}
    </div>
  )
}

function FiguresView({ view }: { view: 'rates' | 'spread' }) {
  const text = useTexts(statTexts)
  const own = useOwnScope()
  const today = useToday()
  const [from, setFrom] = useState(() => `${today.slice(0, 4)}-01`)
  const [to, setTo] = useState(() => today.slice(0, 7))
  const plantCd = own.anyPlant ? undefined : (own.plantCd ?? undefined)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [safWorkStat.name, 'stats', plantCd, from, to],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: AccidentStat }>('/api/saf/accident/stats', { plantCd, from, to }, { signal }))
        .data,
  })
  return (
    <>
      <PageHeader help={text('help')} />
      <div className="event-acts">
        <Input
          type="month"
          aria-label={text('from')}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <Input
          type="month"
          aria-label={text('to')}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
      </div>
      <Gate data={data} error={error} loading={isPending} onRetry={() => void refetch()}>
        {(stat) => (view === 'rates' ? <Rates stat={stat} /> : <Spread stat={stat} />)}
      </Gate>
    </>
  )
}

function Rates({ stat }: { stat: AccidentStat }) {
  const text = useTexts(statTexts)
  return (
    <>
      {stat.missingMonths.length > 0 && (
        <Alert type="warning" showIcon title={text('missing', { months: stat.missingMonths.join(', ') })} />
      )}
      <RatesTable stat={stat} />
      <p>{text('apart', { n: stat.apart })}</p>
      {stat.published !== null && <p>{text(stat.published ? 'publishedYes' : 'publishedNo')}</p>}
      <Plot
        title={text('byMonth')}
        labels={stat.months.map(({ ym }) => ym.slice(2))}
        layers={[
          {
            name: text('near'),
            kind: 'column',
            tone: 'second',
            values: stat.months.map((row) => row.nearMisses),
          },
          {
            name: text('cases'),
            kind: 'line',
            tone: 'danger',
            values: stat.months.map(({ cases }) => cases),
          },
        ]}
      />
    </>
  )
}

const bands = [0, 1, 2, 3, 4, 5]
function Spread({ stat }: { stat: AccidentStat }) {
  const text = useTexts(statTexts)
  const days = text('days').split(',')
  return (
    <div className="event-charts">
      <Pareto
        title={text('occurrences')}
        parts={stat.occurrences.map(({ name, n }) => ({ name, value: n }))}
      />
      <Bars title={text('parts')} parts={stat.parts.map(({ name, n }) => ({ name, value: n }))} />
      <HeatTable
        title={text('heat')}
        rows={days.map((name, index) => ({ key: String(index), name }))}
        columns={bands.map((band) => ({ key: String(band), name: `${band * 4}–${band * 4 + 4}` }))}
        valueOf={(row, column) =>
          stat.heat.find(({ weekday, band }) => String(weekday) === row && String(band) === column)?.n ?? 0
        }
      />
    </div>
  )
}

function HoursView() {
  const text = useTexts(statTexts)
  const tab = useTab()
  const own = useOwnScope()
  const today = useToday()
  const notice = useNotice()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const statYm = addMonths(today, -1).slice(0, 7)
  const fill = async () => {
    setBusy(true)
    try {
      const { data } = await api.put<{ data: { written: number } }>(`${safWorkStat.path}/fill`, {
        statYm,
        plantCd: own.plantCd,
      })
      await client.invalidateQueries({ queryKey: queryKeys.all(safWorkStat) })
      notice.info(text('filled', { n: data.written }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <RegisterPage
      resource={safWorkStat}
      help={text('help')}
      first={{ statYm, ownerCd: 'employee', srcCd: 'entered', estHours: 0, ...ownPlant(own) }}
      toolbar={
        tab.canWrite && (
          <Button loading={busy} onClick={() => void fill()}>
            {text('fill')} {statYm}
          </Button>
        )
      }
    />
  )
}
