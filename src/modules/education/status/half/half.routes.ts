import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reading, type Engine } from '../../../../core/server/entity/context.ts'
import { loadRecord } from '../../../../core/server/entity/record.ts'
import type { FileStore } from '../../../../core/server/files/file-store.ts'
import { notFound } from '../../../../core/server/http/errors.ts'
import { mountRevisions } from '../../../../platform/revision/revision.routes.ts'
import { eduHalf } from './edu-half.resource.ts'
import { frozenFacts } from './edu-half.server.ts'

/** What was counted at the end of a half-year, and its frozen papers. */
export async function eduHalfRoutes(app: FastifyInstance, engine: Engine, store: FileStore): Promise<void> {
  mountRevisions(app, engine, eduHalf, store)
  app.get(
    `${eduHalf.path}/:key/facts`,
    {
      config: { access: { menus: [...eduHalf.menus], right: 'read' } },
      schema: { tags: [eduHalf.title], summary: '교육 반기 점검 동결 집계' },
    },
    async (request: FastifyRequest<{ Params: { key: string } }>) => {
      const context = reading(engine, request.session)
      const row = await loadRecord(eduHalf, context, request.params.key)
      const data = await frozenFacts(context, row.eduHalfNo)
      if (!data) throw notFound()
      return { data }
    },
  )
}
