import { runTransition } from '../../core/server/transition.ts'
import { asSystem, type Context } from '../../core/server/context.ts'
import { conflict, forbidden, Refusal } from '../../core/server/errors.ts'
import { behaviourNamed } from '../../core/server/registry.ts'
import { messages } from '../../core/shared/messages.ts'
import type { ApprovalLink, Reason, Transition } from '../../core/shared/resource.ts'
import { actLabels, actReasons, approvalMessages, type ActFacts, type AnyAct } from './approval-acts.rule.ts'
import type { Act, ActInput } from './approval-answers.rule.ts'
import { delegateKinds } from './appr-delegate.resource.ts'
import { isActing, isCopy, isWaiting, statuses, stepKinds, stepStatuses, systemBizCds } from './approval-codes.rule.ts'
import { tell } from './approval-events.server.ts'
import { assigneeNow } from './assignees.server.ts'
import { evaluate } from './condition.rule.ts'
import { requireReader } from './document-rights.server.ts'
import { loadRqst, loadSteps, policyOf, writeMove, type Policy, type RqstRow, type StepRow } from './documents.server.ts'
import { approversOf } from './organisation.server.ts'
import { arrive, showCopies } from './step-arrival.server.ts'
import { flowOf } from './step-flow.rule.ts'

export const rejectReasonMin = 5
const opinionMax = 1000

/** One document as the caller finds it, with everything that decides what he may do. */
export interface Found {
  rqst: RqstRow
  /** Of all rounds. */
  steps: StepRow[]
  policy: Policy
  facts: ActFacts
  /** The step that waits for the caller. */
  step: StepRow | undefined
  delegateKindCd: string | null
  unseen: StepRow | undefined
}

/** @throws Refusal 404, 403 (not a reader) */
export async function findDocument(context: Context, given: string | number, lock = false): Promise<Found> {
  const { sql, session } = context
  const rqst = await loadRqst(sql, given, lock)
  const steps = await loadSteps(sql, rqst.apprRqstNo)
  await requireReader(context, rqst, steps)
  const policy = await policyOf(sql, rqst.apprBizCd)
  const round = steps.filter(({ roundNo }) => roundNo === rqst.roundNo)
  const mine = await stepOf(context, rqst, round)
  const me = (await approversOf(sql, [session.userId], context.now.slice(0, 10))).get(session.userId)
  const unseen = steps.find(
    (step) =>
      step.userId === session.userId &&
      step.postSeenDt === null &&
      (step.stepStatusCd === stepStatuses.toBeSeen || (isCopy(step.stepKindCd) && step.stepStatusCd === stepStatuses.arrived)),
  )
  return {
    rqst,
    steps,
    policy,
    step: mine?.step,
    delegateKindCd: mine?.delegateKindCd ?? null,
    unseen,
    facts: {
      apprStatusCd: rqst.apprStatusCd,
      isDrafter: rqst.draftUserId === session.userId,
      stepKindCd: mine?.step.stepKindCd,
      anybodyActed: round.some(({ stepKindCd, actDt }) => isActing(stepKindCd) && actDt !== null),
      mayFinal: policy.jeonKyulYn === 'Y' && (await finalCondition(context, rqst, policy)),
      isBarred: Boolean(me?.systemYn) && !systemBizCds.includes(rqst.apprBizCd),
      hasUnseen: unseen !== undefined,
    },
  }
}

/** The waiting step of the caller: the own one before those of others; somebody else's only as who signs in the place now. */
async function stepOf(
  context: Context,
  rqst: RqstRow,
  round: StepRow[],
): Promise<{ step: StepRow; delegateKindCd: string | null } | undefined> {
  const waiting = round.filter(({ stepKindCd, stepStatusCd }) => isActing(stepKindCd) && isWaiting(stepStatusCd))
  const own = waiting.find(({ userId }) => userId === context.session.userId)
  if (own) return { step: own, delegateKindCd: null }
  for (const step of waiting) {
    const assignee = await assigneeNow(context, { ...step, apprBizCd: rqst.apprBizCd })
    if (assignee.userId === context.session.userId) return { step, delegateKindCd: assignee.delegateKindCd }
  }
  return undefined
}

/** 전결 is a matter of the record that was submitted, not of what it may have become. */
async function finalCondition({ sql }: Context, rqst: RqstRow, policy: Policy): Promise<boolean> {
  if (!policy.jeonKyulCond) return true
  const snapshot = await sql.maybe<{ record: { fields: { name: string; value: unknown }[] } }>(
    'select "record" from "apprSnapshot" where "apprRqstNo" = $1 and "roundNo" = $2',
    [rqst.apprRqstNo, rqst.roundNo],
  )
  const values = Object.fromEntries((snapshot?.record.fields ?? []).map(({ name, value }) => [name, value]))
  return evaluate(policy.jeonKyulCond, values)
}

