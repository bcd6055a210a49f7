import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { holidaysFrom } from '../../../platform/holiday/holidays.server.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { conflict, forbidden } from '../../../core/server/http/errors.ts'
import { messages } from '../../../core/shared/messages.ts'
import { addDays } from '../../../core/shared/dates.ts'
import {
  confirmationDueYmd,
  confirmationRoles,
  isConfirmedRole,
  judgeApprover,
  type ConfirmedRole,
} from './approval-matrix.rule.ts'
import { recordEvent, recordSignature } from './permit-events.server.ts'
import { holds, parametersOf } from './permit-facts.server.ts'
import { dutyOfRole, matrixOf } from './permit-who.server.ts'
import { permitStates, type PermitState } from './permit-transitions.rule.ts'
import { workPermit, type WorkPermit } from './work-permit.resource.ts'
import { actRefusals } from './permit-act.texts.ts'

/** Longest row of days without work that is looked ahead. */
const daysAhead = 30

export interface OpenConfirmation {
  role: ConfirmedRole
  signRoleCd: (typeof confirmationRoles)[ConfirmedRole]
  signed: boolean
}

/**
 * The heads for whom the duty manager signed, and who of them has confirmed. Who had signed before the night
 * needs to confirm nothing.
 */
export async function confirmationsOf(permit: WorkPermit, context: Context): Promise<OpenConfirmation[]> {
  const { nextDayConfirmations, signed } = await matrixOf(context, permit)
  return nextDayConfirmations
    .map(({ role }) => role)
    .filter(isConfirmedRole)
    .filter((role) => !signed.includes(role))
    .map((role) => {
      const signRoleCd = confirmationRoles[role]
      return { role, signRoleCd, signed: permit.signatures.some((each) => each.signRoleCd === signRoleCd) }
    })
}

/** Until which day the heads confirm a permit that is issued now; null when they sign themselves. */
export async function confirmationDue(permit: WorkPermit, context: Context): Promise<string | null> {
  if ((await confirmationsOf(permit, context)).length === 0) return null
  const today = context.today
  const holidays = await holidaysFrom(context.sql, today, addDays(today, daysAhead))
  return confirmationDueYmd(context.now, holidays, await parametersOf(context, permit.plantCd))
}

const before: readonly PermitState[] = [
  'draft',
  'requested',
  'reviewing',
  'cooperating',
  'approvalPending',
  'rejected',
  'cancelled',
]
/** May the caller confirm in this role. */
export async function mayConfirm(
  permit: WorkPermit,
  context: Context,
  role: ConfirmedRole,
): Promise<boolean> {
  const { userId, vendorCd } = context.session
  return (
    judgeApprover({ userId, vendorCd }, permit.issuerUserId ?? '').length === 0 &&
    (await holds(context, permit, dutyOfRole[role]))
  )
}

/**
 * A head confirms afterwards what the duty manager issued at night or on a holiday; also after the work has
 * ended. (ptw.md 5.3)
 * @throws Refusal 403 (not this head), 409 (not issued, nothing to confirm, confirmed already)
 */
export async function confirmNextDay(
  permit: WorkPermit,
  context: Context,
  signRoleCd: string,
  note: string | null,
): Promise<void> {
  if (before.includes(permit.state)) throw conflict(messages.wrongState(permitStates[permit.state]))
  const open = await confirmationsOf(permit, context)
  const mine = open.find((each) => each.signRoleCd === signRoleCd)
  if (!mine) throw conflict(actRefusals.nothingToConfirm())
  if (mine.signed) throw conflict(actRefusals.signed())
  if (!(await mayConfirm(permit, context, mine.role))) throw forbidden(actRefusals.mayNotSign())
  await recordSignature(context, permit.permitNo, signRoleCd, note)
  await recordEvent(context, permit.permitNo, 'confirmNextDay', { reasonTxt: note })
  const left = open.filter((each) => each !== mine && !each.signed).length
  if (left === 0)
    await setColumns(context, workPermit, permit.permitNo, { confirmDueYmd: null }, { trail: false })
}
