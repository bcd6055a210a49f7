import { addMonths } from '../../../core/shared/dates.ts'

/** 직무교육 (산업안전보건법 제32조, 시행규칙 제29조; edu.md EDU-08). */
interface DutyWindow {
  baseYmd: string
  fromYmd: string
  toYmd: string
}
/** The day by which somebody appointed on a day has learned his duty. */
export const newDueOf = (appointYmd: string, dueMonths: number): string => addMonths(appointYmd, dueMonths)

/** The window of the next refresher: some months around the day that lies so many months after the last. */
export function refreshWindow(doneYmd: string, cycleMonths: number, windowMonths: number): DutyWindow {
  const baseYmd = addMonths(doneYmd, cycleMonths)
  return { baseYmd, fromYmd: addMonths(baseYmd, -windowMonths), toYmd: addMonths(baseYmd, windowMonths) }
}
/** What was done before the window began does not count as the refresher. */
export const countsAsRefresher = ({ fromYmd, toYmd }: DutyWindow, doneYmd: string): boolean =>
  doneYmd >= fromYmd && doneYmd <= toYmd
