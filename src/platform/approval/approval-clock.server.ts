import { statuses, stepKinds, stepStatuses } from './approval-codes.rule.ts'
import { inTransaction, asSystem, type Engine } from '../../core/server/entity/context.ts'
import { dayOfMoment } from '../../core/shared/moment.ts'
import { refreshAssignees } from './assignees.server.ts'
import { tell } from './approval-events.server.ts'
import { overdueAct } from './due-date.rule.ts'
import { headOf } from './organisation.server.ts'
import { daysBetween } from '../../core/shared/dates.ts'

/** Interval of the clock, in milliseconds. */
export const approvalClockMs = 60_000

interface Overdue {
  apprStepNo: number
  apprRqstNo: number
  docNo: string | null
  title: string
  draftUserId: string
  userId: string
  personNm: string
  assignUserId: string | null
  dueDt: string
  remindDt: string | null
  escalateDt: string | null
}
/**
 * Hands waiting steps over when a delegation begins or ends, and follows overdue steps (admin R8): one day
 * after the due day the approver is reminded, after three days the approver's head is told; each once, also
 * with several processes.
 * @returns how many people were reminded and how many heads were told
 */
export async function approvalClock(engine: Engine): Promise<{ reminded: number; escalated: number }> {
  return inTransaction(engine, asSystem('결재 기한'), async (context) => {
    const { sql, now } = context
    await refreshAssignees(context)
    const steps = await sql.query<Overdue>(
      `select s."apprStepNo", s."apprRqstNo", r."docNo", r."title", r."draftUserId", s."userId", s."assignUserId", p."userNm" as "personNm", s."dueDt", s."remindDt", s."escalateDt"
       from "apprStep" s join "apprRqst" r using ("apprRqstNo") join "user" p on p."userId" = coalesce(s."assignUserId", s."userId")
       where s."stepStatusCd" in ('${stepStatuses.arrived}', '${stepStatuses.held}') and s."stepKindCd" not in ('${stepKinds.copy}', '${stepKinds.circulate}') and s."dueDt" < $1 and s."roundNo" = r."roundNo"
         and (s."remindDt" is null or s."escalateDt" is null) and r."apprStatusCd" in ('${statuses.progress}', '${statuses.held}') order by s."apprStepNo" for update of s skip locked`,
      [now],
    )
    const told = { reminded: 0, escalated: 0 }
    for (const step of steps) {
      const act = overdueAct(step, now)
      if (!act) continue
      const escalates = act === 'escalate'
      const person = step.assignUserId ?? step.userId
      await sql.query(
        `update "apprStep" set "remindDt" = coalesce("remindDt", $2), "escalateDt" = case when $3 then $2 else "escalateDt" end where "apprStepNo" = $1`,
        [step.apprStepNo, now, escalates],
      )
      const dday = `D+${daysBetween(dayOfMoment(step.dueDt), dayOfMoment(now))}`
      await tell(context, 'APPR_DUE', step, escalates ? [person, await headOf(sql, person)] : [person], {
        userNm: step.personNm,
        dday,
      })
      told[escalates ? 'escalated' : 'reminded'] += 1
    }
    return told
  })
}
