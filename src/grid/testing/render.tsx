import { type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect } from 'vitest'
import type { CellChange } from '../columns.ts'
import { DataGrid } from '../DataGrid.tsx'
import type { DataGridProps } from '../grid-props.ts'
import { EDIT_COLUMNS, LIST_COLUMNS, type SamplePermit, applied, samplePermits } from './sample.tsx'

let dispose: (() => void) | undefined

/** Draws into the page of the test; the previous one is taken away. */
export function show(content: ReactNode): HTMLElement {
  dispose?.()
  const host = document.createElement('main')
  document.body.append(host)
  const root = createRoot(host)
  root.render(content)
  dispose = () => {
    root.unmount()
    host.remove()
  }
  return host
}

export interface EditLog {
  rows: SamplePermit[]
  changes: CellChange<SamplePermit>[][]
  faults: Map<string, string>
  /** What the page does when the server has sent other rows. */
  refresh: (rows: SamplePermit[]) => void
}

/** An editable grid with a page around it that keeps the rows; the log always holds the latest. */
export function showEditable(count = 3, props: Partial<DataGridProps<SamplePermit>> = {}): EditLog {
  const log: EditLog = {
    rows: samplePermits(count),
    changes: [],
    faults: new Map(),
    refresh: () => undefined,
  }
  const initial = log.rows
  function Page() {
    const [rows, setRows] = useState(initial)
    useEffect(() => {
      log.refresh = (next) => {
        log.rows = next
        setRows(next)
      }
    }, [])
    return (
      <DataGrid
        label="작업 목록"
        columns={EDIT_COLUMNS}
        rows={rows}
        rowKey={permitKey}
        onChange={(changes) => {
          log.changes.push(changes)
          log.rows = applied(log.rows, permitKey, changes)
          setRows(log.rows)
        }}
        // Returns a value, as many a page's arrow function does.
        onInvalid={(faults) => (log.faults = faults)}
        {...props}
      />
    )
  }
  show(<Page />)
  return log
}

export function permitKey(row: SamplePermit): string {
  return row.permitNo
}

/** A list page's grid. */
export function list(props: Partial<DataGridProps<SamplePermit>> = {}) {
  return (
    <DataGrid
      label="작업 목록"
      columns={LIST_COLUMNS}
      rows={samplePermits(20)}
      rowKey={permitKey}
      height={500}
      numbered
      {...props}
    />
  )
}

export async function showList(props: Partial<DataGridProps<SamplePermit>> = {}): Promise<void> {
  show(list(props))
  await expect.poll(() => document.querySelector('[role=columnheader]')).not.toBeNull()
}

/** The drawn header with this text. */
export function header(text: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('[role=columnheader]')].find(
    (each) => each.textContent.trim() === text,
  )
  if (!found) throw new Error(`no header ${text}`)
  return found
}

/** The drawn cell of a row (from 0) and the column with this header. */
export function cell(row: number, text: string): HTMLElement {
  const place = header(text).getAttribute('aria-colindex')
  const found = document.querySelector<HTMLElement>(`[data-row="${row}"] [aria-colindex="${place}"]`)
  if (!found) throw new Error(`no cell ${row} ${text}`)
  return found
}

export function textarea(): HTMLTextAreaElement {
  const found = document.querySelector<HTMLTextAreaElement>('.grid-input')
  if (!found) throw new Error('no grid')
  return found
}
