import { roundHalfUp } from '../../../../core/shared/decimal.ts'
import type { EventFigures } from '../rules/event-parameters.rule.ts'

/** What a person's passages of one day say: hours between the first way in and the last way out, or nothing. */
export interface DayAtGate {
  /** Hours; null where a passage is missing. */
  hours: number | null
}
/** Longest time at work that passages can mean; a missing way out would otherwise count the night. */
const longestHours = 16

/** Hours of the days at the gates (SAF-06): measured where both passages are there, else the usual day. */
export function hoursOfDays(
  days: readonly DayAtGate[],
  { estimateHours }: Pick<EventFigures, 'estimateHours'>,
): { workHours: number; estHours: number } {
  let [workHours, estHours] = [0, 0]
  for (const { hours } of days) {
    const measured = hours !== null && hours > 0 && hours <= longestHours
    workHours += measured ? hours : estimateHours
    if (!measured) estHours += estimateHours
  }
  return { workHours: roundHalfUp(workHours, 1), estHours }
}
/** Where the hours of a month come from. */
export const sourceOfHours = ({ workHours, estHours }: { workHours: number; estHours: number }) =>
  estHours === 0 ? 'actual' : estHours < workHours ? 'mixed' : 'estimate'
