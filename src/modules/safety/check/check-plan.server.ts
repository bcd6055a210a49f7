import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badFields, forbidden } from '../../../core/server/http/errors.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'
import { checksAt, planner } from './check-people.server.ts'
import { safCheckPlan } from './check-plan.resource.ts'
import { planRounds } from './check-planning.server.ts'
import { checkRefusals } from './check-refusals.texts.ts'
import { purposeOf, targetFields, targetIssues, targetOf, type Targeted } from './check-target.rule.ts'

/** 저장탱크 of safFacilityType: stores are checked by chemicals (fit S5). */
const storeType = 'F1050'

/** What stands against the place of a plan: that of another plant, or a store. */
async function placeIssues(
  { sql }: Context,
  plantCd: string,
  { facilityNo, areaCd, vendorCd }: Targeted,
): Promise<FieldIssue[]> {
  if (facilityNo) {
    const facility = await sql.maybe<{ plantCd: string; isStore: boolean }>(
      `select f."plantCd", f."safFacilityTypeCd" = $2 or exists (select 1 from "chmStore" s where s."plantCd" = f."plantCd" and s."storeCd" = f."facilityCd") as "isStore"
       from "safFacility" f where f."facilityNo" = $1`,
      [facilityNo, storeType],
    )
    if (facility?.plantCd !== plantCd) return [{ path: 'facilityNo', message: checkRefusals.otherPlant() }]
    return facility.isStore ? [{ path: 'facilityNo', message: checkRefusals.store() }] : []
  }
  const found = areaCd
    ? await sql.maybe('select 1 from "permitArea" where "areaCd" = $1 and "plantCd" = $2', [areaCd, plantCd])
    : await sql.maybe(
        `select 1 from "vendorPlant" where "vendorCd" = $1 and "plantCd" = $2 and "useYn" = 'Y'`,
        [vendorCd, plantCd],
      )
  return found ? [] : [{ path: areaCd ? 'areaCd' : 'vendorCd', message: checkRefusals.otherPlant() }]
}

/** Whether the sheet is fixed (a plan keeps one that was superseded meanwhile), and for checks of this kind. */
async function sheetIssues(
  { sql }: Context,
  { checkFormNo, checkTypeCd }: { checkFormNo: number; checkTypeCd: string },
  before: { checkFormNo: number } | undefined,
): Promise<FieldIssue[]> {
  const form = await sql.maybe<{ state: string; purposeCd: string }>(
    'select "state", "purposeCd" from "checkForm" where "checkFormNo" = $1',
    [checkFormNo],
  )
  const path = 'checkFormNo'
  if (form && form.state !== 'fixed' && before?.checkFormNo !== checkFormNo)
    return [{ path, message: checkRefusals.sheetNotFixed() }]
  // A company is also checked by the sheets of safety, by others than itself.
  return form && form.purposeCd !== purposeOf(checkTypeCd)
    ? [{ path, message: checkRefusals.sheetPurpose() }]
    : []
}

/** Plans are kept by safety staff and by supervisors for their departments; their rounds follow every change. */
export const checkPlanBehaviour = defineBehaviour(safCheckPlan, {
  without: ['multi'],
  mayEdit: (row, context) => {
    if (row.speEntryNo) return checkRefusals.entryOnly()
    return row.state === 'stopped' ? checkRefusals.stopped() : planner(row, context)
  },
  mayDelete: () => checkRefusals.keptPlan(),
  beforeSave: async (input, context, before) => {
    const refusal = planner(input, context)
    if (refusal) throw forbidden(refusal)
    const issues = targetIssues(input)
    if (input.endYmd && input.endYmd < input.startYmd)
      issues.push({ path: 'endYmd', message: checkRefusals.endBeforeStart() })
    if (issues.length === 0) issues.push(...(await placeIssues(context, input.plantCd, input)))
    issues.push(...(await sheetIssues(context, input, before)))
    if (!(await checksAt(context, { ...input, vendorCd: input.vendorCd ?? null })))
      issues.push({ path: 'chargeUserId', message: checkRefusals.otherPerson() })
    if (issues.length > 0) throw badFields(issues)
    return { ...input, targetCd: targetFields[targetOf(input)!] }
  },
  afterSave: async (key, context) => void (await planRounds(context, Number(key))),
  transitions: {
    stop: {
      may: planner,
      effect: async ({ checkPlanNo }, context) => void (await planRounds(context, checkPlanNo)),
    },
    resume: {
      may: planner,
      effect: async ({ checkPlanNo }, context) => void (await planRounds(context, checkPlanNo)),
    },
  },
})
