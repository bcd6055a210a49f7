import type { Context } from '../../../core/server/entity/context.ts'
import { actingAs, asSystem } from '../../../core/server/entity/context.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { badField, refused } from '../../../core/server/http/errors.ts'
import { checkTypes, onceCycle, shifts, targetKinds } from '../check/check-codes.rule.ts'
import { checkPlanBehaviour } from '../check/check-plan.server.ts'
import { speKinds } from './spe-codes.rule.ts'
import type { SpeEntry } from './spe-entry.resource.ts'
import { speNotes, speRefusals } from './spe-refusals.texts.ts'

/** The version of the sheet of a kind of equipment that is fixed now. @throws Refusal 422 where none is */
async function sheetOf({ sql }: Context, equipTypeCd: string): Promise<number> {
  const sheet = speKinds[equipTypeCd]!.checkFormCd
  const found = await sql.maybe<{ checkFormNo: number }>(
    `select "checkFormNo" from "checkForm" where "checkFormCd" = $1 and "state" = 'fixed' order by "verNo" desc limit 1`,
    [sheet],
  )
  if (!found) throw refused([{ guard: 'sheet', message: speRefusals.noSheet({ sheet }) }])
  return found.checkFormNo
}
/** Department of an employee of a plant. @throws Refusal 400 for anybody else */
async function inspectorAt({ sql }: Context, plantCd: string, userId: string): Promise<string> {
  const found = await sql.maybe<{ deptCd: string | null }>(
    'select "deptCd" from "user" where "userId" = $1 and "plantCd" = $2 and "vendorCd" is null',
    [userId, plantCd],
  )
  if (!found?.deptCd) throw badField('chargeUserId', speRefusals.otherInspector())
  return found.deptCd
}
/** Whether an inspection of an entry waits to be done. */
export const hasOpenInspection = async ({ sql }: Context, speEntryNo: number): Promise<boolean> =>
  (await sql.maybe(`select 1 from "safCheckResult" where "speEntryNo" = $1 and "state" = 'planned' limit 1`, [
    speEntryNo,
  ])) !== undefined

/**
 * Plans the inspection of an entry for today: a plan of one round, by the sheet of its kind, so that it is answered,
 * kept and printed like every other check. (fit S3)
 */
export async function planInspection(context: Context, row: SpeEntry, chargeUserId: string): Promise<void> {
  const plantCd = row.plantCd!
  const [checkFormNo, deptCd] = [
    await sheetOf(context, row.equipTypeCd!),
    await inspectorAt(context, plantCd, chargeUserId),
  ]
  const { n } = await context.sql.one<{ n: number }>(
    'select count(*)::int as "n" from "safCheckPlan" where "speEntryNo" = $1',
    [row.speEntryNo],
  )
  const values = {
    checkPlanNm: String(speNotes.plan({ entry: row.speEntryCd ?? '', turn: n + 1 })),
    plantCd,
    deptCd,
    checkTypeCd: checkTypes.entry,
    targetCd: targetKinds.entry,
    speEntryNo: row.speEntryNo,
    checkFormNo,
    cycleCd: onceCycle,
    everyCnt: 1,
    shiftCd: shifts.none,
    startYmd: context.today,
    chargeUserId,
    presenceYn: 'N',
    witnessYn: 'N',
  } as const
  const { targetCd: _, speEntryNo: __, ...typed } = values
  await actingAs(context, asSystem('반입검사 계획'), (own) =>
    createRecord({ ...checkPlanBehaviour, beforeSave: () => values }, own, typed),
  )
}
