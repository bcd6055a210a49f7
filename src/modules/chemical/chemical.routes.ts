import type { FastifyInstance } from 'fastify'
import type { Engine } from '../../core/server/entity/context.ts'
import type { FileStore } from '../../core/server/files/file-store.ts'
import { boardRoutes } from './board/board.routes.ts'
import { msdsInboxRoutes } from './inbox/msds-inbox.server.ts'
import type { CardLinks } from './msds/card-link.server.ts'
import { cardRoutes } from './msds/card.routes.ts'
import { msdsPdfRoutes } from './msds/msds-pdf.routes.ts'
import { msdsRoutes } from './msds/msds.routes.ts'
import { compositionRoutes } from './product/composition.routes.ts'
import { hazardRoutes } from './product/hazard.routes.ts'
import { secretRoutes } from './product/secret.routes.ts'
import { regulationRoutes } from './regulation/regulation.routes.ts'
import { whereUsedRoutes } from './substance/where-used.routes.ts'
import { supplierUploadRoutes } from './upload/supplier-upload.routes.ts'

interface ChemicalOptions {
  /** Addresses of the QR codes of labels. */
  cards: CardLinks
  /** Where attached files lie. */
  store: FileStore
}
/** What chemicals have beyond the derived routes. */
export async function chemicalRoutes(
  app: FastifyInstance,
  engine: Engine,
  { cards, store }: ChemicalOptions,
): Promise<void> {
  await regulationRoutes(app, engine)
  await whereUsedRoutes(app, engine)
  await secretRoutes(app, engine)
  await hazardRoutes(app, engine)
  await compositionRoutes(app, engine)
  await boardRoutes(app, engine)
  await supplierUploadRoutes(app, engine)
  await msdsRoutes(app, engine, cards)
  await msdsPdfRoutes(app, engine, store)
  await msdsInboxRoutes(app, engine)
  await cardRoutes(app, engine, cards)
}
