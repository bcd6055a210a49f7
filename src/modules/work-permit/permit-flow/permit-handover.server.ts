import { setColumns } from '../../../core/server/entity/set-columns.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { conflict, forbidden, refused } from '../../../core/server/http/errors.ts'
import { toMoment } from '../../../core/shared/dates.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import {
  issuerInCharge,
  missingHandovers,
  nextShiftCheck,
  openShiftCheck,
  type ShiftCheck,
  type ShiftCheckKind,
  type ShiftWork,
} from '../permit/handover.rule.ts'
import { recordEvent, recordSignature } from '../permit/permit-events.server.ts'
import { shiftWorkOf } from '../permit/permit-facts.rule.ts'
import { holds, parametersOf } from '../permit/permit-facts.server.ts'
import { permitStates, type PermitState } from '../permit/permit-transitions.rule.ts'
import { messages } from '../../../core/shared/messages.ts'
import { workPermit, type WorkPermit } from '../permit/work-permit.resource.ts'
import { fieldRefusals } from '../permit/permit-field.texts.ts'
import { whoRefusals } from '../permit/permit-guard.texts.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'

/** What the shift change or the new day still asks for before the work begins or goes on. (ptw.md 5.2) */
export async function shiftReasons(permit: WorkPermit, context: Context): Promise<Reason[]> {
  const missing = missingHandovers(
    shiftWorkOf(permit),
    context.now,
    await parametersOf(context, permit.plantCd),
  )
  return missing.flatMap(({ kind, changeDt, signed, measured }) => [
    ...(signed
      ? []
      : [{ guard: 'handover', message: signatureMissing[kind](changeDt.slice(5)), fixUrl: '#signatures' }]),
    ...(measured
      ? []
      : [
          {
            guard: 'handover',
            message: fieldRefusals.measureAfterChange({ change: changeDt.slice(5) }),
            fixUrl: '#gases',
          },
        ]),
  ])
}
const signatureMissing: Record<ShiftCheckKind, (change: string) => Sentence> = {
  handover: (change) => fieldRefusals.handoverMissing({ change }),
  recheck: (change) => fieldRefusals.recheckMissing({ change: change.slice(0, 5) }),
}

/** When the next handover or daily re-check falls due; null when none lies ahead. */
export async function shiftDue(
  permit: WorkPermit,
  context: Context,
  more: Partial<ShiftWork> = {},
): Promise<string | null> {
  const next = nextShiftCheck(
    { ...shiftWorkOf(permit), ...more },
    await parametersOf(context, permit.plantCd),
  )
  return next ? (toMoment(next.changeDt) ?? null) : null
}

/** The same, kept for the clock after something was added during the work. */
export async function storeShiftDue(
  permit: WorkPermit,
  context: Context,
  added: Partial<Pick<ShiftWork, 'gases' | 'signatures'>>,
): Promise<void> {
  const shiftDueDt = await shiftDue(permit, context, {
    gases: [...(added.gases ?? []), ...permit.gases],
    signatures: [...permit.signatures, ...(added.signatures ?? [])],
  })
  await setColumns(context, workPermit, permit.permitNo, { shiftDueDt }, { trail: false })
}

const states: readonly PermitState[] = ['approved', 'working', 'extensionRequested', 'suspended']

/**
 * The handover or re-check whose signature is asked for now; undefined in a state without work and when none
 * is open.
 */
async function openShift(permit: WorkPermit, context: Context): Promise<ShiftCheck | undefined> {
  if (!states.includes(permit.state)) return undefined
  return openShiftCheck(shiftWorkOf(permit), context.now, await parametersOf(context, permit.plantCd))
}

/** Why this person cannot sign; undefined when he can. Who hands over does not take over. */
export async function mayTakeOver(
  permit: WorkPermit,
  context: Context,
  kind: ShiftCheckKind,
): Promise<Sentence | undefined> {
  if (!(await holds(context, permit, 'issuer'))) return whoRefusals.issuer()
  return kind === 'handover' && issuerInCharge(permit) === context.session.userId
    ? fieldRefusals.ownHandover()
    : undefined
}

/** Whether a handover or re-check is open that this person can sign. */
export async function signsShift(permit: WorkPermit, context: Context): Promise<boolean> {
  const open = await openShift(permit, context)
  return open !== undefined && (await mayTakeOver(permit, context, open.kind)) === undefined
}

/**
 * The issuer of the next shift takes the permit over, or an issuer checks a permit of several days again.
 * @throws Refusal 403 (not an issuer of this area), 409 (nothing of the kind is open), 422 (who hands over
 * cannot take over)
 */
export async function signShiftCheck(
  permit: WorkPermit,
  context: Context,
  kind: ShiftCheckKind,
  note: string | null,
): Promise<void> {
  if (!states.includes(permit.state)) throw conflict(messages.wrongState(permitStates[permit.state]))
  if (!(await holds(context, permit, 'issuer'))) throw forbidden(whoRefusals.issuer())
  const open = await openShift(permit, context)
  if (open?.kind !== kind)
    throw conflict(kind === 'handover' ? fieldRefusals.noHandoverOpen() : fieldRefusals.noRecheckOpen())
  const stranger = await mayTakeOver(permit, context, kind)
  if (stranger) throw refused([{ guard: 'handover', message: stranger }])
  await recordSignature(context, permit.permitNo, kind, note)
  await recordEvent(context, permit.permitNo, kind, { reasonTxt: note })
  if (permit.state === 'working' || permit.state === 'extensionRequested') {
    const signature = { signRoleCd: kind, signUserId: context.session.userId, signDt: context.now }
    await storeShiftDue(permit, context, { signatures: [signature] })
  }
}
