import { dayOfMoment } from '../../core/shared/moment.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { assigneeNow } from './assignees.server.ts'
import { isActing, stepStatuses, type stepKinds } from './approval-codes.rule.ts'
import { tell } from './approval-events.server.ts'
import { loadSteps, type Policy, type RqstRow } from './documents.server.ts'
import { holidaysFrom } from '../holiday/holidays.server.ts'
import { dueMoment } from './due-date.rule.ts'

/**
 * Activates the steps with this number: each gets its present signer (R6) and its due moment (R8), and the
 * signer is notified.
 */
export async function arrive(context: Context, rqst: RqstRow, policy: Policy, seq: number): Promise<void> {
  const { sql, now } = context
  const dueDt = dueMoment(now, policy.dueDays, await holidaysFrom(sql, dayOfMoment(now)))
  const steps = (await loadSteps(sql, rqst.apprRqstNo)).filter(
    (step) => step.roundNo === rqst.roundNo && step.seq === seq && isActing(step.stepKindCd),
  )
  for (const step of steps) {
    const { userId } = await assigneeNow(context, { ...step, apprBizCd: rqst.apprBizCd })
    await sql.query(
      `update "apprStep" set "stepStatusCd" = $2, "assignUserId" = $3, "arriveDt" = $4, "dueDt" = $5 where "apprStepNo" = $1`,
      [step.apprStepNo, stepStatuses.arrived, userId, now, dueDt],
    )
    await tell(context, 'APPR_ARRIVED', { ...rqst, dueDt }, [userId])
  }
  await sql.query('update "apprRqst" set "dueDt" = $2 where "apprRqstNo" = $1', [rqst.apprRqstNo, dueDt])
}

/** 참조 learns of the document at 상신, 열람 when it is done. */
export async function showCopies(
  context: Context,
  rqst: RqstRow,
  kind: typeof stepKinds.copy | typeof stepKinds.circulate,
): Promise<string[]> {
  const rows = await context.sql.query<{ userId: string }>(
    `update "apprStep" set "stepStatusCd" = $3, "arriveDt" = $4 where "apprRqstNo" = $1 and "roundNo" = $2 and "stepKindCd" = $5 and "stepStatusCd" = $6
     returning "userId"`,
    [rqst.apprRqstNo, rqst.roundNo, stepStatuses.arrived, context.now, kind, stepStatuses.planned],
  )
  return rows.map(({ userId }) => userId)
}
