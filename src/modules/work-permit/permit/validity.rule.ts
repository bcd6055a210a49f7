import type { Explanation } from '../../../core/shared/explanation.ts'
import { addDays, minutesBetween, daysBetween } from '../../../core/shared/dates.ts'
import { dayOfMoment, minuteOfDay, wallTime, wallTimeAfter } from '../../../core/shared/moment.ts'
import type { ExplosionZone, PermitTypeCode, RuleReason, SupplementCode } from './permit-codes.rule.ts'
import type { PermitParameters } from './permit-parameters.rule.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { hoursText } from './hours-text.rule.ts'
import { timeRefusals, timeWords } from './validity.texts.ts'

/**
 * Source of every figure in this file; the original text is still to be checked, so all of them are
 * parameters.
 */
const source = timeWords.source()

export interface ValidityInput {
  permitTypeCd: PermitTypeCode
  supplCds: readonly SupplementCode[]
  exZone: ExplosionZone
  startDt: string
  endDt: string
}

export interface ValidityVerdict {
  ok: boolean
  reasons: RuleReason[]
  /**
   * Shift changes inside the time ('YYYY-MM-DD HH:mm'): each needs a 교대인계 signature and a new measurement
   * (handover.rule.ts).
   */
  handoverDts: string[]
  /** True for a permit of several days: 재확인 every morning, in place of the handovers. */
  dailyRecheckNeeded: boolean
  explanation: Explanation
}

/**
 * Time of one permit: one shift of at most 8 hours; general work without supplements in a non-hazardous area
 * may run for 7 days (first and last day counted) with a daily re-check. (ptw.md 5.2; KOSHA GUIDE P-94)
 */
export function judgeValidity(input: ValidityInput, parameters: PermitParameters): ValidityVerdict {
  const minutes = minutesBetween(input.startDt, input.endDt)
  const days = daysBetween(dayOfMoment(input.startDt), dayOfMoment(input.endDt)) + 1
  const longRunAllowed = mayRunForDays(input)
  const recheck = dailyRecheckNeeded(input, parameters)
  const reasons: RuleReason[] = []
  if (minutes <= 0) reasons.push(refuse(400, timeRefusals.endFirst()))
  else if (longRunAllowed) {
    if (days > parameters.generalMaxDays && minutes > parameters.shiftMaxMinutes)
      reasons.push(refuse(422, timeRefusals.days({ days: parameters.generalMaxDays })))
  } else if (minutes > parameters.shiftMaxMinutes)
    reasons.push(refuse(422, timeRefusals.shift({ time: hoursText(parameters.shiftMaxMinutes) })))
  return {
    ok: reasons.length === 0,
    reasons,
    handoverDts: minutes > 0 && !recheck ? shiftChangesBetween(input.startDt, input.endDt, parameters) : [],
    dailyRecheckNeeded: recheck,
    explanation: {
      title: timeWords.title(),
      inputs: [
        { label: timeWords.start(), value: wallTime(input.startDt) },
        { label: timeWords.end(), value: wallTime(input.endDt) },
        { label: timeWords.time(), value: hoursText(Math.max(minutes, 0)) },
      ],
      formula: longRunAllowed
        ? timeWords.longFormula({ days: parameters.generalMaxDays })
        : timeWords.shiftFormula({ time: hoursText(parameters.shiftMaxMinutes) }),
      source,
      version: parameters.version,
    },
  }
}

/** General work without supplements in a non-hazardous area. */
const mayRunForDays = (input: Pick<ValidityInput, 'permitTypeCd' | 'supplCds' | 'exZone'>): boolean =>
  input.permitTypeCd === 'G' && input.supplCds.length === 0 && input.exZone === 'none'

/**
 * A permit longer than a shift is checked again every day, which takes the place of the single handovers.
 * (docs/decisions/0014)
 */
export function dailyRecheckNeeded(input: ValidityInput, parameters: PermitParameters): boolean {
  return mayRunForDays(input) && minutesBetween(input.startDt, input.endDt) > parameters.shiftMaxMinutes
}

export interface ExtensionInput {
  startDt: string
  /** End of the permit as issued. */
  endDt: string
  /** The end that is asked for. */
  extEndDt: string
  /** Extensions already given to this permit. */
  extensionCnt: number
  /** When it is asked; left out when the request is only being tried. */
  requestedDt?: string
}

/**
 * Extension: once, at most 4 hours, at most 12 hours in all, asked for 30 minutes before the end. (ptw.md 4,
 * 5.2)
 */
