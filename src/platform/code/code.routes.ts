import type { FastifyInstance } from 'fastify'
import type { Engine } from '../../core/server/context.ts'
import { codeGroup, codeItem } from './code.resource.ts'
import { usesOfGroup } from './code-uses.ts'

/** What the page of codes asks beside the items themselves. */
export async function codeRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const config = { access: { menus: [...codeGroup.menus, ...codeItem.menus], right: 'read' } } as const
  app.get<{ Params: { key: string } }>('/api/manage/codeuses/:key', { config }, async (request) => ({
    data: await usesOfGroup(engine.database, request.params.key, request.session.language),
  }))
}
