import type { ReactNode } from 'react'
import { stateLabelOf } from '../../../../core/web/text/labels.ts'
import { t, useLanguage } from '../../../../core/web/text/text.ts'
import type { Language } from '../../../../core/shared/session.ts'
import { permitStates, type PermitState } from '../permit-transitions.rule.ts'
import { workPermit } from '../work-permit.resource.ts'
import type { PermitTile } from './permit-presets.ts'

export interface StatusTilesProps {
  tiles: readonly PermitTile[]
  counts: Partial<Record<PermitState, number>> | undefined
  /** States that the list shows now. */
  chosen: readonly string[]
  onChoose: (states: PermitState[]) => void
  /** Further tiles, after those of the states. */
  children?: ReactNode
}
const sum = (counts: Partial<Record<PermitState, number>>, states: readonly PermitState[]): number =>
  states.reduce((total, state) => total + (counts[state] ?? 0), 0)

/** In Korean as the list words it; elsewhere the state it is named after, or all that it holds. */
const tileLabel = ({ label, states }: PermitTile, language: Language): string => {
  if (language === 'kr' || states.length === 0) return label
  const named = states.filter((state) => permitStates[state] === label)
  return (named.length > 0 ? named : states).map((state) => stateLabelOf(workPermit, state)).join(' · ')
}

/** Counts that filter: the number of a tile is the number of rows that it opens. */
export function StatusTiles({ tiles, counts, chosen, onChoose, children }: StatusTilesProps) {
  const language = useLanguage()
  const all = [...new Set(tiles.flatMap(({ states }) => states))]
  const items: PermitTile[] =
    tiles.length > 1 ? [{ key: 'all', label: '', states: all }, ...tiles] : [...tiles]
  const key = chosen.toSorted().join()
  return (
    <div className="permit-tiles" role="group" aria-label="상태별 건수">
      {items.map((tile) => (
        <Tile
          key={tile.key}
          label={tile.key === 'all' ? t('list.all') : tileLabel(tile, language)}
          count={counts && sum(counts, tile.states)}
          tone={tile.tone}
          pressed={tile.states.toSorted().join() === key}
          onChoose={() => onChoose([...tile.states])}
        />
      ))}
      {children}
    </div>
  )
}

interface TileProps {
  label: string
  /**
   * Undefined until it is known; the tile stands there from the beginning, so that nothing moves when it
   * comes.
   */
  count: number | undefined
  tone?: PermitTile['tone']
  hint?: string
  pressed: boolean
  onChoose: () => void
}
/** A count that filters. */
export function Tile({ label, count, tone, hint, pressed, onChoose }: TileProps) {
  return (
    <button
      type="button"
      className={`status-tile${tone && count ? ` is-${tone}` : ''}`}
      title={hint}
      aria-pressed={pressed}
      onClick={onChoose}
    >
      <span>{label}</span>
      <strong>{count === undefined ? '–' : count.toLocaleString('ko-KR')}</strong>
    </button>
  )
}
