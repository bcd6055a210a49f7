import { addMinutes } from '../../core/shared/dates.ts'
import { breachMessages } from './privacy.texts.ts'
import type { Sentence } from '../../core/shared/sentence.ts'

/** Figures of the day on which the breach became known. */
export interface BreachFigures {
  /** Hours from 인지 to notification and report (시행령 제39조제1항, 제40조제1항). */
  hours: number
  /** So many persons make a report due (시행령 제40조제1항제1호). */
  persons: number
}
export interface BreachFacts {
  knownDt: string
  personCnt: number
  sensitiveYn: 'Y' | 'N' | null
  outsideYn: 'Y' | 'N' | null
}
export interface BreachDone {
  dueDt: string | null
  rptYn: 'Y' | 'N' | null
  notiDt: string | null
  rptDt: string | null
}

/** The moment by which the persons are told and, where it is due, the report is made. */
export const breachDue = (knownDt: string, { hours }: BreachFigures): string =>
  addMinutes(knownDt, hours * 60)

/**
 * A report is due iff so many persons, sensitive or unique identification data, or illegal access from
 * outside (시행령 제40조제1항).
 */
export const isReportDue = (
  { personCnt, sensitiveYn, outsideYn }: BreachFacts,
  { persons }: BreachFigures,
): boolean => personCnt >= persons || sensitiveYn === 'Y' || outsideYn === 'Y'

export type BreachStep = 'noti' | 'rpt'
/** The steps that are due and not done yet. */
export const openSteps = ({ rptYn, notiDt, rptDt }: BreachDone): BreachStep[] => [
  ...(notiDt === null ? (['noti'] as const) : []),
  ...(rptYn === 'Y' && rptDt === null ? (['rpt'] as const) : []),
]
/** The steps that were not done by the moment, or done after it. @param now with offset */
export function lateSteps(breach: BreachDone, now: string): BreachStep[] {
  const { dueDt, rptYn, notiDt, rptDt } = breach
  if (dueDt === null) return []
  const late = (done: string | null) => Date.parse(done ?? now) > Date.parse(dueDt)
  return [
    ...(late(notiDt) ? (['noti'] as const) : []),
    ...(rptYn === 'Y' && late(rptDt) ? (['rpt'] as const) : []),
  ]
}

/** The fault in the moment of a done step. */
export function momentIssue(moment: string, knownDt: string | null, now: string): Sentence | undefined {
  if (Date.parse(moment) > Date.parse(now)) return breachMessages.future()
  if (knownDt !== null && Date.parse(moment) < Date.parse(knownDt)) return breachMessages.beforeKnown()
  return undefined
}
