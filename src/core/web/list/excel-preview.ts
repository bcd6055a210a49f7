import type { PageTextKey } from '../text/page-text.ts'

/** The effect of each row of the file, in the codes of POST excel. */
export type RowStatus = 'new' | 'changed' | 'same' | 'wrong' | 'conflict'
export interface PreviewRow {
  rowNo: number
  status: RowStatus
  values: Record<string, unknown>
  /** Old and new value per changed field. */
  changes?: Record<string, [unknown, unknown]> | null
  /** The value of a changed field in a conflicting row at the time of the download. */
  downloaded?: Record<string, unknown>
  /** Names of the records behind the keys: in the file, and stored. */
  names?: Record<string, { new?: string; old?: string }>
  issues: { path: string; message: string }[]
}
export interface Preview {
  previewNo: string
  rows: PreviewRow[]
  counts?: Partial<Record<RowStatus, number>>
}
export const rowStatuses: readonly RowStatus[] = ['new', 'changed', 'same', 'wrong', 'conflict']
export const statusTexts = {
  new: 'excel.new',
  changed: 'excel.changed',
  same: 'excel.same',
  wrong: 'excel.error',
  conflict: 'excel.conflict',
} satisfies Record<RowStatus, PageTextKey>
export const statusColours = {
  new: 'blue',
  changed: 'gold',
  same: 'default',
  wrong: 'red',
  conflict: 'purple',
} satisfies Record<RowStatus, string>

export function countsOf({ rows, counts }: Preview): Record<RowStatus, number> {
  const count = (status: RowStatus) => counts?.[status] ?? rows.filter((row) => row.status === status).length
  return {
    new: count('new'),
    changed: count('changed'),
    same: count('same'),
    wrong: count('wrong'),
    conflict: count('conflict'),
  }
}
/** A row in conflict says what it would change, a wrong one would change nothing. */
export const isWrong = ({ status }: PreviewRow): boolean => status === 'wrong'
export const hasErrors = (preview: Preview): boolean =>
  countsOf(preview).wrong + countsOf(preview).conflict > 0
/**
 * Rows that would be written: new and changed ones that were not un-ticked, and conflicts that were ticked.
 */
export const writable = (rows: readonly PreviewRow[], excluded: ReadonlySet<number>): PreviewRow[] =>
  rows.filter(
    ({ rowNo, status }) =>
      (status === 'new' || status === 'changed' || status === 'conflict') && !excluded.has(rowNo),
  )
/** Rows whose record has changed since the download: nobody writes over it without having ticked the row. */
export const conflictsOf = (rows: readonly PreviewRow[]): number[] =>
  rows.flatMap(({ rowNo, status }) => (status === 'conflict' ? [rowNo] : []))
