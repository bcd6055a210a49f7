import { addDays, minutesBetween } from '../../../core/shared/dates.ts'
import { dayOfMoment, wallTimeAfter } from '../../../core/shared/moment.ts'
import type { PermitParameters } from './permit-parameters.rule.ts'
import { dailyRecheckNeeded, shiftChangesBetween, type ValidityInput } from './validity.rule.ts'
import { shiftCheckTexts } from './permit-field.texts.ts'

/** What has to happen when a shift begins; the keys are also the roles of the signatures. */
export const shiftCheckKinds = {
  handover: shiftCheckTexts.handover(),
  recheck: shiftCheckTexts.recheck(),
} as const
export type ShiftCheckKind = keyof typeof shiftCheckKinds

/** Measurements by the start's criterion: a milder one says nothing about going on with another crew. */
const countedKinds: readonly string[] = ['first', 'resume', 'handover']

/** A permit as far as shift changes are concerned. */
export interface ShiftWork extends ValidityInput {
  extEndDt?: string | null
  gasNeeded: boolean
  signatures: readonly { signRoleCd: string; signUserId: string; signDt: string }[]
  /** Of two that were taken at the same minute the one that was written later stands first. */
  gases: readonly { measTypeCd: string; measDt: string; pointCd: string; judgeCd: string | null }[]
}

export interface ShiftCheck {
  kind: ShiftCheckKind
  /** The shift change, 'YYYY-MM-DD HH:mm'. */
  changeDt: string
  /** From this moment on signature and measurement count for the change. */
  fromDt: string
  signed: boolean
  /** Also true when the work needs no measurement. */
  measured: boolean
}

/**
 * Every handover, or every daily re-check, of a permit in the order of time. What is given after a later
 * change also makes good the earlier one. (ptw.md 5.2; KOSHA GUIDE P-94)
 */
export function shiftChecks(work: ShiftWork, parameters: PermitParameters): ShiftCheck[] {
  const kind = shiftCheckKindOf(work, parameters)
  const endDt = work.extEndDt ?? work.endDt
  const changes =
    kind === 'recheck'
      ? firstShiftsOfDays(work.startDt, endDt, parameters)
      : shiftChangesBetween(work.startDt, endDt, parameters)
  return changes.map((changeDt) => {
    const fromDt = wallTimeAfter(changeDt, -toleranceOf(kind, parameters))
    const since = (moment: string) => minutesBetween(fromDt, moment) >= 0
    return {
      kind,
      changeDt,
      fromDt,
      signed: work.signatures.some(({ signRoleCd, signDt }) => signRoleCd === kind && since(signDt)),
      measured:
        !work.gasNeeded ||
        airIsGood(
          work.gases.filter(({ measTypeCd, measDt }) => countedKinds.includes(measTypeCd) && since(measDt)),
        ),
    }
  })
}

/** A permit of several days is checked again each morning; any other is handed over at each change. */
export function shiftCheckKindOf(work: ValidityInput, parameters: PermitParameters): ShiftCheckKind {
  return dailyRecheckNeeded(work, parameters) ? 'recheck' : 'handover'
}

/** What should have been done by now and is not: the work neither begins nor goes on without it. */
export function missingHandovers(work: ShiftWork, now: string, parameters: PermitParameters): ShiftCheck[] {
  const missing = shiftChecks(work, parameters).filter(
    ({ changeDt, signed, measured }) => minutesBetween(changeDt, now) >= 0 && !(signed && measured),
  )
  // The newest one makes good the ones before it.
  return missing.slice(-1)
}

/** The change whose signature is asked for now; undefined when none is open. */
export function openShiftCheck(
  work: ShiftWork,
  now: string,
  parameters: PermitParameters,
): ShiftCheck | undefined {
  return shiftChecks(work, parameters).findLast(
    ({ fromDt, signed }) => minutesBetween(fromDt, now) >= 0 && !signed,
  )
}

/** The next change that is not done yet, past or to come; undefined when nothing of the kind lies ahead. */
export function nextShiftCheck(work: ShiftWork, parameters: PermitParameters): ShiftCheck | undefined {
  return shiftChecks(work, parameters).find(({ signed, measured }) => !(signed && measured))
}

/** True when the clock stops the work: the tolerance after the change is over. */
export function shiftCheckOverdue(
  dueDt: string,
  kind: ShiftCheckKind,
  now: string,
  parameters: PermitParameters,
): boolean {
  return minutesBetween(dueDt, now) >= toleranceOf(kind, parameters)
}

/**
 * Who answers for the permit now: the issuer, or the one who took over last. That person cannot hand over to
 * himself.
 */
export function issuerInCharge(permit: {
  issuerUserId: string | null
  signatures: ShiftWork['signatures']
}): string | null {
  const handovers = permit.signatures.filter(({ signRoleCd }) => signRoleCd === 'handover')
  const last = handovers.toSorted((one, other) => minutesBetween(other.signDt, one.signDt)).at(-1)
  return last?.signUserId ?? permit.issuerUserId
}

const toleranceOf = (kind: ShiftCheckKind, parameters: PermitParameters): number =>
  kind === 'recheck' ? parameters.recheckToleranceMinutes : parameters.handoverToleranceMinutes

/** The first shift of every further working day; a day of work begins with the morning shift. */
function firstShiftsOfDays(from: string, to: string, parameters: PermitParameters): string[] {
  const mornings: string[] = []
  for (let day = dayOfMoment(from); ; day = addDays(day, 1)) {
    const morning = wallTimeAfter(`${day} 00:00`, parameters.morningShiftMinute)
    if (minutesBetween(morning, to) <= 0) return mornings
    if (minutesBetween(from, morning) > 0) mornings.push(morning)
  }
}

/** Somebody measured, and the newest of every point is fit. */
function airIsGood(gases: ShiftWork['gases']): boolean {
  const sorted = gases.toSorted((one, other) => minutesBetween(one.measDt, other.measDt))
  const newest = sorted.filter(
    (gas, index) => sorted.findIndex(({ pointCd }) => pointCd === gas.pointCd) === index,
  )
  return newest.length > 0 && newest.every(({ judgeCd }) => judgeCd === 'fit')
}
