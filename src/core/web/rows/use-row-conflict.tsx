import { useRef, type ReactNode } from 'react'
import { ConflictDialog } from '../form/ConflictDialog.tsx'
import { changesSince, storedWith, useConflict, type Stored } from '../form/use-conflict.tsx'
import type { AnyResource } from '../../shared/resource.ts'
import type { RecordKey } from '../data/query-keys.ts'
import type { RowSheet } from './row-sheet.ts'
import type { SheetRow } from './sheet-row.ts'

/** Asks about a row that somebody else has saved too, cell by cell, as forms do. */
export function useRowConflict(
  resource: AnyResource,
  sheet: RowSheet,
): { dialog: ReactNode; ask: (row: SheetRow) => Promise<void> } {
  // The question is asked of the row as it stands when its mark is pressed.
  const asked = useRef<SheetRow>(undefined)
  const { dialog, resolve } = useConflict({
    resource: { fields: resource.fields },
    // It comes with the sheet: a row may have to be compared just when the network has come back.
    Question: ConflictDialog,
    base: () => asked.current?.base ?? {},
    mine: () => ({ ...asked.current?.base, ...asked.current?.mine }),
    read: async (): Promise<Stored | undefined> => {
      const { base, theirs } = asked.current ?? {}
      if (!base || !theirs) return undefined
      const key = theirs[resource.key as string] as RecordKey
      return storedWith(theirs, await changesSince(resource, key, String(base['updateDt'])))
    },
  })
  return {
    dialog,
    ask: async (row) => {
      asked.current = row
      const settled = await resolve(true)
      if (settled) sheet.settle(row.rowId, settled.theirs, settled.values)
    },
  }
}
