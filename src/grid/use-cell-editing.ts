import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CellChange, type GridField, canEdit, cellKey, cellOf } from './columns.ts'
import { type EditHistory, LIMIT, emptyHistory, recorded, redone, undone } from './history.ts'
import type { GridTexts } from './spoken-texts.ts'
import { coerce } from './values.ts'

/** A refused value: what was typed, why it is wrong, and what the row held then. */
export interface CellFault {
  message: string
  /** Undefined when the value went into the row and is only incomplete. */
  text: string | undefined
  /** `unseen` where the row was not there yet: the fault then stands until its cell is written. */
  seen: unknown
}
const unseen = Symbol('a row that comes with the fault')
/** True while a fault belongs to what its cell holds. */
export const isOf = ({ seen }: CellFault, value: unknown): boolean => seen === unseen || seen === value

export interface CellTarget<Row> {
  rowKey: string
  row: Row
  field: GridField<Row>
}

interface Input<Row> {
  texts: GridTexts
  /** The row as the page holds it now; undefined when it is gone or to be deleted. */
  rowOf: (rowKey: string) => Row | undefined
  onChange: ((changes: CellChange<Row>[]) => void) | undefined
  onInvalid: ((faults: Map<string, string>) => void) | undefined
  /** The page's own history of its rows; the grid's of cells without. */
  onUndo: (() => void) | undefined
  onRedo: (() => void) | undefined
}

export interface CellEditing<Row> {
  faults: ReadonlyMap<string, CellFault>
  /** Writes typed or pasted texts; what does not fit stays visible in its cell with the reason. */
  writeTexts: (targets: (CellTarget<Row> & { text: string })[]) => void
  /** Writes values that an editor made; `null` empties the cell. */
  writeValues: (targets: (CellTarget<Row> & { value: unknown })[]) => void
  /** Cells of rows that the page has just added, whose pasted text is no value. */
  refuse: (cells: { rowKey: string; name: string; text: string; message: string }[]) => void
  forget: (rowKey: string, name: string) => void
  undo: () => void
  redo: () => void
}

/** Checks, hands over and remembers the edits of one grid; the rows themselves belong to the page. */
export function useCellEditing<Row>({
  texts,
  rowOf,
  onChange,
  onInvalid,
  onUndo,
  onRedo,
}: Input<Row>): CellEditing<Row> {
  const [faults, setFaults] = useState<ReadonlyMap<string, CellFault>>(new Map())
  // Not drawn anywhere, therefore no state.
  const history = useRef<EditHistory<Row>>(emptyHistory())
  // The cells of each write that took a wrong text, newest last: undo takes them back with what was written.
  const refused = useRef<{ keys: string[]; wrote: boolean }[]>([])

  // A fault is over when its row has gone or the page has brought another value; it must not keep a form from
  // being saved.
  const standing = [...faults]
    .filter(([key, fault]) => isStanding(key, fault, rowOf))
    .map(([key, fault]) => [key, fault.message] as const)
  const report = useEffectEvent((signature: string) => {
    // Whatever the page's function returns must not become the clean-up of the effect.
    onInvalid?.(new Map(JSON.parse(signature) as [string, string][]))
  })
  // Compared as text, so that the page hears of it only when something changed.
  const signature = JSON.stringify(standing)
  useEffect(() => void report(signature), [signature])

  function write(targets: (CellTarget<Row> & ({ value: unknown } | { text: string }))[]): void {
    const nextFaults = new Map(faults)
    const changes: CellChange<Row>[] = []
    const wrong: string[] = []
    for (const target of targets) {
      const { row, rowKey, field } = target
      if (!canEdit(field, row)) continue
      const key = cellKey(rowKey, field.name)
      const before = row[field.name]
      const result = 'text' in target ? coerce(field, target.text, texts) : { value: target.value }
      nextFaults.delete(key)
      if (result.message !== undefined) {
        wrong.push(key)
        nextFaults.set(key, {
          message: result.message,
          text: 'text' in target ? target.text : undefined,
          seen: before,
        })
        continue
      }
      if (field.required && isEmpty(result.value))
        nextFaults.set(key, { message: texts.required(field.text), text: undefined, seen: result.value })
      if (!isSame(before, result.value))
        changes.push({ row, rowKey, name: field.name, value: result.value, before })
    }
    setFaults(nextFaults)
    if (wrong.length > 0 || changes.length > 0)
      refused.current = [...refused.current, { keys: wrong, wrote: changes.length > 0 }].slice(-LIMIT)
    if (changes.length === 0) return
    history.current = recorded(history.current, changes)
    onChange?.(changes)
  }

  function replay(step: ReturnType<typeof undone<Row>>): void {
    if (!step) return
    history.current = step.history
    setFaults((before) =>
      step.changes.reduce((left, change) => without(left, cellKey(change.rowKey, change.name)), before),
    )
    onChange?.(step.changes)
  }

  return {
    faults,
    writeTexts: write,
    writeValues: write,
    refuse: (cells) => {
      const added = cells.map(
        ({ rowKey, name, text, message }) =>
          [cellKey(rowKey, name), { message, text, seen: unseen }] as const,
      )
      if (added.length > 0) setFaults((before) => new Map([...before, ...added]))
    },
    forget: (rowKey, name) => setFaults((before) => without(before, cellKey(rowKey, name))),
    undo: () => {
      const last = refused.current.at(-1)
      refused.current = refused.current.slice(0, -1)
      const standingKeys = last?.keys.filter((key) => faults.has(key)) ?? []
      if (standingKeys.length > 0)
        setFaults((before) => standingKeys.reduce((left, key) => without(left, key), before))
      if (last && !last.wrote && standingKeys.length > 0) return
      if (onUndo) onUndo()
      else replay(undone(history.current))
    },
    redo: () => (onRedo ? onRedo() : replay(redone(history.current))),
  }
}

function isStanding<Row>(key: string, fault: CellFault, rowOf: (rowKey: string) => Row | undefined): boolean {
  const { rowKey, name } = cellOf(key)
  const row = rowOf(rowKey)
  return row !== undefined && row !== null && isOf(fault, row[name as keyof Row])
}

function without(faults: ReadonlyMap<string, CellFault>, key: string): ReadonlyMap<string, CellFault> {
  if (!faults.has(key)) return faults
  const next = new Map(faults)
  next.delete(key)
  return next
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

function isSame(one: unknown, other: unknown): boolean {
  if (isEmpty(one) && isEmpty(other)) return true
  return one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other))
}
