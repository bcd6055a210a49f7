import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { badField, notFound } from '../../../core/server/http/errors.ts'
import { heldTarget, whyNotOfTeam, whyNotOpen, targetOpen } from '../plan/target-edit.server.ts'
import { rsaTarget, type RsaTarget } from '../plan/rsa-target.resource.ts'
import { assessmentTypes } from '../risk-codes.rule.ts'
import { hazopRefusals } from './hazop-refusals.texts.ts'
import { rsaHazopNode } from './rsa-hazop-node.resource.ts'

/** Methods that are assessed on the sheet of this room (fit D27). */
export const studyTypes: readonly string[] = [assessmentTypes.hazop, assessmentTypes.whatIf]

/**
 * The study whose rows the caller is about to write.
 * @throws Refusal as `targetOpen`; 400 where the target is of another method
 */
export async function studyOpen(context: Context, rsaTargetNo: number): Promise<RsaTarget> {
  const target = await targetOpen(context, rsaTargetNo)
  if (!studyTypes.includes(target.rsaTypeCd)) throw badField('rsaTargetNo', hazopRefusals.notStudy())
  return target
}
/**
 * A study to read, with its rights.
 * @throws Refusal 404 also where the target is of another method: it has no nodes, and another page
 */
export async function loadStudy(context: Context, key: string | number, lock?: true): Promise<RsaTarget> {
  const target = await loadRecord(rsaTarget, context, key, lock)
  if (!studyTypes.includes(target.rsaTypeCd)) throw notFound()
  return target
}
/** Why what belongs to a study cannot be changed now; nothing where it can. */
export async function whyNotNow(context: Context, rsaTargetNo: number) {
  const target = await loadRecord(rsaTarget, context, rsaTargetNo)
  return whyNotOfTeam(target, context) ?? whyNotOpen(target)
}
/** The same before something is deleted, which no check of its values follows: the study stays as it is until then. */
export async function whyNotDeleted(context: Context, rsaTargetNo: number) {
  const target = await heldTarget(context, rsaTargetNo)
  return whyNotOfTeam(target, context) ?? whyNotOpen(target)
}

/** 검토구간. */
export const hazopNodeBehaviour = defineBehaviour(rsaHazopNode, {
  mayEdit: ({ rsaTargetNo }, context) => whyNotNow(context, rsaTargetNo),
  mayDelete: async ({ rsaTargetNo, rsaHazopNodeNo }, context) => {
    const refusal = await whyNotDeleted(context, rsaTargetNo)
    if (refusal) return refusal
    const row = await context.sql.maybe('select 1 from "rsaHazopRow" where "rsaHazopNodeNo" = $1 limit 1', [
      rsaHazopNodeNo,
    ])
    return row ? hazopRefusals.nodeHasRows() : undefined
  },
  beforeSave: async (input, context, before) => {
    const { rsaTargetNo, plantCd, deptCd } = await studyOpen(
      context,
      before?.rsaTargetNo ?? input.rsaTargetNo,
    )
    return { ...input, rsaTargetNo, plantCd, deptCd }
  },
})
