import type { Context } from '../../core/server/context.ts'
import { foreignRow } from '../../core/server/scope.ts'
import { mayUse } from '../../core/server/session.ts'
import { apprRqst } from './appr-rqst.resource.ts'
import { statuses } from './approval-codes.rule.ts'
import type { RqstRow, StepRow } from './documents.server.ts'
import { headOf } from './organisation.server.ts'

/**
 * Who may read a document: the drafter, everybody with a step (참조 and 열람 too), whoever signs in such a person's place now, the drafter's
 * head, and 결재문서 관리. A draft is the drafter's alone.
 * @throws Refusal 403, and leaves a row in the audit trail
 */
export async function requireReader(context: Context, rqst: RqstRow, steps: readonly StepRow[]): Promise<void> {
  const { session, sql, now } = context
  const me = session.userId
  if (rqst.draftUserId === me || mayUse(session, apprRqst.menus, 'read')) return
  if (rqst.apprStatusCd !== statuses.draft) {
    if (steps.some((step) => step.userId === me || step.assignUserId === me || step.actUserId === me)) return
    const deputy = await sql.maybe(
      `select 1 from "apprDelegate" where "toUserId" = $1 and "fromUserId" = any($2::text[]) and "useYn" = 'Y'
         and $3::timestamptz between "fromDt" and "toDt" and (coalesce(cardinality("bizCds"), 0) = 0 or $4 = any("bizCds"))`,
      [me, steps.map(({ userId }) => userId), now, rqst.apprBizCd],
    )
    if (deputy || (await headOf(sql, rqst.draftUserId)) === me) return
  }
  throw foreignRow(session, apprRqst.name, rqst.apprRqstNo)
}
