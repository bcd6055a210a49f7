import { memo } from 'react'
import { roundHalfUp } from '../core/shared/decimal.ts'
import type { GridEntry } from './use-grid-table.ts'
import { formatNumber } from '../core/shared/number-format.ts'
import type { GridView } from './view.ts'

/**
 * Sums of the rows on this page. Sums of decimals are rounded to six places, because 0.1 + 0.2 must not show
 * as 0.30000000000000004.
 */
function Summary<Row>({ view, entries }: { view: GridView<Row>; entries: readonly GridEntry<Row>[] }) {
  // A parent in a tree already shows its children's sum, therefore only the top level is added up.
  const counted = entries.filter((entry) => entry.depth === 0)
  const labelAt = view.boxes.findIndex((box) => box.field.summary === undefined)
  return (
    <div role="rowgroup" className="grid-summary" style={{ height: view.rowHeight }}>
      <div role="row" aria-rowindex={view.headRows + entries.length + 1} className="grid-summary-row">
        {view.leads.map((lead) => (
          <div
            key={lead.name}
            aria-hidden="true"
            className="grid-cell grid-lead"
            style={{ width: lead.width, left: lead.left }}
          />
        ))}
        {view.boxes.map(({ field, style, stuck, edge }, column) => (
          <div
            key={field.name}
            role="gridcell"
            aria-colindex={view.leads.length + column + 1}
            className={`grid-cell is-${field.summary ? 'right' : 'center'}${stuck ? ' is-stuck' : ''}${edge ? ` is-edge-${edge}` : ''}`}
            style={style}
          >
            {field.summary &&
              formatNumber(sumOf(counted, field.name), field.pointNumber, field.hasSeperator !== false)}
            {column === labelAt && view.texts.sum}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Not drawn again when only the active cell moves. */
export const SummaryRow = memo(Summary) as typeof Summary

function sumOf<Row>(entries: readonly GridEntry<Row>[], name: keyof Row): number {
  const sum = entries.reduce((total, { row }) => total + (Number(row[name]) || 0), 0)
  return roundHalfUp(sum, 6)
}
