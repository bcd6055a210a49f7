import { councilBehaviour } from './council/council.server.ts'
import { vendorContractBehaviour } from './contract/vendor-contract.server.ts'
import { vendorDocBehaviour } from './doc/vendor-doc.server.ts'
import { enterLogBehaviour } from './enter/enter-log.server.ts'
import { enterPassBehaviour } from './enter/enter-pass.server.ts'
import { enterRqstBehaviour } from './enter/enter-rqst.server.ts'
import { vendorEquipBehaviour } from './equip/vendor-equip.server.ts'
import { evalFormBehaviour, vendorEvalBehaviour } from './eval/vendor-eval.server.ts'
import { safetyInfoBehaviour } from './info/safety-info.server.ts'
import { vendorBehaviour } from './vendor/vendor.server.ts'
import { sanctionBehaviour } from './warn/sanction.server.ts'
import { warnPointBehaviour, violStdBehaviour } from './warn/warn-point.server.ts'
import { vendorWorkerBehaviour } from './worker/vendor-worker.server.ts'

export { gateFeed } from './enter/enter-log.server.ts'
export { contractRoutes } from './contract/contract.routes.ts'
export { vendorClock, vendorClockMs } from './vendor-clock.server.ts'
export { vendorRoutes } from './vendor.routes.ts'
export { vendorPurgeKinds } from './worker/worker-purge.server.ts'

/** The entities that vendors own; their screens come with the vendor portal, other modules read them. */
export const vendorBehaviours = [
  vendorBehaviour,
  vendorWorkerBehaviour,
  vendorContractBehaviour,
  vendorEquipBehaviour,
  safetyInfoBehaviour,
  evalFormBehaviour,
  vendorEvalBehaviour,
  violStdBehaviour,
  warnPointBehaviour,
  sanctionBehaviour,
  councilBehaviour,
  vendorDocBehaviour,
  enterRqstBehaviour,
  enterPassBehaviour,
  enterLogBehaviour,
]
