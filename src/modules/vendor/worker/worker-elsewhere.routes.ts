import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { vendorWorker, type VendorWorker } from './vendor-worker.resource.ts'

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

/** The same name, birthday and last four digits of the telephone under another company (vendor 2.2). */
async function isElsewhere({ sql }: Context, { vendorWorkerNo }: VendorWorker): Promise<boolean> {
  const found = await sql.maybe(
    `select 1 from "vendorWorker" w join "vendorWorker" o on o."vendorWorkerNm" = w."vendorWorkerNm" and o."birthYmd" = w."birthYmd" and o."vendorCd" <> w."vendorCd"
       and right(o."phoneNo", 4) is not distinct from right(w."phoneNo", 4) and o."useYn" = 'Y'
     where w."vendorWorkerNo" = $1 and w."eraseDt" is null limit 1`,
    [vendorWorkerNo],
  )
  return found !== undefined
}
