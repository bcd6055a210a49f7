import type { FastifyInstance } from 'fastify'
import { act } from '../../../core/server/entity/act.ts'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { giveLesson, lessonOfKey } from './event-lesson.server.ts'
import { accidentMenu, nearMissMenu, safEvent } from './saf-event.resource.ts'
import { safEventBehaviour } from './saf-event.server.ts'

const menus = [accidentMenu, nearMissMenu]

/** The lesson sheet of an event, and giving it out. */
export async function eventLessonRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get<{ Params: { key: string } }>(
    `${safEvent.path}/:key/lesson`,
    {
      config: { access: { menus, right: 'read' } },
      schema: { tags: [safEvent.title], summary: '사고사례와 읽음률' },
    },
    async ({ session, params }) => ({ data: await lessonOfKey(reading(engine, session), params.key) }),
  )
  act(
    app,
    engine,
    safEventBehaviour,
    { name: 'lesson', summary: '사고사례 공유(필독 공지)', menus },
    giveLesson,
  )
}
