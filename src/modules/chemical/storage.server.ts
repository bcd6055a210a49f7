import type { FastifyInstance } from 'fastify'
import type { Engine } from '../../core/server/entity/context.ts'
import type { FileStore } from '../../core/server/files/file-store.ts'
import { deliveryBehaviour, deliveryRoutes, deliveryWork } from './delivery/delivery.server.ts'
import { inOutBehaviour, inOutRoutes } from './inout/in-out.routes.ts'
import { inspectionRoutes, storeInspBehaviour } from './inspection/store-insp.server.ts'
import { chemprodBehaviour, matChkRqstBehaviour } from './material-check/material-check.server.ts'
import { materialWork } from './material-check/material-work.server.ts'
import { materialRoutes } from './material-check/material.routes.ts'
import { reagentWork } from './reagent/reagent-work.server.ts'
import { reagentRoutes } from './reagent/reagent.routes.ts'
import { reagentBehaviour, specialLogBehaviour } from './reagent/reagent.server.ts'
import { stockRoutes } from './stock/stock.routes.ts'
import { stockBehaviour } from './stock/stock.server.ts'
import { stockTakeWork } from './stocktake/stock-take-work.server.ts'
import { monthCloseBehaviour, stockTakeBehaviour } from './stocktake/stock-take.server.ts'
import { emergencyCopyRoutes, type EmergencyOptions } from './store/emergency-copy.server.ts'
import { storeApproverRoutes } from './store/store-approvers.server.ts'
import { storeRoutes } from './store/store.routes.ts'
import { storeExceptionBehaviour, storeExceptionWork } from './store/store-exception.server.ts'
import {
  designatedQuantityBehaviour,
  incompatibilityBehaviour,
  storeBehaviour,
} from './store/store.server.ts'
import { usageRoutes } from './usage/usage.server.ts'
import { wasteBehaviour } from './waste/waste.server.ts'

/** The entities of stores, stock and material checks. */
export const storageBehaviours = [
  storeBehaviour,
  storeExceptionBehaviour,
  incompatibilityBehaviour,
  designatedQuantityBehaviour,
  storeInspBehaviour,
  deliveryBehaviour,
  stockBehaviour,
  inOutBehaviour,
  wasteBehaviour,
  stockTakeBehaviour,
  monthCloseBehaviour,
  reagentBehaviour,
  specialLogBehaviour,
  chemprodBehaviour,
  matChkRqstBehaviour,
]
/** What waits for people here. */
export const storageWork = [materialWork, storeExceptionWork, stockTakeWork, deliveryWork, reagentWork]
/** What stores and stock have beyond the derived routes. */
export async function storageRoutes(
  app: FastifyInstance,
  engine: Engine,
  options: EmergencyOptions,
  store: FileStore,
): Promise<void> {
  await emergencyCopyRoutes(app, engine, options)
  await storeRoutes(app, engine)
  await storeApproverRoutes(app, engine)
  await stockRoutes(app, engine)
  await inOutRoutes(app, engine)
  await materialRoutes(app, engine)
  await reagentRoutes(app, engine)
  await inspectionRoutes(app, engine, store)
  await deliveryRoutes(app, engine)
  await usageRoutes(app, engine)
}
