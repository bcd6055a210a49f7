import { plantName } from '../../../platform/plant/plant-name.ts'
import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import type { CodeLabel } from '../../../core/server/pdf/label-sheet.ts'
import { safCheckPlan } from './check-plan.resource.ts'

/** As many plans as a batch of labels can have. */
export const mostLabels = 200

/** Labels of what is checked: any telephone's camera opens the rounds of the plan that are to be done, the next first. */
export async function checkLabels(
  { sql, session }: Context,
  checkPlanNos: readonly number[],
  publicUrl: string,
): Promise<CodeLabel[]> {
  const binds = new Binds()
  const scope = scopeWhere(safCheckPlan, session, 't', binds)
  const rows = await sql.query<{ checkPlanNo: number; checkPlanNm: string; targetNm: string; path: string }>(
    `select t."checkPlanNo", t."checkPlanNm", coalesce(f."facilityCd", a."areaNm", v."vendorNm") as "targetNm", concat_ws(' › ', ${plantName('p', session.language)}, c."checkFormNm") as "path"
     from "safCheckPlan" t join "plant" p using ("plantCd") join "checkForm" c on c."checkFormNo" = t."checkFormNo" left join "safFacility" f on f."facilityNo" = t."facilityNo"
     left join "permitArea" a on a."areaCd" = t."areaCd" left join "vendor" v on v."vendorCd" = t."vendorCd"
     where ${scope} and t."checkPlanNo" = any(${binds.add(checkPlanNos)}::bigint[]) order by t."checkPlanNm"`,
    binds.values,
  )
  return rows.map(({ checkPlanNo, checkPlanNm, targetNm, path }) => ({
    name: checkPlanNm,
    path,
    mark: targetNm,
    code: `${publicUrl}/saf/check/checkResult?checkPlanNo=${checkPlanNo}&state=planned,sentBack`,
  }))
}
