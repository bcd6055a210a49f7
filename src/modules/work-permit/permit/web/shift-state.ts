import { dayOf, momentOf } from '../../../../core/shared/dates.ts'
import type { Reason } from '../../../../core/shared/resource.ts'
import { nextShiftCheck, openShiftCheck, shiftCheckKinds, type ShiftCheck } from '../handover.rule.ts'
import type { PermitExplanations } from '../permit-explanations.rule.ts'
import { shiftWorkOf } from '../permit-facts.rule.ts'
import type { PermitParameters } from '../permit-parameters.rule.ts'
import type { WorkPermit } from '../work-permit.resource.ts'
import { useMinute } from './use-now.ts'

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
    label: `${shiftCheckKinds[check.kind]} ${check.changeDt.slice(5)}`,
    open: open !== undefined,
    mine,
    note: noteOf(check, open !== undefined, mine),
  }
}

function noteOf({ kind, fromDt, measured }: ShiftCheck, open: boolean, mine: boolean): string {
  const who = kind === 'handover' ? '다음 조의 발급자' : '발급자'
  const text = !open
    ? `${fromDt.slice(11)}부터 ${who}가 서명합니다.`
    : mine
      ? '지금 서명할 수 있습니다.'
      : `${who}의 서명을 기다립니다.`
  return measured ? text : `${text} 새 가스측정도 필요합니다.`
}

/** What the running work is told before the clock stops it. */
export function shiftNotes(permit: WorkPermit, shift: ShiftState | undefined): Reason<string>[] {
  if (!shift || (permit.state !== 'working' && permit.state !== 'extensionRequested')) return []
  // A change that is still far away is only shown by the clock.
  if (!shift.open && !shift.signed) return []
  return [
    ...(shift.signed || shift.mine
      ? []
      : [{ guard: 'handover', message: `${shift.label} 서명이 필요합니다.`, fixUrl: '#signatures' }]),
    ...(shift.measured
      ? []
      : [{ guard: 'handover', message: `${shift.label} 교대 측정이 필요합니다.`, fixUrl: '#gases' }]),
  ]
}

/** Until when a head confirms, or since when he is late. */
export function confirmationText(confirmDueYmd: string | null, today: string = dayOf(new Date())): string {
  if (!confirmDueYmd) return '확인을 기다립니다.'
  return isConfirmationLate(confirmDueYmd, today)
    ? `기한(${confirmDueYmd})이 지났습니다.`
    : `${confirmDueYmd}까지 확인합니다.`
}
export const isConfirmationLate = (confirmDueYmd: string, today: string = dayOf(new Date())): boolean =>
  confirmDueYmd < today
