import type { FastifyInstance } from 'fastify'
import { reading, type Engine } from '../../core/server/entity/context.ts'
import { badField } from '../../core/server/http/errors.ts'
import { isDay } from '../../core/shared/dates.ts'
import { messages } from '../../core/shared/messages.ts'
import { sysParam } from './parameter.resource.ts'
import { parametersInForce } from './parameter.server.ts'

/** Values on a given day: one per parameter and plant. */
export async function parameterRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const config = { access: { menus: sysParam.menus as string[], right: 'read' } } as const
  app.get<{ Querystring: Record<string, unknown> }>(
    '/api/manage/sysparamsinforce',
    { config },
    async (request) => {
      const { sql, today } = reading(engine, request.session)
      const text = (name: string) => (typeof request.query[name] === 'string' ? request.query[name] : '')
      const day = text('day') || today
      if (!isDay(day)) throw badField('day', messages.badDate('기준일'))
      return {
        data: await parametersInForce(sql, {
          day,
          paramCd: text('paramCd'),
          plantCd: text('plantCd'),
          language: request.session.language,
        }),
      }
    },
  )
}
