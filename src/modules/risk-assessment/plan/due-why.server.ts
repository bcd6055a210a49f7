import type { FastifyInstance } from 'fastify'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import type { Explanation } from '../../../core/shared/explanation.ts'
import { dayOfMoment } from '../../../core/shared/moment.ts'
import type { AnyResource } from '../../../core/shared/resource.ts'
import { parametersOf } from '../../work-permit/permit/permit-facts.server.ts'
import { gradeWith } from '../matrix/matrix.rule.ts'
import { readersMatrix } from '../matrix/matrix.server.ts'
import { rsaMeasure } from '../measure/rsa-measure.resource.ts'
import { riskFiguresOn } from '../risk-parameters.server.ts'
import { explainJsaDue, explainMeasureDue, explainOccasionDue, explainPlanDue } from './due-why.rule.ts'
import { lastDoneYmd } from './plan-facts.server.ts'
import { rsaOccasion } from './rsa-occasion.resource.ts'
import { rsaPlan } from './rsa-plan.resource.ts'
import { rsaTarget } from './rsa-target.resource.ts'

type Why = (context: Context, key: string) => Promise<Explanation | undefined>
const planWhy: Why = async (context, key) => {
  const plan = await loadRecord(rsaPlan, context, key)
  return explainPlanDue(
    { ...plan, lastDoneYmd: await lastDoneYmd(context, plan) },
    await riskFiguresOn(context, plan.plantCd),
  )
}
const occasionWhy: Why = async (context, key) => {
  const occasion = await loadRecord(rsaOccasion, context, key)
  return explainOccasionDue(occasion, await riskFiguresOn(context, occasion.plantCd))
}
const measureWhy: Why = async (context, key) => {
  const { dueYmd, worstScore, rsaTargetNo, createDt } = await loadRecord(rsaMeasure, context, key)
  if (worstScore === null) return undefined
  const { rsaMatrixNo, name, ver } = await context.sql.one<{
    rsaMatrixNo: number
    name: string
    ver: number
  }>(
    'select m."rsaMatrixNo", m."matrixNm" as "name", m."verNo"::int as "ver" from "rsaTarget" t join "rsaMatrix" m using ("rsaMatrixNo") where t."rsaTargetNo" = $1',
    [rsaTargetNo],
  )
  const matrix = await readersMatrix(context, rsaMatrixNo)
  const { gradeCd, dueDays } = gradeWith(matrix, worstScore)
  const gradeNm = matrix.grades.find((each) => each.gradeCd === gradeCd)?.gradeNm ?? ''
  return explainMeasureDue(
    { dueYmd, gradeCd, gradeNm, createYmd: dayOfMoment(createDt), dueDays },
    { name, ver },
  )
}
const targetWhy: Why = async (context, key) => {
  const { validToYmd, confirmDt, plantCd } = await loadRecord(rsaTarget, context, key)
  if (!validToYmd || !confirmDt) return undefined
  const { jsaMaxMonths } = await parametersOf(context, plantCd)
  return explainJsaDue(dayOfMoment(confirmDt), jsaMaxMonths, validToYmd)
}

/** '왜?' of every due day of an assessment, by the record that has it. */
export function mountDueWhy(app: FastifyInstance, engine: Engine): void {
  const mount = ({ path, title, menus }: AnyResource, why: Why) =>
    app.get<{ Params: { key: string } }>(
      `${path}/:key/due`,
      {
        config: { access: { menus: [...menus], right: 'read' } },
        schema: { tags: [title], summary: '기한의 근거' },
      },
      async ({ session, params }) => ({ data: (await why(reading(engine, session), params.key)) ?? null }),
    )
  mount(rsaPlan, planWhy)
  mount(rsaOccasion, occasionWhy)
  mount(rsaMeasure, measureWhy)
  mount(rsaTarget, targetWhy)
}
