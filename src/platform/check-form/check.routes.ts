import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acts, audit } from '../../core/server/entity/audit.ts'
import { reading, type Engine } from '../../core/server/entity/context.ts'
import { writing } from '../../core/server/entity/idempotency.ts'
import type { FileStore } from '../../core/server/files/file-store.ts'
import { inlinePdf, printSheet } from '../../core/server/pdf/sheet.ts'
import { showMoment } from '../../core/shared/dates.ts'
import type { AnyResource } from '../../core/shared/resource.ts'
import { answerCheck, viewCheck, type CheckSource } from './check-answers.server.ts'
import { checkWaitMinutes } from './check-answers.rule.ts'
import { printedFiles } from '../print/picture-pairs.server.ts'
import { checkPictures } from './check-pictures.server.ts'
import { checkSheet } from './check-print.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>

/**
 * The addresses at which the records of a source are asked and answered, below the records' own, with their
 * menus and their scope: `GET …/:key/check`, `POST …/:key/check`, `GET …/:key/check/print`; of a further sheet of the
 * same record with its part before the last word.
 */
export function checkRoutes<R extends AnyResource>(
  app: FastifyInstance,
  engine: Engine,
  source: CheckSource<R>,
  store: Pick<FileStore, 'get'>,
): void {
  const { resource } = source.behaviour
  const address = `${resource.path}/:key/${source.part ?? ''}check`
  const menus = [...resource.menus]
  const tags = [resource.title]
  app.get(
    address,
    { config: { access: { menus, right: 'read' } }, schema: { tags, summary: '점검표와 답' } },
    async (request: Keyed) => ({
      data: await viewCheck(source, reading(engine, request.session), request.params.key),
    }),
  )
  app.post(
    address,
    { config: { access: { menus, right: 'write' } }, schema: { tags, summary: '점검표 답 저장·완료' } },
    async (request: Keyed) => {
      await writing(
        engine,
        request,
        (context) => answerCheck(source, context, request.params.key, request.body),
        { waitMinutes: checkWaitMinutes },
      )
      return { data: await viewCheck(source, reading(engine, request.session), request.params.key) }
    },
  )
  app.get(
    `${address}/print`,
    { config: { access: { menus, right: 'print' } }, schema: { tags, summary: '점검표 인쇄(PDF)' } },
    async (request: Keyed, reply) => {
      const context = reading(engine, request.session)
      const { language, userNm } = context.session
      const view = await viewCheck(source, context, request.params.key)
      const files = await printedFiles(context, resource.name, request.params.key)
      const pictures = await checkPictures(view, files, store, language)
      const sheet = checkSheet(view, showMoment(context.now), userNm, language)
      const pdf = await printSheet({ ...sheet, ...pictures }, language)
      await audit(context, acts.print, resource.name, request.params.key)
      return reply
        .type('application/pdf')
        .header('content-disposition', inlinePdf(`${view.form.checkFormNm} ${request.params.key}`))
        .send(pdf)
    },
  )
}
