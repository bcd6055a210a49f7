import { addDays, addMinutes, minutesBetween, daysBetween } from '../../../core/shared/dates.ts'
import type { WorkOrder } from './work-order.resource.ts'
import { assessedNames, copiedNames, usualUrgency } from './work-order.rule.ts'
import type { Said } from '../../../core/shared/sentence.ts'

/** A moment as many whole days later as one day lies behind another, at the same time of the day. */
export const shifted = (moment: string, fromDay: string, toDay: string): string =>
  addDays(moment.slice(0, 10), daysBetween(fromDay, toDay)) + moment.slice(10)

/**
 * A new order of the same work and the same length from another moment on, with what was assessed as a
 * beginning of its own assessment.
 */
export function copiedOrder(past: WorkOrder, planStartDt: string): Record<string, unknown> {
  const plain: Record<string, unknown> = past
  return {
    ...Object.fromEntries([...copiedNames, ...assessedNames].map((name) => [name, plain[name] ?? null])),
    constNo: past.constNo,
    urgencyCd: usualUrgency,
    planStartDt,
    planEndDt: addMinutes(planStartDt, minutesBetween(past.planStartDt, past.planEndDt)),
  }
}

/** What came of copying an order with its permits. */
export interface OrderCopy {
  wkodNo: number
  /** The new drafts, each with what speaks against its people on the new day. */
  permits: { permitNo: number; permitNm: string; startDt: string; warnings: Said[] }[]
  /** Permits that could not be copied, and why. */
  left: { permitCd: string; message: Said }[]
}
