import { inlinePdf } from '../../../core/server/pdf/sheet.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { detailOf } from '../../../core/server/entity/mount.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { checkedInput } from '../../../core/server/entity/save.ts'
import { code, cost, date, flag, textarea } from '../../../core/shared/field.ts'
import { messages } from '../../../core/shared/messages.ts'
import { amountIssues } from './construction.rule.ts'
import { constructionLights, costStatus, viewOf } from './construction-view.server.ts'
import { planPaper } from './plan-print.server.ts'
import { costOf } from './safety-cost.server.ts'
import { safCost } from './safety-cost.resource.ts'
import { revisePlan, safHealthPlanBehaviour } from './safety-health-plan.server.ts'
import { safHealthPlan } from './safety-health-plan.resource.ts'
import { safConst } from './saf-const.resource.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { constructionSentences } from './construction.texts.ts'
import { costSentences } from './safety-cost.texts.ts'
import { planPrintTexts } from './safety-plan.texts.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>

/** What is asked of the calculator: the amounts of a construction, and the day whose table holds. */
const calculated = {
  costKindCd: code('공사종류', 'COST_KIND'),
  totalAmt: cost('총공사금액', { min: 0 }),
  targetAmt: cost('대상액', { min: 0 }),
  suppliedAmt: cost('발주자 제공 재료비', { min: 0 }),
  healthMgrYn: flag('보건관리자 선임대상'),
  baseYmd: date('기준일', { required: true }),
}

/**
 * What constructions have beyond the derived routes: duties with their reasons, lights, the calculator, plan
 * against use, editions, the paper.
 */
export async function constructionRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const access = (right: 'read' | 'write' | 'print', menus: readonly string[]) => ({
    access: { menus: [...menus], right },
  })
  const schema = (tag: string, summary: string) => ({ tags: [tag], summary })
  const constructionOf = async (request: Keyed) => {
    const context = reading(engine, request.session)
    return {
      context,
      construction: await loadRecord(safConst, context, request.params.key),
    }
  }

  app.get(
    `${safConst.path}/:key/explain`,
    {
      config: access('read', safConst.menus),
      schema: schema(safConst.title, '공사의 법적 의무와 관리비 판정'),
    },
    async (request: Keyed) => {
      const { context, construction } = await constructionOf(request)
      return { data: await viewOf(context, construction) }
    },
  )
  app.get(
    '/api/saf/constructionlights',
    { config: access('read', safConst.menus), schema: schema(safConst.title, '진행 공사의 안전서류 상태') },
    async (request) => ({ data: await constructionLights(reading(engine, request.session)) }),
  )
  app.get(
    '/api/saf/safetycosts/:key/uses',
    { config: access('read', safCost.menus), schema: schema(safCost.title, '관리비 계획 대비 사용') },
    async (request: Keyed) => {
      const { context, construction } = await constructionOf(request)
      return { data: await costStatus(context, construction) }
    },
  )
  app.post(
    `${safCost.path}/calc`,
    { config: access('read', safCost.menus), schema: schema(safCost.title, '관리비 계산') },
    async (request) => {
      const input = checkedInput(calculated, request.body)
      const { costKindCd, totalAmt, targetAmt, suppliedAmt, healthMgrYn, baseYmd } = input as {
        [K in keyof typeof calculated]?: never
      } & {
        costKindCd?: string
        totalAmt?: number
        targetAmt?: number
        suppliedAmt?: number
        healthMgrYn?: 'Y' | 'N'
        baseYmd: string
      }
      if (!costKindCd) throw badField('costKindCd', constructionSentences.chooseKind())
      const total = totalAmt ?? targetAmt
      if (total === undefined || total === null)
        throw badField('totalAmt', messages.requiredField(costSentences.total()))
      const issues = amountIssues({ totalAmt: total, targetAmt, suppliedAmt })
      if (issues.length > 0) throw badField(issues[0]!.path, issues[0]!.message)
      const context = reading(engine, request.session)
      const amounts = { costKindCd, totalAmt: total, targetAmt, suppliedAmt, healthMgrYn, baseYmd }
      return { data: (await costOf(context, amounts, context.session.plantCd)) ?? null }
    },
  )

  app.post(
    `${safHealthPlan.path}/:key/revision`,
    { config: access('write', safHealthPlan.menus), schema: schema(safHealthPlan.title, '개정판 만들기') },
    async (request: Keyed) => {
      const changeTxt = checkedInput(
        { changeTxt: textarea('개정 사유', { required: true, min: 5, max: 1000 }) },
        request.body,
      )['changeTxt']
      const planNo = await writing(engine, request, async (context) => {
        const plan = await loadRecord(safHealthPlan, context, request.params.key, true)
        return revisePlan(context, plan, String(changeTxt))
      })
      const context = reading(engine, request.session)
      return detailOf(safHealthPlanBehaviour, context, await loadRecord(safHealthPlan, context, planNo))
    },
  )
  app.get(
    `${safHealthPlan.path}/:key/print`,
    {
      config: access('print', safHealthPlan.menus),
      schema: schema(safHealthPlan.title, '안전보건관리계획서 인쇄(PDF)'),
    },
    async (request: Keyed, reply) => {
      const context = reading(engine, request.session)
      const plan = await loadRecord(safHealthPlan, context, request.params.key)
      const pdf = await planPaper(context, plan)
      const say = sayIn(planPrintTexts, () => context.session.language)
      const name = say('fileName', { code: plan.planCd ?? '' })
      await audit(context, acts.print, safHealthPlan.name, plan.planNo)
      return reply.type('application/pdf').header('content-disposition', inlinePdf(name)).send(pdf)
    },
  )
}
