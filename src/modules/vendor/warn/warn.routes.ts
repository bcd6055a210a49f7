import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { refused } from '../../../core/server/http/errors.ts'
import { inlinePdf, printSheet } from '../../../core/server/pdf/sheet.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { countedPoints } from './warn-point.server.ts'
import { warnSheet } from './warn-print.ts'
import { warnPoint } from './warn-point.resource.ts'
import { warnSentences } from './warn.texts.ts'
import { vendorFiles } from '../vendor-files.texts.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>

/** The printed 경고장 of a violation, for the plant and for the company that was told. */
export async function warnRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
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
