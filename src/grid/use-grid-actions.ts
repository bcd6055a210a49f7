import { type CellChange, type GridField, type RowMark, canEdit } from './columns.ts'
import { fillDown, fillings } from './fill.ts'
import { type Box, type Point, pasteTargets, pointsOf } from './ranges.ts'
import type { GridTexts } from './spoken-texts.ts'
import { parseTsv, toTsv } from './tsv.ts'
import type { CellEditing, CellTarget } from './use-cell-editing.ts'
import type { CellSelection } from './use-cell-selection.ts'
import type { EditorHandle } from './use-editor.ts'
import type { GridEntry } from './use-grid-table.ts'
import { EDIT_WAYS, coerce, editText } from './values.ts'

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
  onInsert: ((rows: Partial<Row>[], before: string | undefined) => string[]) | undefined
  /** Rows of the clipboard that found no place. */
  onUnplaced: (rows: number) => void
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
  /**
   * Edits the cell of the cursor that a finger taps again, however long after the first tap: a glove is slower
   * than a double tap.
   */
  tapAt: (point: Point | undefined) => boolean
  toggleAt: (point: Point) => boolean
  searchAt: (point: Point) => boolean
  clear: () => void
  /** The selected range as tab separated text, its heads on top where they are wanted. */
  copied: (heads?: boolean) => string
  paste: (text: string) => void
  /** Repeats the cells of one range in the rest of another. */
  fill: (source: Box, target: Box) => void
  fillDown: () => void
  /** An empty row before the cell's row, or so many rows below; false where rows cannot be inserted. */
  insertAt: (point: Point | undefined, below: number) => boolean
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

  function tapAt(point: Point | undefined): boolean {
    const { active } = selection
    const target =
      point?.row === active?.row && point?.column === active?.column ? editable(point) : undefined
    return target !== undefined && editor.begin(target)
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

  function copied(heads = false): string {
    const { box } = selection
    if (!box) return ''
    const columns = fields.slice(box.left, box.right + 1)
    const rows = entries
      .slice(box.top, box.bottom + 1)
      .map(({ row }) => columns.map((field) => editText(field, row[field.name], texts)))
    return toTsv(heads ? [columns.map((field) => field.text), ...rows] : rows)
  }

  function paste(text: string): void {
    const { box, extent } = selection
    if (!box || text === '') return
    const given = parseTsv(text)
    const cells = pasteTargets(given, box, extent)
    editing.writeTexts(
      cells.flatMap((cell) => {
        const target = editable(cell)
        // People are chosen in the user search only (specification, section 3).
        return target && EDIT_WAYS[target.field.kind] !== 'search' ? [{ ...target, text: cell.text }] : []
      }),
    )
    const beyond = given.slice(extent.rows - box.top)
    input.onUnplaced(input.onInsert ? 0 : beyond.length)
    if (input.onInsert && beyond.length > 0) append(beyond, box.left)
    const last = cells.at(-1)
    if (!last) return
    selection.select({ row: box.top, column: box.left })
    selection.select(last, true)
  }

  /** Rows of the clipboard that lie behind the last row become rows of their own. */
  function append(given: readonly (readonly string[])[], left: number): void {
    const wrong: { at: number; name: string; text: string; message: string }[] = []
    const rows = given.map((texts_, at) => {
      const values: Partial<Row> = {}
      for (const [column, text] of texts_.entries()) {
        const field = fields[left + column]
        if (!field || !canEdit(field, values as Row) || EDIT_WAYS[field.kind] === 'search') continue
        const result = coerce(field, text, texts)
        if (result.message === undefined) values[field.name] = result.value as Row[keyof Row & string]
        else wrong.push({ at, name: field.name, text, message: result.message })
      }
      return values
    })
    const keys = input.onInsert?.(rows, undefined) ?? []
    editing.refuse(wrong.flatMap(({ at, ...cell }) => (keys[at] ? [{ ...cell, rowKey: keys[at] }] : [])))
  }

  function fill(source: Box, target: Box): void {
    const pairs = fillings(source, target).flatMap(({ to, from }) => {
      const into = editable(to)
      const out = cellAt(from)
      return into && out ? [{ into, out }] : []
    })
    const along = pairs.filter(({ into, out }) => into.field === out.field)
    editing.writeValues(
      along.flatMap(({ into, out }) => {
        const value = out.row[out.field.name]
        if (EDIT_WAYS[into.field.kind] !== 'search') return [{ ...into, value }]
        const idName = idNameOf(out)
        return userTargets(into, textOr(value), idName === undefined ? null : textOr(out.row[idName]))
      }),
    )
    // Across columns the text goes over, as it would by copying.
    const across = pairs.filter(
      ({ into, out }) => into.field !== out.field && EDIT_WAYS[into.field.kind] !== 'search',
    )
    if (across.length > 0)
      editing.writeTexts(
        across.map(({ into, out }) => ({
          ...into,
          text: editText(out.field, out.row[out.field.name], texts),
        })),
      )
  }

  return {
    editable,
    toggleAt,
    searchAt,
    editAt,
    tapAt,
    clear,
    copied,
    paste,
    fill,
    fillDown: () => {
      const filling = selection.box && fillDown(selection.box)
      if (filling) fill(filling.source, filling.target)
    },
    insertAt: (point, below) => {
      if (!input.onInsert || !input.onChange) return false
      const row = point ? point.row + below : entries.length
      input.onInsert([{}], entries[row]?.key)
      return true
    },
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
  const { field } = target
  const paired = idNameOf(target)
  const targets = [{ ...target, value: userNm }]
  if (paired !== undefined) {
    targets.push({
      ...target,
      field: { ...field, name: paired, required: false },
      value: userId,
    })
  }
  return targets
}

/** The field that keeps the person's id: the column names it, also for a new row that has none yet, or the row has it. */
function idNameOf<Row>({ field, row }: CellTarget<Row>): (keyof Row & string) | undefined {
  if (field.idName !== undefined) return field.idName
  const paired = field.name.endsWith('Nm') ? field.name.replace(/Nm$/, 'Id') : undefined
  return paired !== undefined && typeof row === 'object' && row !== null && paired in row
    ? (paired as keyof Row & string)
    : undefined
}
const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null)
