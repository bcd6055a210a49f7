import { anyBehaviour, type Behaviour } from '../../core/server/behaviour.ts'
import { vendorBehaviour } from './vendor/vendor.server.ts'

export const vendorBehaviours: Behaviour[] = [anyBehaviour(vendorBehaviour)]
