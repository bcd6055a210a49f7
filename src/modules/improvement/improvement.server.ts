import { halfBehaviour } from './half/half.server.ts'
import { improvementBehaviour } from './improvement/improvement.server.ts'
import { improvementWork } from './improvement/improvement-work.server.ts'
import { linkBehaviour } from './link/link.server.ts'
import { ruleBehaviour } from './rule/rule.server.ts'

export { improvementClock, improvementClockMs } from './improvement/improvement-clock.server.ts'
export { listenToImprovements } from './improvement/outbox.server.ts'
export { describeImprovementSource, type SourceRecord } from './improvement/source-record.server.ts'
export {
  readBackImprovements,
  reconcileClockMs,
  reconcileImprovements,
} from './reconcile/reconcile.server.ts'
export { improvementRoutes } from './improvement.routes.ts'

/** The entities of the register of improvements. */
export const improvementBehaviours = [improvementBehaviour, ruleBehaviour, halfBehaviour, linkBehaviour]
/** What waits for people here. */
export const improvementWorkSources = [improvementWork]
