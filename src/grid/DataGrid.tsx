import { useCallback, useId, useRef, useState } from 'react'
import { Dropdown } from 'antd'
import { CellInput } from './CellInput.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'
import { gridPageSize, gridRows } from '../core/shared/limits.ts'
import { activeCell } from './active-cell.ts'
import { DEFAULT_PAGE_SIZE, leafColumns } from './columns.ts'
import { EditorPopup } from './EditorPopup.tsx'
import type { DataGridProps } from './grid-props.ts'
import { formatNumber } from '../core/shared/number-format.ts'
import { GridBar } from './GridBar.tsx'
import { useTelephone } from './use-telephone.ts'
import { GridBody } from './GridBody.tsx'
import { GridCards } from './GridCards.tsx'
import { GridFind } from './GridFind.tsx'
import { GridHead } from './GridHead.tsx'
import { GridPager, totalText } from './GridPager.tsx'
import { GridStates, WAITING_ROWS } from './GridStates.tsx'
import { movedTo } from './layout.ts'
import { portalLayouts } from './layout-store.ts'
import type { RowPlaces } from './row-places.ts'
import { SummaryRow } from './SummaryRow.tsx'
import { moreTexts, useGridTexts } from './spoken-texts.ts'
import { useGridSize } from './spoken.ts'
import { useActiveCell } from './use-active-cell.ts'
import { useCellEditing } from './use-cell-editing.ts'
import { useCellSelection } from './use-cell-selection.ts'
import { useEditor } from './use-editor.ts'
import { useColumnFit } from './use-column-fit.ts'
import { useCursorRow, useEnteredRow } from './use-entered-row.ts'
import { useFullColumns } from './use-full-columns.ts'
import { useFillHandle } from './use-fill-handle.ts'
import { useRowFilter } from './use-row-filter.ts'
import { useGridActions } from './use-grid-actions.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { menuHost, ownMenu, useGridMenu } from './use-grid-menu.ts'
import { useGridPointer } from './use-grid-pointer.ts'
import { useGridTable } from './use-grid-table.ts'
import { useFrameWidth, useGridView } from './use-grid-view.ts'
import { useLayout } from './use-layout.ts'
import { useRowChecks } from './use-row-checks.ts'
import { boxVariables, frameHeights } from './view.ts'
import './grid.css'

const noSort: readonly never[] = []
/** With fewer columns a grid is read on a telephone as well. */
const CARD_COLUMNS = 4
/** Rows shown by height 'auto' before the grid scrolls. */
const AUTO_ROWS = 20

/**
 * List and editable grid of the portal: frozen, nested, movable columns, ranges, Excel's clipboard, and
 * Hangul typed straight into a cell.
 */
