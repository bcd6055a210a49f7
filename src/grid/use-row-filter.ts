import { useCallback, useMemo, useState } from 'react'
import { type GridColumn, leafColumns } from './columns.ts'
import { isLet } from './find.ts'
import type { GridTexts } from './spoken-texts.ts'

export interface RowFilter<Row> {
  rows: readonly Row[]
  /** Texts by column; undefined while nobody filters. */
  filters: ReadonlyMap<string, string> | undefined
  filterBy: (name: string, wanted: string) => void
  show: (on: boolean) => void
}

/** The rows whose cells contain what is typed in the head. */
export function useRowFilter<Row>(
  all: readonly Row[],
  columns: readonly GridColumn<Row>[],
  texts: GridTexts,
): RowFilter<Row> {
  const [filters, setFilters] = useState<ReadonlyMap<string, string>>()
  const rows = useMemo(() => {
    if (!filters) return all
    const leaves = leafColumns(columns)
    return all.filter((row) => isLet(row, leaves, filters, texts))
  }, [all, columns, filters, texts])
  const filterBy = useCallback(
    (name: string, wanted: string) => setFilters((before) => new Map(before).set(name, wanted)),
    [],
  )
  return { rows, filters, filterBy, show: (on) => setFilters(on ? new Map() : undefined) }
}
