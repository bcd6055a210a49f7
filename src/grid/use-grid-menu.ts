import { type MouseEvent, useState } from 'react'
import type { MenuProps } from 'antd'
import { moreTexts } from './spoken-texts.ts'
import type { GridField, GridSort } from './columns.ts'
import { sortedBy } from './GridHead.tsx'
import type { GridLayout } from './layout-store.ts'
import { pinOf } from './layout.ts'
import type { Point } from './ranges.ts'
import type { GridTexts } from './spoken-texts.ts'
import type { CellEditing } from './use-cell-editing.ts'
import type { CellSelection } from './use-cell-selection.ts'
import type { GridActions } from './use-grid-actions.ts'
import type { GridEntry } from './use-grid-table.ts'

interface Input<Row> {
  entries: readonly GridEntry<Row>[]
  fields: readonly GridField<Row>[]
  selection: CellSelection
  actions: GridActions<Row>
  editing: CellEditing<Row>
  layout: GridLayout
  change: (patch: GridLayout) => void
  onFit: (name: string) => void
  editable: boolean
  insertable: boolean
  onRemove: ((keys: string[]) => void) | undefined
  onOpen: ((row: Row) => void) | undefined
  sort: readonly GridSort[]
  onSort: ((sort: GridSort[]) => void) | undefined
  filtering: boolean
  /** Left out where the server holds rows that are not here. */
  onFilters: ((on: boolean) => void) | undefined
  onFind: () => void
  texts: GridTexts
  onRefusal: (message: string) => void
  /** Back to the cell once the menu has closed. */
  onDone: () => void
  /** Copies the range through the grid's own input, which needs no permission. */
  onCopy: (heads: boolean) => void
}
type Place = { point: Point } | { head: string }

/** What can be done with a cell, its range and its column: the menu of the right button. */
export function useGridMenu<Row>(input: Input<Row>): {
  menu: MenuProps
  onMenu: (open: boolean) => void
  onPlace: (place: Place | undefined) => void
} {
  const { entries, fields, selection, actions, editing } = input
  const say = moreTexts(input.texts)
  const [place, setPlace] = useState<Place>()
  const { box } = selection
  const head = place && 'head' in place ? place.head : undefined
  const point = place && 'point' in place ? place.point : undefined

  function onPlace(next: Place | undefined): void {
    setPlace(next)
    if (!next || !('point' in next)) return
    const { row, column } = next.point
    const isInside = box && row >= box.top && row <= box.bottom && column >= box.left && column <= box.right
    if (!isInside) selection.select(next.point)
  }
  async function paste(): Promise<void> {
    try {
      actions.paste(await navigator.clipboard.readText())
    } catch {
      input.onRefusal(say('noClipboard'))
    }
  }
  const item = (key: keyof typeof acts, label: string) => ({ key, label })
  const rowKeys = () => (box ? entries.slice(box.top, box.bottom + 1).map((entry) => entry.key) : [])
  const acts = {
    copy: () => input.onCopy(false),
    copyHeads: () => input.onCopy(true),
    paste: () => void paste(),
    clear: () => actions.clear(),
    fillDown: () => actions.fillDown(),
    undo: () => editing.undo(),
    insertAbove: () => actions.insertAt(point, 0),
    insertBelow: () => actions.insertAt(point, 1),
    removeRows: () => input.onRemove?.(rowKeys()),
    open: () => {
      const entry = point && entries[point.row]
      if (entry) input.onOpen?.(entry.row)
    },
    find: () => input.onFind(),
    sortAsc: () => head && input.onSort?.(sortedBy(input.sort, head, 'asc', false)),
    sortDesc: () => head && input.onSort?.(sortedBy(input.sort, head, 'desc', false)),
    sortMore: () => head && input.onSort?.(sortedBy(input.sort, head, 'asc', true)),
    filter: () => input.onFilters?.(!input.filtering),
    fit: () => head && input.onFit(head),
    pinLeft: () => head && pin(head, 'left'),
    unpin: () => head && pin(head, 'none'),
    hide: () => head && input.change({ visible: { ...input.layout.visible, [head]: false } }),
  }
  const pin = (name: string, side: 'left' | 'none') =>
    input.change({ pins: { ...input.layout.pins, [name]: side } })

  function headItems(name: string) {
    const field = fields.find((each) => each.name === name)
    if (!field) return []
    const pinned = pinOf(field, input.layout) !== 'none'
    return [
      ...(input.onSort && field.sortable
        ? [
            item('sortAsc', say('sortAsc')),
            item('sortDesc', say('sortDesc')),
            ...(input.sort.some((each) => each.name !== name) ? [item('sortMore', say('sortMore'))] : []),
          ]
        : []),
      ...(input.onFilters ? [item('filter', say(input.filtering ? 'filterOff' : 'filter'))] : []),
      item('fit', say('fit')),
      pinned ? item('unpin', say('unpin')) : item('pinLeft', say('pinLeft')),
      item('hide', say('hide')),
    ]
  }
  function cellItems() {
    const { editable, insertable, onRemove, onOpen } = input
    return [
      ...(onOpen && !actions.editable(point) ? [item('open', say('open'))] : []),
      item('copy', say('copy')),
      item('copyHeads', say('copyHeads')),
      ...(editable
        ? [
            item('paste', say('paste')),
            item('clear', say('clear')),
            item('fillDown', say('fillDown')),
            item('undo', say('undo')),
          ]
        : []),
      ...(insertable
        ? [item('insertAbove', say('insertAbove')), item('insertBelow', say('insertBelow'))]
        : []),
      ...(onRemove ? [item('removeRows', say('removeRows'))] : []),
      item('find', say('find')),
      ...(input.onFilters ? [item('filter', say(input.filtering ? 'filterOff' : 'filter'))] : []),
    ]
  }
  return {
    onPlace,
    /** After Esc the frame has the focus, where the arrows move no cell: it goes back to the cell. */
    onMenu: (open: boolean) => {
      if (!open && document.activeElement?.classList.contains('grid-frame')) input.onDone()
    },
    menu: {
      items: head === undefined ? cellItems() : headItems(head),
      onClick: ({ key, domEvent }) => {
        domEvent.stopPropagation()
        // First, so that what an act opens may take the focus.
        input.onDone()
        acts[key as keyof typeof acts]()
      },
    },
  }
}

/** Links and inputs of a page keep the menu that the browser has for them. */
export const ownMenu = (event: MouseEvent): void => {
  if ((event.target as Element).closest('a, input, .grid-input.is-open')) event.stopPropagation()
}
/** A dialog keeps the focus inside itself; elsewhere the page around the grid would cut the menu off. */
export const menuHost = (grid: HTMLElement): HTMLElement =>
  grid.closest<HTMLElement>('[role=dialog]') ?? document.body
