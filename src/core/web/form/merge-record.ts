import type { Field, Fields } from '../../shared/field.ts'
import { nameBeside, type AnyLines } from '../../shared/resource.ts'
import { blankRow } from './line-rows.ts'

type Values = Record<string, unknown>
export type Side = 'mine' | 'theirs' | 'both'

/** A value that two people changed to different things; somebody has to choose. */
export interface MergeConflict {
  /** Name of the field, or `lines.key.cell` of a row; `lines.key` where a row was changed and removed. */
  id: string
  /** Name of the field or of the lines, as the history calls it. */
  name: string
  /** `lines.key` of the row that the value stands in. */
  row?: string
  label: string
  /** Absent where a whole row is meant: `mine` and `theirs` then are the row, or undefined for removed. */
  field?: Field
  /** The cells of a whole row. */
  cells?: Fields
  mine: unknown
  theirs: unknown
  /** The names that stand beside keys. */
  mineShown?: string | null | undefined
  theirsShown?: string | null | undefined
}
/** What mergeRecord needs to know of a record, or of rows that are saved together. */
export interface Mergeable {
  fields: unknown
  lines?: unknown
}
export interface Merge {
  conflicts: MergeConflict[]
  /** Labels of what the other person changed and is taken over without a question. */
  taken: string[]
  /** The record with everything that was chosen; what is not chosen stays mine. */
  settled: (chosen: ReadonlyMap<string, Side>) => Values
}

const empty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
const same = (one: unknown, other: unknown): boolean =>
  (empty(one) && empty(other)) || JSON.stringify(one) === JSON.stringify(other)
const shownOf = (values: Values, name: string): string | null | undefined => {
  const beside = nameBeside(name)
  const shown = beside === name ? undefined : values[beside]
  return typeof shown === 'string' ? shown : undefined
}

/**
 * Brings together what I typed and what somebody else saved meanwhile, from the record both began with. A value
 * that only one of us changed is taken; one that both changed differently is a conflict. Lines are compared row
 * by row, by the key of the stored row.
 */
export function mergeRecord(resource: Mergeable, base: Values, mine: Values, theirs: Values): Merge {
  const fields = resource.fields as Fields
  const conflicts: MergeConflict[] = []
  const taken: string[] = []
  const own: { name: string; id?: string }[] = []
  for (const [name, field] of Object.entries(fields)) {
    if (field.readOnly || field.numbering) continue
    const before = base[name]
    if (same(mine[name], before)) {
      if (!same(theirs[name], before)) taken.push(field.label)
      continue
    }
    if (same(theirs[name], before) || same(mine[name], theirs[name])) own.push({ name })
    else {
      own.push({ name, id: name })
      conflicts.push({
        id: name,
        name,
        label: field.label,
        field,
        mine: mine[name],
        theirs: theirs[name],
        mineShown: shownOf(mine, name),
        theirsShown: shownOf(theirs, name),
      })
    }
  }
  const lines = Object.entries((resource.lines ?? {}) as Record<string, AnyLines>)
    .filter(([, each]) => each.readOnly !== true)
    .map(([name, each]) => {
      const merged = mergeLines(name, each, rowsOf(base[name]), rowsOf(mine[name]), rowsOf(theirs[name]))
      conflicts.push(...merged.conflicts)
      if (merged.changed) taken.push(each.title)
      return [name, merged] as const
    })
  const settled = (chosen: ReadonlyMap<string, Side>): Values => {
    const values: Values = { ...theirs }
    for (const { name, id } of own) {
      const side = (id === undefined ? undefined : chosen.get(id)) ?? 'mine'
      if (side === 'theirs') continue
      values[name] = side === 'both' ? `${String(theirs[name])}\n${String(mine[name])}` : mine[name]
      const beside = nameBeside(name)
      if (beside !== name && !(beside in fields)) values[beside] = mine[beside]
    }
    for (const [name, merged] of lines) values[name] = merged.settled(chosen)
    return values
  }
  return { conflicts, taken, settled }
}
const rowsOf = (rows: unknown): Values[] => (Array.isArray(rows) ? (rows as Values[]) : [])

interface LineMerge {
  conflicts: MergeConflict[]
  changed: boolean
  settled: (chosen: ReadonlyMap<string, Side>) => Values[]
}
function mergeLines(
  name: string,
  lines: AnyLines,
  base: readonly Values[],
  mine: readonly Values[],
  theirs: readonly Values[],
): LineMerge {
  const key = lines.key as string
  const fields = lines.fields as Fields
  const names = Object.keys(fields)
  const known = (rows: readonly Values[], row: Values) =>
    row[key] === undefined ? undefined : rows.find((each) => each[key] === row[key])
  const differs = (one: Values, other: Values | undefined) =>
    names.some((cell) => !same(one[cell], other?.[cell]))
  const conflicts: MergeConflict[] = []
  const rows: ((chosen: ReadonlyMap<string, Side>) => Values[])[] = []
  let changed = false
  const whole = (row: Values, at: number, ours: Values | undefined, other: Values | undefined) => {
    const id = `${name}.${String(row[key])}`
    const label = `${lines.title} ${at + 1}`
    conflicts.push({ id, name, row: id, label, cells: fields, mine: ours, theirs: other })
    return id
  }
  for (const [at, row] of mine.entries()) {
    const before = known(base, row)
    const other = known(theirs, row)
    if (row[key] === undefined) rows.push(() => [row])
    else if (!other) {
      changed = true
      // Removed by the other person: gone, unless I changed it; then it can come back as a new row.
      if (row['removed'] === true || !differs(row, before)) continue
      const id = whole(row, at, row, undefined)
      const { [key]: _key, rowId: _rowId, ...values } = row
      rows.push((chosen) => (chosen.get(id) === 'theirs' ? [] : [blankRow(values)]))
    } else if (row['removed'] === true) {
      const id = differs(other, before) ? whole(row, at, undefined, other) : undefined
      rows.push((chosen) => [
        id !== undefined && chosen.get(id) === 'theirs' ? other : { ...row, ...other, removed: true },
      ])
    } else {
      if (differs(other, before)) changed = true
      const ownCells = names.filter((cell) => !same(row[cell], before?.[cell]))
      const asked = new Map<string, string>()
      for (const cell of ownCells) {
        if (same(other[cell], before?.[cell]) || same(other[cell], row[cell])) continue
        const id = `${name}.${String(row[key])}.${cell}`
        asked.set(cell, id)
        conflicts.push({
          id,
          name,
          row: `${name}.${String(row[key])}`,
          label: `${lines.title} ${at + 1} · ${fields[cell]!.label}`,
          field: fields[cell]!,
          mine: row[cell],
          theirs: other[cell],
          mineShown: shownOf(row, cell),
          theirsShown: shownOf(other, cell),
        })
      }
      rows.push((chosen) => {
        const values: Values = { ...row, ...other }
        for (const cell of ownCells) {
          if (chosen.get(asked.get(cell) ?? '') === 'theirs') continue
          values[cell] = row[cell]
          const beside = nameBeside(cell)
          if (beside !== cell && !(beside in fields)) values[beside] = row[beside]
        }
        return [values]
      })
    }
  }
  const added = theirs.filter((row) => !known(base, row) && !known(mine, row))
  if (added.length > 0) changed = true
  return { conflicts, changed, settled: (chosen) => [...rows.flatMap((row) => row(chosen)), ...added] }
}
