import { type CSSProperties, useCallback, useId, useRef } from 'react'
import { CellInput } from './CellInput.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'
import { gridPageSize, gridRows } from '../core/shared/limits.ts'
import { DEFAULT_PAGE_SIZE, cellKey } from './columns.ts'
import { EditorPopup } from './EditorPopup.tsx'
import type { DataGridProps } from './grid-props.ts'
import { GridBody } from './GridBody.tsx'
import { GridHead } from './GridHead.tsx'
import { GridPager, totalText } from './GridPager.tsx'
import { EmptyState, ErrorState, SkeletonRows } from './GridStates.tsx'
import { movedTo } from './layout.ts'
import { portalLayouts } from './layout-store.ts'
import { SummaryRow } from './SummaryRow.tsx'
import { useGridSize, useGridTexts } from './spoken.ts'
import { useActiveCell } from './use-active-cell.ts'
import { useCellEditing } from './use-cell-editing.ts'
import { useCellSelection } from './use-cell-selection.ts'
import { useEditor } from './use-editor.ts'
import { useGridActions } from './use-grid-actions.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useGridPointer } from './use-grid-pointer.ts'
import { useGridTable } from './use-grid-table.ts'
import { useGridView } from './use-grid-view.ts'
import { useLayout } from './use-layout.ts'
import { editText } from './values.ts'
import { useRowChecks } from './use-row-checks.ts'
import { boxVariables } from './view.ts'
import './grid.css'

/** Rows shown by height 'auto' before the grid scrolls, and rows of the skeleton. */
const AUTO_ROWS = 20
const WAITING_ROWS = 8

/**
 * List and editable grid of the portal: frozen, nested, movable columns, ranges, Excel's clipboard, and
 * Hangul typed straight into a cell.
 */
