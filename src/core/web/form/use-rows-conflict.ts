import { useRef } from 'react'
import type { Fields } from '../../shared/field.ts'
import type { AnyLines, AnyResource } from '../../shared/resource.ts'
import type { RecordKey } from '../data/query-keys.ts'
import { withIds, type LineDraft } from './line-rows.ts'
import type { Changer } from './ConflictDialog.tsx'
import { changerOf, changesSince, stampOf, useConflict, type Stored } from './use-conflict.tsx'

type Row = Record<string, unknown>
interface Input {
  /** The record that each row is. */
  resource: AnyResource
  lines: AnyLines
  /** The rows as they were read. */
  base: readonly Row[]
  mine: () => readonly Row[]
  /** Reads the rows as they are stored now. */
  read: () => Promise<readonly Row[]>
}
export interface SettledRows {
  theirs: readonly Row[]
  rows: LineDraft[]
  /** What the other person changed and is taken over without a question. */
  taken: readonly string[]
  last: Changer
}
const name = 'rows'

/** Handles rows of an editable list, each a record of its own, when another person has saved some of them. */
export function useRowsConflict({ resource, lines, base, mine, read }: Input) {
  const key = lines.key as string
  // What only the server fills is nobody's change.
  const fields = Object.fromEntries(
    Object.entries(lines.fields as Fields).filter(([, { readOnly }]) => readOnly !== true),
  )
  const isFound = useRef(false)
  const stored = async (): Promise<Stored | undefined> => {
    const theirs = await read()
    const before = new Map(base.map((row) => [row[key], row]))
    const changed = theirs.filter((row) => row['updateDt'] !== before.get(row[key])?.['updateDt'])
    isFound.current = changed.length > 0 || theirs.length !== base.length
    if (!isFound.current) return undefined
    const savers = await Promise.all(
      changed.map(async (row): Promise<[string, Changer]> => {
        const since = String(before.get(row[key])?.['updateDt'] ?? '')
        const [latest] = since === '' ? [] : await changesSince(resource, row[key] as RecordKey, since)
        return [`${name}.${String(row[key])}`, latest ? changerOf(latest) : stampOf(row)]
      }),
    )
    const last = savers
      .map(([, saver]) => saver)
      .toSorted((one, other) => other.moment.localeCompare(one.moment))[0]
    return {
      theirs: { [name]: theirs },
      last: last ?? { who: '', moment: '' },
      changers: new Map(savers),
    }
  }
  const { dialog, resolve } = useConflict({
    resource: { fields: {}, lines: { [name]: { ...lines, fields } } },
    base: () => ({ [name]: base }),
    mine: () => ({ [name]: mine() }),
    read: stored,
  })
  return {
    dialog,
    /** Answers `typing` when the person went back to it, and undefined when nobody else has saved a row. */
    resolve: async (saves: boolean): Promise<SettledRows | 'typing' | undefined> => {
      const settled = await resolve(saves)
      if (!settled) return isFound.current ? 'typing' : undefined
      const { theirs, values, merge, last } = settled
      return {
        theirs: theirs[name] as Row[],
        rows: withIds(values[name] as Row[], key),
        taken: merge.taken,
        last,
      }
    },
  }
}