/** @throws Refusal 409 or 403, as admin.md 7 has it */
export function requireAct(act: AnyAct, facts: ActFacts): void {
  const [reason] = actReasons(act, facts)
  if (reason) throw refusalFor(reason)
}
const refusalFor = ({ guard, message }: Reason): Refusal =>
  guard === 'drafter' || guard === 'final' || guard === 'right' ? forbidden(message) : conflict(message)
const missing = (path: string, message: string): Refusal => new Refusal(400, 'BAD_REQUEST', message, { fields: [{ path, message }] })

/** The words of an act. @throws Refusal 400 with the sentence of admin.md 7 */
export function requireWords(act: Act, given: ActInput): string | null {
  const opinion = given.opinion?.trim().normalize('NFC') || null
  if (opinion && opinion.length > opinionMax) throw missing('opinion', messages.tooLong('의견', opinionMax))
  if (act === 'reject') {
    if (!opinion) throw missing('opinion', approvalMessages.reasonNeeded)
    if (opinion.length < rejectReasonMin) throw missing('opinion', messages.reasonMin(rejectReasonMin))
  }
  if (act === 'hold' && !opinion) throw missing('opinion', approvalMessages.holdReasonNeeded)
  if (act === 'agree') {
    if (given.agreeYn !== 'Y' && given.agreeYn !== 'N') throw missing('agreeYn', approvalMessages.answerNeeded)
    if (given.agreeYn === 'N' && !opinion) throw missing('opinion', approvalMessages.objectionNeeded)
  }
  return opinion
}

/**
 * One act on a document, in the caller's transaction: the document's row is locked, so that of two at the same moment one finds that it is
 * no longer the turn (409). The last signature calls the module's transition here; when that refuses, nothing has happened.
 * @throws Refusal 400, 403, 404, 409, 422 (the module's reasons)
 */
