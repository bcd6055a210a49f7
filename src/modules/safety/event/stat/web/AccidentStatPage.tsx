import { useState } from 'react'
import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Input, Segmented } from 'antd'
import { showMoment } from '../../../../../core/shared/dates.ts'
import { roundHalfUp } from '../../../../../core/shared/decimal.ts'
import { firstDay, lastDay } from '../../../../../core/shared/periods.ts'
import { yes } from '../../../../../core/shared/session.ts'
import { api } from '../../../../../core/web/api.ts'
import { HeatTable, Pareto } from '../../../../../core/web/chart/charts.tsx'
import { Plot } from '../../../../../core/web/chart/Plot.tsx'
import { useOwnScope } from '../../../../../core/web/data/own-scope.ts'
import { toSearch } from '../../../../../core/web/data/query-text.ts'
import { useTabView } from '../../../../../core/web/list/use-tab-view.ts'
import { usePdf } from '../../../../../core/web/open-pdf.ts'
import { PageHeader } from '../../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../../core/web/page/PageStates.tsx'
import { Explain } from '../../../../../core/web/record/Explain.tsx'
import { canAccess } from '../../../../../core/web/session-store.ts'
import { useTab } from '../../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../../core/web/use-today.ts'
import { eventKinds } from '../../rules/event-codes.rule.ts'
import { accidentMenu, safEvent } from '../../saf-event.resource.ts'
import { personMenu } from '../../saf-event-person.resource.ts'
import type { AccidentStat, ClosedYear } from '../accident-stat.rule.ts'
import { safWorkStat } from '../saf-work-stat.resource.ts'
import { statTexts } from '../stat.texts.ts'
import { uChart } from '../u-chart.rule.ts'
import '../../web/event.css'
import { BodyMap } from './BodyMap.tsx'
import { HoursView } from './HoursView.tsx'
import { RatesTable } from './RatesTable.tsx'

const views = ['rates', 'spread', 'hours'] as const
type Answer = AccidentStat & { closed: ClosedYear | null }

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
  const tab = useTab()
  const own = useOwnScope()
  const today = useToday()
  const { open, busy } = usePdf()
  const [from, setFrom] = useState(() => `${today.slice(0, 4)}-01`)
  const [to, setTo] = useState(() => today.slice(0, 7))
  const plantCd = own.anyPlant ? undefined : (own.plantCd ?? undefined)
  const asked = { plantCd, from, to }
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [safWorkStat.name, 'stats', plantCd, from, to],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: Answer }>('/api/saf/accident/stats', asked, { signal })).data,
  })
  return (
    <>
      <PageHeader help={text('help')} />
      <div className="event-acts">
        <Input
          type="month"
          aria-label={text('from')}
          value={from}
          max={to}
          onChange={({ target }) => setFrom(target.value)}
        />
        <Input
          type="month"
          aria-label={text('to')}
          value={to}
          max={today.slice(0, 7)}
          onChange={({ target }) => setTo(target.value)}
        />
        {yes(tab.menu.printYn) && (
          <Button
            icon={<PrinterOutlined aria-hidden />}
            loading={busy}
            onClick={() => void open('/api/saf/accident/stats/print', asked)}
          >
            {text('paper')}
          </Button>
        )}
        {yes(tab.menu.excelYn) && (
          <Button
            icon={<DownloadOutlined aria-hidden />}
            onClick={() => void api.download('/api/saf/accident/stats/excel', asked)}
          >
            {text('excel')}
          </Button>
        )}
      </div>
      <Gate data={data} error={error} loading={isPending} onRetry={() => void refetch()}>
        {(stat) => (view === 'rates' ? <Rates stat={stat} /> : <Spread stat={stat} />)}
      </Gate>
    </>
  )
}

const periodOf = (from: string, to: string) => ({ from: firstDay(from), to: lastDay(to) })
/** What the figures count: everything but what was found to be no accident. */
const countedStates = Object.keys(safEvent.states ?? {}).filter((state) => state !== 'notAccident')
/** The list of the accidents of a period: what a mark of a picture opens. */
const accidentsOf = (from: string, to: string, more: object = {}): string =>
  `/${accidentMenu}?${toSearch({ eventKindCd: [eventKinds.accident], occurDt: periodOf(from, to), state: countedStates, ...more })}`
