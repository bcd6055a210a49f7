import type { FastifyInstance } from 'fastify'
import { Binds } from '../../core/server/database/database.ts'
import { reading, type Engine } from '../../core/server/entity/context.ts'
import { scopeWhere } from '../../core/server/entity/scope.ts'
import { firstAidKit } from './first-aid-kit.resource.ts'

/** The kits of the caller's plants whose check is due. */
export async function firstAidRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get(
    '/api/saf/firstaidkitsdue',
    {
      config: { access: { menus: [...firstAidKit.menus], right: 'read' } },
      schema: { tags: [firstAidKit.title], summary: '점검할 구급함' },
    },
    async (request) => {
      const { sql, session, today } = reading(engine, request.session)
      const binds = new Binds()
      const mine = scopeWhere(firstAidKit, session, 't', binds)
      const data = await sql.query(
        `select t."kitNo", t."kitNm", t."kitDueYmd" from "firstAidKit" t where ${mine} and t."kitDueYmd" <= ${binds.add(today)}`,
        binds.values,
      )
      return { data }
    },
  )
}
