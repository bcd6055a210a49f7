import type { Fields } from '../shared/field.ts'
import type { AnyResource } from '../shared/resource.ts'
import type { PreviewRow } from './excel-import.ts'
import { openDiff, openRow, sealDiff, sealRow } from './sealed.ts'

/** A preview as it waits in the database to be applied: what is sealed in the record is sealed in the sheet's rows as well. */
export const previewSealed = ({ fields }: AnyResource, rows: readonly PreviewRow[]): PreviewRow[] =>
  through(fields as Fields, rows, sealRow, sealDiff)
export const previewOpened = ({ fields }: AnyResource, rows: readonly PreviewRow[]): PreviewRow[] =>
  through(fields as Fields, rows, openRow, openDiff)

const through = (fields: Fields, rows: readonly PreviewRow[], ofRow: typeof sealRow, ofDiff: typeof sealDiff): PreviewRow[] =>
  rows.map((row) => ({
    ...row,
    values: ofRow(fields, row.values),
    changes: ofDiff(fields, row.changes),
    ...(row.downloaded && { downloaded: ofRow(fields, row.downloaded) }),
  }))
