import type { Context } from '../../core/server/entity/context.ts'
import { conflict, forbidden, Refusal } from '../../core/server/http/errors.ts'
import { messages } from '../../core/shared/messages.ts'
import type { Reason } from '../../core/shared/resource.ts'
import { actReasons, opinionMax, rejectReasonMin, type ActFacts, type AnyAct } from './approval-acts.rule.ts'
import type { Act, ActInput } from './approval-answers.rule.ts'
import { delegateKinds } from './appr-delegate.resource.ts'
import { statuses, stepStatuses, stepKinds } from './approval-codes.rule.ts'
import { tell } from './approval-events.server.ts'
import { cancelRest, close, setStatus } from './closing.server.ts'
import { loadRqst, loadSteps, writeMove } from './documents.server.ts'
import { findDocument, type Found } from './find-document.server.ts'
import { lockRecord, runOutcome } from './outcome.server.ts'
import { arrive } from './step-arrival.server.ts'
import { flowOf } from './step-flow.rule.ts'
import type { Said } from '../../core/shared/sentence.ts'
import { approvalRefusals } from './approval-acts.texts.ts'
import { actLabels, historyNames } from './approval-names.texts.ts'

/** @throws Refusal 409 or 403, as admin.md 7 has it */
export function requireAct(act: AnyAct, facts: ActFacts): void {
  const [reason] = actReasons(act, facts)
  if (reason) throw refusalFor(reason)
}
const refusalFor = ({ guard, message }: Reason): Refusal =>
  guard === 'drafter' || guard === 'final' || guard === 'right' ? forbidden(message) : conflict(message)
const missing = (path: string, message: Said): Refusal =>
  new Refusal(400, 'BAD_REQUEST', message, { fields: [{ path, message }] })

/** The words of an act. @throws Refusal 400 with the sentence of admin.md 7 */
export function requireWords(act: Act, given: ActInput): string | null {
  const opinion = given.opinion?.trim().normalize('NFC') || null
  if (opinion && opinion.length > opinionMax) throw missing('opinion', messages.tooLong('의견', opinionMax))
  if (act === 'reject') {
    if (!opinion) throw missing('opinion', approvalRefusals.reasonNeeded())
    if (opinion.length < rejectReasonMin) throw missing('opinion', messages.reasonMin(rejectReasonMin))
  }
  if (act === 'hold' && !opinion) throw missing('opinion', approvalRefusals.holdReasonNeeded())
  if (act === 'agree') {
    if (given.agreeYn !== 'Y' && given.agreeYn !== 'N')
      throw missing('agreeYn', approvalRefusals.answerNeeded())
    if (given.agreeYn === 'N' && !opinion) throw missing('opinion', approvalRefusals.objectionNeeded())
  }
  return opinion
}

/**
 * One act on a document, in the caller's transaction: the document's row is locked, so that of two at the
 * same moment one finds that it is no longer the turn (409). The last signature calls the module's transition
 * here; when that refuses, nothing has happened.
 * @throws Refusal 400, 403, 404, 409, 422 (the module's reasons)
 */
export async function performAct(
  context: Context,
  given: string | number,
  act: Act,
  input: ActInput,
): Promise<void> {
  await lockRecord(context, await loadRqst(context.sql, given))
  const found = await findDocument(context, given, true)
  requireAct(act, found.facts)
  const opinion = requireWords(act, input)
  if (act === 'seen') return noteSeen(context, found)
  if (act === 'withdraw' || act === 'discard') return takeBack(context, found, act)
  if (act === 'hold') return hold(context, found, opinion!)
  const no = act === 'reject' || (act === 'agree' && input.agreeYn === 'N')
  await sign(context, found, { act, no, opinion })
  if (act === 'reject') return reject(context, found, opinion!)
  if (act === 'final') return finish(context, found, String(actLabels.final))
  return goOn(
    context,
    found,
    String(act === 'agree' ? historyNames[no ? 'objected' : 'agreed'] : actLabels.approve),
    opinion,
  )
}

