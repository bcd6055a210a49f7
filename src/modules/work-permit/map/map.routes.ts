import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { permitArea } from '../../../platform/plant-map/permit-area.resource.ts'
import { act } from '../../../core/server/entity/act.ts'
import { permitBehaviour } from '../permit-flow/permit.server.ts'
import { workPermit } from '../permit/work-permit.resource.ts'
import { simopsRule } from '../simops/simops-rule.resource.ts'
import { mapMenus } from '../simops/simops.routes.ts'
import { placeArea, placePermit } from './map-place.server.ts'
import { mapOf, recordWeather } from './work-map.server.ts'

type Query = Partial<Record<string, unknown>>

/** The map of works, the places of areas and permits on it, and the wind. (ptw.md 7) */
export async function mapRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  act(
    app,
    engine,
    permitBehaviour,
    { name: 'place', summary: '지도에서 위치 변경', methods: ['POST', 'PUT'] },
    placePermit,
  )
  app.get(
    '/api/saf/constmap',
    {
      config: { access: { menus: mapMenus, right: 'read' } },
      schema: { tags: [workPermit.title], summary: '작업지도: 한 시점의 작업, 충돌, 바람' },
    },
    async (request) => ({ data: await mapOf(reading(engine, request.session), request.query as Query) }),
  )
  app.put(
    `${permitArea.path}/:key/place`,
    {
      config: { access: { menus: [...simopsRule.menus], right: 'write' } },
      schema: { tags: [permitArea.title], summary: '배치도에서 구역 위치·크기 변경' },
    },
    async (request: FastifyRequest<{ Params: { key: string } }>) => {
      await writing(engine, request, async (context) => {
        await placeArea(context, request.params.key, request.body)
        context.publish({ topic: permitArea.name, key: request.params.key })
      })
      return { data: null }
    },
  )
  app.post(
    '/api/saf/wind',
    {
      config: { access: { menus: [...mapMenus, ...workPermit.menus], right: 'write' } },
      schema: { tags: [workPermit.title], summary: '풍향·풍속 기록' },
    },
    async (request, reply) => {
      await writing(engine, request, (context) => recordWeather(context, request.body))
      return reply.status(201).send({ data: null })
    },
  )
}
