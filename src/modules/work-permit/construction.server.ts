import { constructionBehaviour } from './construction/construction.server.ts'
import { safCostBehaviour, safCostUseBehaviour } from './construction/safety-cost.server.ts'
import { safHealthPlanBehaviour } from './construction/safety-health-plan.server.ts'

/** Constructions with their plans and safety costs; their labels stand in the folder construction. */
export const constructionBehaviours = [
  constructionBehaviour,
  safHealthPlanBehaviour,
  safCostBehaviour,
  safCostUseBehaviour,
]
