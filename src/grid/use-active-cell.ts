import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import type { GridEntry } from './use-grid-table.ts'
import type { RowPlaces } from './row-places.ts'
import type { CellSelection } from './use-cell-selection.ts'
import { type GridView, cellPlace, revealed } from './view.ts'

interface Input<Row> {
  frame: RefObject<HTMLElement | null>
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
 * what has to run on every scroll.
 */
export function useActiveCell<Row>({
  frame,
  input,
  dragging,
  view,
  places,
  entries,
  selection,
  footRows,
  editing,
}: Input<Row>): () => void {
  const { active, focus } = selection

  function place(): void {
    if (!input.current) return
    const over =
      frame.current && active && cellPlace(frame.current, view, active.row, active.column, places.current)
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
    const element = frame.current
    if (!element || row === undefined || column === undefined || dragging.current) return
    const { top, left } = revealed(element, view, row, column, footRows, places.current)
    if (top !== element.scrollTop || left !== element.scrollLeft) element.scrollTo({ top, left })
  })
  const row = focus?.row
  const column = focus?.column
  useLayoutEffect(() => reveal(row, column), [row, column])
  // Typing goes to the active cell, wherever the reader has scrolled in the meantime.
  const editedRow = editing ? active?.row : undefined
  const editedColumn = active?.column
  useLayoutEffect(() => reveal(editedRow, editedColumn), [editedRow, editedColumn])
  return place
}
