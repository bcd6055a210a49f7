import { addDays } from '../../../core/shared/dates.ts'
import type { Query } from '../../../core/shared/resource.ts'
import { Columns, HeatTable, Pareto } from '../../../core/web/chart/charts.tsx'
import { chartTexts } from '../../../core/web/text/chart.texts.ts'
import { meanOf, MonthColumns, rowsAddress, useRowGroups } from '../../../core/web/chart/ListCharts.tsx'
import { monthsOf } from '../../../core/shared/periods.ts'
import { Plot } from '../../../core/web/chart/Plot.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { useToday } from '../../../core/web/use-today.ts'
import { improvement } from '../improvement/improvement.resource.ts'
import {
  endedStates,
  openStates,
  runningStates,
  type ImprovementState,
} from '../improvement/improvement-transitions.rule.ts'
import { grades } from '../rules/grade.rule.ts'
import { gradeTexts } from '../rules/grade.texts.ts'
import { statusTexts } from '../stats/status.texts.ts'
import { requestListPath } from './addresses.ts'

type ImprovementQuery = Query<typeof improvement>
export const openedStates: readonly ImprovementState[] = openStates.filter((state) => state !== 'draft')
const dropped = endedStates.filter((state) => state !== 'closed')
export const countedStates: readonly ImprovementState[] = [...openedStates, ...endedStates]

/** 개선현황 as pictures: each mark opens exactly its rows in the list of requests. */
export function ImprovementCharts({ year, plantCd }: { year: string; plantCd: string }) {
  const say = useTexts(statusTexts)
  const chart = useTexts(chartTexts)
  const query: ImprovementQuery = {
    reqDt: { from: `${year}-01-01`, to: `${year}-12-31` },
    state: [...countedStates],
    plantCd: plantCd || undefined,
  }
  return (
    <div className="charts">
      <MonthColumns
        title={say('chart.months')}
        resource={improvement}
        list={requestListPath}
        query={query}
        by="reqDt"
        and="state"
        months={monthsOf(year)}
        layers={[
          { name: say('closed'), tone: 'good', values: ['closed'] },
          { name: say('open'), tone: 'accent', values: openedStates },
          { name: say('chart.dropped'), tone: 'plain', values: dropped },
        ]}
        target={meanOf(chart('mean'))}
      />
      <Plants query={query} />
      <Sources query={query} />
      <Late plantCd={plantCd} />
      <SourcesByGrade query={query} />
    </div>
  )
}

/** The plants side by side. */
export function Plants({ query, height }: { query: ImprovementQuery; height?: number }) {
  const say = useTexts(statusTexts)
  const groups = useRowGroups(improvement, { by: 'plantCd', and: 'state' }, query) ?? []
  const plants = [...new Map(groups.map(({ by, byNm }) => [by ?? '', byNm ?? by ?? '']))]
  const layer = (name: string, tone: 'good' | 'accent', states: readonly string[]) => ({
    name,
    kind: 'column' as const,
    tone,
    values: plants.map(([code]) =>
      groups.reduce(
        (sum, group) => sum + (group.by === code && states.includes(group.and ?? '') ? group.count : 0),
        0,
      ),
    ),
    to: (index: number) =>
      rowsAddress(requestListPath, query, { plantCd: plants[index]![0], state: [...states] }),
  })
  return (
    <Plot
      title={say('chart.plants')}
      height={height}
      labels={plants.map(([, name]) => name)}
      layers={[layer(say('closed'), 'good', ['closed']), layer(say('open'), 'accent', openedStates)]}
    />
  )
}

function Sources({ query }: { query: ImprovementQuery }) {
  const say = useTexts(statusTexts)
  const groups = useRowGroups(improvement, { by: 'sourceModuleCd' }, query) ?? []
  return (
    <Pareto
      title={say('chart.sources')}
      counted={say('total')}
      parts={groups.map(({ by, byNm, count }) => ({
        name: byNm ?? by ?? '',
        value: count,
        to: rowsAddress(requestListPath, query, { sourceModuleCd: [by ?? ''] }),
      }))}
    />
  )
}

/** Days past the due day; the last has no end. */
const lateness = [
  { from: 1, to: 7, tone: 'warning' },
  { from: 8, to: 30, tone: 'warning' },
  { from: 31, to: 90, tone: 'danger' },
  { from: 91, to: undefined, tone: 'danger' },
] as const
/** Running and late rows of all years by lateness, because a finding stays open over the turn of the year. */
function Late({ plantCd }: { plantCd: string }) {
  const say = useTexts(statusTexts)
  const today = useToday()
  const query: ImprovementQuery = { state: [...runningStates], plantCd: plantCd || undefined }
  const periodOf = ({ from, to }: (typeof lateness)[number]) => ({
    to: addDays(today, -from),
    from: to !== undefined ? addDays(today, -to) : undefined,
  })
  const counts = [
    useLateCount(query, periodOf(lateness[0])),
    useLateCount(query, periodOf(lateness[1])),
    useLateCount(query, periodOf(lateness[2])),
    useLateCount(query, periodOf(lateness[3])),
  ]
  return (
    <Columns
      title={say('chart.late')}
      counted={say('overdue')}
      parts={lateness.map((each, index) => ({
        name:
          each.to === undefined
            ? say('chart.lateMore', { from: each.from })
            : say('chart.lateDays', { from: each.from, to: each.to }),
        value: counts[index]!,
        tone: each.tone,
        to: rowsAddress(requestListPath, query, { dueDt: periodOf(each) }),
      }))}
    />
  )
}
const useLateCount = (query: ImprovementQuery, dueDt: { from?: string; to?: string }): number =>
  (useRowGroups(improvement, { by: 'state' }, { ...query, dueDt }) ?? []).reduce(
    (sum, { count }) => sum + count,
    0,
  )

function SourcesByGrade({ query }: { query: ImprovementQuery }) {
  const say = useTexts(statusTexts)
  const gradeText = useTexts(gradeTexts)
  const groups = useRowGroups(improvement, { by: 'sourceModuleCd', and: 'gradeCd' }, query) ?? []
  const sources = [...new Map(groups.map(({ by, byNm }) => [by ?? '', byNm ?? by ?? '']))]
  return (
    <HeatTable
      title={say('heat')}
      rows={sources.map(([key, name]) => ({ key, name }))}
      columns={grades.map((grade) => ({ key: grade, name: gradeText(grade) }))}
      valueOf={(row, column) => groups.find(({ by, and }) => by === row && and === column)?.count ?? 0}
      to={(row, column) => rowsAddress(requestListPath, query, { sourceModuleCd: [row], gradeCd: [column] })}
    />
  )
}
