import type { Context } from '../../core/server/entity/context.ts'
import { statuses, stepKinds, stepStatuses } from './approval-codes.rule.ts'
import { tell } from './approval-events.server.ts'
import { signersOf } from './cancelling.server.ts'
import { loadSteps, writeMove, type RqstRow } from './documents.server.ts'
import { runOutcome } from './outcome.server.ts'
import { showCopies } from './step-arrival.server.ts'

/**
 * Ends a round: cancels the steps that are no longer needed, calls the module in this transaction, and
 * notifies people.
 */
export async function close(
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
  const people = [
    rqst.draftUserId,
    ...alsoTold,
    ...(done
      ? [...copies.map(({ userId }) => userId), ...readers, ...(await signersOf(context, rqst.cancelRqstNo))]
      : []),
  ]
  await tell(context, done ? 'APPR_DONE' : 'APPR_REJECTED', rqst, people, { reason: opinion ?? '' })
}
export const cancelRest = (context: Context, rqst: RqstRow) =>
  context.sql.query(
    `update "apprStep" set "stepStatusCd" = $3 where "apprRqstNo" = $1 and "roundNo" = $2
       and ("stepStatusCd" in ('${stepStatuses.arrived}', '${stepStatuses.held}') and "stepKindCd" not in ('${stepKinds.copy}', '${stepKinds.circulate}') or "stepStatusCd" = '${stepStatuses.planned}')`,
    [rqst.apprRqstNo, rqst.roundNo, stepStatuses.cancelled],
  )

export async function setStatus(
  context: Context,
  rqst: RqstRow,
  to: string,
  actNm: string,
  reason: string | null,
): Promise<void> {
  await context.sql.query(
    `update "apprRqst" set "apprStatusCd" = $2, "doneDt" = $3, "updateUserId" = $4, "updateDt" = now() where "apprRqstNo" = $1`,
    [
      rqst.apprRqstNo,
      to,
      to === statuses.done || to === statuses.discarded ? context.now : null,
      context.session.userId,
    ],
  )
  await writeMove(context, rqst.apprRqstNo, { from: rqst.apprStatusCd, to, actNm, reason })
}
