import { draftName, drafts, withoutSecrets } from '../form/drafts.ts'
import { rowOf, same, type SheetRow } from './sheet-row.ts'
import type { SheetOptions } from './sheet-rows.ts'

type Kept = Pick<SheetRow, 'rowId' | 'base' | 'mine' | 'sent' | 'removed'>
const nameOf = ({ userId, resource, query }: SheetOptions): string =>
  draftName(userId, resource, `sheet.${JSON.stringify(query)}`)

/** Keeps what the server has not taken in this browser, where it stays when the window is closed. */
export function keepRows(options: SheetOptions, rows: readonly SheetRow[]): void {
  const { resource } = options
  const open = rows
    .filter(({ state }) => state !== 'saved')
    .map(({ rowId, base, mine, sent, removed }) => ({
      rowId,
      base: base && withoutSecrets(resource, base),
      mine: withoutSecrets(resource, mine),
      // A request that holds a sealed value is not kept in the browser.
      sent: sent && same(withoutSecrets(resource, sent.body), sent.body) ? sent : undefined,
      removed,
    }))
  if (open.length === 0) drafts.remove(nameOf(options))
  else drafts.write(nameOf(options), { savedAt: Date.now(), values: { rows: open } })
}

/** The rows that were kept, by the key of the record, a new one by its own; they wait to be sent. */
export function keptRows(options: SheetOptions): Map<string, SheetRow> {
  const kept = (drafts.read(nameOf(options))?.values['rows'] ?? []) as Kept[]
  return new Map(
    kept.map(({ rowId, base, mine, sent, removed }) => {
      const id = base ? String(base[options.resource.key as string]) : rowId
      return [id, { ...rowOf(id, base, mine), sent, removed: removed === true, state: 'waiting' as const }]
    }),
  )
}
