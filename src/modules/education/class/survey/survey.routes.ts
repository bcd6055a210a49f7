import type { FastifyInstance } from 'fastify'
import { reading, type Engine } from '../../../../core/server/entity/context.ts'
import { writing } from '../../../../core/server/entity/idempotency.ts'
import { loadRecord } from '../../../../core/server/entity/record.ts'
import { forbidden } from '../../../../core/server/http/errors.ts'
import { mayRun } from '../class-people.server.ts'
import { eduClass } from '../edu-class.resource.ts'
import { answerSurvey, ownSurveys, reportOf } from './survey.server.ts'

const ownMenu = 'my/eduHome'

/** Satisfaction after a class: everybody answers for himself, who runs the class reads the sums. */
export async function surveyRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const schema = (summary: string) => ({ tags: [eduClass.title], summary })
  app.get(
    '/api/saf/education/own/survey',
    { config: { access: { menus: [ownMenu], right: 'read' } }, schema: schema('답할 만족도 조사') },
    async ({ session }) => ({ data: await ownSurveys(reading(engine, session)) }),
  )
  app.post(
    '/api/saf/education/own/survey',
    { config: { access: { menus: [ownMenu], right: 'write' } }, schema: schema('만족도 응답(익명)') },
    async (request) => ({
      data: await writing(engine, request, async (context) => {
        await answerSurvey(context, request.body)
        return { answered: true }
      }),
    }),
  )
  app.get<{ Params: { key: string } }>(
    `${eduClass.path}/:key/survey`,
    {
      config: { access: { menus: [...eduClass.menus], right: 'read' } },
      schema: schema('만족도 집계(익명)'),
    },
    async ({ session, params }) => {
      const context = reading(engine, session)
      const row = await loadRecord(eduClass, context, params.key)
      const refusal = await mayRun(row, context)
      if (refusal) throw forbidden(refusal)
      return { data: await reportOf(context, row) }
    },
  )
}
