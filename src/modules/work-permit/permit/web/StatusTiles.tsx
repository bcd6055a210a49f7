import type { PermitState } from '../permit-transitions.rule.ts'
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

/** Counts that filter: the number of a tile is the number of rows that it opens. */
export function StatusTiles({ tiles, counts, chosen, onChoose }: StatusTilesProps) {
  const all = [...new Set(tiles.flatMap(({ states }) => states))]
  const items: PermitTile[] = tiles.length > 1 ? [{ key: 'all', label: '전체', states: all }, ...tiles] : [...tiles]
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
            className={`permit-tile${tile.tone && count ? ` is-${tile.tone}` : ''}`}
            aria-pressed={pressed}
            onClick={() => onChoose([...tile.states])}
          >
            <span>{tile.label}</span>
            <strong>{count === undefined ? '–' : count.toLocaleString('ko-KR')}</strong>
          </button>
        )
      })}
    </div>
  )
}
