import { useTab } from '../../../core/web/TabHost.tsx'
import './summary.css'

export interface SummaryTileProps {
  label: string
  /** Absent until it is known. */
  count: number | undefined
  /** Page that shows exactly these rows. */
  to: string
  /** What it means when there are some: something to do, something wrong, or just so many. */
  tone: 'todo' | 'alarm' | 'plain'
}
/** A number that opens its rows. */
export function SummaryTile({ label, count, to, tone }: SummaryTileProps) {
  const { open } = useTab()
  return (
    <a
      className={`summary-tile is-${count ? tone : 'none'}`}
      href={to}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey) return
        event.preventDefault()
        open(to)
      }}
    >
      <b>{count === undefined ? '–' : count.toLocaleString('ko-KR')}</b>
      <span>{label}</span>
    </a>
  )
}
