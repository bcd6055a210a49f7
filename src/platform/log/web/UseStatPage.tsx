import { useState } from 'react'
import { percentOf } from '../../../core/shared/decimal.ts'
import { Segmented } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { addDays } from '../../../core/shared/dates.ts'
import { api } from '../../../core/web/api.ts'
import { Bars } from '../../../core/web/chart/charts.tsx'
import { Plot } from '../../../core/web/chart/Plot.tsx'
import { DataGrid } from '../../../grid/DataGrid.tsx'
import type { GridField } from '../../../grid/columns.ts'
import { useCodes } from '../../../core/web/data/lookups.ts'
import { useTabView } from '../../../core/web/list/use-tab-view.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import './log.css'
import type { MenuUse, UseStat } from '../log-answers.rule.ts'
import { logTexts } from './log.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const periods = [7, 30, 90]
const usualDays = 30
/** One at a time: pictures and two lists under each other would scroll twice. */
const views = ['glance', 'byMenu', 'forms'] as const
type View = (typeof views)[number]
const today = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' })

/** 사용통계 (manage/log/useStat) */
export function UseStatPage() {
  const say = useTexts(logTexts)
  const tab = useTab()
  const language = useLanguage()
  const [days, setDays] = useState(usualDays)
  const [view, setView] = useTabView(views)
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['menuUse', days, language],
    queryFn: () =>
      api.get<{ data: UseStat }>('/api/manage/usestats', { from: addDays(today(), 1 - days), to: today() }),
    select: (answer) => answer.data,
  })
  const { data: portals } = useCodes('PORTAL')
  const most = Math.max(1, ...(data?.menus ?? []).map(({ userCnt }) => userCnt))
  const columns: GridField<MenuUse>[] = [
    { name: 'menuNm', text: say('menu'), kind: 'text', width: 220 },
    { name: 'upMenuNm', text: say('upMenu'), kind: 'text', width: 160 },
    {
      name: 'portalCd',
      text: say('portal'),
      kind: 'custom',
      width: 110,
      render: ({ portalCd }) => portals?.find(({ code }) => code === portalCd)?.codeNm ?? portalCd,
    },
    { name: 'userCnt', text: say('users'), kind: 'number', width: 90 },
    {
      name: 'menuId',
      text: say('share'),
      kind: 'custom',
      width: 200,
      render: ({ userCnt }) => (
        <meter className="bar-meter" min={0} max={most} value={userCnt} aria-label={String(userCnt)} />
      ),
    },
    { name: 'cnt', text: say('opened'), kind: 'number', width: 100 },
    { name: 'lastYmd', text: say('last'), kind: 'date' },
  ]
  return (
    <div className="register-page">
      <PageHeader
        help={say('statHelp')}
        extra={
          <Segmented
            value={days}
            onChange={setDays}
            options={periods.map((count) => ({ value: count, label: say('days', { count }) }))}
          />
        }
      />
      <div>
        <Segmented<View>
          aria-label={menuName(tab.menu, language)}
          value={view}
          onChange={setView}
          options={views.map((value) => ({ value, label: say(value) }))}
        />
      </div>
      {view === 'glance' && (
        <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
          {(stat) => (
            <>
              <Numbers stat={stat} />
              <Pictures stat={stat} />
            </>
          )}
        </Gate>
      )}
      {view === 'forms' && data && <Forms forms={data.forms} />}
      {view === 'byMenu' && (
        <DataGrid
          label={menuName(tab.menu, language)}
          columns={columns}
          rows={data?.menus ?? []}
          rowKey={({ menuId }) => menuId}
          numbered
          loading={isLoading}
          error={error}
          onRetry={() => void refetch()}
          height="fit"
        />
      )}
    </div>
  )
}

/** The time that forms take, and how often they are given up. */
function Forms({ forms }: { forms: UseStat['forms'] }) {
  const say = useTexts(logTexts)
  const rows = forms.map((form) => ({ ...form, rowNo: `${form.tableNm} ${form.newYn}` }))
  const columns: GridField<(typeof rows)[number]>[] = [
    { name: 'title', text: say('formTitle'), kind: 'text', width: 220 },
    {
      name: 'newYn',
      text: say('formKind'),
      kind: 'custom',
      width: 90,
      render: ({ newYn }) => say(newYn === 'Y' ? 'formNew' : 'formChange'),
    },
    { name: 'savedCnt', text: say('savedTimes'), kind: 'number', width: 90 },
    { name: 'leftCnt', text: say('leftTimes'), kind: 'number', width: 90 },
    {
      name: 'tableNm',
      text: say('leftRate'),
      kind: 'custom',
      width: 130,
      render: ({ savedCnt, leftCnt }) => percentOf(leftCnt, savedCnt + leftCnt),
    },
    { name: 'savedSec', text: say('savedSeconds'), kind: 'number', width: 130 },
    { name: 'leftSec', text: say('leftSeconds'), kind: 'number', width: 140 },
  ]
  return (
    <section className="register-page" aria-label={say('forms')}>
      <p className="log-note">{say('formsHelp')}</p>
      <DataGrid
        label={say('forms')}
        columns={columns}
        rows={rows}
        rowKey={({ rowNo }) => rowNo}
        numbered
        height="fit"
      />
    </section>
  )
}

function Numbers({ stat }: { stat: UseStat }) {
  const say = useTexts(logTexts)
  const used = stat.menus.filter(({ userCnt }) => userCnt > 0).length
  const numbers: [string, number][] = [
    [say('mostUsers'), Math.max(0, ...stat.days.map(({ userCnt }) => userCnt))],
    [say('usedMenus'), used],
    [say('unusedMenus'), stat.menus.length - used],
  ]
  return (
    <dl className="log-numbers">
      {numbers.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count.toLocaleString('ko-KR')}</dd>
        </div>
      ))}
    </dl>
  )
}

const mostUsed = 10

/** People per day, and the pages that most of them open. */
function Pictures({ stat }: { stat: UseStat }) {
  const say = useTexts(logTexts)
  const { days, menus } = stat
  return (
    <div className="charts">
      <Plot
        title={say('perDay')}
        labels={days.map(({ ymd }) => ymd.slice(5).replace('-', '.'))}
        layers={[
          {
            name: say('users'),
            kind: 'line',
            values: days.map(({ userCnt }) => userCnt),
          },
        ]}
      />
      <Bars
        title={say('usedMost')}
        counted={say('users')}
        parts={menus
          .filter(({ userCnt }) => userCnt > 0)
          .slice(0, mostUsed)
          .map(({ menuNm, userCnt }) => ({ name: menuNm, value: userCnt }))}
      />
    </div>
  )
}
