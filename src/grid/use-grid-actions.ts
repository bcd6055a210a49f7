import { type CellChange, type GridField, type RowMark, canEdit } from './columns.ts'
import { type Point, pasteTargets, pointsOf } from './ranges.ts'
import type { GridTexts } from './texts.ts'
import { parseTsv, toTsv } from './tsv.ts'
import type { CellEditing, CellTarget } from './use-cell-editing.ts'
import type { CellSelection } from './use-cell-selection.ts'
import type { EditorHandle } from './use-editor.ts'
import type { GridEntry } from './use-grid-table.ts'
import { EDIT_WAYS, editText } from './values.ts'

export interface FoundUser {
  userId: string
  userNm: string
}

interface Input<Row> {
  entries: readonly GridEntry<Row>[]
  fields: readonly GridField<Row>[]
  selection: CellSelection
  editing: CellEditing<Row>
  editor: EditorHandle<Row>
  texts: GridTexts
  marks: ReadonlyMap<string, RowMark> | undefined
  onChange: ((changes: CellChange<Row>[]) => void) | undefined
  onOpen: ((row: Row) => void) | undefined
  onUserSearch: ((row: Row, name: string) => Promise<FoundUser | undefined>) | undefined
}

export interface GridActions<Row> {
  /** The cell at a place, if it may be edited. */
  editable: (point: Point | undefined) => CellTarget<Row> | undefined
  /**
   * Double click and Enter: edits the cell or opens the record. Returns false when there is nothing to do.
   */
  openAt: (point: Point) => boolean
  /** F2: edits only. */
  editAt: (point: Point) => boolean
  toggleAt: (point: Point) => boolean
  searchAt: (point: Point) => boolean
  clear: () => void
  /** The selected range as tab separated text. */
  copied: () => string
  paste: (text: string) => void
}

/** What can be done with the cells of the selected range. */
export function useGridActions<Row>(input: Input<Row>): GridActions<Row> {
  const { entries, fields, selection, editing, editor, texts } = input

  function cellAt(point: Point | undefined): CellTarget<Row> | undefined {
    const entry = point && entries[point.row]
    const field = point && fields[point.column]
    return entry && field && { rowKey: entry.key, row: entry.row, field }
  }

  function editable(point: Point | undefined): CellTarget<Row> | undefined {
    const target = cellAt(point)
    if (!target || !input.onChange || input.marks?.get(target.rowKey) === 'deleted') return undefined
    return canEdit(target.field, target.row) ? target : undefined
  }

  function toggleAt(point: Point): boolean {
    const target = editable(point)
    if (!target || EDIT_WAYS[target.field.kind] !== 'toggle') return false
    editing.writeValues([{ ...target, value: target.row[target.field.name] === 'Y' ? 'N' : 'Y' }])
    return true
  }

  function searchAt(point: Point): boolean {
    const target = editable(point)
    if (!target || EDIT_WAYS[target.field.kind] !== 'search' || !input.onUserSearch) return false
    void input.onUserSearch(target.row, target.field.name).then((user) => {
      if (user) editing.writeValues(userTargets(target, user.userNm, user.userId))
    })
    return true
  }

  function editAt(point: Point): boolean {
    const target = editable(point)
    return target !== undefined && (toggleAt(point) || searchAt(point) || editor.begin(target))
  }

  function clear(): void {
    if (!selection.box) return
    editing.writeValues(
      pointsOf(selection.box).flatMap((point) => {
        const target = editable(point)
        if (!target) return []
        const way = EDIT_WAYS[target.field.kind]
        if (way === 'search') return userTargets(target, null, null)
        return [{ ...target, value: way === 'toggle' ? 'N' : null }]
      }),
    )
  }

  function copied(): string {
    const { box } = selection
    if (!box) return ''
    const columns = fields.slice(box.left, box.right + 1)
    return toTsv(
      entries
        .slice(box.top, box.bottom + 1)
        .map(({ row }) => columns.map((field) => editText(field, row[field.name], texts))),
    )
  }

  function paste(text: string): void {
    const { box, extent } = selection
    if (!box || text === '') return
    const cells = pasteTargets(parseTsv(text), box, extent)
    editing.writeTexts(
      cells.flatMap((cell) => {
        const target = editable(cell)
        // People are chosen in the user search only (specification, section 3).
        return target && EDIT_WAYS[target.field.kind] !== 'search' ? [{ ...target, text: cell.text }] : []
      }),
    )
    const last = cells.at(-1)
    if (!last) return
    selection.select({ row: box.top, column: box.left })
    selection.select(last, true)
  }

  return {
    editable,
    toggleAt,
    searchAt,
    editAt,
    clear,
    copied,
    paste,
    openAt: (point) => {
      if (editable(point)) return editAt(point)
      const target = cellAt(point)
      if (!target || !input.onOpen) return false
      input.onOpen(target.row)
      return true
    },
  }
}

/** The name cell and, when the row has one, the field that keeps the person's id. */
function userTargets<Row>(
  target: CellTarget<Row>,
  userNm: string | null,
  userId: string | null,
): (CellTarget<Row> & { value: unknown })[] {
  const { field, row } = target
  const paired = field.idName ?? (field.name.endsWith('Nm') ? field.name.replace(/Nm$/, 'Id') : undefined)
  const targets = [{ ...target, value: userNm }]
  if (paired !== undefined && typeof row === 'object' && row !== null && paired in row) {
    targets.push({
      ...target,
      field: { ...field, name: paired as keyof Row & string, required: false },
      value: userId,
    })
  }
  return targets
}
