import type { FastifyInstance } from 'fastify'
import type { Engine } from '../../core/server/context.ts'
import { boardRoutes } from './board/board.routes.ts'
import { msdsRoutes } from './msds/msds.routes.ts'
import { secretRoutes } from './product/secret.routes.ts'
import { regulationRoutes } from './regulation/regulation.routes.ts'
import { whereUsedRoutes } from './substance/where-used.routes.ts'
import { supplierUploadRoutes } from './upload/supplier-upload.routes.ts'

/** What chemicals have beyond the derived routes. @param publicUrl address that people type, for the QR codes of labels */
export async function chemicalRoutes(app: FastifyInstance, engine: Engine, publicUrl: string): Promise<void> {
  await regulationRoutes(app, engine)
  await whereUsedRoutes(app, engine)
  await secretRoutes(app, engine)
  await boardRoutes(app, engine)
  await supplierUploadRoutes(app, engine)
  await msdsRoutes(app, engine, publicUrl)
}
