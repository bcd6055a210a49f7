import { addLine } from '../../../core/server/entity/lines.ts'
import type { FastifyRequest } from 'fastify'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { badField, forbidden, refused } from '../../../core/server/http/errors.ts'
import { proveWorker } from '../../vendor/worker/worker-pin.server.ts'
import { crewKeyOf, type CrewKey } from '../permit/crew.rule.ts'
import { given, inState } from './permit-acts.server.ts'
import { meetingToday, noSentence } from '../permit/permit-attend.rule.ts'
import { holds, isDoing } from '../permit/permit-facts.server.ts'
import { permitAttends } from '../permit/permit-lines.resource.ts'
import { asClock } from './permit.server.ts'
import { workPermit, type WorkPermit } from '../permit/work-permit.resource.ts'
import { actRefusals } from '../permit/permit-act.texts.ts'
import { clockReasons } from '../permit/permit-field.texts.ts'

/**
 * Who answers here, and whether at somebody else's device.
 * @throws Refusal 400 (not of the crew), 403, 409
 * (state), 422 (no meeting today)
 */
async function signerOf(
  permit: WorkPermit,
  context: Context,
  vendorWorkerNo: unknown,
): Promise<{ key: CrewKey; forWorker: boolean }> {
  inState(permit, ['approved', 'working', 'extensionRequested', 'suspended'])
  const forWorker = typeof vendorWorkerNo === 'number'
  const key = forWorker ? vendorWorkerNo : context.session.userId
  if (!permit.workers.some((worker) => crewKeyOf(worker) === key))
    throw badField('vendorWorkerNo', actRefusals.notOfCrew())
  if (meetingToday(permit, context.now) === undefined)
    throw refused([{ guard: 'meeting', message: actRefusals.meetingFirst(), fixUrl: '#meetings' }])
  if (forWorker && !isDoing(context.session, permit) && !(await holds(context, permit, 'issuer')))
    throw forbidden(actRefusals.signingDevice())
  return { key, forWorker }
}
/**
 * Somebody of the crew has heard the meeting and looks at the job once more (TBM signature and LMRA, features
 * 5b). An employee answers signed in; a vendor's worker, who has no account, at the supervisor's or the
 * issuer's device with the PIN that he chose. One no before the start sends the permit back
 * to the issuer's review, during the work it stops the work. The PIN has been proven (`proveAtJob`).
 * @throws Refusal 400 (not of the crew), 403, 409 (state), 422 (no meeting today)
 */
export async function answerAtJob(permit: WorkPermit, context: Context, body: unknown): Promise<void> {
  const {
    vendorWorkerNo,
    pinPwd: _proven,
    ...rest
  } = (body ?? {}) as { vendorWorkerNo?: unknown; pinPwd?: unknown }
  const { key, forWorker } = await signerOf(permit, context, vendorWorkerNo)
  const values = await given(context, permitAttends.fields, ['lmraCds', 'reasonTxt'], rest)
  const row = {
    vendorWorkerNo: forWorker ? Number(key) : null,
    workerUserId: forWorker ? null : String(key),
    attendDt: context.now,
    lmraCds: (values['lmraCds'] ?? []) as string[],
    reasonTxt: (values['reasonTxt'] ?? null) as string | null,
  }
  const signed = { ...row, createUserId: context.session.userId }
  await addLine(context, workPermit, 'attends', permit.permitNo, signed, { trail: { attends: [null, row] } })
  if (row.lmraCds.length === 0) return
  const reason = [String(clockReasons.saidNo()), noSentence(row.lmraCds), row.reasonTxt]
    .filter(Boolean)
    .join(' ')
  if (permit.state === 'approved') await asClock(context, permit.permitNo, 'returnToReview', reason)
  else if (permit.state !== 'suspended')
    await asClock(context, permit.permitNo, 'suspend', reason, { suspReasonCd: 'UNSAFE' })
}

/**
 * The PIN of a worker who has no account, proven before the transaction.
 * @throws Refusal as `proveWorker` and `answerAtJob`
 */
export async function proveAtJob(
  engine: Engine,
  permit: WorkPermit,
  { session, body }: Pick<FastifyRequest, 'session' | 'body'>,
): Promise<void> {
  const { pinPwd, vendorWorkerNo } = (body ?? {}) as { vendorWorkerNo?: unknown; pinPwd?: unknown }
  const context = reading(engine, session)
  const { key, forWorker } = await signerOf(permit, context, vendorWorkerNo)
  if (forWorker) await proveWorker(context, Number(key), pinPwd)
}
