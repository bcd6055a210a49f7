import {
  type ColumnDef,
  type Table,
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  createExpandedRowModel,
  rowExpandingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { type GridColumn, type GridField, leafColumns } from './columns.ts'
import type { GridLayout } from './layout-store.ts'
import { isVisible, mergeOrder, pinOf } from './layout.ts'

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  rowExpandingFeature,
  expandedRowModel: createExpandedRowModel(),
})
export type Features = typeof features
export type GridTable<Row> = Pick<Table<Features, Row & object>, 'getHeaderGroups'>

/** A row as it stands on the screen, tree rows flattened. */
export interface GridEntry<Row> {
  key: string
  row: Row
  /** Level in the tree, 0 for the top. */
  depth: number
  /** Undefined for a row without children. */
  open: boolean | undefined
}

export interface GridModel<Row> {
  headerGroups: ReturnType<GridTable<Row>['getHeaderGroups']>
  /** Visible columns from left to right. */
  fields: GridField<Row>[]
  /** Every column in the user's order, hidden ones too. */
  allFields: GridField<Row>[]
  entries: GridEntry<Row>[]
  toggleOpen: (key: string) => void
  /** Any row of the grid, also one in a closed branch. */
  rowOf: (key: string) => Row | undefined
}

interface Input<Row> {
  columns: readonly GridColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  treeChildren?: ((row: Row) => Row[] | undefined) | undefined
  layout: GridLayout
}

/** Order, pins, visibility, header groups and tree rows by TanStack Table. */
export function useGridTable<Row extends object>({
  columns,
  rows,
  rowKey,
  treeChildren,
  layout,
}: Input<Row>): GridModel<Row> {
  const leaves = useMemo(() => leafColumns(columns), [columns])
  const definitions = useMemo(() => columns.map((column) => definitionOf(column)), [columns])
  // Rows that the user has closed; a tree begins open.
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())

  const state = useMemo(() => {
    const order = mergeOrder(
      leaves.map((leaf) => leaf.name),
      layout.order,
    )
    const side = (wanted: 'left' | 'right') =>
      order.filter((name) => leaves.some((leaf) => leaf.name === name && pinOf(leaf, layout) === wanted))
    return {
      columnOrder: order,
      columnPinning: { start: side('left'), end: side('right') },
      columnVisibility: Object.fromEntries(leaves.map((leaf) => [leaf.name, isVisible(leaf, layout)])),
    }
  }, [leaves, layout])
  const expanded = useMemo(
    () => (treeChildren ? openRows(rows, rowKey, treeChildren, closed) : {}),
    [rows, rowKey, treeChildren, closed],
  )

  const table = useTable<Features, Row>({
    features,
    columns: definitions,
    // Rows that are no tree need none of its rows, which are made anew with each of the values.
    data: treeChildren ? rows : noRows,
    getRowId: rowKey,
    getSubRows: treeChildren,
    state: { ...state, expanded },
    autoResetExpanded: false,
  })

  const modelRows = table.getRowModel().rows
  const [entryOf] = useState(() => flatEntries<Row>())
  const entries = useMemo(
    () =>
      treeChildren
        ? modelRows.map((row) => ({
            key: row.id,
            row: row.original,
            depth: row.depth,
            open: row.subRows.length > 0 ? row.id in expanded : undefined,
          }))
        : rows.map((row) => entryOf(row, rowKey)),
    [treeChildren, modelRows, expanded, rows, rowKey, entryOf],
  )
  const shown = [
    ...table.getStartVisibleLeafColumns(),
    ...table.getCenterVisibleLeafColumns(),
    ...table.getEndVisibleLeafColumns(),
  ]
    .map((column) => column.id)
    .join('\n')
  const fields = useMemo(() => pickFields(leaves, shown === '' ? [] : shown.split('\n')), [leaves, shown])
  const allFields = useMemo(() => pickFields(leaves, state.columnOrder), [leaves, state])
  return {
    headerGroups: table.getHeaderGroups(),
    fields,
    allFields,
    entries,
    toggleOpen: (key) => setClosed((before) => toggled(before, key)),
    rowOf: (key) =>
      treeChildren
        ? table.getCoreRowModel().rowsById[key]?.original
        : entries.find((entry) => entry.key === key)?.row,
  }
}

const noRows: never[] = []
/** The entry of a row that stands in no tree, the same object for as long as the row is the same. */
function flatEntries<Row extends object>(): (row: Row, rowKey: (row: Row) => string) => GridEntry<Row> {
  const known = new WeakMap<Row, GridEntry<Row>>()
  return (row, rowKey) => {
    const key = rowKey(row)
    const before = known.get(row)
    if (before?.key === key) return before
    const entry: GridEntry<Row> = { key, row, depth: 0, open: undefined }
    known.set(row, entry)
    return entry
  }
}

function definitionOf<Row extends object>(column: GridColumn<Row>): ColumnDef<Features, Row> {
  if (column.children)
    return {
      id: column.name,
      header: column.text,
      columns: column.children.map((child) => definitionOf(child)),
    }
  return { id: column.name, header: column.text, accessorFn: (row) => row[column.name] }
}

function openRows<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  children: (row: Row) => Row[] | undefined,
  closed: ReadonlySet<string>,
): Record<string, boolean> {
  const open: Record<string, boolean> = {}
  const waiting = [...rows]
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    const below = children(row)
    if (!below?.length) continue
    if (!closed.has(rowKey(row))) open[rowKey(row)] = true
    waiting.push(...below)
  }
  return open
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}

function pickFields<Row>(leaves: readonly GridField<Row>[], names: readonly string[]): GridField<Row>[] {
  return names.flatMap((name) => leaves.find((leaf) => leaf.name === name) ?? [])
}
