import { defined } from '../../shared/defined.ts'
import type { Fields } from '../../shared/field.ts'
import type { AnyResource } from '../../shared/resource.ts'
import type { PreviewRow } from './excel-import.ts'
import { giveWay, inParts } from '../runtime/turns.ts'
import { openDiff, openRow, sealDiff, sealedNames, sealRow } from '../entity/sealed.ts'

/**
 * A preview as it waits in the database to be applied: what is sealed in the record is sealed in the sheet's
 * rows as well.
 */
export const previewSealed = (resource: AnyResource, rows: readonly PreviewRow[]): PreviewRow[] =>
  through(resource, rows, sealRow, sealDiff)
export const previewOpened = (resource: AnyResource, rows: readonly PreviewRow[]): PreviewRow[] =>
  through(resource, rows, openRow, openDiff)

/** Rows that become text, or are read of it, in one turn of the event loop. */
const rowsAtOnce = 200
/**
 * As it stands in the database and in the answer: a row a line, so that it can be read again in turns as
 * well.
 */
export async function rowsText(rows: readonly PreviewRow[]): Promise<string> {
  const lines: string[] = []
  for (const some of inParts(rows, rowsAtOnce)) {
    for (const row of some) lines.push(JSON.stringify(row))
    await giveWay()
  }
  return `[${lines.join(between)}]`
}
/** @param text of a preview; one that is a single line is read as well */
export async function rowsOf(text: string): Promise<PreviewRow[]> {
  const rows: PreviewRow[] = []
  for (const some of inParts(text.slice(1, -1).split(between), rowsAtOnce)) {
    rows.push(...(JSON.parse(`[${some.join(',')}]`) as PreviewRow[]))
    await giveWay()
  }
  return rows
}
/** No text that is JSON has a line of its own in it. */
const between = ',\n'

/** Its rows have no number yet: what is sealed opens in previews of this table, and in no row of it. */
function through(
  { name, fields }: AnyResource,
  rows: readonly PreviewRow[],
  ofRow: typeof sealRow,
  ofDiff: typeof sealDiff,
): PreviewRow[] {
  const place = { table: `preview ${name}`, key: '' }
  return sealedNames(fields as Fields).length === 0
    ? [...rows]
    : rows.map((row) => ({
        ...row,
        values: ofRow(fields as Fields, row.values, place),
        changes: ofDiff(fields as Fields, row.changes, place),
        ...defined({
          downloaded: row.downloaded ? ofRow(fields as Fields, row.downloaded, place) : undefined,
        }),
      }))
}