/** The people hurt at a part of the body, for who may read them. */
const hurtAt = ({ from, to }: AccidentStat, part: string): string | undefined =>
  canAccess(personMenu)
    ? `/${personMenu}?${toSearch({ injuryPartCd: [part], occurYmd: periodOf(from, to), countYn: 'Y' })}`
    : undefined

function Rates({ stat }: { stat: Answer }) {
  const text = useTexts(statTexts)
  return (
    <>
      {stat.missingMonths.length > 0 && (
        <Alert type="warning" showIcon title={text('missing', { months: stat.missingMonths.join(', ') })} />
      )}
      {stat.closed && <Closed closed={stat.closed} />}
      <RatesTable stat={stat} />
      <p>{text('apart', { n: stat.apart })}</p>
      {stat.published !== null && (
        <p>
          {text(stat.published ? 'publishedYes' : 'publishedNo')}{' '}
          <Explain
            title={text('published')}
            inputs={(['employee', 'contractor'] as const).map((owner) => ({
              label: text(owner),
              value: `${text('workers')} ${stat.owners[owner].counted.workers} · ${text('deaths')} ${stat.owners[owner].counted.deaths}`,
            }))}
            formula={text('why.published')}
          />
        </p>
      )}
      <div className="event-charts">
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
              to: (index) => accidentsOf(stat.months[index]!.ym, stat.months[index]!.ym),
            },
          ]}
        />
        <ControlChart stat={stat} />
      </div>
    </>
  )
}
function Closed({ closed }: { closed: ClosedYear }) {
  const text = useTexts(statTexts)
  const { changed, closeDt, closeUserNm } = closed
  return (
    <Alert
      type={changed.length > 0 ? 'warning' : 'info'}
      showIcon
      title={text('closedBy', { moment: showMoment(closeDt), name: closeUserNm })}
      description={
        changed.length > 0 &&
        text('changedSince', {
          figures: changed
            .map(({ name, before, now }) => `${text(name)} ${before ?? '–'} → ${now ?? '–'}`)
            .join(', '),
        })
      }
    />
  )
}
/** Few cases are chance until they leave the limits. */
function ControlChart({ stat }: { stat: AccidentStat }) {
  const text = useTexts(statTexts)
  const { mean, points } = uChart(stat.months)
  if (mean === null) return null
  const rounded = (value: number | null) => (value === null ? null : roundHalfUp(value, 2))
  const out = stat.months.filter((_, index) => points[index]!.out).map(({ ym }) => ym)
  return (
    <Plot
      title={text('uChart')}
      note={text('uChartNote', { months: out.join(', ') || text('noneOut') })}
      labels={stat.months.map(({ ym }) => ym.slice(2))}
      target={{ name: text('meanRate'), value: rounded(mean)!, tone: 'plain' }}
      layers={[
        {
          name: text('lostTime200'),
          kind: 'line',
          tone: 'accent',
          values: points.map(({ rate }) => rounded(rate)),
          to: (index) => accidentsOf(stat.months[index]!.ym, stat.months[index]!.ym),
        },
        {
          name: text('upper'),
          kind: 'line',
          tone: 'danger',
          values: points.map(({ upper }) => rounded(upper)),
        },
        {
          name: text('lower'),
          kind: 'line',
          tone: 'plain',
          values: points.map(({ lower }) => rounded(lower)),
        },
      ]}
    />
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
        counted={text('number')}
        parts={stat.occurrences.map(({ code, name, n }) => ({
          name,
          value: n,
          to: accidentsOf(stat.from, stat.to, { occurTypeCd: [code] }),
        }))}
      />
      <BodyMap
        title={text('bodyMap')}
        parts={stat.parts.map((part) => ({ ...part, to: hurtAt(stat, part.code) }))}
        counted={text('number')}
      />
      <HeatTable
        title={text('heat')}
        rows={days.map((name, index) => ({ key: String(index), name }))}
        columns={bands.map((band) => ({ key: String(band), name: `${band * 4}–${band * 4 + 4}` }))}
        valueOf={(row, column) =>
          stat.heat.find(({ weekday, band }) => String(weekday) === row && String(band) === column)?.n ?? 0
        }
        to={(row, column) =>
          accidentsOf(stat.from, stat.to, {
            eventKindCd: Object.values(eventKinds),
            occurDayCd: [row],
            occurBandCd: [column],
          })
        }
      />
    </div>
  )
}
