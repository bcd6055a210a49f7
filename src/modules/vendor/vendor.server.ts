import { anyBehaviour, defineBehaviour } from '../../core/server/behaviour.ts'
import { vendorBehaviour } from './vendor/vendor.server.ts'
import { vendorWorker } from './worker/vendor-worker.resource.ts'

/** The entities that vendors own; their screens come with the vendor portal, other modules read them. */
export const vendorBehaviours = [anyBehaviour(vendorBehaviour), anyBehaviour(defineBehaviour(vendorWorker))]
