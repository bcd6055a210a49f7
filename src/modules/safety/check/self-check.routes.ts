import type { FastifyInstance } from 'fastify'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { daysBetween, isDay } from '../../../core/shared/dates.ts'
import { messages } from '../../../core/shared/messages.ts'
import { safCheckPlan } from './check-plan.resource.ts'
import { hostSelfCheckMenu } from './check-result.resource.ts'
import { companySelfCheckFigures } from './self-check-figures.server.ts'
import { planSelfChecks } from './self-check-plans.server.ts'

const given = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
/** Longest period of the figures. */
const mostDays = 366

/** The host's look at the self-checks of companies, and the plans of all that are resident. */
export async function selfCheckRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const tags = [safCheckPlan.title]
  app.get(
    '/api/saf/selfcheckfigures',
    {
      config: { access: { menus: [hostSelfCheckMenu], right: 'read' } },
      schema: { tags, summary: '업체별 자체점검 제출·확인·점수와 합동점검(from, to, plantCd)' },
    },
    async (request) => {
      const asked = request.query as Record<string, unknown>
      const [from, to] = [given(asked['from']), given(asked['to'])]
      if (!isDay(from)) throw badField('from', messages.badType('시작일'))
      if (!isDay(to) || to < from || daysBetween(from, to) >= mostDays)
        throw badField('to', messages.badType('종료일'))
      const period = { from, to, plantCd: given(asked['plantCd']) || undefined }
      return { data: await companySelfCheckFigures(reading(engine, request.session), period) }
    },
  )
  app.post(
    '/api/saf/selfcheckplans',
    {
      config: { access: { menus: [hostSelfCheckMenu], right: 'write' } },
      schema: { tags, summary: '상주업체 전체의 월 자체점검 계획(plantCd, checkFormNo, startYmd)' },
    },
    async (request) =>
      writing(engine, request, async (context) => ({ data: await planSelfChecks(context, request.body) })),
  )
}
