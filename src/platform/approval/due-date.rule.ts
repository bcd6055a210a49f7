import { addDays, daysBetween } from '../../core/shared/dates.ts'
import { dayOfMoment } from '../../core/shared/moment.ts'

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
/**
 * The day so many working days later (admin R8): Saturdays, Sundays and the holidays of the table do not
 * count.
 */
export function addWorkingDays(day: string, days: number, holidays: ReadonlySet<string>): string {
  let left = days
  let next = day
  while (left > 0) {
    next = addDays(next, 1)
    if (!isWeekend(next) && !holidays.has(next)) left -= 1
  }
  return next
}
/** Until when a step that arrives now must be signed: the end of the last working day. */
export const dueMoment = (arriveDt: string, days: number, holidays: ReadonlySet<string>): string =>
  `${addWorkingDays(dayOfMoment(arriveDt), days, holidays)}T23:59:00+09:00`

const remindAfterDays = 1
const escalateAfterDays = 3
/**
 * The clock's act on a waiting step (admin R8): a reminder one day after the due day, the head after three
 * days; each once.
 */
export function overdueAct(
  step: { dueDt: string | null; remindDt: string | null; escalateDt: string | null },
  now: string,
): 'remind' | 'escalate' | undefined {
  if (!step.dueDt) return undefined
  const days = daysBetween(dayOfMoment(step.dueDt), dayOfMoment(now))
  if (days >= escalateAfterDays && !step.escalateDt) return 'escalate'
  return days >= remindAfterDays && !step.remindDt ? 'remind' : undefined
}
