import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import type { GridEntry } from './use-grid-table.ts'
import type { RowPlaces } from './row-places.ts'
import type { CellSelection } from './use-cell-selection.ts'
import type { FrameSize } from './use-frame-box.ts'
import { type GridView, cellPlace, revealed } from './view.ts'

interface Input<Row> {
  frameBox: Pick<FrameSize, 'box' | 'measure' | 'scroll'>
  input: RefObject<HTMLTextAreaElement | null>
  /** A range is being drawn with the mouse: the grid must not jump under the pointer. */
  dragging: RefObject<boolean>
  view: GridView<Row>
  /** Where the rows stand; undefined until they are drawn. */
  places: RefObject<RowPlaces | undefined>
  entries: readonly GridEntry<Row>[]
  selection: CellSelection
  footRows: number
  editing: boolean
}

/**
 * Keeps the textarea over the active cell and scrolls to the end of the selection when that moves. Returns
 * what has to run when rows have found their height, and on every scroll.
 */
export function useActiveCell<Row>({
  frameBox: { box, measure, scroll },
  input,
  dragging,
  view,
  places,
  entries,
  selection,
  footRows,
  editing,
}: Input<Row>): { placeInput: () => void; onScroll: () => void } {
  const { active, focus } = selection

  function place(): void {
    if (!input.current) return
    const over = active && cellPlace(box.current, view, active.row, active.column, places.current)
    if (!over) return input.current.removeAttribute('aria-activedescendant')
    for (const [side, pixels] of Object.entries(over))
      input.current.parentElement?.style.setProperty(side, `${pixels}px`)
    if (editing) return
    const entry = entries[active.row]
    const id = entry && view.cellId(entry.key, view.boxes[active.column]?.field.name ?? '')
    // Screen readers follow the cell; one that is not drawn must not be pointed at.
    if (id !== undefined && document.getElementById(id))
      input.current.setAttribute('aria-activedescendant', id)
    else input.current.removeAttribute('aria-activedescendant')
  }
  useLayoutEffect(place)

  // Only a move of the selection scrolls; a resize or a refresh leaves the reader where he is.
  const reveal = useEffectEvent((row: number | undefined, column: number | undefined) => {
    if (row === undefined || column === undefined || dragging.current) return
    const seen = box.current.clientHeight > 0 ? box.current : measure()
    const { top, left } = revealed(seen, view, row, column, footRows, places.current)
    if (top !== seen.scrollTop || left !== seen.scrollLeft) scroll(top, left)
  })
  const row = focus?.row
  const column = focus?.column
  useLayoutEffect(() => reveal(row, column), [row, column])
  // Typing goes to the active cell, wherever the reader has scrolled in the meantime.
  const editedRow = editing ? active?.row : undefined
  const editedColumn = active?.column
  useLayoutEffect(() => reveal(editedRow, editedColumn), [editedRow, editedColumn])
  return {
    placeInput: place,
    onScroll: () => {
      measure()
      place()
    },
  }
}
