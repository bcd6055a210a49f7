import type { FastifyInstance } from 'fastify'
import { act } from '../../../core/server/entity/act.ts'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { eduPlan } from './edu-plan.resource.ts'
import { copyLastYear, eduPlanBehaviour } from './edu-plan.server.ts'
import { matrixOf } from './plan-matrix.server.ts'

/** What a plan shows and does beside its form. */
export async function planRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get<{ Params: { key: string } }>(
    `${eduPlan.path}/:key/matrix`,
    {
      config: { access: { menus: [...eduPlan.menus], right: 'read' } },
      schema: { tags: [eduPlan.title], summary: '과정×월 계획과 실적' },
    },
    async ({ session, params }) => {
      const context = reading(engine, session)
      return { data: await matrixOf(context, await loadRecord(eduPlan, context, params.key)) }
    },
  )
  act(app, engine, eduPlanBehaviour, { name: 'copylast', summary: '전년도 계획 복사' }, copyLastYear)
}
