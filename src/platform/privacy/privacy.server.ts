import type { FastifyInstance } from 'fastify'
import { type Behaviour } from '../../core/server/entity/behaviour.ts'
import { reading, type Engine } from '../../core/server/entity/context.ts'
import type { Right } from '../../core/server/http/session.ts'
import { privacyBreachBehaviour } from './privacy-breach.server.ts'
import { privacyPurge } from './privacy-purge.resource.ts'
import { recordClasses } from './record-classes.server.ts'
import { dueKinds, privacyPurgeBehaviour, purgeTargets } from './privacy-purge.server.ts'

export const privacyBehaviours: Behaviour[] = [privacyBreachBehaviour, privacyPurgeBehaviour]

/**
 * Routes for data past its keeping time, keeping times of business records, and the people in a list (개인정보
 * 보호법 제21조).
 */
export async function privacyRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const read = {
    config: { access: { menus: privacyPurge.menus, right: 'read' as Right } },
    schema: { tags: [privacyPurge.title] },
  }
  app.get('/api/manage/privacypurges/due', read, async (request) => {
    const { sql, now } = reading(engine, request.session)
    return { data: await dueKinds(sql, now) }
  })
  app.get('/api/manage/privacypurges/recordclasses', read, async (request) => {
    const { sql, now } = reading(engine, request.session)
    return { data: await recordClasses(sql, now) }
  })
  app.get<{ Params: { key: string } }>('/api/manage/privacypurge/:key/targets', read, async (request) => ({
    data: await purgeTargets(reading(engine, request.session), request.params.key),
  }))
}