export function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  const { rowKey, loading = false, height = 'auto', page = 1, pager = 'list' } = props
  const usual = useGridSize()
  const { size = usual, sort = noSort } = props
  const { limit = pager === 'small' ? gridPageSize : DEFAULT_PAGE_SIZE } = props
  const spoken = useGridTexts()
  const texts = props.texts ?? spoken
  const listId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const places = useRef<RowPlaces>(undefined)
  const [dragging, touch, filling, withHeads] = [useRef(false), useRef(false), useRef(false), useRef(false)]
  const [finding, setFinding] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { rows, filters, filterBy, show } = useRowFilter(props.rows, props.columns, texts)

  const { layout, change, resize, reset } = useLayout(props.layoutKey, props.layoutStore ?? portalLayouts)
  const editableGrid = Boolean(props.onChange) && leafColumns(props.columns).some(({ editable }) => editable)
  // Whoever types into a grid needs its cells, also the empty ones; the branches of a tree would be lost.
  const cardable = !editableGrid && !props.treeChildren
  const asCards = useTelephone() && cardable && leafColumns(props.columns).length >= CARD_COLUMNS
  const width = useFrameWidth(frame, !asCards)
  const waiting = loading && rows.length === 0
  const fitTo = (height === 'fit' || height === 'auto') && !waiting && !editableGrid ? rows : undefined
  const model = useGridTable({
    columns: props.columns,
    rows,
    rowKey,
    treeChildren: props.treeChildren,
    layout: useFullColumns({ columns: props.columns, rows: fitTo, layout, sort, texts, size, width }),
  })
  const { entries, fields } = model
  const selection = useCellSelection(entries, fields)
  const { active } = selection
  const editing = useCellEditing({
    texts,
    rowOf: (key) =>
      props.changes?.get(key) === 'deleted'
        ? undefined
        : // A row that the filter hides keeps its faults.
          (model.rowOf(key) ?? (filters && props.rows.find((row) => rowKey(row) === key))),
    onChange: props.onChange,
    onInvalid: props.onInvalid,
    onUndo: props.onUndo,
    onRedo: props.onRedo,
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
    onInsert: props.onInsert,
    onUnplaced: (count) =>
      setRefusal(
        count === 0
          ? undefined
          : moreTexts(texts)('unplaced', { count: formatNumber(count, undefined, true) }),
      ),
    onUserSearch: props.onUserSearch,
  })

  const checks = useRowChecks(entries, props.selected, props.onSelect)
  const { checked } = checks
  const headRows = model.headerGroups.length + (filters ? 1 : 0)
  const { onSelect, changes: marks } = props
  const { view, tableWidth, narrow } = useGridView({
    width,
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
    wrap: props.wrap === true,
    fitTo,
  })
  const footRows = entries.length > 0 && fields.some((field) => field.summary) ? 1 : 0
  const placeInput = useActiveCell({
    frame,
    input,
    dragging,
    view,
    places,
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
    onFind: () => setFinding(true),
    pageRows: () =>
      Math.max(1, Math.floor((frame.current?.clientHeight ?? 0) / view.rowHeight) - headRows - footRows - 1),
  })

  function focusInput(): void {
    input.current?.focus({ preventScroll: true })
  }
  const fit = useColumnFit(frame, model, texts, resize)
  const { menu, onMenu, onPlace } = useGridMenu({
    entries,
    fields,
    selection,
    actions,
    editing,
    layout,
    change,
    onFit: fit,
    editable: editableGrid,
    insertable: editableGrid && props.onInsert !== undefined,
    onRemove: props.onRemove,
    onOpen: props.onOpen,
    sort,
    onSort: props.onSort,
    filtering: filters !== undefined,
    // Rows of other pages would be left out without a word, and the branches of a tree.
    onFilters: props.onPage || props.treeChildren ? undefined : show,
    onFind: () => setFinding(true),
    texts,
    onRefusal: setRefusal,
    onDone: focusInput,
    onCopy: (heads) => {
      withHeads.current = heads
      focusInput()
      document.execCommand('copy')
      withHeads.current = false
    },
  })
  useCursorRow(active && entries[active.row]?.key, props.onRow)
  useEnteredRow({ entered: props.entered, entries, fields, selection, actions, input })
  const pointer = useGridPointer({
    touch,
    dragging,
    filling,
    onPress: (point, extend) => {
      const edits = touch.current && !editor.open && actions.tapAt(point)
      if (editor.open) editor.commit(input.current?.value ?? '')
      if (!point) return
      selection.select(point, extend)
      // The first tap only selects: the focus would call up the keyboard of the screen.
      if (!touch.current || edits) focusInput()
    },
    onDrag: (point) => selection.select(point, true),
    onFill: useFillHandle(selection, actions.fill),
    onMenu: onPlace,
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
  const vacant = !loading && !failed && entries.length === 0
  const { label: activeText = props.label, fault: activeFault } = activeCell(
    model,
    active,
    texts,
    (key) => editing.faults.get(key)?.message ?? props.errors?.get(key),
  )
  const total = filters ? rows.length : (props.total ?? rows.length)
  const frameStyle = frameHeights(
    height,
    (count) => (headRows + count + footRows) * view.rowHeight + 2,
    pager === 'small' ? gridRows : AUTO_ROWS,
    waiting || failed || vacant ? WAITING_ROWS : 1,
  )
  const states = (
    <GridStates
      {...{ view, waiting, vacant, texts, empty: props.empty, onRetry: props.onRetry }}
      error={failed ? props.error : null}
    />
  )
  const pages = props.onPage && (
    <GridPager
      {...{ texts, total, known: !failed, page, limit, onPage: props.onPage, small: pager === 'small' }}
      totalMore={props.totalMore === true}
      endPages={props.endPages === true}
      narrow={narrow || asCards}
    />
  )
  // A list that fits its window has its count and its pages in the line of the tools: a row more is seen.
  const pagerAbove = height === 'fit' && !asCards && !narrow

  return (
    <section
      className={`data-grid is-${size}${props.wrap ? ' is-wrapped' : ''}${height === 'fill' ? ' is-filling' : height === 'fit' ? ' is-fitting' : ''}`}
      aria-label={props.label}
    >
      <GridBar
        pages={pagerAbove && pages}
        total={props.onPage ? undefined : totalText(texts, failed ? null : total, props.totalMore === true)}
        checked={checked.size > 0 ? texts.checked(checked.size.toLocaleString('ko-KR')) : undefined}
        rows={entries}
        fields={fields}
        box={selection.box}
        refusal={refusal}
        texts={texts}
        find={
          finding && (
            <GridFind
              rows={entries}
              fields={fields}
              texts={texts}
              active={active}
              onFound={(point) => selection.select(point)}
              onClose={() => {
                setFinding(false)
                focusInput()
              }}
            />
          )
        }
      >
        {props.toolbar}
        <ColumnChooser fields={model.allFields} layout={layout} change={change} reset={reset} texts={texts} />
      </GridBar>
      {asCards ? (
        <GridCards
          states={states}
          loading={loading}
          entries={failed ? undefined : entries}
          label={props.label}
          fields={fields}
          texts={texts}
          checked={checked}
          marks={marks}
          onCheck={onSelect && checks.check}
          onOpen={props.onOpen}
        />
      ) : (
        <Dropdown trigger={['contextMenu']} menu={menu} onOpenChange={onMenu} getPopupContainer={menuHost}>
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
              onContextMenu={ownMenu}
            >
              <GridHead
                groups={model.headerGroups}
                view={view}
                sort={sort}
                onSort={props.onSort}
                filters={filters}
                onFilter={filterBy}
                allChecked={checks.all}
                onCheckAll={checks.checkAll}
                onMove={moveColumn}
                onResize={resize}
                onFit={fit}
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
                  joined={props.joined}
                  places={places}
                  onPlaced={placeInput}
                />
              )}
              {footRows > 0 && !failed && <SummaryRow view={view} entries={entries} />}
            </div>
            {states}
            <CellInput
              inputRef={input}
              editor={editor}
              actions={actions}
              active={active}
              label={activeText}
              fault={activeFault}
              texts={texts}
              listId={listId}
              withHeads={withHeads}
              onKeyDown={onKeyDown}
              onEnter={selection.enter}
            />
          </div>
        </Dropdown>
      )}
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
      {!pagerAbove && pages}
    </section>
  )
}
