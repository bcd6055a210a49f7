import { statuses, stepKinds, stepStatuses } from './approval-codes.rule.ts'
import type { Context } from '../../core/server/entity/context.ts'
import type { Sql } from '../../core/server/database/database.ts'
import { assigneeOf, type Assignee, type Delegation } from './delegation.rule.ts'
import { headOf } from './organisation.server.ts'
import { dayOfMoment } from '../../core/shared/moment.ts'
import { accountStates } from '../user/user.resource.ts'

/**
 * True of a delegation that its two people can stand behind: who has left, or whose account was stopped, gives
 * no signature to others and takes none.
 * @param d alias of "apprDelegate"
 * @param day SQL of the day
 */
export const ofPeopleHere = (d: string, day: string): string =>
  `not exists (select 1 from "user" gone where gone."userId" in (${d}."fromUserId", ${d}."toUserId")
     and (gone."acctStatusCd" = '${accountStates.stopped}' or gone."retireYmd" <= ${day}))`

/** Delegations that may be in force about now. */
const delegationsAt = (sql: Sql, at: string): Promise<Delegation[]> =>
  sql.query<Delegation>(
    `select "fromUserId", "toUserId", "delegateKindCd", "bizCds", "fromDt", "toDt" from "apprDelegate" d
     where "useYn" = 'Y' and "fromDt" <= $1::timestamptz and "toDt" >= $1::timestamptz
       and ${ofPeopleHere('d', '$2::date')} order by "delegateNo"`,
    [at, dayOfMoment(at)],
  )

export interface OpenStep {
  apprStepNo: number
  apprRqstNo: number
  roundNo: number
  seq: number
  userId: string
  apprBizCd: string
}
/** The person who has the step at this moment (R6). */
export async function assigneeNow(
  context: Context,
  step: OpenStep,
  delegations?: readonly Delegation[],
): Promise<Assignee> {
  const { sql, now } = context
  const inForce = delegations ?? (await delegationsAt(sql, now))
  if (!inForce.some(({ fromUserId }) => fromUserId === step.userId))
    return { userId: step.userId, delegateKindCd: null }
  const earlier = await sql.query<{ userId: string }>(
    `select distinct unnest(array["userId", "actUserId"]) as "userId" from "apprStep"
     where "apprRqstNo" = $1 and "roundNo" = $2 and "seq" < $3 and "stepKindCd" not in ('${stepKinds.copy}', '${stepKinds.circulate}')`,
    [step.apprRqstNo, step.roundNo, step.seq],
  )
  return assigneeOf(
    step.userId,
    step.apprBizCd,
    now,
    inForce,
    earlier.flatMap(({ userId }) => (userId ? [userId] : [])),
    await headOf(sql, step.userId),
  )
}

/**
 * Puts every waiting step in the hands of who signs now: after a delegation was saved, and when one begins or
 * ends.
 */
export async function refreshAssignees(context: Context): Promise<void> {
  const { sql } = context
  const steps = await sql.query<OpenStep & { assignUserId: string | null }>(
    `select s."apprStepNo", s."apprRqstNo", s."roundNo", s."seq", s."userId", s."assignUserId", r."apprBizCd"
     from "apprStep" s join "apprRqst" r using ("apprRqstNo")
     where s."stepStatusCd" in ('${stepStatuses.arrived}', '${stepStatuses.held}') and s."stepKindCd" not in ('${stepKinds.copy}', '${stepKinds.circulate}') and s."roundNo" = r."roundNo" and r."apprStatusCd" in ('${statuses.progress}', '${statuses.held}')
       and (s."assignUserId" is distinct from s."userId" or s."userId" in (select "fromUserId" from "apprDelegate" where "useYn" = 'Y'))
     order by s."apprStepNo" for update of s`,
  )
  if (steps.length === 0) return
  const inForce = await delegationsAt(sql, context.now)
  for (const step of steps) {
    const { userId } = await assigneeNow(context, step, inForce)
    if (userId === step.assignUserId) continue
    await sql.query('update "apprStep" set "assignUserId" = $2 where "apprStepNo" = $1', [
      step.apprStepNo,
      userId,
    ])
    context.publish({ topic: 'apprRqst', key: step.apprRqstNo })
  }
}
