import { useQuery } from '@tanstack/react-query'
import { addDays } from '../../../../core/shared/dates.ts'
import { defined } from '../../../../core/shared/defined.ts'
import type { AnyResource } from '../../../../core/shared/resource.ts'
import { api } from '../../../../core/web/api.ts'
import { rowsAddress, useRowGroups } from '../../../../core/web/chart/ListCharts.tsx'
import { queryKeys } from '../../../../core/web/data/query-keys.ts'
import { LinkTile, Tiles, type TileTone } from '../../../../core/web/list/Tile.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { useHomePlant } from '../../../../platform/dashboard/web/home-plant.ts'
import { openMeasureStates } from '../../measure/measure.rule.ts'
import { rsaMeasure } from '../../measure/rsa-measure.resource.ts'
import { riskPageNames } from '../../page-names.texts.ts'
import { rsaTarget } from '../../plan/rsa-target.resource.ts'
import { rsaRisk } from '../../total/rsa-risk.resource.ts'
import { levelOrder } from '../../total/total.rule.ts'
import { totalTexts } from '../../total/total.texts.ts'
import { risksOf } from '../../total/web/total-filters.ts'
import { boardAddress, boardLists, progressCounts, progressSteps } from '../board.rule.ts'
import { boardTexts } from '../board.texts.ts'

interface Counted {
  label: string
  tone: TileTone
  resource: AnyResource
  /** Conditions of the list but the states, which are added up. */
  query: Record<string, string>
  states: readonly string[]
  to: string
}
/** Rows of a list in some states; the tile opens that list. */
function StateTile({ label, tone, resource, query, states, to }: Counted) {
  const { data } = useQuery({
    queryKey: [...queryKeys.all(resource), 'states', query],
    queryFn: ({ signal }) =>
      api.get<{ data: Record<string, number> }>(`${resource.path}s/states`, query, { signal }),
    select: (answer) => states.reduce((sum, state) => sum + (answer.data[state] ?? 0), 0),
  })
  return <LinkTile label={label} count={data} tone={tone} to={to} />
}

/** riskMeasures: what is late, due within a week, and not lowered enough. */
export function MeasuresPortlet() {
  const [text, name] = [useTexts(boardTexts), useTexts(riskPageNames)]
  const today = useToday()
  const place = defined({ plantCd: useHomePlant() ?? undefined }) as Record<string, string>
  const tile = (label: string, tone: TileTone, states: readonly string[], query: Record<string, string>) => {
    const all = { ...place, ...query }
    const search = new URLSearchParams({ ...all, state: states.join(',') }).toString()
    return (
      <StateTile
        key={label}
        label={label}
        tone={tone}
        resource={rsaMeasure}
        query={all}
        states={states}
        to={`/${boardLists.measure}?${search}`}
      />
    )
  }
  return (
    <section aria-label={name('measures')}>
      <h2>{name('measures')}</h2>
      <Tiles wrap label={name('measures')}>
        {tile(text('measureLate'), 'alarm', openMeasureStates, { 'dueYmd.to': addDays(today, -1) })}
        {tile(text('soonMeasures'), 'wait', openMeasureStates, {
          'dueYmd.from': today,
          'dueYmd.to': addDays(today, 7),
        })}
        {tile(text('measureFurther'), 'alarm', ['further'], {})}
        {tile(text('measureOpen'), 'live', openMeasureStates, {})}
      </Tiles>
    </section>
  )
}

/** riskProgress: targets by the step of their work. */
export function ProgressPortlet() {
  const [text, name] = [useTexts(boardTexts), useTexts(riskPageNames)]
  const today = useToday()
  const plantCd = useHomePlant() ?? undefined
  return (
    <section aria-label={name('progress')}>
      <h2>{name('progress')}</h2>
      <Tiles wrap label={name('progress')}>
        {progressCounts(today.slice(0, 4), { plantCd }).map((count, index) => {
          const { state, ...query } = count.query
          return (
            <StateTile
              key={count.name}
              label={text(progressSteps[index]!)}
              tone={count.name === 'review' ? 'wait' : 'plain'}
              resource={rsaTarget}
              query={query}
              states={state!.split(',')}
              to={boardAddress(count)}
            />
          )
        })}
      </Tiles>
    </section>
  )
}

/** riskLevels: this year's confirmed risks by the level at which they stand now. */
export function LevelsPortlet() {
  const [total, name] = [useTexts(totalTexts), useTexts(riskPageNames)]
  const riskYear = useToday().slice(0, 4)
  const plantCd = useHomePlant() ?? undefined
  const query = { riskYear, fixedYn: 'Y', ...defined({ plantCd }) } as const
  const groups = useRowGroups(rsaRisk, { by: 'afterLevelCd' }, query)
  return (
    <section aria-label={name('levels')}>
      <h2>{name('levels')}</h2>
      <Tiles wrap label={name('levels')}>
        {levelOrder.slice(0, -1).map((level, index) => (
          <LinkTile
            key={level}
            label={total(`level.${level}`)}
            count={groups && (groups.find(({ by }) => by === level)?.count ?? 0)}
            tone={index < 2 ? 'alarm' : index < 4 ? 'wait' : 'plain'}
            to={rowsAddress(risksOf({}), query, { afterLevelCd: [level] })}
          />
        ))}
      </Tiles>
    </section>
  )
}
