import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { asWorkbook } from '../../../core/server/excel/excel-routes.ts'
import type { Right } from '../../../core/server/http/session.ts'
import { inlinePdf, printSheet } from '../../../core/server/pdf/sheet.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { accidentTotals, askForTotals, totalAsked } from './accident-total-ask.server.ts'
import { totalFileName, totalSheet, totalWorkbook } from './accident-total-paper.server.ts'
import { accStatMenu, vendorAccStat } from './vendor-acc-stat.resource.ts'

type Asked = FastifyRequest<{ Querystring: Record<string, unknown> }>

/** 통합 산업재해 현황: asked of all companies in one act, seen together, as a workbook and as a paper. */
export async function accidentTotalRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const access = (right: Right) => ({ access: { menus: [accStatMenu], right } })
  const summary = (text: string) => ({ tags: [vendorAccStat.title], summary: text })
  const path = '/api/vendor/accstattotal'
  app.post(
    '/api/vendor/accstatask',
    { config: access('write'), schema: summary('업체 재해현황 요청') },
    async (request) => ({
      data: await writing(engine, request, (context) => askForTotals(context, request.body)),
    }),
  )
  const found = async (request: Asked) => {
    const context = reading(engine, request.session)
    return { context, totals: await accidentTotals(context, await totalAsked(context, request.query)) }
  }
  app.get(
    path,
    { config: access('read'), schema: summary('통합 산업재해 현황') },
    async (request: Asked) => ({
      data: (await found(request)).totals,
    }),
  )
  app.get(
    `${path}/excel`,
    { config: access('excel'), schema: summary('통합 산업재해 현황 엑셀') },
    async (request: Asked, reply) => {
      const { totals } = await found(request)
      const { language } = request.session
      return asWorkbook(reply, totalFileName(language), engine.clock.now()).send(
        totalWorkbook(totals, language),
      )
    },
  )
  app.get(
    `${path}/print`,
    { config: access('print'), schema: summary('통합 산업재해 현황 조사표(PDF)') },
    async (request: Asked, reply) => {
      const { context, totals } = await found(request)
      const { language, userNm } = request.session
      const pdf = await printSheet(totalSheet(totals, language, showMoment(context.now), userNm), language)
      await audit(context, acts.print, vendorAccStat.name, `${totals.plantCd} ${totals.accYear}`)
      return reply
        .type('application/pdf')
        .header(
          'content-disposition',
          inlinePdf(`${totalFileName(language)}_${totals.plantNm}_${totals.accYear}`),
        )
        .send(pdf)
    },
  )
}
