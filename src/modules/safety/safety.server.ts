import { defineModule } from '../../platform/module.server.ts'
import { describeImprovement } from './event/event-improvement.server.ts'
import { statRoutes } from './event/stat/stat.routes.ts'
import { safWorkStatBehaviour } from './event/stat/work-stat.server.ts'
import { eventRoutes } from './event/event.routes.ts'
import { eventClock, eventClockMs, eventWork } from './event/event-work.server.ts'
import { eventWords } from './event/event-work.texts.ts'
import { safEventNoteBehaviour, safEventPersonBehaviour } from './event/saf-event-person.server.ts'
import { safEventReportBehaviour } from './event/saf-event-report.server.ts'
import { safEventBehaviour } from './event/saf-event.server.ts'
import { facilityClock, facilityClockMs, facilityWork } from './facility/facility-clock.server.ts'
import { facilityInspBehaviour } from './facility/facility-insp.server.ts'
import { facilityLawBehaviour, lawRuleBehaviour } from './facility/facility-law.server.ts'
import { facilityRoutes } from './facility/facility.routes.ts'
import { facilityStopBehaviour } from './facility/facility-stop.server.ts'
import { stopsAt } from './facility/facility-stop.server.ts'
import { facilityWords } from './facility/facility.texts.ts'
import { ppeIssueBehaviour } from './ppe/ppe-issue.server.ts'
import { ppeKioskRoutes } from './ppe/ppe-kiosk.routes.ts'
import { ppeRequestBehaviour } from './ppe/ppe-request.server.ts'
import { ppeRoutes } from './ppe/ppe.routes.ts'
import { ppeIoBehaviour, ppeItemBehaviour, ppeStdBehaviour } from './ppe/ppe-stock.server.ts'
import { ppeClock, ppeClockMs, ppeWork } from './ppe/ppe-work.server.ts'
import { ppeWords } from './ppe/ppe-work.texts.ts'
import { connectMachineStops } from '../work-permit/work-order/machine-port.server.ts'
import { safetyBuilt } from './safety.built.ts'
import { safetyRecordClasses } from './safety-record-classes.server.ts'

export const safetyModule = defineModule({
  name: 'safety',
  standsOn: ['chemical', 'improvement', 'vendor', 'work-permit'],
  behaviours: [
    safEventBehaviour,
    safEventPersonBehaviour,
    safEventNoteBehaviour,
    safEventReportBehaviour,
    safWorkStatBehaviour,
    ppeItemBehaviour,
    ppeStdBehaviour,
    ppeRequestBehaviour,
    ppeIssueBehaviour,
    ppeIoBehaviour,
    lawRuleBehaviour,
    facilityLawBehaviour,
    facilityInspBehaviour,
    facilityStopBehaviour,
  ],
  pages: safetyBuilt,
  async routes(app, engine, { settings }) {
    await eventRoutes(app, engine)
    await statRoutes(app, engine)
    await ppeRoutes(app, engine)
    await ppeKioskRoutes(app, engine)
    await facilityRoutes(app, engine, settings.publicUrl)
  },
  connect() {
    connectMachineStops(stopsAt)
    describeImprovement()
  },
  jobs: [
    {
      everyMs: eventClockMs,
      batch: { batchCd: 'EVENT_CLOCK', name: eventWords.clock, records: 'work' },
      run: (engine) => eventClock(engine),
    },
    {
      everyMs: ppeClockMs,
      batch: { batchCd: 'PPE_CLOCK', name: ppeWords.clock, records: 'work' },
      run: (engine) => ppeClock(engine),
    },
    {
      everyMs: facilityClockMs,
      batch: { batchCd: 'FAC_CLOCK', name: facilityWords.clock, records: 'work' },
      run: (engine) => facilityClock(engine),
    },
  ],
  work: [eventWork, ppeWork, facilityWork],
  recordClasses: safetyRecordClasses,
})
