import type { CSSProperties } from 'react'
import type { GridField } from './columns.ts'
import type { NeededWidths } from './content-widths.ts'
import type { GridLayout } from './layout-store.ts'
import { fitWidths, pinOf } from './layout.ts'
import { type RowPlaces, evenPlaces } from './row-places.ts'
import type { GridTexts } from './spoken-texts.ts'

/** A column the grid adds itself, always in front. */
export interface LeadColumn {
  name: 'number' | 'check' | 'mark'
  /** Pixels. */
  width: number
  left: number | undefined
}

/** Where a column stands, in pixels from the left edge of the table. */
export interface ColumnBox<Row> {
  field: GridField<Row>
  width: number
  start: number
  stuck: 'left' | 'right' | undefined
  /** Distance from the edge it sticks to. */
  inset: number
  /** The last column before and the first behind the columns that scroll. */
  edge: 'left' | 'right' | undefined
  /** For cells: CSS variables, so that a resize moves all cells without drawing them again. */
  style: CSSProperties
}

/** What every row needs to know; the same object as long as nothing of it changed. */
export interface GridView<Row> {
  boxes: readonly ColumnBox<Row>[]
  leads: readonly LeadColumn[]
  texts: GridTexts
  rowHeight: number
  headRows: number
  tree: boolean
  checkable: boolean
  editable: boolean
  /** Rows are as high as their text. */
  wrap?: boolean
  cellId: (rowKey: string, name: string) => string
}

/**
 * Pixels. A narrower grid lets every column scroll, because frozen ones would leave no room for the others.
 */
export const STICKY_FROM = 560

const LEAD_WIDTHS = { number: 48, check: 36, mark: 64 } satisfies Record<LeadColumn['name'], number>

export function leadColumns(shown: Record<LeadColumn['name'], boolean>, sticky: boolean): LeadColumn[] {
  let left = 0
  const names: LeadColumn['name'][] = ['number', 'check', 'mark']
  return names
    .filter((name) => shown[name])
    .map((name) => {
      const lead = { name, width: LEAD_WIDTHS[name], left: sticky ? left : undefined }
      left += lead.width
      return lead
    })
}

/**
 * Places the visible columns. `available` is the width of the frame, `leadWidth` that of the leading columns.
 */
export function columnBoxes<Row>(
  fields: readonly GridField<Row>[],
  layout: GridLayout,
  leadWidth: number,
  available: number,
  needed?: NeededWidths,
): ColumnBox<Row>[] {
  const sticky = available >= STICKY_FROM
  const widths = fitWidths(fields, layout.widths, available - leadWidth, needed)
  const total = widths.reduce((sum, width) => sum + width, leadWidth)
  let start = leadWidth
  const boxes = fields.map((field, index): ColumnBox<Row> => {
    const width = widths[index] ?? 0
    const pin = pinOf(field, layout)
    const stuck = sticky && pin !== 'none' ? pin : undefined
    const inset = stuck === 'right' ? total - start - width : start
    const box = { field, width, start, stuck, inset, edge: undefined, style: cellStyle(index, stuck) }
    start += width
    return box
  })
  const lastLeft = boxes.findLastIndex((box) => box.stuck === 'left')
  const firstRight = boxes.findIndex((box) => box.stuck === 'right')
  return boxes.map((box, index) =>
    index === lastLeft ? { ...box, edge: 'left' } : index === firstRight ? { ...box, edge: 'right' } : box,
  )
}

function cellStyle(index: number, stuck: 'left' | 'right' | undefined): CSSProperties {
  const width = `var(--width-${index})`
  return stuck ? { width, [stuck]: `var(--inset-${index})` } : { width }
}

/** The CSS variables that the cells' styles refer to. */
export function boxVariables<Row>(boxes: readonly ColumnBox<Row>[]): CSSProperties {
  const variables: Record<string, string> = {}
  boxes.forEach((box, index) => {
    variables[`--width-${index}`] = `${box.width}px`
    if (box.stuck) variables[`--inset-${index}`] = `${box.inset}px`
  })
  return variables
}

interface Frame {
  scrollTop: number
  scrollLeft: number
  clientWidth: number
  clientHeight: number
}

/**
 * How the frame has to be scrolled so that a cell stands free of header, sums and frozen columns; in pixels.
 */
export function revealed<Row>(
  frame: Frame,
  view: Pick<GridView<Row>, 'boxes' | 'leads' | 'rowHeight' | 'headRows'>,
  row: number,
  column: number,
  footRows: number,
  places: RowPlaces = evenPlaces(view.rowHeight),
): { top: number; left: number } {
  const { rowHeight, headRows, boxes } = view
  const height = frame.clientHeight - (headRows + footRows) * rowHeight
  const start = places.start(row)
  const top = Math.min(start, Math.max(frame.scrollTop, start + places.height(row) - height))
  const box = boxes[column]
  if (!box || box.stuck) return { top, left: frame.scrollLeft }
  const leads = view.leads.reduce((sum, lead) => sum + (lead.left === undefined ? 0 : lead.width), 0)
  const before = boxes.reduce((sum, each) => sum + (each.stuck === 'left' ? each.width : 0), leads)
  const behind = boxes.reduce((sum, each) => sum + (each.stuck === 'right' ? each.width : 0), 0)
  const left = Math.min(
    box.start - before,
    Math.max(frame.scrollLeft, box.start + box.width - frame.clientWidth + behind),
  )
  return { top, left: Math.max(0, left) }
}

/** Where the textarea lies over a cell, in pixels from the top left of the scrolled content. */
export function cellPlace<Row>(
  frame: Frame,
  view: Pick<GridView<Row>, 'boxes' | 'rowHeight' | 'headRows'>,
  row: number,
  column: number,
  places: RowPlaces = evenPlaces(view.rowHeight),
) {
  const box = view.boxes[column]
  if (!box) return undefined
  const left =
    box.stuck === 'left'
      ? frame.scrollLeft + box.inset
      : box.stuck === 'right'
        ? frame.scrollLeft + frame.clientWidth - box.inset - box.width
        : box.start
  const top = view.headRows * view.rowHeight + places.start(row)
  return { left, top, width: box.width, height: places.height(row) }
}

/**
 * Heights of the frame: as given, the room of the parent, or as many rows as there are up to a number of
 * them.
 */
export function frameHeights(
  height: number | 'auto' | 'fill' | 'fit',
  rowsHeight: (count: number) => number,
  mostRows: number,
  leastRows: number,
): CSSProperties {
  if (typeof height === 'number') return { height }
  if (height === 'fill') return {}
  return {
    '--grid-most': `${rowsHeight(mostRows) + 14}px`,
    minHeight: rowsHeight(leastRows),
  } as CSSProperties
}
