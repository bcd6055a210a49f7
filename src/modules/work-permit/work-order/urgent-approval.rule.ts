import { addMinutes, minutesBetween } from '../../../core/shared/dates.ts'
import { urgent } from './work-order.rule.ts'

/** How the approval afterwards of an urgent order stands, by item of WKOD_APPROVAL. */
export const urgentStates = {
  waiting: 'waiting',
  late: 'late',
  approved: 'approved',
  approvedLate: 'approvedLate',
} as const

interface UrgentFacts {
  urgencyCd: string
  urgentStatCd: string | null
  urgentDueDt: string | null
}
/**
 * What asking for an order makes of its approval afterwards: an urgent one is due so many hours after it was
 * first asked for; one that is no longer urgent owes nothing. What was approved stays approved.
 */
export function urgentAtRequest(
  order: UrgentFacts,
  now: string,
  hours: number,
): Pick<UrgentFacts, 'urgentStatCd' | 'urgentDueDt'> {
  if (order.urgencyCd !== urgent) return { urgentStatCd: null, urgentDueDt: null }
  if (order.urgentStatCd !== null) return { urgentStatCd: order.urgentStatCd, urgentDueDt: order.urgentDueDt }
  return { urgentStatCd: urgentStates.waiting, urgentDueDt: addMinutes(now, hours * 60) }
}
/** Whether the approval is still open. */
export const isUnapproved = ({ urgentStatCd }: Pick<UrgentFacts, 'urgentStatCd'>): boolean =>
  urgentStatCd === urgentStates.waiting || urgentStatCd === urgentStates.late

/** What the clock does with an order that waits: remind once before the end, then late. */
export function urgentStep(dueDt: string, now: string, remindHours: number): 'remind' | 'late' | undefined {
  const left = minutesBetween(now, dueDt)
  if (left <= 0) return 'late'
  return left <= remindHours * 60 ? 'remind' : undefined
}
