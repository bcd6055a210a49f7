import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import type { FileStore } from '../../../core/server/files/file-store.ts'
import { badField, notFound } from '../../../core/server/http/errors.ts'
import type { Right } from '../../../core/server/http/session.ts'
import { inlinePdf } from '../../../core/server/pdf/sheet.ts'
import { mountRevisions } from '../../../platform/revision/revision.routes.ts'
import { halfOfDay, spanOfHalf } from '../eval/forecast.rule.ts'
import { binderName } from './half-binder.server.ts'
import type { HalfItems } from './half-items.rule.ts'
import { halfItems } from './half-items.server.ts'
import { halfPdf } from './half-paper.server.ts'
import { vendorHalf, type VendorHalf } from './vendor-half.resource.ts'
import { frozenHalf } from './vendor-half.server.ts'
import { vendorHalfSentences } from './vendor-half.texts.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>
type Asked = FastifyRequest<{ Querystring: Record<string, unknown> }>

/** What a half-year stands at now, what was frozen of it, its revisions, its report and its binder. */
export async function vendorHalfRoutes(
  app: FastifyInstance,
  engine: Engine,
  store: FileStore,
): Promise<void> {
  const access = (right: Right) => ({ access: { menus: [...vendorHalf.menus], right } })
  const summary = (text: string) => ({ tags: [vendorHalf.title], summary: text })
  const { path } = vendorHalf
  const frozenOf = async (context: Context, key: string): Promise<{ row: VendorHalf; data: HalfItems }> => {
    const row = await loadRecord(vendorHalf, context, key)
    const data = await frozenHalf(context, row.vendorHalfNo)
    if (!data) throw notFound()
    return { row, data }
  }
  mountRevisions(app, engine, vendorHalf, store)
  app.get(
    '/api/vendor/halfnow',
    { config: access('read'), schema: summary('반기 도급점검 현재 집계') },
    async (request: Asked) => {
      const context = reading(engine, request.session)
      const now = halfOfDay(context.today)
      const { plantCd, halfYear = now.evalYear, halfCd = now.halfCd } = request.query
      if (typeof plantCd !== 'string' || plantCd === '')
        throw badField('plantCd', vendorHalfSentences.which())
      if (typeof halfYear !== 'string' || !/^20\d\d$/.test(halfYear))
        throw badField('halfYear', vendorHalfSentences.which())
      if (halfCd !== '1' && halfCd !== '2') throw badField('halfCd', vendorHalfSentences.which())
      if (spanOfHalf({ evalYear: halfYear, halfCd }).from > context.today)
        throw badField('halfCd', vendorHalfSentences.future())
      const { plants } = context.session
      const known = await context.sql.maybe('select 1 from "plant" where "plantCd" = $1', [plantCd])
      if (!known || (plants && !plants.includes(plantCd))) throw notFound()
      return { data: await halfItems(context, plantCd, { halfYear, halfCd }) }
    },
  )
  app.get(
    `${path}/:key/items`,
    { config: access('read'), schema: summary('반기 도급점검 동결 집계') },
    async (request: Keyed) => ({
      data: (await frozenOf(reading(engine, request.session), request.params.key)).data,
    }),
  )
  app.get(
    `${path}/:key/print`,
    { config: access('print'), schema: summary('반기 도급점검표(PDF)') },
    async (request: Keyed, reply) => {
      const context = reading(engine, request.session)
      const { row, data } = await frozenOf(context, request.params.key)
      const pdf = await halfPdf(row, data, context)
      await audit(context, acts.print, vendorHalf.name, row.vendorHalfNo)
      return reply
        .type('application/pdf')
        .header(
          'content-disposition',
          inlinePdf(
            vendorHalfSentences
              .binder({ half: row.halfNm ?? '', plant: data.plantNm })
              .in(context.session.language),
          ),
        )
        .send(pdf)
    },
  )
  app.post(
    `${path}/:key/binder`,
    { config: access('print'), schema: summary('도급증빙철(ZIP)') },
    async (request: Keyed, reply) => {
      const { row, data } = await frozenOf(reading(engine, request.session), request.params.key)
      const job = {
        tableNm: binderName,
        label: vendorHalfSentences
          .binder({ half: row.halfNm ?? '', plant: data.plantNm })
          .in(request.session.language),
        parameters: { vendorHalfNo: row.vendorHalfNo },
      }
      return reply.code(202).send({ data: await engine.excelJobs!.make(request.session, job) })
    },
  )
}