export async function performAct(context: Context, given: string | number, act: Act, input: ActInput): Promise<void> {
  const found = await findDocument(context, given, true)
  requireAct(act, found.facts)
  const opinion = requireWords(act, input)
  if (act === 'seen') return noteSeen(context, found)
  if (act === 'withdraw' || act === 'discard') return takeBack(context, found, act)
  if (act === 'hold') return hold(context, found, opinion!)
  const no = act === 'reject' || (act === 'agree' && input.agreeYn === 'N')
  await sign(context, found, { act, no, opinion })
  if (act === 'reject') return reject(context, found, opinion!)
  if (act === 'final') return finish(context, found, '전결')
  return goOn(context, found, act === 'agree' ? (no ? '합의 반대' : '합의 동의') : '승인', opinion)
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

async function goOn(context: Context, { rqst, policy }: Found, actNm: string, opinion: string | null): Promise<void> {
  const round = (await loadSteps(context.sql, rqst.apprRqstNo)).filter(({ roundNo }) => roundNo === rqst.roundNo)
  const flow = flowOf(policy.agreePolicyCd, round)
  if (flow.outcome === 'rejected') return close(context, rqst, statuses.rejected, actNm, opinion)
  if (flow.outcome === 'done') return close(context, rqst, statuses.done, actNm, opinion)
  await setStatus(context, rqst, statuses.progress, actNm, opinion)
  if (flow.outcome === 'arrive') await arrive(context, rqst, policy, flow.seq)
}
const reject = (context: Context, { rqst }: Found, opinion: string): Promise<void> =>
  close(context, rqst, statuses.rejected, actLabels.reject, opinion)

/** 전결: the later signatures are left out, and their people are told. */
async function finish(context: Context, { rqst, step }: Found, actNm: string): Promise<void> {
  const skipped = await context.sql.query<{ userId: string }>(
    `update "apprStep" set "stepStatusCd" = $3 where "apprRqstNo" = $1 and "roundNo" = $2 and "apprStepNo" <> $4
       and "stepStatusCd" in ('ASS01', 'ASS02', 'ASS05') and "stepKindCd" not in ('ASK07', 'ASK08') returning "userId"`,
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

/** The end of a round: steps that nobody needs any more are cancelled, the module is told in this transaction, people are told. */
async function close(
  context: Context,
  rqst: RqstRow,
  to: typeof statuses.done | typeof statuses.rejected,
  actNm: string,
  opinion: string | null,
  alsoTold: readonly string[] = [],
): Promise<void> {
  const done = to === statuses.done
  const readers = done ? await showCopies(context, rqst, stepKinds.circulate) : []
  await cancelRest(context, rqst)
  await runOutcome(context, rqst, done ? 'approved' : 'rejected', opinion)
  await setStatus(context, rqst, to, actNm, opinion)
  const copies = (await loadSteps(context.sql, rqst.apprRqstNo)).filter(
    (step) => step.roundNo === rqst.roundNo && step.stepKindCd === stepKinds.copy,
  )
  await tell(context, done ? 'APPR_DONE' : 'APPR_REJECTED', rqst, [
    rqst.draftUserId,
    ...alsoTold,
    ...(done ? [...copies.map(({ userId }) => userId), ...readers] : []),
  ])
}
const cancelRest = (context: Context, rqst: RqstRow) =>
  context.sql.query(
    `update "apprStep" set "stepStatusCd" = $3 where "apprRqstNo" = $1 and "roundNo" = $2
       and ("stepStatusCd" in ('ASS02', 'ASS05') and "stepKindCd" not in ('ASK07', 'ASK08') or "stepStatusCd" = 'ASS01')`,
    [rqst.apprRqstNo, rqst.roundNo, stepStatuses.cancelled],
  )

async function setStatus(context: Context, rqst: RqstRow, to: string, actNm: string, reason: string | null): Promise<void> {
  await context.sql.query(
    `update "apprRqst" set "apprStatusCd" = $2, "doneDt" = $3, "updateUserId" = $4, "updateDt" = now() where "apprRqstNo" = $1`,
    [rqst.apprRqstNo, to, to === statuses.done || to === statuses.discarded ? context.now : null, context.session.userId],
  )
  await writeMove(context, rqst.apprRqstNo, { from: rqst.apprStatusCd, to, actNm, reason })
}

async function hold(context: Context, { rqst, step }: Found, opinion: string): Promise<void> {
  await context.sql.query(`update "apprStep" set "stepStatusCd" = $2 where "apprStepNo" = $1`, [step!.apprStepNo, stepStatuses.held])
  await setStatus(context, rqst, statuses.held, actLabels.hold, opinion)
}

async function takeBack(context: Context, { rqst }: Found, act: 'withdraw' | 'discard'): Promise<void> {
  await cancelRest(context, rqst)
  // A draft has never moved its record.
  if (act === 'withdraw') await runOutcome(context, rqst, 'withdrawn', null)
  else if (rqst.apprStatusCd !== statuses.draft) await runOutcome(context, rqst, 'discarded', null)
  await setStatus(context, rqst, act === 'withdraw' ? statuses.withdrawn : statuses.discarded, actLabels[act], null)
}

/** 후열, 참조 and 열람: that it was seen, nothing else. */
async function noteSeen(context: Context, { rqst, unseen }: Found): Promise<void> {
  const after = unseen!.stepStatusCd === stepStatuses.toBeSeen
  await context.sql.query('update "apprStep" set "postSeenDt" = $2, "stepStatusCd" = $3 where "apprStepNo" = $1', [
    unseen!.apprStepNo,
    context.now,
    after ? stepStatuses.seen : unseen!.stepStatusCd,
  ])
  await writeMove(context, rqst.apprRqstNo, {
    from: rqst.apprStatusCd,
    to: rqst.apprStatusCd,
    actNm: after ? actLabels.seen : '열람',
  })
}

/** How a transition goes through approval, by the record's definition. */
export function linkOf(rqst: Pick<RqstRow, 'taskClassNm' | 'taskActNm'>): ApprovalLink | undefined {
  const transitions = behaviourNamed(rqst.taskClassNm)?.resource.transitions as Record<string, Transition<string>> | undefined
  return transitions?.[rqst.taskActNm]?.approval
}
/** Calls the module's transition as the system, in the name of who decided; its refusal undoes everything. */
async function runOutcome(
  context: Context,
  rqst: RqstRow,
  outcome: 'approved' | 'rejected' | 'withdrawn' | 'discarded',
  reason: string | null,
) {
  const action = linkOf(rqst)?.[outcome]
  const behaviour = behaviourNamed(rqst.taskClassNm)
  if (!action || !behaviour) return
  const { userId, userNm, ip } = context.session
  const session = { ...asSystem(`결재 ${rqst.docNo ?? rqst.apprRqstNo}`), userId, userNm, ip }
  await runTransition(behaviour, { ...context, session }, rqst.apprBizKey, action, reason ? { reason } : {})
}
