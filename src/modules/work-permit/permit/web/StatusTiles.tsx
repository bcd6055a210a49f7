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
export function StatusTiles({ tiles, counts, chosen, onChoose }: StatusTilesProps) {
  const language = useLanguage()
  const all = [...new Set(tiles.flatMap(({ states }) => states))]
  const items: PermitTile[] = tiles.length > 1 ? [{ key: 'all', label: '', states: all }, ...tiles] : [...tiles]
  const key = chosen.toSorted().join()
  return (
    <div className="permit-tiles" role="group" aria-label="상태별 건수">
      {items.map((tile) => {
        const count = counts && sum(counts, tile.states)
        const pressed = tile.states.toSorted().join() === key
        return (
          <button
            key={tile.key}
            type="button"
            className={`status-tile${tile.tone && count ? ` is-${tile.tone}` : ''}`}
            aria-pressed={pressed}
            onClick={() => onChoose([...tile.states])}
          >
            <span>{tile.key === 'all' ? t('list.all') : tileLabel(tile, language)}</span>
            <strong>{count === undefined ? '–' : count.toLocaleString('ko-KR')}</strong>
          </button>
        )
      })}
    </div>
  )
}
