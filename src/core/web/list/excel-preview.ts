/** Answer of POST excel: what each row of the file would do, before anything is written. */
export type RowStatus = '신규' | '변경' | '동일' | '오류'
export interface PreviewRow {
  rowNo: number
  status: RowStatus
  values: Record<string, unknown>
  /** Old and new value per changed field. */
  changes?: Record<string, [unknown, unknown]> | null
  issues: { path: string; message: string }[]
}
export interface Preview {
  previewNo: string
  rows: PreviewRow[]
  counts?: Partial<Record<RowStatus, number>>
}
export const rowStatuses: readonly RowStatus[] = ['신규', '변경', '동일', '오류']

export function countsOf({ rows, counts }: Preview): Record<RowStatus, number> {
  const count = (status: RowStatus) => counts?.[status] ?? rows.filter((row) => row.status === status).length
  return { 신규: count('신규'), 변경: count('변경'), 동일: count('동일'), 오류: count('오류') }
}
/** Rows that would be written: new and changed ones that were not un-ticked. */
export const writable = (rows: readonly PreviewRow[], excluded: ReadonlySet<number>): PreviewRow[] =>
  rows.filter(({ rowNo, status }) => (status === '신규' || status === '변경') && !excluded.has(rowNo))
