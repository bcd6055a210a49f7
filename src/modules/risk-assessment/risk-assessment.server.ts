import { defineModule } from '../../platform/module.server.ts'
import { hazopJobs } from './hazop/revalidation-clock.server.ts'
import { connectHazop, hazopBehaviours, mountHazop } from './hazop/hazop-parts.server.ts'
import { connectCharm } from './charm/charm-lines.server.ts'
import { charmRoutes } from './charm/charm.routes.ts'
import { charmBehaviour } from './charm/rsa-charm.server.ts'
import { dailyBehaviours, dailyJobs, mountDaily } from './daily/daily-parts.server.ts'
import { proposalWork } from './proposal/proposal-work.server.ts'
import { planWork } from './plan/plan-work.server.ts'
import { revalidationWork } from './hazop/revalidation-work.server.ts'
import { riskBuilt } from './risk-assessment.built.ts'
import { baseBehaviours, baseJobs, connectBase, mountBase } from './risk-parts.server.ts'
import { boardRoutes } from './dashboard/board.server.ts'
import { totalRoutes } from './total/total.routes.ts'
import { riskBehaviour } from './total/rsa-risk.server.ts'
import { connectRows, mountRows, rowBehaviours } from './risk-row-parts.server.ts'
import { riskRecordClasses } from './risk-record-classes.server.ts'

export const riskAssessmentModule = defineModule({
  name: 'risk-assessment',
  standsOn: ['improvement', 'vendor', 'chemical', 'work-permit', 'safety'],
  behaviours: [
    ...baseBehaviours,
    ...rowBehaviours,
    ...hazopBehaviours,
    charmBehaviour,
    riskBehaviour,
    ...dailyBehaviours,
  ],
  pages: riskBuilt,
  async routes(app, engine, { store, attachments }) {
    await mountBase(app, engine)
    await mountRows(app, engine)
    await mountHazop(app, engine, store)
    await charmRoutes(app, engine)
    totalRoutes(app, engine)
    boardRoutes(app, engine)
    mountDaily(app, attachments)
  },
  jobs: [...baseJobs, ...hazopJobs, ...dailyJobs],
  work: [planWork, proposalWork, revalidationWork],
  recordClasses: riskRecordClasses,
  connect() {
    connectBase()
    connectRows()
    connectHazop()
    connectCharm()
  },
})
