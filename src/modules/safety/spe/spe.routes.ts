import type { FastifyInstance } from 'fastify'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { refused } from '../../../core/server/http/errors.ts'
import { printLabels } from '../../../core/server/pdf/label-sheet.ts'
import { inlinePdf } from '../../../core/server/pdf/sheet.ts'
import { speEntry, statusMenu } from './spe-entry.resource.ts'
import { speRefusals } from './spe-refusals.texts.ts'
import { speStatus } from './spe-status.server.ts'
import { spePaperNames } from './spe-work.texts.ts'

/** What no definition derives of special equipment: the board, and the pass that is stuck on a machine. */
export async function speRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get(
    '/api/saf/spestatus',
    {
      config: { access: { menus: [statusMenu], right: 'read' } },
      schema: { tags: [speEntry.title], summary: '사업장 안 특수장비(종류·상태·게이트)' },
    },
    async (request) => ({ data: await speStatus(reading(engine, request.session)) }),
  )
  app.get<{ Params: { key: string } }>(
    `${speEntry.path}/:key/pass`,
    {
      config: { access: { menus: [...speEntry.menus], right: 'print' } },
      schema: { tags: [speEntry.title], summary: '장비 출입증 스티커(PDF, QR)' },
    },
    async (request, reply) => {
      const context = reading(engine, request.session)
      const row = await loadRecord(speEntry, context, request.params.key)
      if (row.state !== 'fit') throw refused([{ guard: 'state', message: speRefusals.passNeedsFit() }])
      const { passCd, areaTxt } = await context.sql.one<{ passCd: string; areaTxt: string | null }>(
        'select "passCd", "areaTxt" from "enterPass" where "passNo" = $1',
        [row.passNo],
      )
      await audit(context, acts.print, speEntry.name, row.speEntryNo)
      const name = spePaperNames.pass({ code: row.speEntryCd ?? '' }).in(request.session.language)
      const sheet = await printLabels(name, [
        {
          name: row.speEntryNm ?? '',
          path: [row.vendorNm, areaTxt, row.passToYmd && `~ ${row.passToYmd}`].filter(Boolean).join(' · '),
          mark: passCd,
        },
      ])
      return reply.type('application/pdf').header('content-disposition', inlinePdf(name)).send(sheet)
    },
  )
}