/** The stamp of the caller on the waiting step, with both names when it is somebody else's. */
async function sign(
  context: Context,
  { step, delegateKindCd, rqst }: Found,
  { act, no, opinion }: { act: Act; no: boolean; opinion: string | null },
): Promise<void> {
  const { session, sql, now } = context
  const absent = step!.userId !== session.userId && delegateKindCd === delegateKinds.absence
  const stepStatusCd = no ? stepStatuses.rejected : absent ? stepStatuses.toBeSeen : stepStatuses.approved
  await sql.query(
    `update "apprStep" set "stepStatusCd" = $2, "actUserId" = $3, "assignUserId" = $3, "actDt" = $4, "opinion" = $5, "daegyulYn" = $6,
       "delegateKindCd" = $7, "jeonKyulYn" = $8 where "apprStepNo" = $1`,
    [
      step!.apprStepNo,
      stepStatusCd,
      session.userId,
      now,
      opinion,
      absent ? 'Y' : 'N',
      step!.userId === session.userId ? null : delegateKindCd,
      act === 'final' ? 'Y' : 'N',
    ],
  )
  if (stepStatusCd === stepStatuses.toBeSeen) await tell(context, 'APPR_AFTER', rqst, [step!.userId])
}

async function goOn(
  context: Context,
  { rqst, policy }: Found,
  actNm: string,
  opinion: string | null,
): Promise<void> {
  const round = (await loadSteps(context.sql, rqst.apprRqstNo)).filter(
    ({ roundNo }) => roundNo === rqst.roundNo,
  )
  const flow = flowOf(policy.agreePolicyCd, round)
  if (flow.outcome === 'rejected') return close(context, rqst, statuses.rejected, actNm, opinion)
  if (flow.outcome === 'done') return close(context, rqst, statuses.done, actNm, opinion)
  await setStatus(context, rqst, statuses.progress, actNm, opinion)
  if (flow.outcome === 'arrive') await arrive(context, rqst, policy, flow.seq)
}
const reject = (context: Context, { rqst }: Found, opinion: string): Promise<void> =>
  close(context, rqst, statuses.rejected, String(actLabels.reject), opinion)

/** 전결: the later signatures are left out, and their people are told. */
async function finish(context: Context, { rqst, step }: Found, actNm: string): Promise<void> {
  const skipped = await context.sql.query<{ userId: string }>(
    `update "apprStep" set "stepStatusCd" = $3 where "apprRqstNo" = $1 and "roundNo" = $2 and "apprStepNo" <> $4
       and "stepStatusCd" in ('${stepStatuses.planned}', '${stepStatuses.arrived}', '${stepStatuses.held}') and "stepKindCd" not in ('${stepKinds.copy}', '${stepKinds.circulate}') returning "userId"`,
    [rqst.apprRqstNo, rqst.roundNo, stepStatuses.skipped, step!.apprStepNo],
  )
  await close(
    context,
    rqst,
    statuses.done,
    actNm,
    null,
    skipped.map(({ userId }) => userId),
  )
}

async function hold(context: Context, { rqst, step }: Found, opinion: string): Promise<void> {
  await context.sql.query(`update "apprStep" set "stepStatusCd" = $2 where "apprStepNo" = $1`, [
    step!.apprStepNo,
    stepStatuses.held,
  ])
  await setStatus(context, rqst, statuses.held, String(actLabels.hold), opinion)
}

async function takeBack(context: Context, { rqst }: Found, act: 'withdraw' | 'discard'): Promise<void> {
  await cancelRest(context, rqst)
  // A draft has never moved its record.
  if (act === 'withdraw') await runOutcome(context, rqst, 'withdrawn', null)
  else if (rqst.apprStatusCd !== statuses.draft) await runOutcome(context, rqst, 'discarded', null)
  await setStatus(
    context,
    rqst,
    act === 'withdraw' ? statuses.withdrawn : statuses.discarded,
    String(actLabels[act]),
    null,
  )
}

/** 후열, 참조 and 열람: that it was seen, nothing else. */
async function noteSeen(context: Context, { rqst, unseen }: Found): Promise<void> {
  const after = unseen!.stepStatusCd === stepStatuses.toBeSeen
  await context.sql.query(
    'update "apprStep" set "postSeenDt" = $2, "stepStatusCd" = $3 where "apprStepNo" = $1',
    [unseen!.apprStepNo, context.now, after ? stepStatuses.seen : unseen!.stepStatusCd],
  )
  await writeMove(context, rqst.apprRqstNo, {
    from: rqst.apprStatusCd,
    to: rqst.apprStatusCd,
    actNm: String(after ? actLabels.seen : historyNames.read),
  })
}
