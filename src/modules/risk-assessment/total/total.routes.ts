import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { asWorkbook } from '../../../core/server/excel/excel-routes.ts'
import type { Right } from '../../../core/server/http/session.ts'
import { heatMenu, rsaRisk, totalMenu } from './rsa-risk.resource.ts'
import { totalBookName, totalWorkbook } from './total-workbook.server.ts'
import { heatOf, topRisks, totalsAsked, totalsOf } from './totals.server.ts'

/** Totals, the worst risks, the heat map and the workbook of the totals. (rsa.md 6, 7) */
export function totalRoutes(app: FastifyInstance, engine: Engine): void {
  const open = (menu: string, right: Right, { summary }: { summary: string }) => ({
    config: { access: { menus: [menu], right } },
    schema: { tags: [rsaRisk.title], summary },
  })
  const of = ({ session, query }: FastifyRequest) => {
    const context = reading(engine, session)
    return { context, asked: totalsAsked(context, query) }
  }
  app.get('/api/rsa/totals', open(totalMenu, 'read', { summary: '위험성 총괄' }), async (request) => {
    const { context, asked } = of(request)
    return { data: await totalsOf(context, asked) }
  })
  app.get('/api/rsa/totals/top', open(totalMenu, 'read', { summary: '먼저 낮출 위험' }), async (request) => {
    const { context, asked } = of(request)
    return { data: await topRisks(context, asked) }
  })
  app.get('/api/rsa/totals/heat', open(heatMenu, 'read', { summary: '위험 히트맵' }), async (request) => {
    const { context, asked } = of(request)
    return { data: await heatOf(context, asked) }
  })
  app.get(
    '/api/rsa/totals/excel',
    open(totalMenu, 'excel', { summary: '총괄표 엑셀' }),
    async (request, reply) => {
      const { context, asked } = of(request)
      const { language } = request.session
      return asWorkbook(reply, totalBookName(language), engine.clock.now()).send(
        totalWorkbook(await totalsOf(context, asked), language),
      )
    },
  )
}
