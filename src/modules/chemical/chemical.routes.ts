import type { FastifyInstance } from 'fastify'
import type { Engine } from '../../core/server/context.ts'
import { regulationRoutes } from './regulation/regulation.routes.ts'

/** What chemicals have beyond the derived routes. @param _publicUrl address that people type, for QR codes */
export async function chemicalRoutes(app: FastifyInstance, engine: Engine, _publicUrl: string): Promise<void> {
  await regulationRoutes(app, engine)
}
