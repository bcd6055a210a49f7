import type { FastifyInstance } from 'fastify'
import type { Engine } from '../../core/server/entity/context.ts'
import type { Services } from '../../platform/module.server.ts'
import { vendorHomeRoutes } from './home/vendor-home.routes.ts'
import { councilRoutes } from './council/council.routes.ts'
import { workerElsewhereRoutes } from './worker/worker-elsewhere.routes.ts'
import { workerPinRoutes } from './worker/worker-pin.routes.ts'
import { enterRoutes } from './enter/enter.routes.ts'
import { passCardRoutes } from './enter/pass-card.routes.ts'
import { photoZipRoutes } from './enter/photo-zip.routes.ts'
import { vendorEvalRoutes } from './eval/vendor-eval.routes.ts'
import { openJoinLink, joinLinkKind } from './acct/join-link.server.ts'
import { vendorUserRoutes } from './acct/vendor-user.routes.ts'
import { subcontractorRoutes } from './vendor/subcontractors.server.ts'
import { vendorPlantRoutes } from './vendor/vendor-plant.routes.ts'
import { vendorHalfRoutes } from './check/vendor-half.routes.ts'
import { accidentTotalRoutes } from './report/accident-total.routes.ts'
import { warnRoutes } from './warn/warn.routes.ts'
import { safetyInfoRoutes } from './info/safety-info.routes.ts'

/** Routes of vendors besides the derived ones. */
export async function vendorRoutes(
  app: FastifyInstance,
  engine: Engine,
  { qr, store, publicLink, settings }: Pick<Services, 'qr' | 'store' | 'publicLink' | 'settings'>,
): Promise<void> {
  openJoinLink(publicLink(joinLinkKind))
  await vendorUserRoutes(app, engine, settings.publicUrl)
  await safetyInfoRoutes(app, engine, store)
  await vendorEvalRoutes(app, engine)
  await councilRoutes(app, engine)
  await enterRoutes(app, engine, qr)
  await passCardRoutes(app, engine, qr, store)
  await photoZipRoutes(app, engine, store)
  await workerPinRoutes(app, engine)
  await workerElsewhereRoutes(app, engine)
  await vendorPlantRoutes(app, engine)
  await subcontractorRoutes(app, engine)
  await vendorHomeRoutes(app, engine)
  await warnRoutes(app, engine)
  await accidentTotalRoutes(app, engine)
  await vendorHalfRoutes(app, engine, store)
}
