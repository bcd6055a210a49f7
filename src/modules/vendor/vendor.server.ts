import { anyBehaviour } from '../../core/server/entity/behaviour.ts'
import { anyCouncil } from './council/council.server.ts'
import { vendorContractBehaviour } from './contract/vendor-contract.server.ts'
import { anyVendorDoc } from './doc/vendor-doc.server.ts'
import { enterLogBehaviour } from './enter/enter-log.server.ts'
import { anyPass } from './enter/enter-pass.server.ts'
import { anyEnterRqst } from './enter/enter-rqst.server.ts'
import { vendorEquipBehaviour } from './equip/vendor-equip.server.ts'
import { evalFormBehaviour, vendorEvalBehaviour } from './eval/vendor-eval.server.ts'
import { safetyInfoBehaviour } from './info/safety-info.server.ts'
import { vendorBehaviour } from './vendor/vendor.server.ts'
import { anySanction } from './warn/sanction.server.ts'
import { anyWarnPoint, violStdBehaviour } from './warn/warn-point.server.ts'
import { vendorWorkerBehaviour } from './worker/vendor-worker.server.ts'

export { gateFeed } from './enter/enter-log.server.ts'
export { contractRoutes } from './contract/contract.routes.ts'
export { vendorClock, vendorClockMs } from './vendor-clock.server.ts'
export { vendorRoutes } from './vendor.routes.ts'
export { vendorPurgeKinds } from './worker/worker-purge.server.ts'

/** The entities that vendors own; their screens come with the vendor portal, other modules read them. */
export const vendorBehaviours = [
  anyBehaviour(vendorBehaviour),
  anyBehaviour(vendorWorkerBehaviour),
  anyBehaviour(vendorContractBehaviour),
  anyBehaviour(vendorEquipBehaviour),
  anyBehaviour(safetyInfoBehaviour),
  anyBehaviour(evalFormBehaviour),
  anyBehaviour(vendorEvalBehaviour),
  anyBehaviour(violStdBehaviour),
  anyWarnPoint,
  anySanction,
  anyCouncil,
  anyVendorDoc,
  anyEnterRqst,
  anyPass,
  anyBehaviour(enterLogBehaviour),
]
