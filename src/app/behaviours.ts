import type { Behaviour } from '../core/server/entity/behaviour.ts'
import { platformBehaviours } from '../platform/platform.server.ts'
import { chemicalBehaviours } from '../modules/chemical/chemical.server.ts'
import { improvementBehaviours } from '../modules/improvement/improvement.server.ts'
import { vendorBehaviours } from '../modules/vendor/vendor.server.ts'
import { storageBehaviours } from '../modules/chemical/storage.server.ts'
import { constructionBehaviours } from '../modules/work-permit/construction.server.ts'
import { workPermitBehaviours } from '../modules/work-permit/work-permit.server.ts'

/** Every entity of the portal; a new module adds its list here. */
export const behaviours: readonly Behaviour[] = [
  ...platformBehaviours,
  ...vendorBehaviours,
  ...constructionBehaviours,
  ...workPermitBehaviours,
  ...chemicalBehaviours,
  ...storageBehaviours,
  ...improvementBehaviours,
]
