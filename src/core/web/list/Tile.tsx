import type { MouseEvent, ReactNode } from 'react'
import type { StateTone } from '../record/state-tone.ts'
import { useTab } from '../TabHost.tsx'
import './state-tiles.css'

/** Colour of the number of a tile; zero is pale in each. */
export type TileTone = StateTone | 'plain' | 'live' | 'wait' | 'alarm'

interface TilesProps {
  label: string
  /** Beside each other in as many lines as they need, as on a first page; left out, one line that scrolls. */
  wrap?: boolean
  children: ReactNode
}
/** A line of counts that filter a list or open one. */
export function Tiles({ label, wrap = false, children }: TilesProps) {
  return (
    <div className={`state-tiles${wrap ? ' is-wrapping' : ''}`} role="group" aria-label={label}>
      {children}
    </div>
  )
}

interface TileProps {
  label: string
  /** Undefined until it is known; the tile stands there from the beginning, so that nothing moves when it comes. */
  count: number | string | undefined
  tone?: TileTone | undefined
  hint?: string | undefined
}
interface FilterTileProps extends TileProps {
  pressed: boolean
  onChoose: () => void
  /** The state that it stands for. */
  state?: string
}
const shown = (count: TileProps['count']): string =>
  count === undefined ? '–' : typeof count === 'number' ? count.toLocaleString('ko-KR') : count
const looks = ({ count, tone = 'plain', hint }: TileProps) => ({
  className: `state-tile is-${tone}`,
  'data-empty': count === 0 ? '' : undefined,
  title: hint,
})
const Content = ({ label, count }: TileProps) => (
  <>
    <b>{shown(count)}</b>
    <span>{label}</span>
  </>
)

/** A count that filters the list below it. */
export function Tile(props: FilterTileProps) {
  return (
    <button
      type="button"
      {...looks(props)}
      aria-pressed={props.pressed}
      data-state={props.state}
      onClick={props.onChoose}
    >
      <Content {...props} />
    </button>
  )
}

/** A count that opens the list of what it counts, as a tab; with Ctrl the browser does what it always does. */
export function LinkTile(props: TileProps & { to: string }) {
  const { open } = useTab()
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    open(props.to)
  }
  return (
    <a href={props.to} {...looks(props)} onClick={follow}>
      <Content {...props} />
    </a>
  )
}

/** A figure that opens nothing. */
export function FigureTile(props: TileProps) {
  return (
    <span {...looks(props)}>
      <Content {...props} />
    </span>
  )
}
