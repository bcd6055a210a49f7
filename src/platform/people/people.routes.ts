import type { FastifyInstance } from 'fastify'
import { isDay } from '../../core/shared/dates.ts'
import { messages } from '../../core/shared/messages.ts'
import { acts } from '../../core/server/entity/audit.ts'
import { reading, type Engine } from '../../core/server/entity/context.ts'
import { logPersonal } from '../../core/server/entity/personal.ts'
import { badField } from '../../core/server/http/errors.ts'
import { peopleOn } from './people-on.server.ts'
import { userAssign } from './user-assign.resource.ts'

/** Who stands where on a day; who looks at people is written down (admin R14). */
export async function peopleRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const config = { access: { menus: userAssign.menus as string[], right: 'read' } } as const
  app.get<{ Querystring: Record<string, unknown> }>(
    '/api/manage/userassignsinforce',
    { config },
    async (request) => {
      const context = reading(engine, request.session)
      const text = (name: string) => (typeof request.query[name] === 'string' ? request.query[name] : '')
      const day = text('day') || context.today
      if (!isDay(day)) throw badField('day', messages.badDate('기준일'))
      const data = await peopleOn(context, { day, plantCd: text('plantCd'), words: text('words').trim() })
      await logPersonal(context, { tableNm: 'user', act: acts.read, rowCnt: data.length })
      return { data }
    },
  )
}
