import { draftName, drafts, withoutSecrets } from '../form/drafts.ts'
import { rowOf, same, type SheetRow } from './sheet-row.ts'
import type { SheetOptions } from './sheet-rows.ts'

type Kept = Pick<SheetRow, 'rowId' | 'base' | 'mine' | 'sent' | 'removed'>
const nameOf = ({ userId, resource, query }: SheetOptions): string =>
  draftName(userId, resource, `sheet.${JSON.stringify(query)}`)

/** By the key of the record, a new row by its own id. */
const idOf = ({ resource }: SheetOptions, { base, rowId }: Pick<Kept, 'base' | 'rowId'>): string =>
  base ? String(base[resource.key as string]) : rowId
const keptOf = (options: SheetOptions): Kept[] =>
  (drafts.read(nameOf(options))?.values['rows'] ?? []) as Kept[]

/**
 * Keeps what the server has not taken in this browser, where it stays when the window is closed.
 * @param isWhole false before all rows have come: what was kept of the others stays kept
 */
export function keepRows(options: SheetOptions, rows: readonly SheetRow[], isWhole: boolean): void {
  const { resource } = options
  const there = new Set(rows.map((row) => idOf(options, row)))
  const unread = isWhole ? [] : keptOf(options).filter((row) => !there.has(idOf(options, row)))
  const own = rows
    .filter(({ state }) => state !== 'saved')
    .map(({ rowId, base, mine, sent, removed }) => ({
      rowId,
      base: base && withoutSecrets(resource, base),
      mine: withoutSecrets(resource, mine),
      // A request that holds a sealed value is not kept in the browser.
      sent: sent && same(withoutSecrets(resource, sent.body), sent.body) ? sent : undefined,
      removed,
    }))
  const open = [...unread, ...own]
  if (open.length === 0) drafts.remove(nameOf(options))
  else drafts.write(nameOf(options), { savedAt: Date.now(), values: { rows: open } })
}

/** The rows that were kept, by the key of the record, a new one by its own; they wait to be sent. */
export function keptRows(options: SheetOptions): Map<string, SheetRow> {
  return new Map(
    keptOf(options).map(({ rowId, base, mine, sent, removed }) => {
      const id = idOf(options, { base, rowId })
      return [id, { ...rowOf(id, base, mine), sent, removed: removed === true, state: 'waiting' as const }]
    }),
  )
}
