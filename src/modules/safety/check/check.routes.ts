import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { requireScope } from '../../../core/server/entity/scope.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { inlinePdf, printSheet } from '../../../core/server/pdf/sheet.ts'
import { daysBetween, isDay } from '../../../core/shared/dates.ts'
import { messages } from '../../../core/shared/messages.ts'
import { label, type Said } from '../../../core/shared/sentence.ts'
import { checkRoutes } from '../../../platform/check-form/check.routes.ts'
import type { Services } from '../../../platform/module.server.ts'
import { printLabels } from '../../../core/server/pdf/label-sheet.ts'
import { checkLabels, mostLabels } from './check-labels.server.ts'
import { checkPaperNames } from './check-register.texts.ts'
import { safCheckPlan } from './check-plan.resource.ts'
import { longestSpanDays } from './check-overview.rule.ts'
import { missesIn, repeatsOf, roundsIn, type OverviewQuery } from './check-overview.server.ts'
import { presenceRoute } from './check-presence.server.ts'
import { registerOf } from './check-register.server.ts'
import { checkMenus, safCheckResult } from './check-result.resource.ts'
import { hostCheck, resultCheck } from './check-result.server.ts'

type Query = Record<string, unknown>
const given = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const dayIn = (query: Query, name: string, called: Said): string => {
  const day = given(query[name])
  if (!isDay(day)) throw badField(name, messages.badType(called))
  return day
}
const queryOf = ({ query }: FastifyRequest): Query => query as Query
const wideOf = (query: Query) => ({
  plantCd: given(query['plantCd']),
  ofFacilities: query['facilityYn'] === 'Y',
})
/** @throws Refusal 400 where the days are none, reversed or too many */
function spanOf(query: Query): OverviewQuery {
  const [from, to] = [dayIn(query, 'from', label('시작일')), dayIn(query, 'to', label('종료일'))]
  const days = daysBetween(from, to)
  if (days < 0 || days > longestSpanDays) throw badField('to', messages.badType('종료일'))
  return { from, to, ...wideOf(query) }
}

/** What no definition derives of checks: answers, presence, the calendar, misses, repeated faults, the register. */
export async function safetyCheckRoutes(
  app: FastifyInstance,
  engine: Engine,
  { store, settings: { publicUrl } }: Pick<Services, 'store' | 'settings'>,
): Promise<void> {
  checkRoutes(app, engine, resultCheck, store)
  checkRoutes(app, engine, hostCheck, store)
  presenceRoute(app, engine)
  const reads = { menus: [...checkMenus], right: 'read' } as const
  const tags = [safCheckResult.title]
  app.get(
    '/api/saf/checkrounds',
    { config: { access: reads }, schema: { tags, summary: '기간의 점검과 저장시설 점검(달력)' } },
    async (request) => {
      const [context, query] = [reading(engine, request.session), queryOf(request)]
      return { data: await roundsIn(context, spanOf(query)) }
    },
  )
  app.get(
    '/api/saf/checkmisses',
    { config: { access: reads }, schema: { tags, summary: '미실시·지연 점검' } },
    async (request) => {
      const [context, query] = [reading(engine, request.session), queryOf(request)]
      return { data: await missesIn(context, spanOf(query)) }
    },
  )
  app.get(
    '/api/saf/checkrepeats',
    { config: { access: reads }, schema: { tags, summary: '반복 부적합 상위 항목' } },
    async (request) => {
      const [context, query] = [reading(engine, request.session), queryOf(request)]
      return { data: await repeatsOf(context, wideOf(query)) }
    },
  )
  app.get(
    '/api/saf/checkplanlabels',
    {
      config: { access: { menus: [...safCheckPlan.menus], right: 'print' } },
      schema: { tags: [safCheckPlan.title], summary: '점검 대상 QR 라벨(PDF; checkPlanNos 최대 200)' },
    },
    async (request, reply) => {
      const context = reading(engine, request.session)
      const asked = [...new Set(given(queryOf(request)['checkPlanNos']).split(',').map(Number))]
      const keys = asked.filter((each) => Number.isInteger(each) && each > 0)
      const labels =
        keys.length > 0 && keys.length <= mostLabels ? await checkLabels(context, keys, publicUrl) : []
      if (labels.length === 0) throw badField('checkPlanNos', messages.badChoice('점검계획'))
      await audit(context, acts.print, safCheckPlan.name, keys.join(',').slice(0, 100))
      const name = checkPaperNames.labels({ n: labels.length }).in(request.session.language)
      return reply
        .type('application/pdf')
        .header('content-disposition', inlinePdf(name))
        .send(await printLabels(name, labels))
    },
  )
  app.get(
    '/api/saf/checkregister/print',
    {
      config: { access: { menus: [...checkMenus], right: 'print' } },
      schema: { tags: [safCheckResult.title], summary: '주간 점검대장(별지 42, PDF; plantCd, ymd)' },
    },
    async (request, reply) => {
      const context = reading(engine, request.session)
      const query = queryOf(request)
      const plantCd = given(query['plantCd']) || request.session.plantCd || ''
      requireScope(safCheckResult, request.session, { plantCd, deptCd: request.session.deptCd })
      const sheet = await registerOf(context, plantCd, dayIn(query, 'ymd', label('점검일')))
      await audit(context, acts.print, safCheckResult.name, plantCd)
      return reply
        .type('application/pdf')
        .header('content-disposition', inlinePdf(String(sheet.title)))
        .send(await printSheet(sheet, request.session.language))
    },
  )
}
