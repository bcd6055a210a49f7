import { lockBehaviour } from './loto/lock.server.ts'
import { lotoWork } from './loto/loto-work.server.ts'
import { lotoBehaviour } from './loto/loto.server.ts'
import { permitBlockBehaviour } from './block/permit-block.server.ts'
import { handledMaterialBehaviour } from './material/handled-material.server.ts'
import { permitItemBehaviour } from './permit-item/permit-item.server.ts'
import { permitBehaviour } from './permit/permit.server.ts'
import { simopsRuleBehaviour } from './simops/simops-rule.server.ts'
import { permitWork } from './permit/permit-work.server.ts'
import { orderWork } from './work-order/order-work.server.ts'
import { workOrderBehaviour } from './work-order/work-order.server.ts'

export { kioskPermitRoutes } from './kiosk/kiosk-permit.routes.ts'
export { lotoClock, lotoClockMs } from './loto/loto-clock.server.ts'
export { lotoRoutes } from './loto/loto.routes.ts'
export { permitClock, permitClockMs } from './permit/permit-clock.server.ts'
export { hearOfImprovement, permitSource, readBackPermits } from './permit/permit-improvement.server.ts'
export { qrTruths } from './permit/permit-qr.server.ts'
export { permitBlockRoutes } from './block/permit-block.routes.ts'
export { paperRoutes } from './paper/papers.routes.ts'
export { permitRoutes } from './permit/permit.routes.ts'
export { simopsRoutes } from './simops/simops.routes.ts'
export { workOrderRoutes } from './work-order/work-order.routes.ts'
export { workerCheckRoutes } from './worker-check/worker-check.routes.ts'

/** The entities of construction safety and permits to work. */
export const workPermitBehaviours = [
  workOrderBehaviour,
  permitBehaviour,
  lotoBehaviour,
  lockBehaviour,
  simopsRuleBehaviour,
  permitBlockBehaviour,
  permitItemBehaviour,
  handledMaterialBehaviour,
]

/** What waits for people here. */
export const workPermitWork = [permitWork, orderWork, lotoWork]
