import type { FastifyRequest } from 'fastify'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { writingAfter } from '../../../core/server/entity/idempotency.ts'
import { signing } from '../../../core/server/entity/signature.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { conflict, forbidden, refused } from '../../../core/server/http/errors.ts'
import { proveWorker } from '../../vendor/worker/worker-pin.server.ts'
import { confirmationRoles } from '../permit/approval-matrix.rule.ts'
import type { CrewKey } from '../permit/crew.rule.ts'
import {
  hasSigned,
  isNamedRole,
  namedSigner,
  type FieldSignRole,
  type NamedRole,
} from '../permit/field-signatures.rule.ts'
import { actRefusals } from '../permit/permit-act.texts.ts'
import { confirmNextDay } from '../permit/permit-confirmation.server.ts'
import { recordSignature } from '../permit/permit-events.server.ts'
import { holds, isDoing } from '../permit/permit-facts.server.ts'
import type { PermitState } from '../permit/permit-transitions.rule.ts'
import { matrixOf, mayApprove, openRoles } from '../permit/permit-who.server.ts'
import type { WorkPermit } from '../permit/work-permit.resource.ts'
import { inState } from './permit-acts.server.ts'
import { signShiftCheck } from './permit-handover.server.ts'
import { permitBehaviour } from './permit.server.ts'

/** States in which the signatures of the field are given. */
const statesOf: Record<FieldSignRole | NamedRole, readonly PermitState[]> = {
  watchRound: ['watching'],
  supervisor: ['approved'],
  watcher: ['approved'],
  resumeApprover: ['suspended'],
}
const confirmationSigns: ReadonlySet<string> = new Set(Object.values(confirmationRoles))
const isFieldRole = (role: unknown): role is FieldSignRole | NamedRole =>
  typeof role === 'string' && Object.hasOwn(statesOf, role)

/**
 * The person whom the permit names for a signature of the field. An employee signs signed in himself; a vendor's
 * worker, who has no account, with his PIN at the device of who does the work, watches or issues.
 * @throws Refusal 403 (somebody else, or a device that may not be used for him), 422 (nobody is named)
 */
async function namedOf(permit: WorkPermit, context: Context, role: NamedRole): Promise<CrewKey> {
  const named = namedSigner(permit, role)
  if (named.key === null)
    throw refused([{ guard: 'named', message: actRefusals.nobodyNamed(), fixUrl: '#basic' }])
  if (typeof named.key === 'string') {
    if (named.key !== context.session.userId) throw forbidden(actRefusals.namedSigns({ name: named.name }))
    return named.key
  }
  const mayLend =
    isDoing(context.session, permit) ||
    (await holds(context, permit, 'issuer')) ||
    (role !== 'supervisor' && (await holds(context, permit, 'watcher')))
  if (!mayLend) throw forbidden(actRefusals.mayNotSign())
  return named.key
}

/** Given once for a start; rounds of the watch are given one after the other. */
const signedBefore = (permit: WorkPermit, role: FieldSignRole | NamedRole): boolean =>
  role !== 'watchRound' && hasSigned(permit, role)

/** Records a signature of a permit. The signer has been proven (`signed`). */
export async function sign(permit: WorkPermit, context: Context, body: unknown): Promise<void> {
  const { signRoleCd, remark } = (body ?? {}) as { signRoleCd?: string; remark?: string }
  const note = typeof remark === 'string' ? remark.trim().slice(0, 500) : null
  if (signRoleCd === 'handover' || signRoleCd === 'recheck')
    return signShiftCheck(permit, context, signRoleCd, note)
  if (confirmationSigns.has(signRoleCd ?? '')) return confirmNextDay(permit, context, signRoleCd!, note)
  let vendorWorkerNo: number | null = null
  if (isFieldRole(signRoleCd)) {
    inState(permit, statesOf[signRoleCd])
    if (isNamedRole(signRoleCd)) {
      const key = await namedOf(permit, context, signRoleCd)
      vendorWorkerNo = typeof key === 'number' ? key : null
    } else if (!(await mayApprove(context, permit))) throw forbidden(actRefusals.mayNotSign())
    if (signedBefore(permit, signRoleCd)) throw conflict(actRefusals.signed())
  } else {
    inState(permit, ['approvalPending'])
    const mine = await openRoles(context, permit)
    if (!mine.includes(signRoleCd as (typeof mine)[number])) throw forbidden(actRefusals.mayNotSign())
    // The last signature of the path issues the permit: afterwards nobody would be left who could.
    const { missing } = await matrixOf(context, permit)
    if (missing.length === 1) {
      await runTransition(permitBehaviour, context, permit.permitNo, 'approve')
      return
    }
  }
  await recordSignature(context, permit.permitNo, signRoleCd!, note, {
    vendorWorkerNo,
    trail: { signature: [null, { signRoleCd, vendorWorkerNo }] },
  })
}

/**
 * Runs a signature after its signer was proven: the PIN of the worker whom the permit names, else the password
 * of the session's person (docs/decisions/0043, 0096).
 * @param load the permit as it stands before the transaction
 */
export async function signed<T>(
  engine: Engine,
  request: FastifyRequest,
  load: (context: Context) => Promise<WorkPermit>,
  work: (context: Context, body: unknown) => Promise<T>,
): Promise<T> {
  const { signRoleCd, pinPwd, ...rest } = (request.body ?? {}) as Record<string, unknown>
  const role = String(signRoleCd)
  if (!isNamedRole(role)) return signing(engine, request, '작업허가 서명 비밀번호 확인', work)
  const context = reading(engine, request.session)
  const permit = await load(context)
  if (typeof namedSigner(permit, role).key !== 'number')
    return signing(engine, request, '작업허가 서명 비밀번호 확인', work)
  const prove = async () => {
    inState(permit, statesOf[role])
    const key = await namedOf(permit, context, role)
    if (signedBefore(permit, role)) throw conflict(actRefusals.signed())
    await proveWorker(context, Number(key), pinPwd)
  }
  return writingAfter(engine, request, prove, (writer) => work(writer, { ...rest, signRoleCd }))
}
