import type { Context } from '../../core/server/entity/context.ts'
import { foreignRow } from '../../core/server/entity/scope.ts'
import { mayUse } from '../../core/server/http/session.ts'
import { apprRqst } from './appr-rqst.resource.ts'
import { isActing, isWaiting, statuses } from './approval-codes.rule.ts'
import { assigneeNow, ofPeopleHere } from './assignees.server.ts'
import { loadSteps, type RqstRow, type StepRow } from './documents.server.ts'
import { headOf } from './organisation.server.ts'

/**
 * Tells whether the caller may read a document. Readers are the drafter, everybody with a step (참조 and 열람
 * too), their present deputies and those who signed for them, the drafter's head, and 결재문서 관리. A draft is
 * read by its drafter only. A deputy reads for as long as the delegation lasts (R6: after the date the step
 * goes back); a deputy who has signed keeps reading that document.
 */
export async function isReader(context: Context, rqst: RqstRow, steps: readonly StepRow[]): Promise<boolean> {
  const { session, sql, now } = context
  const me = session.userId
  if (rqst.draftUserId === me || mayUse(session, apprRqst.menus, 'read')) return true
  if (rqst.apprStatusCd === statuses.draft) return false
  if (steps.some((step) => step.userId === me || step.actUserId === me)) return true
  for (const step of steps) {
    // Asked at this moment: between the end of a delegation and the clock's next round the step is still
    // written for the deputy.
    const waits =
      step.assignUserId === me &&
      step.roundNo === rqst.roundNo &&
      isActing(step.stepKindCd) &&
      isWaiting(step.stepStatusCd)
    if (waits && (await assigneeNow(context, { ...step, apprBizCd: rqst.apprBizCd })).userId === me)
      return true
  }
  const deputy = await sql.maybe(
    `select 1 from "apprDelegate" d where ${ofPeopleHere('d', '$5::date')} and "toUserId" = $1 and "fromUserId" = any($2::text[]) and "useYn" = 'Y'
       and $3::timestamptz between "fromDt" and "toDt" and (coalesce(cardinality("bizCds"), 0) = 0 or $4 = any("bizCds"))`,
    [me, steps.map(({ userId }) => userId), now, rqst.apprBizCd, context.today],
  )
  return deputy !== undefined || (await headOf(sql, rqst.draftUserId)) === me
}
/** @throws Refusal 403, and leaves a row in the audit trail */
export async function requireReader(
  context: Context,
  rqst: RqstRow,
  steps: readonly StepRow[],
): Promise<void> {
  if (!(await isReader(context, rqst, steps)))
    throw foreignRow(context.session, apprRqst.name, rqst.apprRqstNo)
}

/**
 * A file that hangs on a submitted record is read by the readers of its document: they sign the whole of it.
 */
export async function isFileReader(
  context: Context,
  file: { fileNo: number; taskClassNm: string; taskKey: string | null },
): Promise<boolean> {
  const documents = await context.sql.query<RqstRow>(
    `select r.* from "apprRqst" r where r."taskClassNm" = $1 and r."apprBizKey" = $2 and exists (
       select 1 from "apprSnapshot" s where s."apprRqstNo" = r."apprRqstNo" and s."record" -> 'files' @> jsonb_build_array(jsonb_build_object('fileNo', $3::bigint)))`,
    [file.taskClassNm, file.taskKey, file.fileNo],
  )
  for (const rqst of documents)
    if (await isReader(context, rqst, await loadSteps(context.sql, rqst.apprRqstNo))) return true
  return false
}
