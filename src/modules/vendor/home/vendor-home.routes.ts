import type { FastifyInstance } from 'fastify'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { vendorInfoMenu } from '../worker/vendor-worker.resource.ts'
import { vendor } from '../vendor/vendor.resource.ts'
import { vendorHome } from './vendor-home.server.ts'

/** The figures of a company's first page (vendor 6, 7). */
export async function vendorHomeRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get(
    '/api/vendor/dashboard',
    {
      config: { access: { menus: [vendorInfoMenu], right: 'read' } },
      schema: { tags: [vendor.title], summary: '협력업체 메인' },
    },
    async ({ session }) => ({ data: await vendorHome(reading(engine, session)) }),
  )
}
