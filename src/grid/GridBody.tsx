import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { type RowMark, cellOf } from './columns.ts'
import { GridRow } from './GridRow.tsx'
import { type RowPlaces, evenPlaces, joinedCounts } from './row-places.ts'
import type { CellFault } from './use-cell-editing.ts'
import type { CellSelection } from './use-cell-selection.ts'
import type { GridEntry } from './use-grid-table.ts'
import type { GridView } from './view.ts'

interface GridBodyProps<Row> {
  frame: RefObject<HTMLDivElement | null>
  view: GridView<Row>
  entries: readonly GridEntry<Row>[]
  firstNumber: number
  checked: ReadonlySet<string>
  marks: ReadonlyMap<string, RowMark> | undefined
  faults: ReadonlyMap<string, CellFault>
  errors: ReadonlyMap<string, string> | undefined
  selection: CellSelection
  /** Columns whose repeated values are drawn once. */
  joined: readonly (keyof Row & string)[] | undefined
  /** Takes where the rows stand. */
  places: RefObject<RowPlaces | undefined>
  /** Called when rows have found their height. */
  onPlaced: () => void
}

/** Rows drawn above and below what is visible, so that fast scrolling shows no gap. */
const OVERSCAN = 8

/** Only the rows near the visible part exist in the document. */
export function GridBody<Row extends object>({
  frame,
  view,
  entries,
  selection,
  marks,
  joined,
  places,
  onPlaced,
  ...props
}: GridBodyProps<Row>) {
  const keys = useKeys(entries)
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => frame.current,
    estimateSize: () => view.rowHeight,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    overscan: OVERSCAN,
    indexAttribute: 'data-row',
  })
  const counts = useMemo(() => (joined ? joinedCounts(entries, joined) : undefined), [entries, joined])
  // Another size of the portal makes rows higher or lower.
  useEffect(() => virtualizer.measure(), [virtualizer, view.rowHeight])
  const faults = useMemo(() => byRow(props.faults), [props.faults])
  const errors = useMemo(() => byRow(props.errors ?? new Map<string, string>()), [props.errors])
  const { box, active } = selection
  const items = virtualizer.getVirtualItems()
  const height = view.wrap ? virtualizer.getTotalSize() : entries.length * view.rowHeight
  const even = useMemo(() => evenPlaces(view.rowHeight), [view.rowHeight])
  useLayoutEffect(() => {
    const { measurementsCache: measured } = virtualizer
    places.current = view.wrap
      ? {
          start: (row) => measured[row]?.start ?? even.start(row),
          height: (row) => measured[row]?.size ?? view.rowHeight,
        }
      : even
  })
  // The textarea lies over a cell whose row may only now be as high as its text.
  useLayoutEffect(() => {
    if (view.wrap) onPlaced()
  })
  // A heading whose first row has been scrolled away is said again in the first row that is seen whole.
  const first = items.find(({ index }) => index === virtualizer.range?.startIndex)
  const top = first && (virtualizer.scrollOffset ?? 0) > first.start ? first.index + 1 : first?.index
  return (
    <div role="rowgroup" className="grid-body" style={{ height }}>
      {items.map(({ index, start }) => {
        const entry = entries[index]
        if (!entry) return null
        const inRange = box !== undefined && index >= box.top && index <= box.bottom
        return (
          <GridRow
            key={entry.key}
            view={view}
            row={entry.row}
            rowKey={entry.key}
            index={index}
            start={view.wrap ? start : index * view.rowHeight}
            joins={counts?.[index] ?? 0}
            joinedBelow={counts?.[index + 1] ?? 0}
            again={index === top}
            joined={joined}
            measure={view.wrap ? virtualizer.measureElement : undefined}
            number={props.firstNumber + index}
            depth={entry.depth}
            open={entry.open}
            checked={props.checked.has(entry.key)}
            mark={marks?.get(entry.key)}
            faults={faults.get(entry.key)}
            errors={errors.get(entry.key)}
            rangeLeft={inRange ? box.left : -1}
            rangeRight={inRange ? box.right : -1}
            rangeTop={inRange && index === box.top}
            rangeBottom={inRange && index === box.bottom}
            activeColumn={active?.row === index ? active.column : -1}
          />
        )
      })}
    </div>
  )
}

/** Keys of the rows, the same list until rows come, go or move: with another one all places are reckoned anew. */
function useKeys(entries: readonly { key: string }[]): readonly string[] {
  const [keys, setKeys] = useState<readonly string[]>([])
  const isSame = keys.length === entries.length && entries.every(({ key }, at) => key === keys[at])
  if (!isSame) setKeys(entries.map(({ key }) => key))
  return keys
}

function byRow<Value>(values: ReadonlyMap<string, Value>): Map<string, Record<string, Value>> {
  const rows = new Map<string, Record<string, Value>>()
  for (const [key, value] of values) {
    const { rowKey, name } = cellOf(key)
    rows.set(rowKey, { ...rows.get(rowKey), [name]: value })
  }
  return rows
}
