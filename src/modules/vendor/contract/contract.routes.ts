import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { listPathOf } from '../../../core/shared/resource.ts'
import { contractReasons } from './contract-ready.server.ts'
import { vendorContract } from './vendor-contract.resource.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>

/** Route that tells whether work may go on under a contract today, and why not (vendor.md 7). */
export async function contractRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get(
    `${listPathOf(vendorContract)}/:key/ready`,
    {
      config: { access: { menus: [...vendorContract.menus], right: 'read' } },
      schema: { tags: [vendorContract.title], summary: '도급계약 작업 가능 여부' },
    },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      const contract = await loadRecord(vendorContract, context, request.params.key)
      const reasons = await contractReasons(context, contract, context.today)
      return { data: { ready: reasons.length === 0, reasons } }
    },
  )
}
