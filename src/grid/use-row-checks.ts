import { useCallback, useMemo } from 'react'
import type { GridEntry } from './use-grid-table.ts'

export interface RowChecks {
  checked: ReadonlySet<string>
  /** Of the rows on this page. */
  all: boolean | 'some'
  check: (key: string) => void
  checkAll: () => void
}

/** The check column. Checks of rows on other pages stay, because the page may act on all of them. */
export function useRowChecks<Row>(
  entries: readonly GridEntry<Row>[],
  selected: readonly string[] | undefined,
  onSelect: ((keys: string[]) => void) | undefined,
): RowChecks {
  const checked = useMemo(() => new Set(selected), [selected])
  const all = useMemo(() => {
    const count = entries.reduce((sum, entry) => sum + (checked.has(entry.key) ? 1 : 0), 0)
    return count > 0 && (count === entries.length || 'some')
  }, [entries, checked])
  const check = useCallback(
    (key: string) =>
      onSelect?.(checked.has(key) ? [...checked].filter((other) => other !== key) : [...checked, key]),
    [checked, onSelect],
  )
  const checkAll = useCallback(() => {
    const own = new Set(entries.map((entry) => entry.key))
    const others = [...checked].filter((key) => !own.has(key))
    onSelect?.(all === true ? others : [...others, ...own])
  }, [entries, checked, all, onSelect])
  return { checked, all, check, checkAll }
}
