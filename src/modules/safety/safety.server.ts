import { defineModule } from '../../platform/module.server.ts'
import { ppeIssueBehaviour } from './ppe/ppe-issue.server.ts'
import { ppeKioskRoutes } from './ppe/ppe-kiosk.routes.ts'
import { ppeRequestBehaviour } from './ppe/ppe-request.server.ts'
import { ppeRoutes } from './ppe/ppe.routes.ts'
import { ppeIoBehaviour, ppeItemBehaviour, ppeStdBehaviour } from './ppe/ppe-stock.server.ts'
import { ppeClock, ppeClockMs, ppeWork } from './ppe/ppe-work.server.ts'
import { ppeWords } from './ppe/ppe-work.texts.ts'
import { safetyBuilt } from './safety.built.ts'
import { safetyRecordClasses } from './safety-record-classes.server.ts'

export const safetyModule = defineModule({
  name: 'safety',
  standsOn: ['chemical'],
  behaviours: [ppeItemBehaviour, ppeStdBehaviour, ppeRequestBehaviour, ppeIssueBehaviour, ppeIoBehaviour],
  pages: safetyBuilt,
  async routes(app, engine) {
    await ppeRoutes(app, engine)
    await ppeKioskRoutes(app, engine)
  },
  jobs: [
    {
      everyMs: ppeClockMs,
      batch: { batchCd: 'PPE_CLOCK', name: ppeWords.clock, records: 'work' },
      run: (engine) => ppeClock(engine),
    },
  ],
  work: [ppeWork],
  recordClasses: safetyRecordClasses,
})
