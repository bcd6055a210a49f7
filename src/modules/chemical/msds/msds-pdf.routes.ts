import type { FastifyInstance, FastifyRequest } from 'fastify'
import { buffer } from 'node:stream/consumers'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { Refusal } from '../../../core/server/http/errors.ts'
import type { FileStore } from '../../../core/server/files/file-store.ts'
import { pdfText, PdfTextError } from '../../../core/server/pdf/pdf-text.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { chmMsds, msdsMenus } from './msds.resource.ts'
import { msdsSentences } from './msds.texts.ts'

/**
 * The text of the PDF that hangs at a sheet, page by page: a proposal for its sections, which a person looks
 * at and saves. (features 3)
 */
export async function msdsPdfRoutes(app: FastifyInstance, engine: Engine, store: FileStore): Promise<void> {
  app.get(
    `${chmMsds.path}/:key/pdftext`,
    {
      config: { access: { menus: [...msdsMenus], right: 'write' } },
      schema: { tags: [chmMsds.title], summary: '원본 PDF의 글자' },
    },
    async (request: FastifyRequest<{ Params: { key: string } }>) => {
      const context = reading(engine, request.session)
      const { msdsNo } = await loadRecord(chmMsds, context, request.params.key)
      const file = await context.sql.maybe<{ sha256: string; fileOrgNm: string }>(
        `select "sha256", "fileOrgNm" from "attachFile" where "taskClassNm" = $1 and "taskKey" = $2 and "taskFlag" = '' and "contentType" = 'application/pdf'
           and "delYn" = 'N' order by "fileNo" desc limit 1`,
        [chmMsds.name, String(msdsNo)],
      )
      if (!file || !(await store.stat(file.sha256))) throw new Refusal(422, 'NO_PDF', msdsSentences.noPdf())
      try {
        return {
          data: { fileOrgNm: file.fileOrgNm, pages: await pdfText(await buffer(store.get(file.sha256))) },
        }
      } catch (error) {
        throw error instanceof PdfTextError ? new Refusal(422, 'PDF_TEXT', error.said) : error
      }
    },
  )
}
