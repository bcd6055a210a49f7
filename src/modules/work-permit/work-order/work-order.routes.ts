import type { FastifyInstance, FastifyRequest } from 'fastify'
import { changeOf } from '../../../core/server/entity/change-event.ts'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { detailOf } from '../../../core/server/entity/mount.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { signing } from '../../../core/server/entity/signature.ts'
import { offeredJsas } from '../permit/jsa-port.server.ts'
import { machineOfOrder } from './machine-port.server.ts'
import { approveUrgent } from './urgent-approval.server.ts'
import { contractsToAsk } from './vendor-order.server.ts'
import { vendorOrderMenu, workOrder } from './work-order.resource.ts'
import { workOrderBehaviour } from './work-order.server.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>
const behaviour = workOrderBehaviour

/**
 * What an order has beyond the derived routes: the approval afterwards of an urgent one, which is a
 * signature, and the contracts under which a company asks.
 */
export async function workOrderRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get(
    '/api/vendor/wkodcontracts',
    {
      config: { access: { menus: [vendorOrderMenu], right: 'read' } },
      schema: { tags: [workOrder.title], summary: '작업을 의뢰할 수 있는 우리 회사의 도급계약' },
    },
    async ({ session }) => ({ data: await contractsToAsk(reading(engine, session)) }),
  )
  app.get(
    `${workOrder.path}/:key/machine`,
    {
      config: { access: { menus: [...workOrder.menus], right: 'read' } },
      schema: { tags: [workOrder.title], summary: '작업하는 설비와 그 사용중지' },
    },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      const { wkodNo } = await loadRecord(workOrder, context, request.params.key, false, 'below')
      return { data: await machineOfOrder(context, wkodNo) }
    },
  )
  app.get(
    `${workOrder.path}/:key/jsas`,
    {
      config: { access: { menus: [...workOrder.menus], right: 'read' } },
      schema: { tags: [workOrder.title], summary: '선택할 수 있는 JSA(permitTypeCd, supplCds)' },
    },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      const order = await loadRecord(workOrder, context, request.params.key, false, 'below')
      const { permitTypeCd, supplCds } = request.query as Record<string, string | undefined>
      return {
        data: await offeredJsas(context, {
          plantCd: order.plantCd,
          vendorCd: order.vendorCd,
          permitTypeCd: permitTypeCd ?? order.permitTypeCd,
          supplCds: supplCds === undefined ? order.supplCds : supplCds.split(',').filter(Boolean),
          workYmd: order.planStartDt.slice(0, 10),
        }),
      }
    },
  )
  app.post(
    `${workOrder.path}/:key/urgentapproval`,
    {
      config: { access: { menus: [...workOrder.menus], right: 'read' } },
      schema: { tags: [workOrder.title], summary: '긴급 작업의뢰 사후 승인' },
    },
    async (request: Keyed) => {
      await signing(engine, request, '긴급 작업의뢰 사후 승인 비밀번호 확인', async (context) => {
        const order = await loadRecord(workOrder, context, request.params.key, true)
        await approveUrgent(order, context)
        context.publish(changeOf(workOrder, order.wkodNo, order))
      })
      const context = reading(engine, request.session)
      return detailOf(behaviour, context, await loadRecord(workOrder, context, request.params.key))
    },
  )
}
