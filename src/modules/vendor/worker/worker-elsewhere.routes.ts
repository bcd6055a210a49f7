import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { isElsewhere } from './worker-elsewhere.server.ts'
import { vendorWorker } from './vendor-worker.resource.ts'

/** Whether a worker is registered with another company too; which one is nobody's business here. */
export async function workerElsewhereRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get(
    `${vendorWorker.path}/:key/elsewhere`,
    {
      config: { access: { menus: [...vendorWorker.menus], right: 'read' } },
      schema: { tags: [vendorWorker.title], summary: '다른 업체에 등록된 같은 사람' },
    },
    async (request: FastifyRequest<{ Params: { key: string } }>) => {
      const context = reading(engine, request.session)
      const row = await loadRecord(vendorWorker, context, request.params.key)
      return { data: { elsewhere: await isElsewhere(context, row) } }
    },
  )
}
