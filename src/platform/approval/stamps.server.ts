import type { Sql } from '../../core/server/database/database.ts'
import { showMoment } from '../../core/shared/dates.ts'
import { statuses, stepKinds, stepStatuses } from './approval-codes.rule.ts'

/** A box of the 결재란 on paper: in which role, who, and when; an empty `dt` is not signed yet. */
export interface Stamp {
  role: string
  name: string
  dt: string
}

/**
 * The 결재란 of a record: the steps of its last document in their order, copies left out; none when it was never
 * submitted.
 */
export async function stampsOf(sql: Sql, taskClassNm: string, key: string | number): Promise<Stamp[]> {
  const steps = await sql.query<{ role: string; name: string; actDt: string | null }>(
    // In Korean: a paper for authorities in Korea.
    `select coalesce(k."codeNm", s."stepKindCd") as "role", u."userNm" as "name", s."actDt"
     from "apprStep" s join (
       select "apprRqstNo", "roundNo" from "apprRqst" where "taskClassNm" = $1 and "apprBizKey" = $2 and "apprStatusCd" not in ($3, $4)
       order by "apprRqstNo" desc limit 1
     ) r using ("apprRqstNo", "roundNo")
     join "user" u on u."userId" = coalesce(s."actUserId", s."assignUserId", s."userId")
     left join "codeItem" k on k."codeGrpCd" = 'STEP_KIND' and k."code" = s."stepKindCd"
     where s."stepKindCd" not in ($5, $6) and s."stepStatusCd" <> $7 order by s."seq", s."apprStepNo"`,
    [
      taskClassNm,
      String(key),
      statuses.draft,
      statuses.discarded,
      stepKinds.copy,
      stepKinds.circulate,
      stepStatuses.cancelled,
    ],
  )
  return steps.map(({ role, name, actDt }) => ({ role, name, dt: actDt ? showMoment(actDt) : '' }))
}
