import { addDays, addMonths } from '../../shared/dates.ts'
import { defaultDateGapDays } from '../../shared/limits.ts'
import { messages } from '../../shared/messages.ts'
import { type PageTextKey } from '../text/page-text.ts'
import { said } from '../text/text.ts'

/** Days, months or years from and to, both included; an open end is absent. */
export interface Period {
  from?: string
  to?: string
}
/** From six days ago to today (specification section 9: default date gap 6 days). */
export const defaultGap = (today: string): Period => ({
  from: addDays(today, -defaultDateGapDays),
  to: today,
})
/** The month that ends today (specification section 9: default range period 1m). */
export const defaultRange = (today: string): Period => ({ from: addMonths(today, -1), to: today })
/** `days` before today for a negative number, after today otherwise. */
export const quickPeriod = (today: string, days: number): Period =>
  days < 0 ? { from: addDays(today, days), to: today } : { from: today, to: addDays(today, days) }
/** Quick picks of specification section 9. */
export const quickPicks = [
  { days: -7, text: 'form.last7' },
  { days: -30, text: 'form.last30' },
  { days: 7, text: 'form.next7' },
  { days: 30, text: 'form.next30' },
] as const satisfies readonly { days: number; text: PageTextKey }[]
/** The message when the end lies before the start; days, months and moments compare as text. */
export const periodIssue = ({ from, to }: Period): string | undefined =>
  from && to && to < from ? said(messages.endBeforeStart) : undefined
