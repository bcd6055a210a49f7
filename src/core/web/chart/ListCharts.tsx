import { defined } from '../../shared/defined.ts'
import { BarChartOutlined } from '@ant-design/icons'
import { roundHalfUp } from '../../shared/decimal.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { listPathOf, type AnyResource, type Query } from '../../shared/resource.ts'
import type { RowGroup } from '../../shared/row-group.ts'
import { api } from '../api.ts'
import { queryKeys } from '../data/query-keys.ts'
import { filtersOf, toSearch, type PlainQuery } from '../data/query-text.ts'
import { useOwnSetting } from '../own-settings.ts'
import { useTab } from '../TabHost.tsx'
import { useTexts } from '../text/define-texts.ts'
import { chartTexts } from '../text/chart.texts.ts'
import type { Tone } from './ChartFrame.tsx'
import { firstDay, lastDay } from '../../shared/periods.ts'
import { Plot, type PlotProps } from './Plot.tsx'
import './chart.css'

/** Rows of a list counted by one or two conditions of its search, under the conditions of the list. */
export function useRowGroups<R extends AnyResource>(
  resource: R,
  asked: { by: string; and?: string },
  query: Query<R>,
): readonly RowGroup[] | undefined {
  const conditions = filtersOf(query)
  return useQuery({
    queryKey: [...queryKeys.all(resource), 'groups', asked, conditions],
    queryFn: ({ signal }) =>
      api.get<{ data: RowGroup[] }>(
        `${listPathOf(resource)}/groups`,
        { ...conditions, ...asked },
        { signal },
      ),
    select: (answer) => answer.data,
  }).data
}

/** The list that has exactly the rows of a mark. @param list its address, perhaps with the view of its page */
export const rowsAddress = (list: string, query: PlainQuery, more: object): string => {
  const search = toSearch({ ...filtersOf(query), ...more })
  return search === '' ? list : `${list}${list.includes('?') ? '&' : '?'}${search}`
}

/** Values that are drawn as one colour: the open states, the refused ones. */
export interface Layer {
  name: string
  tone: Tone
  values: readonly string[]
}
interface MonthsProps<R extends AnyResource> extends Pick<PlotProps, 'title' | 'note' | 'height'> {
  resource: R
  /** The list that shows its rows. */
  list: string
  query: Query<R>
  /** Condition of the search that is a period. */
  by: string
  /** The condition by whose values the marks are split. */
  and: string
  layers: readonly Layer[]
  months: readonly string[]
  /** A line across, for instance the mean. */
  target?: (sums: readonly number[]) => PlotProps['target']
}
/** Rows per month, stacked by their outcome; each part opens its rows. */
export function MonthColumns<R extends AnyResource>(props: MonthsProps<R>) {
  const { resource, list, query, by, and, layers, months, target, ...drawn } = props
  const isMonth = (resource.fields as Record<string, { kind: string }>)[by]?.kind === 'month'
  const period = (from: string, to: string) =>
    isMonth ? { from, to } : { from: firstDay(from), to: lastDay(to) }
  const values = layers.flatMap((layer) => layer.values)
  // A condition that takes one value cannot ask for all that are drawn: they are picked from what comes.
  const several = (resource.search as Record<string, string>)[and] === 'in'
  const shown = {
    ...query,
    [by]: period(months[0]!, months.at(-1)!),
    ...defined({ [and]: several ? values : undefined }),
  } as Query<R>
  const groups = useRowGroups(resource, { by, and }, shown)
  const count = (month: string, layer: Layer) =>
    (groups ?? []).reduce(
      (sum, group) => sum + (group.by === month && layer.values.includes(group.and ?? '') ? group.count : 0),
      0,
    )
  const counts = layers.map((layer) => months.map((month) => count(month, layer)))
  const sums = months.map((_, index) => counts.reduce((sum, each) => sum + each[index]!, 0))
  return (
    <Plot
      {...drawn}
      labels={months.map((month) => month.slice(2).replace('-', '.'))}
      layers={layers.map((layer, place) => ({
        name: layer.name,
        kind: 'column',
        tone: layer.tone,
        values: groups ? counts[place]! : months.map(() => null),
        to: (index) =>
          rowsAddress(list, query, {
            [by]: period(months[index]!, months[index]!),
            [and]: layer.values,
          }),
      }))}
      target={target?.(sums)}
    />
  )
}

/** The mean of the months, as a line to compare each with. */
export const meanOf =
  (name: string) =>
  (sums: readonly number[]): PlotProps['target'] => {
    const mean = sums.reduce((sum, each) => sum + each, 0) / Math.max(1, sums.length)
    return mean > 0 ? { name, value: roundHalfUp(mean, 1), tone: 'plain' } : undefined
  }

/** Remembers whether the person has opened the pictures above a list, with the button for it. */
export function useFoldedCharts(): [open: boolean, button: ReactNode] {
  const say = useTexts(chartTexts)
  const [kept, keep] = useOwnSetting(`charts:${useTab().path}`)
  const open = kept === 'open'
  return [
    open,
    <Button
      key="charts"
      icon={<BarChartOutlined aria-hidden />}
      aria-pressed={open}
      onClick={() => keep(open ? null : 'open')}
    >
      {say('charts')}
    </Button>,
  ]
}
