import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Engine } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { workOrder } from '../work-order/work-order.resource.ts'
import { copyOrder } from './copy-order.server.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>

/** Copies an order together with all its permits. */
export async function copyOrderRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.post(
    `${workOrder.path}/:key/copy`,
    {
      config: { access: { menus: [...workOrder.menus], right: 'write' } },
      schema: { tags: [workOrder.title], summary: '작업의뢰와 작업허가 복사' },
    },
    async (request: Keyed) => ({
      data: await writing(engine, request, async (context) => {
        const past = await loadRecord(workOrder, context, request.params.key)
        return copyOrder(past, context, request.body)
      }),
    }),
  )
}
