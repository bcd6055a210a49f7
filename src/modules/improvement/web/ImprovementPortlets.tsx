import { defined } from '../../../core/shared/defined.ts'
import type { Query } from '../../../core/shared/resource.ts'
import { FigureTile, LinkTile, Tiles } from '../../../core/web/list/Tile.tsx'
import { toSearch } from '../../../core/web/data/query-text.ts'
import { canAccess, useSession } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useToday } from '../../../core/web/use-today.ts'
import { useHomePlant } from '../../../platform/dashboard/web/home-plant.ts'
import type { improvement } from '../improvement/improvement.resource.ts'
import { lateBands } from '../rules/late-bands.rule.ts'
import { actionListPath, requestListPath, statusPath, vendorListPath, verifyListPath } from './addresses.ts'
import { actionPresets, requestedPreset, vendorPresets, verifyPresets, type Preset } from './presets.web.ts'
import { useCounts, useFigures, useStats } from './queries.ts'
import './improvement.css'
import { portletTexts } from './portlet.texts.ts'
import { presetTexts } from './presets.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

type ImprovementQuery = Query<typeof improvement>

/** Opens a page of the portal as a tab; with Ctrl the browser does what it always does. */
function useOpen(to: string) {
  const { open } = useTab()
  return {
    href: to,
    onClick: (event: React.MouseEvent) => {
      if (event.ctrlKey || event.metaKey) return
      event.preventDefault()
      open(to)
    },
  }
}
interface TileProps {
  label: string
  query: ImprovementQuery
  to: string
  alarm?: boolean
}
/** The counts of the lists behind the tiles, fetched together. */
function Counts({ label, tiles }: { label: string; tiles: readonly TileProps[] }) {
  const countOf = useCounts(tiles.map(({ query }) => query))
  return (
    <Tiles wrap label={label}>
      {tiles.map(({ query, alarm, ...tile }) => (
        <LinkTile key={tile.label} {...tile} count={countOf(query)} tone={alarm ? 'alarm' : 'plain'} />
      ))}
    </Tiles>
  )
}
/** imprTodo: what I have to do, by the tabs of the lists behind it. */
export function ImprovementTodoPortlet() {
  const text = useTexts(portletTexts)
  const preset = useTexts(presetTexts)
  const { user } = useSession()
  const today = useToday()
  const tiles: [Preset, string][] = user?.vendorCd
    ? vendorPresets(user.vendorCd, today)
        .filter(({ key }) => key !== 'closed' && key !== 'below')
        .map((each) => [each, `${vendorListPath}?tab=${each.key}`])
    : [
        ...(canAccess('impr/imprRequest')
          ? [[requestedPreset, `${requestListPath}?${toSearch(requestedPreset.query)}`] as [Preset, string]]
          : []),
        ...actionPresets(user?.userId ?? '', today)
          .filter(({ key }) => key !== 'doing' && key !== 'late')
          .map((each): [Preset, string] => [each, `${actionListPath}?tab=${each.key}`]),
        ...(canAccess('impr/imprVerify')
          ? verifyPresets(today)
              .filter(({ key }) => key === 'verify' || key === 'effectDue')
              .map((each): [Preset, string] => [each, `${verifyListPath}?tab=${each.key}`])
          : []),
      ]
  return (
    <section className="impr-summary" aria-label={text('imprTodo')}>
      <h2>{text('imprTodo')}</h2>
      <Counts
        label={text('imprTodo')}
        tiles={tiles.map(([{ key, query }, to]) => ({
          label: preset(key),
          query,
          to,
          alarm: key === 'late' || key === 'again',
        }))}
      />
    </section>
  )
}

/** imprOverdue: what is late at the plant, by the level of the ladder it has reached. */
export function ImprovementOverduePortlet() {
  const text = useTexts(portletTexts)
  const preset = useTexts(presetTexts)
  const today = useToday()
  const plantCd = useHomePlant()
  const { levels } = useFigures(plantCd ?? null)
  const late: ImprovementQuery = {
    ...actionPresets('', today).find(({ key }) => key === 'late')!.query,
    ...defined({ plantCd: plantCd || undefined }),
  }
  const tile = (label: string, query: ImprovementQuery, alarm: boolean): TileProps => ({
    label,
    query,
    to: `${requestListPath}?${toSearch(query)}`,
    alarm,
  })
  return (
    <section className="impr-summary" aria-label={text('imprOverdue')}>
      <h2>{text('imprOverdue')}</h2>
      <Counts
        label={text('imprOverdue')}
        tiles={[
          tile(preset('late'), late, true),
          tile(text('urgent'), { ...late, gradeCd: ['U'] }, true),
          ...lateBands(today, levels).map(({ levelNo, ...dueDt }) =>
            tile(
              text(`level${levelNo}` as 'level1'),
              { ...late, gradeCd: ['H', 'M', 'L'], dueDt },
              levelNo > 2,
            ),
          ),
        ]}
      />
    </section>
  )
}

/** imprKpi: the figures of this year, as the page of figures has them. */
export function ImprovementKpiPortlet() {
  const text = useTexts(portletTexts)
  const year = useToday().slice(0, 4)
  const plantCd = useHomePlant()
  const { data } = useStats({ year, plantCd: plantCd ?? '' })
  const link = useOpen(statusPath)
  const shown = (value: number | null | undefined, unit = '%') =>
    value === null || value === undefined ? '–' : `${value}${unit}`
  const { figures } = data ?? {}
  return (
    <section className="impr-summary" aria-label={text('imprKpi')}>
      <h2 className="portlet-head">
        {text('imprKpi')} <span className="impr-more">{text('year', { year })}</span>
        <a {...link}>{text('status')}</a>
      </h2>
      <Tiles wrap label={text('imprKpi')}>
        {(['completion', 'onTime', 'overdue'] as const).map((name) => (
          <FigureTile key={name} label={text(name)} count={shown(figures?.[name])} />
        ))}
        <FigureTile
          label={text('meanDays')}
          count={figures?.meanDays === null || !figures ? '–' : text('days', { count: figures.meanDays })}
        />
      </Tiles>
    </section>
  )
}
