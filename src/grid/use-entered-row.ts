import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { GridField } from './columns.ts'
import type { CellSelection } from './use-cell-selection.ts'
import type { GridActions } from './use-grid-actions.ts'
import type { GridEntry } from './use-grid-table.ts'

interface Input<Row> {
  /** Key of the row that has just come. */
  entered: string | undefined
  entries: readonly GridEntry<Row>[]
  fields: readonly GridField<Row>[]
  selection: CellSelection
  actions: GridActions<Row>
  input: RefObject<HTMLTextAreaElement | null>
}

/** Brings a row that was just added into view, with the cursor in its first cell that can be typed in. */
export function useEnteredRow<Row>({
  entered,
  entries,
  fields,
  selection,
  actions,
  input,
}: Input<Row>): void {
  const enter = useEffectEvent((key: string) => {
    const row = entries.findIndex((entry) => entry.key === key)
    const column = fields.findIndex((_field, at) => actions.editable({ row, column: at }))
    selection.select({ row, column: Math.max(0, column) })
    input.current?.focus({ preventScroll: true })
    // The page around may have to scroll as well.
    requestAnimationFrame(() => input.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
  })
  const isThere = entered !== undefined && entries.some((entry) => entry.key === entered)
  useEffect(() => {
    if (entered !== undefined && isThere) enter(entered)
  }, [entered, isThere])
}

/** Tells of the row that the cursor stands in whenever that becomes another one. */
export function useCursorRow(
  key: string | undefined,
  onRow: ((key: string | undefined) => void) | undefined,
): void {
  const tell = useEffectEvent((row: string | undefined) => onRow?.(row))
  useEffect(() => tell(key), [key])
}
