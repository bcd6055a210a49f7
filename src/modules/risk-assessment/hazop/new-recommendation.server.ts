import { addDays } from '../../../core/shared/dates.ts'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { gradeWith, riskGradeOf } from '../matrix/matrix.rule.ts'
import { matrixOf } from '../matrix/matrix.server.ts'
import { rsaMeasure } from '../measure/rsa-measure.resource.ts'
import { hierarchy } from '../risk-codes.rule.ts'
import { hazopFiguresOn } from './hazop-parameters.server.ts'

/**
 * A recommendation that a worksheet names for the first time: the department of the study answers for it, due as the grade
 * of its row says, until the study names somebody else. Where the grade sets no day, or nobody has judged the row, the
 * dated figure `RSA.hazop.recommendationDays` does.
 * @returns its key
 */
export async function newRecommendation(
  context: Context,
  { rsaTargetNo, score, gradeCd }: { rsaTargetNo: number; score: number | null; gradeCd: string | null },
  { recNo, measureTxt }: { recNo: number; measureTxt: string },
): Promise<number> {
  const { sql, session, today } = context
  const { rsaMatrixNo, plantCd } = await sql.one<{ rsaMatrixNo: number; plantCd: string | null }>(
    'select "rsaMatrixNo", "plantCd" from "rsaTarget" where "rsaTargetNo" = $1',
    [rsaTargetNo],
  )
  const judged = score === null ? null : gradeWith(await matrixOf(context, rsaMatrixNo), score)
  const dueYmd = addDays(
    today,
    judged?.dueDays ?? (await hazopFiguresOn(context, plantCd)).recommendationDays,
  )
  const { rsaMeasureNo } = await sql.one<{ rsaMeasureNo: number }>(
    // By hand: the place follows from the study and the number from the worksheet, which no form may say.
    `insert into "rsaMeasure" ("rsaTargetNo", "plantCd", "deptCd", "vendorCd", "ownerDeptCd", "recNo", "measureTxt", "hierCd", "dueYmd", "worstScore", "worstGradeCd", "riskGradeCd", "state", "createUserId", "updateUserId")
     select t."rsaTargetNo", t."plantCd", t."deptCd", t."vendorCd", t."deptCd", $2, $3, $4, $5::date, $6, $7, $8, 'planned', $9, $9 from "rsaTarget" t where t."rsaTargetNo" = $1
     returning "rsaMeasureNo"`,
    [
      rsaTargetNo,
      recNo,
      measureTxt,
      hierarchy.engineering,
      dueYmd,
      score,
      gradeCd,
      judged && riskGradeOf(judged.registerGrade),
      session.userId,
    ],
  )
  // By hand: the entry of the record that no form has made.
  await audit(context, acts.create, rsaMeasure.name, rsaMeasureNo, {
    measureTxt: [null, measureTxt],
    recNo: [null, recNo],
    dueYmd: [null, dueYmd],
  })
  context.publish({ topic: rsaMeasure.name, key: rsaMeasureNo })
  return rsaMeasureNo
}
