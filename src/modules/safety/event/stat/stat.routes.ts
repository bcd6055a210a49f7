import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reading, type Engine } from '../../../../core/server/entity/context.ts'
import { writing } from '../../../../core/server/entity/idempotency.ts'
import { checkedInput } from '../../../../core/server/entity/save.ts'
import { accidentStat } from './accident-stat.server.ts'
import { safWorkStat, statMenu } from './saf-work-stat.resource.ts'
import { fillMonth } from './work-stat.server.ts'

const given = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const { statYm, plantCd } = safWorkStat.fields

/** The figures of accidents, and the hours of a month worked out from the gates. */
export async function statRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get(
    '/api/saf/accident/stats',
    {
      config: { access: { menus: [statMenu], right: 'read' } },
      schema: { tags: [safWorkStat.title], summary: '재해통계(from, to, plantCd)' },
    },
    async ({ session, query }: FastifyRequest) => {
      const asked = query as Record<string, unknown>
      return {
        data: await accidentStat(reading(engine, session), {
          plantCd: given(asked['plantCd']),
          from: given(asked['from']),
          to: given(asked['to']),
        }),
      }
    },
  )
  app.put(
    `${safWorkStat.path}/fill`,
    {
      config: { access: { menus: [statMenu], right: 'write' } },
      schema: { tags: [safWorkStat.title], summary: '월 근로시간 산정(출입기록, 없으면 추정)' },
    },
    async (request) => {
      const asked = checkedInput({ statYm, plantCd }, request.body) as { statYm: string; plantCd: string }
      const written = await writing(engine, request, (context) =>
        fillMonth(context, asked.plantCd, asked.statYm),
      )
      return { data: { written } }
    },
  )
}
