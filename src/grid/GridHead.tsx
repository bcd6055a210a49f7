import { CaretDownFilled, CaretUpFilled } from '@ant-design/icons'
import { type CSSProperties, type PointerEvent, memo, useRef, useState } from 'react'
import type { GridSort } from './columns.ts'
import { MIN_WIDTH } from './layout.ts'
import { moreTexts } from './spoken-texts.ts'
import type { GridModel } from './use-grid-table.ts'
import type { ColumnBox, GridView } from './view.ts'

interface GridHeadProps<Row> {
  groups: GridModel<Row>['headerGroups']
  view: GridView<Row>
  sort: readonly GridSort[]
  onSort: ((sort: GridSort[]) => void) | undefined
  /** Texts by column that rows have to contain; shown as a row of inputs. */
  filters: ReadonlyMap<string, string> | undefined
  onFilter: (name: string, wanted: string) => void
  /** 'some' draws the half-filled box. */
  allChecked: boolean | 'some'
  onCheckAll: () => void
  onMove: (name: string, target: string) => void
  /** Width in pixels, undefined for the width of the definition; `done` when the drag ends. */
  onResize: (name: string, width: number | undefined, done: boolean) => void
  /** As wide as what it holds. */
  onFit: (name: string) => void
}

/** Header rows: sort by click, with Shift by several; move by dragging, resize at the right edge. */
function Head<Row>(props: GridHeadProps<Row>) {
  const { groups, view } = props
  const [dragged, setDragged] = useState<string>()
  const [target, setTarget] = useState<string>()
  const height = view.rowHeight * groups.length
  const whole = view.rowHeight * view.headRows

  function drop(name: string): void {
    if (dragged !== undefined && dragged !== name) props.onMove(dragged, name)
    setDragged(undefined)
    setTarget(undefined)
  }

  return (
    <div role="rowgroup" className="grid-head" style={{ height: whole }}>
      {groups.map((group, level) => (
        <div
          key={group.id}
          role="row"
          aria-rowindex={level + 1}
          className="grid-head-row"
          style={{ height: view.rowHeight }}
        >
          {view.leads.map((lead, position) =>
            level > 0 ? (
              <div key={lead.name} className="grid-spacer" style={{ width: lead.width }} />
            ) : (
              <div
                key={lead.name}
                role="columnheader"
                aria-colindex={position + 1}
                aria-rowspan={groups.length > 1 ? groups.length : undefined}
                className={`grid-head-cell grid-lead is-${lead.name}`}
                style={{ width: lead.width, left: lead.left, height }}
              >
                {lead.name === 'number' && 'No.'}
                {lead.name === 'mark' && view.texts.rowState}
                {lead.name === 'check' && (
                  <input
                    type="checkbox"
                    aria-label={view.texts.checkAll}
                    checked={props.allChecked === true}
                    ref={(box) => {
                      if (box) box.indeterminate = props.allChecked === 'some'
                    }}
                    onChange={props.onCheckAll}
                  />
                )}
              </div>
            ),
          )}
          {group.headers.map((header) => {
            const boxes = header
              .getLeafHeaders()
              .flatMap((leaf) => view.boxes.find((box) => box.field.name === leaf.column.id) ?? [])
            const unique = [...new Set(boxes)]
            const style = placeOf(unique, view.rowHeight * Math.max(1, header.rowSpan))
            if (header.rowSpan === 0)
              return <div key={header.id} className="grid-spacer" style={{ width: style.width }} />
            const single = header.column.columns.length === 0 ? unique[0] : undefined
            const shared = {
              role: 'columnheader',
              'aria-colindex': view.leads.length + view.boxes.indexOf(unique[0]!) + 1,
              'aria-rowspan': header.rowSpan > 1 ? header.rowSpan : undefined,
              'aria-colspan': unique.length > 1 ? unique.length : undefined,
              style,
            }
            if (!single) {
              return (
                <div key={header.id} {...shared} className={`grid-head-cell is-group${stuckClass(unique)}`}>
                  <span className="grid-head-text">{String(header.column.columnDef.header)}</span>
                </div>
              )
            }
            const { name } = single.field
            return (
              <div
                key={header.id}
                {...shared}
                aria-sort={ariaSort(props.sort, name)}
                className={`grid-head-cell${stuckClass(unique)}${target === name && dragged !== name ? ' is-target' : ''}`}
                data-head={name}
                draggable
                onDragStart={(event) => {
                  event.dataTransfer.setData('text/plain', name)
                  event.dataTransfer.effectAllowed = 'move'
                  setDragged(name)
                }}
                onDragOver={(event) => {
                  if (dragged === undefined) return
                  event.preventDefault()
                  setTarget(name)
                }}
                onDragEnd={() => drop(name)}
                onDrop={(event) => {
                  event.preventDefault()
                  drop(name)
                }}
              >
                <HeadLabel box={single} sort={props.sort} onSort={props.onSort} />
                <ResizeHandle box={single} onResize={props.onResize} onFit={props.onFit} />
              </div>
            )
          })}
        </div>
      ))}
      {props.filters && <FilterRow view={view} filters={props.filters} onFilter={props.onFilter} />}
    </div>
  )
}

