import { ghsBehaviours } from './ghs/ghs.server.ts'
import { msdsFileBehaviour } from './inbox/msds-inbox.server.ts'
import { msdsWork } from './msds/msds-work.server.ts'
import { msdsBehaviours } from './msds/msds.server.ts'
import { productBehaviour, productPlantBehaviour } from './product/product.server.ts'
import { msdsSubmitBehaviour } from './submission/msds-submit.server.ts'
import { regulationBehaviours } from './regulation/regulation.server.ts'
import { substanceBehaviour } from './substance/substance.server.ts'

export { chemicalClock, chemicalClockMs } from './msds/msds-clock.server.ts'

/** What waits for people here. */
export const chemicalWork = [msdsWork]
/** The entities of chemicals: substances, products, regulations, MSDS. */
export const chemicalBehaviours = [
  substanceBehaviour,
  productBehaviour,
  productPlantBehaviour,
  ...ghsBehaviours,
  ...regulationBehaviours,
  ...msdsBehaviours,
  msdsFileBehaviour,
  msdsSubmitBehaviour,
]
