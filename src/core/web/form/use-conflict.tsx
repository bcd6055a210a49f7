import { useState, type ComponentType, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { AnyResource, Detail } from '../../shared/resource.ts'
import { api } from '../api.ts'
import { later } from '../components/later.tsx'
import { queryKeys, recordPath, type RecordKey } from '../data/query-keys.ts'
import type { AuditEntry } from '../data/audit-entry.ts'
import type { Changer, OpenConflict } from './ConflictDialog.tsx'
import { mergeRecord, type Merge, type Mergeable, type Side } from './merge-record.ts'

type Values = Record<string, unknown>
// Needed by the few who meet a conflict; nobody else waits for it.
const Dialog = later(() => import('./ConflictDialog.tsx').then((part) => part.ConflictDialog))

/** What is stored now, and who saved what since the version that this person began with. */
export interface Stored {
  theirs: Values
  last: Changer
  changers: ReadonlyMap<string, Changer>
}
interface Input {
  /** Fields and lines of what is merged. */
  resource: Mergeable
  base: () => Values
  mine: () => Values
  /** Reads what is stored now; answers undefined when nobody else has saved anything. */
  read: () => Promise<Stored | undefined>
  /** The dialog, where it is there already; it is fetched when it is needed otherwise. */
  Question?: ComponentType<OpenConflict>
}
export interface Settled {
  theirs: Values
  values: Values
  merge: Merge
  last: Changer
}

export interface ConflictHandle {
  dialog: ReactNode
  /**
   * Merges what is typed with what is stored now, asking where both changed a value. Answers undefined when
   * the person went back to typing, or when nobody else has saved the record.
   */
  resolve: (saves: boolean) => Promise<Settled | undefined>
}

/** Handles a form whose record another person has saved meanwhile. */
export function useRecordConflict({
  resource,
  key,
  base,
  mine,
}: Pick<Input, 'mine'> & {
  resource: AnyResource
  key: RecordKey | undefined
  base: Values
}): ConflictHandle {
  const client = useQueryClient()
  const read = async (): Promise<Stored | undefined> => {
    if (key === undefined) return undefined
    const latest = await api.get<Detail<AnyResource>>(recordPath(resource, key))
    client.setQueryData(queryKeys.detail(resource, key), latest)
    const theirs: Values = latest.data
    if (theirs['updateDt'] === base['updateDt']) return undefined
    const changes = await changesSince(resource, key, String(base['updateDt']))
    return storedWith(theirs, changes)
  }
  return useConflict({ resource, base: () => base, mine, read })
}

/** Handles values that another person has saved meanwhile, wherever they are read from. */
export function useConflict({ resource, base, mine, read, Question = Dialog }: Input): ConflictHandle {
  const [open, setOpen] = useState<OpenConflict>()
  const resolve = async (saves: boolean): Promise<Settled | undefined> => {
    const stored = await read()
    if (!stored) return undefined
    const { theirs, last, changers } = stored
    const merge = mergeRecord(resource, base(), mine(), theirs)
    const settled = (chosen: ReadonlyMap<string, Side>): Settled => ({
      theirs,
      values: merge.settled(chosen),
      merge,
      last,
    })
    if (merge.conflicts.length === 0) return settled(new Map())
    return new Promise((answer) => {
      const close = (value: Settled | undefined) => {
        setOpen(undefined)
        answer(value)
      }
      setOpen({
        merge,
        changers,
        last,
        saves,
        onSettle: (chosen) => close(settled(chosen)),
        onClose: () => close(undefined),
      })
    })
  }
  return { dialog: open && <Question {...open} />, resolve }
}

/** The record as it is stored, with who saved which of its values last; the changes are the newest first. */
export const storedWith = (theirs: Values, changes: readonly AuditEntry[]): Stored => ({
  theirs,
  last: changes[0] ? changerOf(changes[0]) : stampOf(theirs),
  changers: new Map(
    changes
      .toReversed()
      .flatMap((entry) => Object.keys(entry.diff ?? {}).map((name) => [name, changerOf(entry)])),
  ),
})
export const changerOf = ({ userNm, userId, dt }: AuditEntry): Changer => ({
  who: userNm ?? userId,
  moment: dt,
})
/** Who saved a record last, from its stamp. */
export const stampOf = (row: Values): Changer => ({
  who: String(row['updateUserNm'] ?? row['updateUserId'] ?? ''),
  moment: String(row['updateDt'] ?? ''),
})
/**
 * The changes in the history since the record was read, newest first; empty where the history may not be
 * read.
 */
export async function changesSince(
  resource: AnyResource,
  key: RecordKey,
  since: string,
): Promise<AuditEntry[]> {
  try {
    const { data } = await api.get<{ data: { audit: AuditEntry[] } }>(`${recordPath(resource, key)}/history`)
    return data.audit.filter(({ dt }) => Date.parse(dt) > Date.parse(since))
  } catch {
    return []
  }
}
