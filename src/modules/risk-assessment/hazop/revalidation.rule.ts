import { addMonths, daysBetween } from '../../../core/shared/dates.ts'

/** Months within which a study is looked through again (지침 제5조제4항제2호; 조번호 확인 필요). */
export interface RevalidationFigures {
  months: number
  noticeDays: number
}
export type RevalidationState = 'notConfirmed' | 'valid' | 'soon' | 'overdue'
export interface RevalidationDue {
  dueYmd: string | null
  state: RevalidationState
  daysLeft: number | null
}
/** When a study must have been looked through again; one that was never confirmed counts for nothing. */
export function revalidationDue(
  confirmedYmd: string | null,
  today: string,
  { months, noticeDays }: RevalidationFigures,
): RevalidationDue {
  if (confirmedYmd === null) return { dueYmd: null, state: 'notConfirmed', daysLeft: null }
  const dueYmd = addMonths(confirmedYmd, months)
  const daysLeft = daysBetween(today, dueYmd)
  return { dueYmd, daysLeft, state: daysLeft < 0 ? 'overdue' : daysLeft <= noticeDays ? 'soon' : 'valid' }
}

export interface LookedRow {
  rsaHazopRowNo: number
  prevRowNo: number | null
  lookedYn: 'Y' | 'N' | null
}
/** Copied rows that nobody has looked at yet; a row that is new in this study was looked at by who typed it. */
export const unlooked = (rows: readonly LookedRow[]): number[] =>
  rows
    .filter(({ prevRowNo, lookedYn }) => prevRowNo !== null && lookedYn !== 'Y')
    .map(({ rsaHazopRowNo }) => rsaHazopRowNo)
