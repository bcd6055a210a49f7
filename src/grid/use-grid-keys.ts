import type { KeyboardEvent } from 'react'
import { type Command, commandOf } from './keyboard.ts'
import { type Step, stepped, tabbed } from './ranges.ts'
import type { CellEditing } from './use-cell-editing.ts'
import type { CellSelection } from './use-cell-selection.ts'
import type { EditorHandle } from './use-editor.ts'
import type { GridActions } from './use-grid-actions.ts'
import type { GridEntry } from './use-grid-table.ts'

interface Input<Row> {
  entries: readonly GridEntry<Row>[]
  selection: CellSelection
  editing: CellEditing<Row>
  editor: EditorHandle<Row>
  actions: GridActions<Row>
  /** Rows that fit on the screen. */
  pageRows: () => number
  /** Columns can be edited: Tab then goes from cell to cell, else it leaves the grid. */
  editableGrid: boolean
  onCheck: ((key: string) => void) | undefined
  onToggleOpen: (key: string) => void
  onFind: () => void
}

/** The keys of the grid's textarea, as far as the Korean input method does not need them itself. */
export function useGridKeys<Row>(input: Input<Row>): (event: KeyboardEvent<HTMLTextAreaElement>) => void {
  const { entries, selection, editing, editor, actions } = input
  const { active, extent } = selection

  function move(step: Step, extend = false): void {
    const from = extend ? (selection.focus ?? active) : active
    if (from) selection.select(stepped(from, step, extent, input.pageRows()), extend)
    // The row of the active cell is gone, for example into a closed branch of the tree.
    else selection.enter()
  }

  /** Returns whether a cell was left to go to; behind the last one Tab leaves the grid. */
  function tab(back: boolean): boolean {
    const next = active && tabbed(active, back, extent)
    if (next) selection.select(next)
    return next !== undefined
  }

  function editKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const input = event.currentTarget
    if (editor.key(event.key, input.value)) return event.preventDefault()
    if (event.key === 'Enter' && event.altKey) {
      input.setRangeText('\n', input.selectionStart, input.selectionEnd, 'end')
    } else if (event.key === 'Enter') {
      editor.commit(input.value)
      move(event.shiftKey ? 'up' : 'down')
    } else if (event.key === 'Tab') {
      editor.commit(input.value)
      tab(event.shiftKey)
    } else if (leavesByArrow(event.key)) {
      editor.commit(input.value)
      move(event.key === 'ArrowUp' ? 'up' : 'down')
    } else if (event.key === 'Escape') {
      editor.cancel()
      event.stopPropagation()
    } else return
    event.preventDefault()
  }

  function leavesByArrow(key: string): boolean {
    const { open } = editor
    return (
      (key === 'ArrowUp' || key === 'ArrowDown') &&
      open?.way === 'text' &&
      open.typed &&
      open.field.kind !== 'textarea'
    )
  }

  function treeKey(step: Step): boolean {
    const entry = active && entries[active.row]
    if (active?.column !== 0 || entry?.open === undefined) return false
    if (step !== (entry.open ? 'left' : 'right')) return false
    input.onToggleOpen(entry.key)
    return true
  }

  function toggle(): boolean {
    if (!active) return false
    if (actions.toggleAt(active) || actions.searchAt(active)) return true
    if (actions.editable(active)) return false
    const entry = entries[active.row]
    if (entry) input.onCheck?.(entry.key)
    return true
  }

  const commands: { [Name in Command['do']]: (command: Extract<Command, { do: Name }>) => boolean } = {
    move: ({ step, extend }) => {
      if (extend || !treeKey(step)) move(step, extend)
      return true
    },
    tab: ({ back }) => input.editableGrid && tab(back),
    open: () => {
      if (active && !actions.openAt(active)) move('down')
      return true
    },
    edit: () => {
      if (active) actions.editAt(active)
      return true
    },
    clear: () => {
      actions.clear()
      return true
    },
    selectAll: () => {
      selection.selectAll()
      return true
    },
    undo: () => {
      editing.undo()
      return true
    },
    redo: () => {
      editing.redo()
      return true
    },
    // Ctrl+D would put a bookmark, where there is nothing to fill as well.
    fillDown: () => {
      if (input.editableGrid) actions.fillDown()
      return input.editableGrid
    },
    find: () => {
      input.onFind()
      return true
    },
    insert: () => actions.insertAt(active, 0),
    toggle,
    check: () => {
      const entry = active && entries[active.row]
      if (entry) input.onCheck?.(entry.key)
      return true
    },
    // Takes a refused value back; otherwise Escape belongs to the dialog around the grid.
    leave: () => {
      const target = actions.editable(active)
      if (!target || !editing.faults.has(`${target.rowKey}/${target.field.name}`)) return false
      editing.forget(target.rowKey, target.field.name)
      return true
    },
  }

  return (event) => {
    // Keys that the input method is still working with; 229 is its own key code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (editor.open) return editKey(event)
    const command = commandOf(event)
    if (!command) return
    const run = commands[command.do] as (command: Command) => boolean
    // Also for Home and End: Chromium would scroll the invisible textarea into view.
    if (run(command)) event.preventDefault()
  }
}
