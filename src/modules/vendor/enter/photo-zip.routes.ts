import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { writingAfter } from '../../../core/server/entity/idempotency.ts'
import type { FileStore } from '../../../core/server/files/file-store.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { messages } from '../../../core/shared/messages.ts'
import { enterRqst } from './enter-rqst.resource.ts'
import { keepPhotos, receivePhotos, requireOwnRequest } from './photo-zip.server.ts'
import { photoSentences } from './photo-zip.texts.ts'

/** The archive itself; unpacked it may be three times as large. */
const archiveBytes = 100 * 1024 * 1024

/** Pictures of the workers of an entry as one ZIP whose file names are their numbers. */
export async function photoZipRoutes(app: FastifyInstance, engine: Engine, store: FileStore): Promise<void> {
  app.post(
    `${enterRqst.path}/:key/photos`,
    {
      config: { access: { menus: [...enterRqst.menus], right: 'write' } },
      schema: { tags: [enterRqst.title], summary: '작업자 사진 ZIP 등록' },
    },
    async (request: FastifyRequest<{ Params: { key: string } }>) => {
      let received: Awaited<ReturnType<typeof receivePhotos>> | undefined
      const read = async () => {
        // Refused before the body is read, which is then let through: unread, it would block the connection.
        await requireOwnRequest(reading(engine, request.session), request.params.key).catch(
          (error: unknown) => {
            request.raw.resume()
            throw error
          },
        )
        const part = request.isMultipart()
          ? await request.file({ limits: { fileSize: archiveBytes } })
          : undefined
        if (!part) throw badField('file', messages.requiredField(photoSentences.file()))
        const archive = await part.toBuffer()
        received = await receivePhotos(reading(engine, request.session), request.params.key, archive, store)
      }
      return {
        data: await writingAfter(engine, request, read, async (context) => {
          if (!received) throw badField('file', messages.requiredField(photoSentences.file()))
          return keepPhotos(context, received)
        }),
      }
    },
  )
}
