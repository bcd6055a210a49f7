import { memo } from 'react'
import { CellContent } from './CellContent.tsx'
import { type RowMark, alignOf, canEdit } from './columns.ts'
import type { ColumnBox, GridView } from './view.ts'
import { type CellFault, isOf } from './use-cell-editing.ts'
import { formatNumber } from '../core/shared/number-format.ts'
import { displayText } from './values.ts'

export interface GridRowProps<Row> {
  view: GridView<Row>
  row: Row
  rowKey: string
  /** Position among the rows, from 0. */
  index: number
  /** Pixels from the first row. */
  start: number
  /** Columns whose repeated values are drawn once; the first `joins` of them repeat the row above. */
  joined: readonly string[] | undefined
  joins: number
  /** Says them all the same, because the row that says them is out of sight. */
  again: boolean
  /** How many of them the row below repeats. */
  joinedBelow: number
  /** Takes the row's element where rows are as high as their text. */
  measure: ((element: HTMLElement | null) => void) | undefined
  /**
   * Running number over all pages; at the end of a list that is longer than what is counted, from −1 at its
   * last row.
   */
  number: number
  depth: number
  open: boolean | undefined
  checked: boolean
  mark: RowMark | undefined
  faults: Record<string, CellFault> | undefined
  errors: Record<string, string> | undefined
  /**
   * Columns of this row that lie in the selected range, -1 for none. Plain numbers, so that unchanged rows
   * are not drawn again.
   */
  rangeLeft: number
  rangeRight: number
  rangeTop: boolean
  rangeBottom: boolean
  activeColumn: number
}

const MARKS = { inserted: '▲', updated: '●', deleted: '✕' } satisfies Record<RowMark, string>

/** What the cells of a row need to know of it. */
type OfRow<Row> = Omit<GridRowProps<Row>, 'measure'>

function Row<Row extends object>({ measure, ...props }: GridRowProps<Row>) {
  const { view, rowKey, index, depth, open, checked, mark } = props
  const { texts } = view
  return (
    <div
      ref={measure}
      role="row"
      aria-rowindex={(props.number > 0 ? props.number : props.index + 1) + view.headRows}
      aria-selected={view.checkable ? checked : undefined}
      aria-level={view.tree ? depth + 1 : undefined}
      aria-expanded={open}
      className={`grid-row${checked ? ' is-checked' : ''}${mark ? ` is-${mark}` : ''}${index % 2 === 1 ? ' is-odd' : ''}`}
      style={{ transform: `translateY(${props.start}px)` }}
      data-row={index}
    >
      {view.leads.map((lead, position) => (
        <div
          key={lead.name}
          role="gridcell"
          aria-colindex={position + 1}
          className={`grid-cell grid-lead is-${lead.name}`}
          style={{ width: lead.width, left: lead.left }}
        >
          {lead.name === 'number' && formatNumber(props.number, undefined, true)}
          {lead.name === 'check' && (
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={texts.checkRow(index + 1)}
              checked={checked}
              data-check={rowKey}
              onChange={ignore}
            />
          )}
          {lead.name === 'mark' && mark && (
            <span className={`grid-mark is-${mark}`}>
              {MARKS[mark]} {texts[mark]}
            </span>
          )}
        </div>
      ))}
      {view.boxes.map((box, column) => (
        <Cell key={box.field.name} {...props} box={box} column={column} />
      ))}
    </div>
  )
}

/** Only the rows whose own facts changed are drawn again. */
export const GridRow = memo(Row) as typeof Row

// The check is taken by one handler on the whole body; React only wants to see one on the input.
function ignore(): void {}

function Cell<Row extends object>(props: OfRow<Row> & { box: ColumnBox<Row>; column: number }) {
  const { view, row, rowKey, box, column, depth, open } = props
  const { field } = box
  const value = row[field.name]
  const fault = props.faults?.[field.name]
  // A fault belongs to the value it was found with; when the page has brought another one, it is over.
  const own = fault && isOf(fault, value) ? fault : undefined
  const message = own?.message ?? props.errors?.[field.name]
  const editable = canEdit(field, row) && props.mark !== 'deleted'
  const selected = column >= props.rangeLeft && column <= props.rangeRight
  const text = own?.text ?? displayText(field, value, view.texts)
  const isJoined = joinPlace(props, field.name) < props.joins
  return (
    <div
      role="gridcell"
      id={view.cellId(rowKey, field.name)}
      aria-colindex={view.leads.length + column + 1}
      aria-readonly={view.editable ? !editable : undefined}
      aria-invalid={message ? true : undefined}
      aria-selected={view.checkable ? undefined : selected}
      title={message ?? (field.kind === 'textarea' || text.length > 12 ? text : undefined)}
      data-column={column}
      className={classesOf(props, box, column, editable, message !== undefined)}
      style={box.style}
    >
      {column === 0 && view.tree && (
        <span className="grid-indent" style={{ width: depth * 16 }}>
          {open === undefined ? null : (
            <button
              type="button"
              tabIndex={-1}
              className="grid-expander"
              aria-label={open ? view.texts.collapse : view.texts.expand}
              data-expand={rowKey}
            >
              <span aria-hidden="true" className={open ? 'is-open' : undefined} />
            </button>
          )}
        </span>
      )}
      {isJoined && column !== props.activeColumn && !own ? (
        <span className={props.again ? 'grid-again' : 'grid-unseen'}>{text}</span>
      ) : own?.text === undefined ? (
        <CellContent
          field={field}
          row={row}
          value={value}
          text={text}
          texts={view.texts}
          editable={editable}
        />
      ) : (
        own.text
      )}
      {view.editable && props.rangeBottom && column === props.rangeRight && (
        <span aria-hidden="true" className="grid-fill" data-fill="" />
      )}
    </div>
  )
}

/** The place of a column among those that are drawn once; none for any other column. */
const joinPlace = ({ joined }: { joined: readonly string[] | undefined }, name: string): number => {
  const place = joined?.indexOf(name) ?? -1
  return place < 0 ? Infinity : place
}

function classesOf<Row extends object>(
  props: OfRow<Row>,
  box: ColumnBox<Row>,
  column: number,
  editable: boolean,
  invalid: boolean,
): string {
  const names = ['grid-cell', `is-${alignOf(box.field)}`]
  if (box.stuck) names.push('is-stuck')
  if (box.edge) names.push(`is-edge-${box.edge}`)
  if (joinPlace(props, box.field.name) < props.joinedBelow) names.push('is-open')
  if (editable) names.push('is-editable')
  if (invalid) names.push('is-invalid')
  if (column >= props.rangeLeft && column <= props.rangeRight) {
    names.push('is-selected')
    if (props.rangeTop) names.push('is-top')
    if (props.rangeBottom) names.push('is-bottom')
    if (column === props.rangeLeft) names.push('is-first')
    if (column === props.rangeRight) names.push('is-last')
  }
  if (column === props.activeColumn) names.push('is-active')
  return names.join(' ')
}
