import { useEffect, useMemo, useState } from 'react'
import { CopyOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import type { Fields } from '../../shared/field.ts'
import type { AnyLines, AnyResource } from '../../shared/resource.ts'
import type { FieldIssue } from '../../shared/session.ts'
import { DataGrid } from '../../../grid/DataGrid.tsx'
import type { CellChange, GridField } from '../../../grid/columns.ts'
import { later } from '../components/later.tsx'
import { useUserSearch } from '../popup/use-user-search.tsx'
import {
  asStored,
  blankRow,
  copyRows,
  keptRows,
  marksOf,
  removeRows,
  withIds,
  type LineDraft,
} from './line-rows.ts'
import { useFormOfRecord } from './record-form-context.ts'
import { useRowHistory } from './use-row-history.ts'
import { useLineColumns } from './use-line-columns.ts'
import type { RecordKey } from '../data/query-keys.ts'
import { usePageText } from '../text/page-text.ts'

export interface LinesFieldProps {
  /** Name of the lines in the definition. */
  name: string
  /** First values of an added row. */
  blank?: Record<string, unknown>
  /** Changes of the derived columns by name: width, options, hidden. */
  columns?: Record<string, Partial<GridField<LineDraft>>>
  /** Buttons of the page, such as choosing rows from a popup; gets the function that adds rows. */
  toolbar?: (add: (rows: readonly Record<string, unknown>[]) => void) => React.ReactNode
  readOnly?: boolean
  height?: number | 'auto'
  /** The plant of the record, where its rows name only what holds there. */
  plantCd?: string | null
}

const LinesUpload = later(() => import('../lines/LinesUpload.tsx').then((module) => module.LinesUpload))

/** Child rows of the record, saved with it; stands in a RecordForm. */
export function LinesField({ name, readOnly, ...props }: LinesFieldProps) {
  const { resource, editable, shownNames, initial, cellIssues, faults, settle } = useFormOfRecord()
  const lines = linesOf(resource, name)
  const isEditable = editable && readOnly !== true && lines.readOnly !== true
  useEffect(() => {
    shownNames.add(name)
    return () => void shownNames.delete(name)
  }, [shownNames, name])
  return (
    <Form.Item name={name} className="span-all lines-item">
      <LinesGrid
        {...props}
        lines={lines}
        saved={(initial[name] as Record<string, unknown>[] | undefined) ?? []}
        editable={isEditable}
        toolbar={(add) => (
          <>
            {props.toolbar?.(add)}
            {isEditable && initial[resource.key] !== undefined && (
              <LinesUpload resource={resource} name={name} record={initial[resource.key] as RecordKey} />
            )}
          </>
        )}
        issues={cellIssues.filter(({ path }) => path.startsWith(`${name}.`))}
        onFaults={(find) =>
          faults.set(name, () => find().map((each) => ({ ...each, path: `${name}.${each.path}` })))
        }
        onSettle={(cells) => settle(name, cells && new Set([...cells].map((cell) => `${name}.${cell}`)))}
      />
    </Form.Item>
  )
}

function linesOf(resource: AnyResource, name: string): AnyLines {
  const lines = (resource.lines as Record<string, AnyLines> | undefined)?.[name]
  if (!lines) throw new Error(`${resource.name} has no lines ${name}`)
  return lines
}

export interface LinesGridProps extends Omit<LinesFieldProps, 'name' | 'readOnly'> {
  lines: AnyLines
  value?: Record<string, unknown>[]
  onChange?: (rows: LineDraft[]) => void
  /** The rows as they were saved; what differs is marked. */
  saved: readonly Record<string, unknown>[]
  editable: boolean
  issues: readonly FieldIssue<string>[]
  /**
   * Receives what finds the cells with invalid values (`0.workerNm`); the record cannot be saved while there
   * are any.
   */
  onFaults?: (find: () => FieldIssue<string>[]) => void
  /** Cells (`0.workerNm`) that were corrected; all of them when rows come or go. */
  onSettle?: (cells?: ReadonlySet<string>) => void
}
export function LinesGrid({
  lines,
  value,
  onChange,
  saved,
  editable,
  issues,
  onFaults,
  onSettle,
  blank,
  columns: changes,
  toolbar,
  height = 'auto',
  plantCd,
}: LinesGridProps) {
  const text = usePageText()
  const key = lines.key as string
  const fields = lines.fields as Fields
  const rows = useMemo(() => withIds(value ?? [], key), [value, key])
  const [chosen, setChosen] = useState<readonly string[]>([])
  const picked = new Set(chosen)
  const columns = useLineColumns(fields, editable, rows, changes, plantCd)
  const [searchUser, userPopup] = useUserSearch()
  const errors = useMemo(() => {
    const sent = keptRows(rows) as LineDraft[]
    return new Map(
      issues.flatMap(({ path, message }) => {
        const [, index, cell] = path.split('.')
        const row = sent[Number(index)]
        return row && cell ? [[`${row.rowId}/${cell}`, message] as const] : []
      }),
    )
  }, [issues, rows])
  const [entered, setEntered] = useState<string>()
  const history = useRowHistory(rows, (next) => onChange?.(next))
  const put = (next: LineDraft[]) => {
    history.put(next)
    onSettle?.()
  }
  /** New rows before the one with the key; a single one takes the cursor. */
  const insert = (more: readonly Record<string, unknown>[], before?: string): string[] => {
    const made = more.map((row) => blankRow({ ...blank, ...stored(fields, row) }))
    const known = history.now()
    const at = known.findIndex(({ rowId }) => rowId === before)
    put(known.toSpliced(at < 0 ? known.length : at, 0, ...made))
    if (made.length === 1) setEntered(made[0]?.rowId)
    return made.map(({ rowId }) => rowId)
  }
  const add = (more: readonly Record<string, unknown>[]) => void insert(more)
  const change = (cells: CellChange<LineDraft>[]) => {
    const byRow = new Map<string, Record<string, unknown>>()
    for (const { rowKey, name, value: next } of cells)
      byRow.set(rowKey, { ...byRow.get(rowKey), [name]: asStored(fields, name, next) })
    const places = new Map(keptRows(history.now()).map((row, at) => [row['rowId'], at]))
    onSettle?.(new Set(cells.map(({ rowKey, name }) => `${places.get(rowKey)}.${name}`)))
    history.put(
      history.now().map((row) => (byRow.has(row.rowId) ? { ...row, ...byRow.get(row.rowId) } : row)),
    )
  }
  const remove = (keys: readonly string[]) => {
    put(removeRows(history.now(), new Set(keys), key))
    setChosen(chosen.filter((each) => !keys.includes(each)))
  }
  const marks = useMemo(() => marksOf(rows, saved, key, fields), [rows, saved, key, fields])
  const allMarked =
    chosen.length > 0 && rows.filter(({ rowId }) => picked.has(rowId)).every(({ removed }) => removed)
  return (
    <>
      <DataGrid<LineDraft>
        label={lines.title}
        columns={columns}
        rows={rows}
        rowKey={({ rowId }) => rowId}
        numbered
        height={height}
        empty={text(editable ? 'lines.empty' : 'lines.none', { label: lines.title })}
        {...(editable && {
          onChange: change,
          onInvalid: (faults) => onFaults?.(() => issuesAt(history.now(), faults)),
          changes: marks,
          onInsert: insert,
          onRemove: remove,
          entered,
          onUndo: history.undo,
          onRedo: history.redo,
          errors,
          selected: chosen,
          onSelect: setChosen,
          onUserSearch: searchUser,
        })}
        toolbar={
          <>
            <strong className="lines-title">{lines.title}</strong>
            {editable && (
              <>
                {toolbar?.(add)}
                <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => add([{}])}>
                  {text('lines.add')}
                </Button>
                <Button
                  size="small"
                  icon={<CopyOutlined aria-hidden />}
                  disabled={chosen.length === 0}
                  onClick={() => put(copyRows(history.now(), picked, key))}
                >
                  {text('lines.copy')}
                </Button>
                <Button
                  size="small"
                  icon={<DeleteOutlined aria-hidden />}
                  disabled={chosen.length === 0}
                  onClick={() => remove(chosen)}
                >
                  {text(allMarked ? 'lines.restore' : 'lines.remove')}
                </Button>
              </>
            )}
          </>
        }
      />
      {userPopup}
    </>
  )
}

/** The faults of cells, by row and name, at the places that the rows have in what is saved. */
function issuesAt(rows: readonly LineDraft[], faults: ReadonlyMap<string, string>): FieldIssue<string>[] {
  const places = new Map(keptRows(rows).map((row, at) => [String(row['rowId']), at]))
  return [...faults].flatMap(([cell, message]) => {
    const [rowId = '', name] = cell.split('/')
    const at = places.get(rowId)
    return at === undefined ? [] : [{ path: `${at}.${name}`, message }]
  })
}

const stored = (fields: Fields, row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asStored(fields, name, value)]))