function FilterRow<Row>({
  view,
  filters,
  onFilter,
}: {
  view: GridView<Row>
  filters: ReadonlyMap<string, string>
  onFilter: GridHeadProps<Row>['onFilter']
}) {
  const say = moreTexts(view.texts)
  return (
    <div
      role="row"
      aria-rowindex={view.headRows}
      className="grid-head-row"
      style={{ height: view.rowHeight }}
    >
      {view.leads.map((lead, at) => (
        <div
          key={lead.name}
          role="columnheader"
          aria-colindex={at + 1}
          aria-label={say('filter')}
          className="grid-head-cell grid-lead"
          style={{ width: lead.width, left: lead.left, height: view.rowHeight }}
        />
      ))}
      {view.boxes.map((box, column) => (
        <div
          key={box.field.name}
          role="columnheader"
          aria-colindex={view.leads.length + column + 1}
          className={`grid-head-cell grid-filter${stuckClass([box])}`}
          style={placeOf([box], view.rowHeight)}
        >
          <input
            type="search"
            aria-label={say('filterOf', { text: box.field.text })}
            value={filters.get(box.field.name) ?? ''}
            onChange={({ target }) => onFilter(box.field.name, target.value)}
          />
        </div>
      ))}
    </div>
  )
}

/** Not drawn again when only the active cell moves. */
export const GridHead = memo(Head) as typeof Head

function HeadLabel<Row>({
  box,
  sort,
  onSort,
}: {
  box: ColumnBox<Row>
  sort: readonly GridSort[]
  onSort: GridHeadProps<Row>['onSort']
}) {
  const { field } = box
  const label = (
    <span className={`grid-head-text${field.required ? ' is-required' : ''}`} title={field.text}>
      {field.text}
    </span>
  )
  if (!onSort || !field.sortable) return label
  const at = sort.findIndex(({ name }) => name === field.name)
  const direction = sort[at]?.direction
  // Ascending, descending, then the order of the page again.
  const next = direction === undefined ? 'asc' : direction === 'asc' ? 'desc' : undefined
  return (
    <button
      type="button"
      className="grid-sort"
      onClick={({ shiftKey }) => onSort(sortedBy(sort, field.name, next, shiftKey))}
    >
      {label}
      {sort.length > 1 && at >= 0 && (
        <sup aria-hidden="true" className="grid-sort-place">
          {at + 1}
        </sup>
      )}
      <span aria-hidden="true" className={`grid-sort-mark${direction ? ' is-on' : ''}`}>
        {direction === 'desc' ? <CaretDownFilled /> : <CaretUpFilled />}
      </span>
    </button>
  )
}

/** With Shift the others stay; a column that is sorted already keeps its place among them. */
export function sortedBy(
  sort: readonly GridSort[],
  name: string,
  direction: GridSort['direction'] | undefined,
  together: boolean,
): GridSort[] {
  const own = direction ? [{ name, direction }] : []
  if (!together) return own
  return sort.some((each) => each.name === name)
    ? sort.flatMap((each) => (each.name === name ? own : [each]))
    : [...sort, ...own]
}

function ResizeHandle<Row>({
  box,
  onResize,
  onFit,
}: {
  box: ColumnBox<Row>
  onResize: GridHeadProps<Row>['onResize']
  onFit: GridHeadProps<Row>['onFit']
}) {
  const start = useRef<{ x: number; width: number }>(undefined)
  const { name } = box.field
  // Columns frozen at the right grow to the left.
  const sign = box.stuck === 'right' ? -1 : 1
  const widthAt = (event: PointerEvent) =>
    Math.max(MIN_WIDTH, (start.current?.width ?? 0) + sign * (event.clientX - (start.current?.x ?? 0)))
  return (
    <span
      aria-hidden="true"
      className={`grid-resize${sign < 0 ? ' is-left' : ''}`}
      data-resize={name}
      // Otherwise the browser would begin to drag the header.
      draggable
      onDragStart={(event) => {
        event.preventDefault()
        event.stopPropagation()
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX, width: box.width }
      }}
      onPointerMove={(event) => start.current && onResize(name, widthAt(event), false)}
      onPointerUp={(event) => {
        if (!start.current) return
        const width = widthAt(event)
        const moved = event.clientX !== start.current.x
        start.current = undefined
        if (moved) onResize(name, width, true)
      }}
      onPointerCancel={() => {
        start.current = undefined
      }}
      onDoubleClick={() => onFit(name)}
    />
  )
}

function placeOf<Row>(boxes: readonly ColumnBox<Row>[], height: number): CSSProperties {
  const width = boxes.reduce((sum, box) => sum + box.width, 0)
  const side = boxes[0]?.stuck
  if (!side || boxes.some((box) => box.stuck !== side)) return { width, height }
  return { width, height, [side]: Math.min(...boxes.map((box) => box.inset)) }
}

function stuckClass<Row>(boxes: readonly ColumnBox<Row>[]): string {
  const side = boxes[0]?.stuck
  if (!side || boxes.some((box) => box.stuck !== side)) return ''
  const edge = boxes.find((box) => box.edge)?.edge
  return ` is-stuck${edge ? ` is-edge-${edge}` : ''}`
}

function ariaSort(sort: readonly GridSort[], name: string): 'ascending' | 'descending' | undefined {
  const own = sort.find((each) => each.name === name)
  if (!own) return undefined
  return own.direction === 'asc' ? 'ascending' : 'descending'
}
