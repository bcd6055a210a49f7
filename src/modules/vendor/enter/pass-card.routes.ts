import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { logPersonal } from '../../../core/server/entity/personal.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import type { FileStore } from '../../../core/server/files/file-store.ts'
import { inlinePdf } from '../../../core/server/pdf/sheet.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import type { QrSigner } from '../../../platform/qr/qr-signer.ts'
import { enterPass, type EnterPass } from './enter-pass.resource.ts'
import { enterRqst } from './enter-rqst.resource.ts'
import { cardPdf, cardSheet, passQrKinds, printedPasses } from './pass-card.server.ts'
import { cardFactTexts } from './pass-card.texts.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>

/** Badges of a pass, and of all passes of an entry request, ten on a sheet. */
export async function passCardRoutes(
  app: FastifyInstance,
  engine: Engine,
  qr: QrSigner,
  store: Pick<FileStore, 'get'>,
): Promise<void> {
  const send = async (context: Context, reply: FastifyReply, passes: readonly EnterPass[], name: string) => {
    const { language } = context.session
    const printed = await printedPasses(context, passes)
    const pdf = await cardPdf(await cardSheet(printed, context, language, qr, store))
    for (const { passNo, passCd } of passes)
      if (printed.some((card) => card.passCd === passCd))
        await audit(context, acts.print, enterPass.name, passNo)
    const rowCnt = printed.filter(({ kind }) => kind === passQrKinds.worker).length
    await logPersonal(context, { tableNm: 'vendorWorker', act: acts.print, rowCnt })
    const file = `${sayIn(cardFactTexts, () => language)('file')}_${name}`
    return reply.type('application/pdf').header('content-disposition', inlinePdf(file)).send(pdf)
  }
  app.get(
    `${enterPass.path}/:key/print`,
    {
      config: { access: { menus: [...enterPass.menus], right: 'print' } },
      schema: { tags: [enterPass.title], summary: '출입증 인쇄(PDF)' },
    },
    async (request: Keyed, reply) => {
      const context = reading(engine, request.session)
      const pass = await loadRecord(enterPass, context, request.params.key)
      return send(context, reply, [pass], pass.passCd ?? '')
    },
  )
  app.get(
    `${enterRqst.path}/:key/passes`,
    {
      config: { access: { menus: [...enterRqst.menus], right: 'print' } },
      schema: { tags: [enterRqst.title], summary: '출입신청의 출입증 모두 인쇄(PDF)' },
    },
    async (request: Keyed, reply) => {
      const context = reading(engine, request.session)
      const { lines, enterRqstCd } = await loadRecord(enterRqst, context, request.params.key)
      const passes = await Promise.all(
        lines.flatMap(({ passNo }) => (passNo === null ? [] : [loadRecord(enterPass, context, passNo)])),
      )
      return send(context, reply, passes, enterRqstCd ?? '')
    },
  )
}