export function judgeExtension(input: ExtensionInput, parameters: PermitParameters) {
  const extension = minutesBetween(input.endDt, input.extEndDt)
  const total = minutesBetween(input.startDt, input.extEndDt)
  const reasons: RuleReason[] = []
  if (input.extensionCnt >= parameters.extensionMaxCount)
    reasons.push(refuse(422, timeRefusals.extensionCount({ count: parameters.extensionMaxCount })))
  if (extension <= 0) reasons.push(refuse(400, timeRefusals.extensionEnd()))
  if (extension > parameters.extensionMaxMinutes)
    reasons.push(refuse(422, timeRefusals.extension({ time: hoursText(parameters.extensionMaxMinutes) })))
  if (total > parameters.totalMaxMinutes)
    reasons.push(refuse(422, timeRefusals.total({ time: hoursText(parameters.totalMaxMinutes) })))
  if (input.requestedDt && minutesBetween(input.requestedDt, input.endDt) < parameters.extensionLeadMinutes)
    reasons.push(refuse(422, timeRefusals.extensionLate({ minutes: parameters.extensionLeadMinutes })))
  const explanation: Explanation = {
    title: timeWords.extensionTitle(),
    inputs: [
      { label: timeWords.presentEnd(), value: wallTime(input.endDt) },
      { label: timeWords.extendedEnd(), value: wallTime(input.extEndDt) },
      { label: timeWords.total(), value: hoursText(Math.max(total, 0)) },
    ],
    formula: timeWords.extensionFormula({
      count: parameters.extensionMaxCount,
      extension: hoursText(parameters.extensionMaxMinutes),
      total: hoursText(parameters.totalMaxMinutes),
    }),
    source,
    version: parameters.version,
  }
  const handoverDts =
    extension > 0 ? shiftChangesBetween(input.endDt, input.extEndDt, parameters, 'fromIncluded') : []
  return { ok: reasons.length === 0, reasons, handoverDts, explanation }
}

/**
 * The number of an extended permit: 'P-1000-20260310-0001' → '…-0001-1'; a further extension counts on.
 * (features 5a)
 */
export const extendedNumber = (permitCd: string, extensionCnt: number): string =>
  `${permitCd.replace(extensionTail, '')}-${extensionCnt}`
const extensionTail = /(?<=-\d{2,})-\d$/
/** The number as it was before any extension, such as it stands on a paper that was printed earlier. */
export const originalNumber = (permitCd: string): string => permitCd.replace(extensionTail, '')

/**
 * Shift changes strictly between two moments; work that ends or begins with the shift crosses nothing. An
 * extension goes on from its beginning, so there a change at that very minute counts.
 */
export function shiftChangesBetween(
  from: string,
  to: string,
  parameters: PermitParameters,
  border?: 'fromIncluded',
): string[] {
  const shiftMinutes = [
    parameters.morningShiftMinute,
    parameters.afternoonShiftMinute,
    parameters.nightShiftMinute,
  ]
  const changes: string[] = []
  for (let day = dayOfMoment(from); daysBetween(day, dayOfMoment(to)) >= 0; day = addDays(day, 1)) {
    for (const minute of shiftMinutes.toSorted((a, b) => a - b)) {
      const change = wallTimeAfter(`${day} 00:00`, minute)
      const sinceFrom = minutesBetween(from, change)
      if ((sinceFrom > 0 || (border && sinceFrom === 0)) && minutesBetween(change, to) > 0)
        changes.push(change)
    }
  }
  return changes
}

/** Work starts from 30 minutes before the start time until the end time. (ptw.md 4) */
export function judgeStartTime(
  input: { startDt: string; endDt: string; now: string },
  parameters: PermitParameters,
): RuleReason[] {
  const earliest = wallTimeAfter(input.startDt, -parameters.startEarlyMinutes)
  if (minutesBetween(input.now, earliest) > 0)
    return [refuse(422, timeRefusals.startEarly({ time: earliest }))]
  if (minutesBetween(input.endDt, input.now) > 0) return [refuse(422, timeRefusals.startLate())]
  return []
}

/** A suspended work resumes within 4 hours, later it needs a new permit. (ptw.md 4) */
export function judgeResumeTime(
  input: { suspendedDt: string; now: string },
  parameters: PermitParameters,
): RuleReason[] {
  if (minutesBetween(input.suspendedDt, input.now) <= parameters.resumeMaxMinutes) return []
  return [refuse(422, timeRefusals.resumeLate({ time: hoursText(parameters.resumeMaxMinutes) }))]
}

/** True when the permit was asked for after 16:00 of the day before, so that 긴급사유 is needed. (ptw.md 4) */
export function urgentReasonNeeded(
  input: { requestedDt: string; startDt: string },
  parameters: PermitParameters,
): boolean {
  const dayBefore = addDays(dayOfMoment(input.startDt), -1)
  const requestedDay = dayOfMoment(input.requestedDt)
  if (requestedDay !== dayBefore) return daysBetween(requestedDay, dayBefore) < 0
  return minuteOfDay(input.requestedDt) > parameters.requestCutoffMinute
}

/** True when the time has run out (end, or extended end) and the permit has to become 실효. (ptw.md 4) */
export function timeRunOut(permit: { endDt: string; extEndDt?: string | null }, now: string): boolean {
  return minutesBetween(permit.extEndDt ?? permit.endDt, now) > 0
}

/** Minutes of 사후감시 that are still to be kept; 0 when the watch may be closed. (ptw.md 4) */
export function watchMinutesLeft(watchStartDt: string, now: string, parameters: PermitParameters): number {
  return Math.max(0, Math.ceil(parameters.hotWatchMinutes - minutesBetween(watchStartDt, now)))
}

function refuse(status: RuleReason['status'], message: Sentence): RuleReason {
  return { status, message }
}
