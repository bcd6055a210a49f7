import type { Context } from '../../core/server/entity/context.ts'
import type { ActFacts } from './approval-acts.rule.ts'
import { systemGroupNo } from '../auth-group/auth-group.resource.ts'
import { isActing, isCopy, isWaiting, stepStatuses, systemBizCds } from './approval-codes.rule.ts'
import { assigneeNow } from './assignees.server.ts'
import { cancelActionOf } from './cancelling.server.ts'
import { evaluate } from './condition.rule.ts'
import { requireReader } from './document-rights.server.ts'
import { loadRqst, loadSteps, policyOf, type Policy, type RqstRow, type StepRow } from './documents.server.ts'

/** One document as the caller finds it, with everything that decides what he may do. */
export interface Found {
  rqst: RqstRow
  /** The steps of all rounds. */
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
  const unseen = steps.find(
    (step) =>
      step.userId === session.userId &&
      step.postSeenDt === null &&
      (step.stepStatusCd === stepStatuses.toBeSeen ||
        (isCopy(step.stepKindCd) && step.stepStatusCd === stepStatuses.arrived)),
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
      mayFinal:
        policy.jeonKyulYn === 'Y' &&
        reachesFixed(round, mine?.step) &&
        (await finalCondition(context, rqst, policy)),
      // Decides by the right itself, whether it came to the person or to the department.
      isBarred: session.authGrpNos.includes(systemGroupNo) && !systemBizCds.includes(rqst.apprBizCd),
      hasUnseen: unseen !== undefined,
      mayCancel: cancelActionOf(rqst) !== undefined,
    },
  }
}

/**
 * The waiting step of the caller: the caller's own step first, then steps that the caller signs as a deputy
 * now.
 */
async function stepOf(
  context: Context,
  rqst: RqstRow,
  round: StepRow[],
): Promise<{ step: StepRow; delegateKindCd: string | null } | undefined> {
  const waiting = round.filter(
    ({ stepKindCd, stepStatusCd }) => isActing(stepKindCd) && isWaiting(stepStatusCd),
  )
  const own = waiting.find(({ userId }) => userId === context.session.userId)
  if (own) return { step: own, delegateKindCd: null }
  for (const step of waiting) {
    const assignee = await assigneeNow(context, { ...step, apprBizCd: rqst.apprBizCd })
    if (assignee.userId === context.session.userId) return { step, delegateKindCd: assignee.delegateKindCd }
  }
  return undefined
}

/**
 * Whom the drafter has added in front does not leave out the signatures that the policy asks for; one of
 * those may leave out the later ones.
 */
const reachesFixed = (round: StepRow[], step: StepRow | undefined): boolean =>
  step?.fixedYn === 'Y' ||
  !round.some(
    ({ seq, fixedYn, stepKindCd }) => fixedYn === 'Y' && isActing(stepKindCd) && seq > (step?.seq ?? 0),
  )

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
