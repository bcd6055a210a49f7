import { useQuery } from '@tanstack/react-query'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { api } from '../../../core/web/api.ts'
import {
  Bars,
  Columns,
  Donut,
  Funnel,
  HeatTable,
  Pareto,
  Radar,
  Sparkline,
} from '../../../core/web/chart/charts.tsx'
import { Plot } from '../../../core/web/chart/Plot.tsx'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { StateFlow } from '../../../core/web/record/StateFlow.tsx'
import { useLanguage } from '../../../core/web/text/text.ts'
import { useToday } from '../../../core/web/use-today.ts'
import type { UseStat } from '../../log/log-answers.rule.ts'
import { notice } from '../../notice/notice.resource.ts'
import { SamplePage, SampleSection } from './SamplePage.tsx'
import { sampleTexts } from './sample.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const days = 30
const mostMenus = 8

/** 차트 (sample/component/chartSample): the pictures of the portal, drawn from its own use. */
export function ChartSamplePage() {
  const say = useTexts(sampleTexts)
  const language = useLanguage()
  const today = useToday()
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['menuUse', days, language],
    queryFn: () =>
      api.get<{ data: UseStat }>('/api/manage/usestats', { from: addDays(today, 1 - days), to: today }),
    select: (answer) => answer.data,
  })
  return (
    <SamplePage help={say('chartHelp')}>
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(stat) => <Charts stat={stat} />}
      </Gate>
      <SampleSection title={say('flow')}>
        <StateFlow resource={notice} state="scheduled" />
      </SampleSection>
    </SamplePage>
  )
}

function Charts({ stat }: { stat: UseStat }) {
  const say = useTexts(sampleTexts)
  const labels = stat.days.map(({ ymd }) => ymd.slice(5).replace('-', '.'))
  const people = stat.days.map(({ userCnt }) => userCnt)
  const mean = people.reduce((sum, each) => sum + each, 0) / Math.max(1, people.length)
  const menus = stat.menus.toSorted((one, other) => other.userCnt - one.userCnt).slice(0, mostMenus)
  const parts = menus.map(({ menuNm, userCnt }) => ({ name: menuNm, value: userCnt }))
  return (
    <div className="charts">
      <Plot
        title={say('chart.trend')}
        note={say('perDay')}
        labels={labels}
        layers={[{ name: say('perDay'), kind: 'line', values: people }]}
        target={{ name: say('chart.mean'), value: roundHalfUp(mean, 1), tone: 'plain' }}
      />
      <Bars title={say('chart.bars')} note={say('perMenu')} parts={parts} />
      <Plot
        title={say('chart.stacked')}
        labels={menus.map(({ menuNm }) => menuNm)}
        layers={[
          { name: say('chart.people'), kind: 'column', values: menus.map(({ userCnt }) => userCnt) },
          {
            name: say('chart.again'),
            kind: 'column',
            tone: 'second',
            values: menus.map(({ cnt, userCnt }) => Math.max(0, cnt - userCnt)),
          },
        ]}
      />
      <Pareto title={say('chart.pareto')} parts={parts} />
      <Columns
        title={say('chart.ages')}
        parts={parts.slice(0, 4).map((part, index) => ({
          ...part,
          tone: (['good', 'accent', 'warning', 'danger'] as const)[index]!,
        }))}
      />
      <HeatTable
        title={say('chart.heat')}
        rows={menus.map(({ menuId, menuNm }) => ({ key: menuId, name: menuNm }))}
        columns={[
          { key: 'userCnt', name: say('chart.people') },
          { key: 'cnt', name: say('chart.opened') },
        ]}
        valueOf={(row, column) =>
          menus.find(({ menuId }) => menuId === row)?.[column as 'userCnt' | 'cnt'] ?? null
        }
      />
      <Funnel title={say('chart.funnel')} parts={parts.slice(0, 5)} />
      <Donut title={say('chart.donut')} parts={parts.slice(0, 6)} />
      <Radar
        title={say('chart.radar')}
        axes={menus.map(({ menuNm }) => menuNm)}
        most={Math.max(1, ...menus.map(({ userCnt }) => userCnt))}
        layers={[{ name: say('chart.people'), values: menus.map(({ userCnt }) => userCnt) }]}
      />
      <figure className="chart">
        <figcaption>
          <strong>{say('chart.spark')}</strong>
        </figcaption>
        <Sparkline values={people} says={`${say('perDay')} ${people.at(-1) ?? 0}`} /> {people.at(-1) ?? 0}
      </figure>
    </div>
  )
}
