import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { refused } from '../../../core/server/http/errors.ts'
import { inlinePdf, printSheet } from '../../../core/server/pdf/sheet.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { countedPoints } from './warn-point.server.ts'
import { warnSheet } from './warn-print.ts'
import { vendorWarnMenu, warnPoint } from './warn-point.resource.ts'
import { statSpan, warnStat } from './warn-stat.server.ts'
import { workerHistory } from './worker-history.server.ts'
import { warnSentences } from './warn.texts.ts'
import { vendorFiles } from '../vendor-files.texts.ts'

export const warnStatMenu = 'vendor/warn/warnStat'
type Keyed = FastifyRequest<{ Params: { key: string } }>

/** The figures of violations, the history of a person, and the printed 경고장 of a violation. */
export async function warnRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get(
    '/api/vendor/warnstat',
    {
      config: { access: { menus: [warnStatMenu, vendorWarnMenu], right: 'read' } },
      schema: { tags: [warnPoint.title], summary: '위반현황과 벌점 단계' },
    },
    async (request: FastifyRequest<{ Querystring: Record<string, unknown> }>) => {
      const context = reading(engine, request.session)
      const { plantCd } = request.query
      const span = statSpan(request.query, context.today)
      return {
        data: await warnStat(context, { ...span, plantCd: typeof plantCd === 'string' ? plantCd : '' }),
      }
    },
  )
  app.get(
    '/api/vendor/warnstat/worker/:key',
    {
      config: { access: { menus: [warnStatMenu, vendorWarnMenu], right: 'read' } },
      schema: { tags: [warnPoint.title], summary: '작업자 한 사람의 위반·제재·교육 이력' },
    },
    async (request: Keyed) => ({
      data: await workerHistory(reading(engine, request.session), request.params.key),
    }),
  )
  app.get(
    `${warnPoint.path}/:key/print`,
    {
      config: { access: { menus: [...warnPoint.menus], right: 'print' } },
      schema: { tags: [warnPoint.title], summary: '경고장 인쇄(PDF)' },
    },
    async (request: Keyed, reply) => {
      const context = reading(engine, request.session)
      const row = await loadRecord(warnPoint, context, request.params.key)
      if (row.state === 'draft') throw refused([{ guard: 'state', message: warnSentences.printTold() }])
      const standard = await context.sql.one<{ legalBasisTxt: string | null; actTxt: string | null }>(
        'select "legalBasisTxt", "actTxt" from "violStd" where "violStdNo" = $1',
        [row.violStdNo],
      )
      const sums = await countedPoints(context, row)
      const pdf = await printSheet(
        warnSheet(
          row,
          { ...standard, ...sums },
          showMoment(context.now),
          context.session.userNm,
          context.session.language,
        ),
      )
      await audit(context, acts.print, warnPoint.name, row.warnNo)
      return reply
        .type('application/pdf')
        .header(
          'content-disposition',
          inlinePdf(vendorFiles.warning({ no: row.warnCd ?? '' }).in(context.session.language)),
        )
        .send(pdf)
    },
  )
}
