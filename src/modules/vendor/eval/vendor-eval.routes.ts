import type { FastifyInstance, FastifyRequest } from 'fastify'
import { anyBehaviour } from '../../../core/server/behaviour.ts'
import { reading, type Engine } from '../../../core/server/context.ts'
import { writing } from '../../../core/server/idempotency.ts'
import { detailOf } from '../../../core/server/mount.ts'
import { loadRecord } from '../../../core/server/record.ts'
import { saveScores, vendorEvalBehaviour } from './vendor-eval.server.ts'
import { vendorEval, type VendorEval } from './vendor-eval.resource.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>

/** Scores of an evaluation, of the company or of an evaluator. */
export async function vendorEvalRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const behaviour = anyBehaviour(vendorEvalBehaviour)
  app.put(
    `${vendorEval.path}/:key/scores`,
    {
      config: { access: { menus: [...vendorEval.menus], right: 'write' } },
      schema: { tags: [vendorEval.title], summary: '평가점수 저장' },
    },
    async (request: Keyed) => {
      await writing(engine, request, async (context) => {
        const row = (await loadRecord(behaviour, context, request.params.key, true)) as unknown as VendorEval
        await saveScores(context, row, request.body)
        context.publish({ topic: vendorEval.name, key: row.vendorEvalNo })
      })
      const context = reading(engine, request.session)
      return detailOf(behaviour, context, await loadRecord(behaviour, context, request.params.key))
    },
  )
}
