import { daysBetween } from '../../core/shared/dates.ts'
import { dayOfMoment } from '../../core/shared/moment.ts'
import { addWorkdays, type Holidays } from '../../core/shared/workday.ts'

/** Until when a step that arrives now must be signed: the end of the last working day (admin R8). */
export const dueMoment = (arriveDt: string, days: number, holidays: Holidays): string =>
  `${addWorkdays(dayOfMoment(arriveDt), days, holidays)}T23:59:00+09:00`

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
