import { useEffect, useRef } from 'react'

/** Steps that can be taken back. */
const most = 100

export interface RowHistory<Row> {
  /** The rows as they stand now, also between two changes of one act. */
  now: () => Row[]
  put: (next: Row[]) => void
  undo: () => void
  redo: () => void
}

/**
 * What was done with the rows of a record, cells and whole rows alike: rows are never changed in place, so that
 * each step is kept as the rows before it. Several changes of one act, such as a paste that also adds rows, are
 * one step. Rows that come from elsewhere, such as a record that was saved, begin anew.
 */
export function useRowHistory<Row>(rows: Row[], change: (next: Row[]) => void): RowHistory<Row> {
  const state = useRef({ rows, past: [] as Row[][], future: [] as Row[][], isOpen: false })
  useEffect(() => {
    const { current } = state
    const isOwn = current.rows.length === rows.length && rows.every((row, at) => row === current.rows[at])
    current.rows = rows
    if (!isOwn) Object.assign(current, { past: [], future: [] })
  }, [rows])
  const show = (next: Row[]) => {
    state.current.rows = next
    change(next)
  }
  return {
    now: () => state.current.rows,
    put: (next) => {
      const { current } = state
      if (!current.isOpen) {
        current.past = [...current.past, current.rows].slice(-most)
        current.future = []
        current.isOpen = true
        queueMicrotask(() => {
          current.isOpen = false
        })
      }
      show(next)
    },
    undo: () => {
      const { current } = state
      const before = current.past.at(-1)
      if (before === undefined) return
      current.past = current.past.slice(0, -1)
      current.future = [...current.future, current.rows]
      show(before)
    },
    redo: () => {
      const { current } = state
      const next = current.future.at(-1)
      if (next === undefined) return
      current.future = current.future.slice(0, -1)
      current.past = [...current.past, current.rows]
      show(next)
    },
  }
}