export function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  const { rows, rowKey, loading = false, height = 'auto', page = 1, pager = 'list' } = props
  const usual = useGridSize()
  const { size = usual } = props
  const { limit = pager === 'small' ? gridPageSize : DEFAULT_PAGE_SIZE } = props
  const spoken = useGridTexts()
  const texts = props.texts ?? spoken
  const listId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const dragging = useRef(false)
  const touch = useRef(false)

  const { layout, change, resize, reset } = useLayout(props.layoutKey, props.layoutStore ?? portalLayouts)
  const model = useGridTable({
    columns: props.columns,
    rows,
    rowKey,
    treeChildren: props.treeChildren,
    layout,
  })
  const { entries, fields } = model
  const selection = useCellSelection(entries, fields)
  const { active } = selection
  const editing = useCellEditing({
    texts,
    rowOf: (key) => (props.changes?.get(key) === 'deleted' ? undefined : model.rowOf(key)),
    onChange: props.onChange,
    onInvalid: props.onInvalid,
  })
  const setInput = useCallback((text: string) => {
    if (input.current) input.current.value = text
  }, [])
  const editor = useEditor(editing, texts, setInput)
  const actions = useGridActions({
    entries,
    fields,
    selection,
    editing,
    editor,
    texts,
    marks: props.changes,
    onChange: props.onChange,
    onOpen: props.onOpen,
    onUserSearch: props.onUserSearch,
  })

  const checks = useRowChecks(entries, props.selected, props.onSelect)
  const { checked } = checks
  const hasSummary = entries.length > 0 && fields.some((field) => field.summary)
  const editableGrid = props.onChange !== undefined && fields.some((field) => field.editable)
  const headRows = model.headerGroups.length
  const { onSelect, changes: marks } = props
  const { view, tableWidth, narrow } = useGridView({
    frame,
    fields,
    layout,
    texts,
    size,
    headRows,
    numbered: props.numbered === true,
    checkable: onSelect !== undefined,
    marked: marks !== undefined,
    tree: props.treeChildren !== undefined,
    editable: editableGrid,
    fitTo: height === 'fit' ? rows : undefined,
  })
  const footRows = hasSummary ? 1 : 0
  const placeInput = useActiveCell({
    frame,
    input,
    dragging,
    view,
    entries,
    selection,
    footRows,
    editing: editor.open !== undefined,
  })

  const { allFields } = model
  const moveColumn = useCallback(
    (name: string, target: string) => {
      const names = allFields.map((field) => field.name)
      change({ order: movedTo(names, name, target) })
    },
    [allFields, change],
  )

  const onKeyDown = useGridKeys({
    entries,
    selection,
    editing,
    editor,
    actions,
    editableGrid,
    onCheck: onSelect && checks.check,
    onToggleOpen: model.toggleOpen,
    pageRows: () =>
      Math.max(1, Math.floor((frame.current?.clientHeight ?? 0) / view.rowHeight) - headRows - footRows - 1),
  })

  function focusInput(): void {
    input.current?.focus({ preventScroll: true })
  }
  const pointer = useGridPointer({
    touch,
    dragging,
    onPress: (point, extend) => {
      if (editor.open) editor.commit(input.current?.value ?? '')
      if (!point) return
      selection.select(point, extend)
      // A tap only selects: the focus would call up the keyboard of the screen.
      if (!touch.current) focusInput()
    },
    onDrag: (point) => selection.select(point, true),
    onOpen: (point) => {
      actions.openAt(point)
      if (actions.editable(point)) focusInput()
    },
    onToggle: (point) => actions.toggleAt(point),
    onSearch: (point) => actions.searchAt(point),
    onExpand: model.toggleOpen,
    onCheck: checks.check,
    onLink: props.onLink,
  })

  const failed = Boolean(props.error) && !loading
  const waiting = loading && rows.length === 0
  const vacant = !loading && !failed && entries.length === 0
  const activeEntry = active && entries[active.row]
  const activeField = active && fields[active.column]
  const activeFault =
    activeEntry &&
    activeField &&
    (editing.faults.get(cellKey(activeEntry.key, activeField.name))?.message ??
      props.errors?.get(cellKey(activeEntry.key, activeField.name)))
  const activeText =
    activeEntry && activeField
      ? texts.cell(
          activeField.text,
          active.row + 1,
          editText(activeField, activeEntry.row[activeField.name], texts),
        )
      : props.label
  const total = props.total ?? rows.length
  const rowsHeight = (count: number) => (headRows + count + footRows) * view.rowHeight + 2
  const frameStyle =
    typeof height === 'number'
      ? { height }
      : height === 'fill'
        ? {}
        : ({
            '--grid-most': `${rowsHeight(pager === 'small' ? gridRows : AUTO_ROWS) + 14}px`,
            minHeight: rowsHeight(waiting || failed || vacant ? WAITING_ROWS : 1),
          } as CSSProperties)

  return (
    <section
      className={`data-grid is-${size}${height === 'fill' ? ' is-filling' : height === 'fit' ? ' is-fitting' : ''}`}
      aria-label={props.label}
    >
      <div className="grid-bar">
        {!props.onPage && (
          <span className="grid-total">{totalText(texts, total, props.totalMore === true)}</span>
        )}
        {checked.size > 0 && (
          <span className="grid-checked">{texts.checked(checked.size.toLocaleString('ko-KR'))}</span>
        )}
        <div className="grid-tools">
          {props.toolbar}
          <ColumnChooser
            fields={model.allFields}
            layout={layout}
            change={change}
            reset={reset}
            texts={texts}
          />
        </div>
      </div>
      <div
        ref={frame}
        className={`grid-frame${loading ? ' is-loading' : ''}`}
        style={frameStyle}
        onScroll={placeInput}
        {...pointer}
      >
        <div
          role={view.tree ? 'treegrid' : 'grid'}
          aria-label={props.label}
          aria-busy={loading}
          aria-multiselectable="true"
          aria-rowcount={props.onPage ? headRows + total : headRows + entries.length}
          aria-colcount={view.leads.length + fields.length}
          className="grid-table"
          style={{ width: tableWidth, ...boxVariables(view.boxes) }}
        >
          <GridHead
            groups={model.headerGroups}
            view={view}
            sort={props.sort}
            onSort={props.onSort}
            allChecked={checks.all}
            onCheckAll={checks.checkAll}
            onMove={moveColumn}
            onResize={resize}
          />
          {entries.length > 0 && !failed && (
            <GridBody
              frame={frame}
              view={view}
              entries={entries}
              firstNumber={page > 0 ? (page - 1) * limit + 1 : (page + 1) * limit - rows.length}
              checked={checked}
              marks={marks}
              faults={editing.faults}
              errors={props.errors}
              selection={selection}
            />
          )}
          {hasSummary && !failed && <SummaryRow view={view} entries={entries} />}
        </div>
        {waiting && <SkeletonRows view={view} count={WAITING_ROWS} />}
        {failed && props.error && <ErrorState error={props.error} onRetry={props.onRetry} texts={texts} />}
        {vacant && <EmptyState content={props.empty} texts={texts} />}
        <CellInput
          inputRef={input}
          editor={editor}
          actions={actions}
          active={active}
          label={activeText}
          fault={activeFault}
          texts={texts}
          listId={listId}
          onKeyDown={onKeyDown}
          onEnter={selection.enter}
        />
      </div>
      {editor.open && (
        <EditorPopup
          editor={editor}
          open={editor.open}
          texts={texts}
          listId={listId}
          onDone={focusInput}
          anchor={() => input.current}
        />
      )}
      {props.onPage && (
        <GridPager
          texts={texts}
          total={total}
          totalMore={props.totalMore === true}
          endPages={props.endPages === true}
          page={page}
          limit={limit}
          onPage={props.onPage}
          narrow={narrow}
          small={pager === 'small'}
        />
      )}
    </section>
  )
}
