import type { TextKey } from '../text/text.ts'

/** What each row of the file would do, in the words in which POST excel answers it. */
export type RowStatus = '신규' | '변경' | '동일' | '오류' | '충돌'
export interface PreviewRow {
  rowNo: number
  status: RowStatus
  values: Record<string, unknown>
  /** Old and new value per changed field. */
  changes?: Record<string, [unknown, unknown]> | null
  /** What a changed field of a 충돌 row said when it was downloaded. */
  downloaded?: Record<string, unknown>
  /** What people call the records that keys stand for: in the file, and stored. */
  names?: Record<string, { new?: string; old?: string }>
  issues: { path: string; message: string }[]
}
export interface Preview {
  previewNo: string
  rows: PreviewRow[]
  counts?: Partial<Record<RowStatus, number>>
}
export const rowStatuses: readonly RowStatus[] = ['신규', '변경', '동일', '오류', '충돌']
export const statusTexts = {
  신규: 'excel.new',
  변경: 'excel.changed',
  동일: 'excel.same',
  오류: 'excel.error',
  충돌: 'excel.conflict',
} satisfies Record<RowStatus, TextKey>
export const statusColours = {
  신규: 'blue',
  변경: 'gold',
  동일: 'default',
  오류: 'red',
  충돌: 'purple',
} satisfies Record<RowStatus, string>

export function countsOf({ rows, counts }: Preview): Record<RowStatus, number> {
  const count = (status: RowStatus) => counts?.[status] ?? rows.filter((row) => row.status === status).length
  return {
    신규: count('신규'),
    변경: count('변경'),
    동일: count('동일'),
    오류: count('오류'),
    충돌: count('충돌'),
  }
}
/** A row with a 충돌 says what it would change, one with an 오류 would change nothing. */
export const isWrong = ({ status }: PreviewRow): boolean => status === '오류'
export const hasErrors = (preview: Preview): boolean => countsOf(preview).오류 + countsOf(preview).충돌 > 0
/**
 * Rows that would be written: new and changed ones that were not un-ticked, and conflicts that were ticked.
 */
export const writable = (rows: readonly PreviewRow[], excluded: ReadonlySet<number>): PreviewRow[] =>
  rows.filter(
    ({ rowNo, status }) =>
      (status === '신규' || status === '변경' || status === '충돌') && !excluded.has(rowNo),
  )
/** Rows whose record has changed since the download: nobody writes over it without having ticked the row. */
export const conflictsOf = (rows: readonly PreviewRow[]): number[] =>
  rows.flatMap(({ rowNo, status }) => (status === '충돌' ? [rowNo] : []))
