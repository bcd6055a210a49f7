import type { Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { badField, conflict, forbidden } from '../../../core/server/http/errors.ts'
import { addMonths } from '../../../core/shared/dates.ts'
import { matrixRefusals } from '../matrix/matrix-refusals.texts.ts'
import { matrixOf } from '../matrix/matrix.server.ts'
import { matricesFor } from '../matrix/rsa-matrix.server.ts'
import { assessmentKinds } from '../risk-codes.rule.ts'
import { riskFiguresOn } from '../risk-parameters.server.ts'
import { planRefusals } from './plan-refusals.texts.ts'
import type { RsaPlan } from './rsa-plan.resource.ts'
import { planBehaviour, whyNotWriter } from './rsa-plan.server.ts'
import { rsaTarget } from './rsa-target.resource.ts'
import { targetBehaviour } from './rsa-target.server.ts'

/**
 * Begins next year's plan as a copy of a finished one: its targets and teams, without signatures, scores or shares.
 * Last year's rows come beside as each target is opened. (rsa.md 4, 6)
 * @returns the key of the new plan
 */
export async function copyPlan(row: RsaPlan, context: Context): Promise<number> {
  const stranger = whyNotWriter(row, context)
  if (stranger) throw forbidden(stranger)
  if (row.state !== 'done') throw conflict(planRefusals.copyNeedsDone())
  const { regularMonths } = await riskFiguresOn(context, row.plantCd)
  const later = (day: string) => addMonths(day, regularMonths)
  const rsaPlanNo = Number(
    await createRecord(planBehaviour, context, {
      rsaPlanNm: row.rsaPlanNm,
      plantCd: row.plantCd,
      deptCd: row.deptCd,
      rsaKindCd: assessmentKinds.regular,
      rsaTypeCd: row.rsaTypeCd,
      headUserId: row.headUserId,
      startYmd: later(row.startYmd),
      endYmd: later(row.endYmd),
      scopeTxt: row.scopeTxt,
      prepCds: row.prepCds,
      prevPlanNo: row.rsaPlanNo,
    }),
  )
  const targets = await context.sql.query<{ rsaTargetNo: number }>(
    `select "rsaTargetNo" from "rsaTarget" where "rsaPlanNo" = $1 and "excludeYn" is distinct from 'Y' order by 1`,
    [row.rsaPlanNo],
  )
  for (const { rsaTargetNo } of targets) await copyTarget(context, rsaTargetNo, rsaPlanNo)
  return rsaPlanNo
}
async function copyTarget(context: Context, rsaTargetNo: number, rsaPlanNo: number): Promise<void> {
  const last = await loadRecord(rsaTarget, context, rsaTargetNo)
  const kept = await matrixOf(context, last.rsaMatrixNo)
  const offered = await matricesFor(context, last.plantCd, last.rsaTypeCd)
  const matrix = offered.find(({ matrixCd }) => matrixCd === kept.matrixCd) ?? offered[0]
  if (!matrix) throw badField('rsaMatrixNo', matrixRefusals.notInForce())
  await createRecord(targetBehaviour, context, {
    rsaPlanNo,
    rsaTargetNm: last.rsaTargetNm,
    plantCd: last.plantCd,
    deptCd: last.deptCd,
    vendorCd: last.vendorCd,
    processNo: last.processNo,
    facilityNo: last.facilityNo,
    constNo: last.constNo,
    rsaTypeCd: last.rsaTypeCd,
    rsaMatrixNo: matrix.rsaMatrixNo,
    methodCds: last.methodCds,
    leaderUserId: last.leaderUserId,
    noWorkerReason: last.noWorkerReason,
    prevTargetNo: last.rsaTargetNo,
    team: last.team.map(({ teamRoleCd, userId, vendorWorkerNo, stepCds, eduYn }) => ({
      teamRoleCd,
      userId,
      vendorWorkerNo,
      stepCds,
      eduYn,
    })),
  })
}
