import type { FastifyInstance } from 'fastify'
import type { Engine } from '../../core/server/entity/context.ts'
import { offerImprovementSource } from '../improvement/improvement-source.server.ts'
import type { Job } from '../../platform/module.server.ts'
import { hazardClassBehaviour } from './hazard-class/rsa-hazard-class.server.ts'
import { matrixRoutes } from './matrix/matrix.routes.ts'
import { matrixBehaviour } from './matrix/rsa-matrix.server.ts'
import { riskSource, riskSourceCd } from './measure/measure-register.server.ts'
import { measureRoutes } from './measure/measure.routes.ts'
import { measureBehaviour } from './measure/rsa-measure.server.ts'
import { connectAssessments } from '../../platform/assessment/assessment-port.server.ts'
import { connectConstructionAssessments } from '../work-permit/construction/assessment-port.server.ts'
import { constructionTargets } from './plan/construction-targets.server.ts'
import { occasionPort } from './plan/occasion-gates.server.ts'
import { planClock, planClockMs } from './plan/plan-clock.server.ts'
import { planClockWords } from './plan/plan-work.texts.ts'
import { planRoutes } from './plan/plan.routes.ts'
import { occasionBehaviour } from './plan/rsa-occasion.server.ts'
import { planBehaviour } from './plan/rsa-plan.server.ts'
import { targetBehaviour } from './plan/rsa-target.server.ts'
import { ruleRoutes } from './rule/rule-print.server.ts'
import { ruleBehaviour } from './rule/rsa-rule.server.ts'

/** What the rooms of rules, matrices, classes, plans and measures give to the module. */
export const baseBehaviours = [
  matrixBehaviour,
  ruleBehaviour,
  hazardClassBehaviour,
  planBehaviour,
  targetBehaviour,
  occasionBehaviour,
  measureBehaviour,
]
export const baseJobs: readonly Job[] = [
  {
    everyMs: planClockMs,
    batch: { batchCd: 'RSA_CLOCK', name: planClockWords.clock, records: 'work' },
    run: (engine) => planClock(engine),
  },
]
export async function mountBase(app: FastifyInstance, engine: Engine): Promise<void> {
  await matrixRoutes(app, engine)
  await planRoutes(app, engine)
  await measureRoutes(app, engine)
  ruleRoutes(app, engine)
}
export function connectBase(): void {
  offerImprovementSource(riskSourceCd, riskSource)
  connectAssessments(occasionPort)
  connectConstructionAssessments(constructionTargets)
}
