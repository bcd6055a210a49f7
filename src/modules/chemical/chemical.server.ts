import { anyBehaviour } from '../../core/server/behaviour.ts'
import { ghsBehaviours } from './ghs/ghs.server.ts'
import { msdsBehaviours } from './msds/msds.server.ts'
import { productBehaviour, productPlantBehaviour } from './product/product.server.ts'
import { regulationBehaviours } from './regulation/regulation.server.ts'
import { substanceBehaviour } from './substance/substance.server.ts'

/** The entities of chemicals: substances, products, regulations, MSDS. */
export const chemicalBehaviours = [
  anyBehaviour(substanceBehaviour),
  anyBehaviour(productBehaviour),
  anyBehaviour(productPlantBehaviour),
  ...ghsBehaviours,
  ...regulationBehaviours,
  ...msdsBehaviours,
]
