import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { detailOf } from '../../../core/server/entity/mount.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { permitBehaviour } from './permit.server.ts'
import { workPermit, type WorkPermit } from '../permit/work-permit.resource.ts'

/** A request about one permit. */
export type Keyed = FastifyRequest<{ Params: { key: string } }>
/** What is recorded on a permit, in the transaction that holds its row. */
export type Act = (permit: WorkPermit, context: Context, body: unknown) => Promise<void>
/** How an act runs: at once, kept while the network is away, or after a password. */
export type Run = (
  request: Keyed,
  done: (context: Context, body?: unknown) => Promise<void>,
) => Promise<unknown>

/** Mounts acts on a permit: each answers with the permit as it is afterwards. */
export const permitActs =
  (app: FastifyInstance, engine: Engine) =>
  (name: string, { summary, work, run }: { summary: string; work: Act; run?: Run }): void => {
    const writingNow: Run = (request, done) => writing(engine, request, (context) => done(context))
    app.route({
      method: ['POST', 'PUT'],
      url: `${workPermit.path}/:key/${name}`,
      config: { access: { menus: [...workPermit.menus], right: 'write' } },
      schema: { tags: [workPermit.title], summary: `작업허가 ${summary}` },
      handler: async (request: Keyed) => {
        const { key } = request.params
        await (run ?? writingNow)(request, async (context, body = request.body) => {
          const permit = await loadRecord(workPermit, context, key, true)
          await work(permit, context, body)
          context.publish({ topic: workPermit.name, key: permit.permitNo })
        })
        const context = reading(engine, request.session)
        return detailOf(permitBehaviour, context, await loadRecord(workPermit, context, key))
      },
    })
  }
