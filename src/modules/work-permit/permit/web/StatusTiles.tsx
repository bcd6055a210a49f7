import type { ReactNode } from 'react'
import { pageText } from '../../../../core/web/text/page-text.ts'
import type { PermitState } from '../permit-transitions.rule.ts'
import type { PermitTile } from './permit-presets.ts'
import { Tile, Tiles } from '../../../../core/web/list/Tile.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitTexts } from './permit-page.texts.ts'
import { permitListTexts } from './permit-list.texts.ts'

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

/** Counts that filter: the number of a tile is the number of rows that it opens. */
export function StatusTiles({ tiles, counts, chosen, onChoose, children }: StatusTilesProps) {
  const say = useTexts(permitTexts)
  const tileName = useTexts(permitListTexts)
  const all = [...new Set(tiles.flatMap(({ states }) => states))]
  const items: PermitTile[] = tiles.length > 1 ? [{ key: 'all', states: all }, ...tiles] : [...tiles]
  const key = chosen.toSorted().join()
  return (
    <Tiles label={say('byState')}>
      {items.map((tile) => (
        <Tile
          key={tile.key}
          label={tile.key === 'all' ? pageText('list.all') : tileName(tile.key)}
          count={counts && sum(counts, tile.states)}
          tone={tile.tone}
          pressed={tile.states.toSorted().join() === key}
          onChoose={() => onChoose([...tile.states])}
        />
      ))}
      {children}
    </Tiles>
  )
}
