import { dayOf, momentOf } from '../../../../core/shared/dates.ts'
import type { Reason } from '../../../../core/shared/resource.ts'
import { nextShiftCheck, openShiftCheck, shiftCheckKinds, type ShiftCheck } from '../handover.rule.ts'
import type { PermitExplanations } from '../permit-explanations.rule.ts'
import { shiftWorkOf } from '../permit-facts.rule.ts'
import type { PermitParameters } from '../permit-parameters.rule.ts'
import type { WorkPermit } from '../work-permit.resource.ts'
import { useMinute } from './use-now.ts'
import { textsOf } from '../../../../core/web/text/define-texts.ts'
import { permitTexts } from './permit-page.texts.ts'
import { said } from '../../../../core/web/text/text.ts'

export interface ShiftState extends ShiftCheck {
  label: string
  note: string
  /** It can be signed now. */
  open: boolean
  /** By the person who reads. */
  mine: boolean
}
const states: readonly string[] = ['approved', 'working', 'extensionRequested', 'suspended']

/**
 * The handover or daily re-check that comes next or is late, as time goes by; undefined when none lies ahead.
 */
export function useShift(
  permit: WorkPermit,
  parameters: PermitParameters | undefined,
  explain: PermitExplanations | undefined,
): ShiftState | undefined {
  const now = momentOf(new Date(useMinute()))
  if (!parameters || !states.includes(permit.state)) return undefined
  const work = shiftWorkOf(permit)
  const open = openShiftCheck(work, now, parameters)
  const check = open ?? nextShiftCheck(work, parameters)
  if (!check) return undefined
  const mine = Boolean(open && explain?.shiftSigner[check.kind])
  return {
    ...check,
    label: `${said(shiftCheckKinds[check.kind])} ${check.changeDt.slice(5)}`,
    open: open !== undefined,
    mine,
    note: noteOf(check, open !== undefined, mine),
  }
}

function noteOf({ kind, fromDt, measured }: ShiftCheck, open: boolean, mine: boolean): string {
  const say = textsOf(permitTexts)
  const who = kind === 'handover' ? say('nextIssuer') : say('issuer')
  const text = !open
    ? say('signsFrom', { at: fromDt.slice(11), who })
    : mine
      ? say('signNow')
      : say('signAwaitedOf', { who })
  return measured ? text : say('gasToo', { text })
}

/** What the running work is told before the clock stops it. */
export function shiftNotes(permit: WorkPermit, shift: ShiftState | undefined): Reason<string>[] {
  const say = textsOf(permitTexts)
  if (!shift || (permit.state !== 'working' && permit.state !== 'extensionRequested')) return []
  // A change that is still far away is only shown by the clock.
  if (!shift.open && !shift.signed) return []
  return [
    ...(shift.signed || shift.mine
      ? []
      : [{ guard: 'handover', message: say('signNeeded', { shift: shift.label }), fixUrl: '#signatures' }]),
    ...(shift.measured
      ? []
      : [{ guard: 'handover', message: say('gasNeeded', { shift: shift.label }), fixUrl: '#gases' }]),
  ]
}

/** Until when a head confirms, or since when he is late. */
export function confirmationText(confirmDueYmd: string | null, today: string = dayOf(new Date())): string {
  const say = textsOf(permitTexts)
  if (!confirmDueYmd) return say('confirmAwaited')
  return isConfirmationLate(confirmDueYmd, today)
    ? say('confirmLate', { day: confirmDueYmd })
    : say('confirmUntil', { day: confirmDueYmd })
}
export const isConfirmationLate = (confirmDueYmd: string, today: string = dayOf(new Date())): boolean =>
  confirmDueYmd < today
