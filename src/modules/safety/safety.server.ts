import { defineModule } from '../../platform/module.server.ts'
import { checkSources } from './check/check-codes.rule.ts'
import { checkSourceOf } from './check/check-improvement.server.ts'
import { safCheckResult } from './check/check-result.resource.ts'
import { checkPlanBehaviour } from './check/check-plan.server.ts'
import { checkResultBehaviour } from './check/check-result.server.ts'
import { checkClock, checkClockMs, checkWork, planningClock, planningMs } from './check/check-work.server.ts'
import { checkWords } from './check/check-work.texts.ts'
import { safetyCheckRoutes } from './check/check.routes.ts'
import { selfCheckRoutes } from './check/self-check.routes.ts'
import { describeRecords, offerImprovementSource } from '../improvement/improvement-source.server.ts'
import { describeImprovement } from './event/event-improvement.server.ts'
import { monthFiguresClock, monthFiguresMs } from './event/stat/month-figures.server.ts'
import { statRoutes } from './event/stat/stat.routes.ts'
import { safWorkStatBehaviour } from './event/stat/work-stat.server.ts'
import { receiptLink } from '../improvement/link/link-token.server.ts'
import { offerNearMisses } from './event/event-link.server.ts'
import { eventLessonRoutes } from './event/event-lesson.routes.ts'
import { eventRoutes } from './event/event.routes.ts'
import { restClock, restClockMs } from './event/event-rest.server.ts'
import { eventClock, eventClockMs, eventWork } from './event/event-work.server.ts'
import { eventWords } from './event/event-work.texts.ts'
import { safEventNoteBehaviour, safEventPersonBehaviour } from './event/saf-event-person.server.ts'
import { safEventReportBehaviour } from './event/saf-event-report.server.ts'
import { safEventBehaviour } from './event/saf-event.server.ts'
import { facilityClock, facilityClockMs, facilityWork } from './facility/facility-clock.server.ts'
import { facilityInspBehaviour } from './facility/facility-insp.server.ts'
import { facilityLawBehaviour, lawRuleBehaviour } from './facility/facility-law.server.ts'
import { inspectionSource } from './facility/facility-improvement.server.ts'
import { safFacilityInsp } from './facility/saf-facility-insp.resource.ts'
import { facilityRoutes } from './facility/facility.routes.ts'
import { facilityStopBehaviour } from './facility/facility-stop.server.ts'
import { stopsAt } from './facility/facility-stop.server.ts'
import { facilityWords } from './facility/facility.texts.ts'
import { ppeIssueBehaviour } from './ppe/ppe-issue.server.ts'
import { ppeSource, supplySource } from './ppe/ppe-improvement.server.ts'
import { ppeKioskRoutes } from './ppe/ppe-kiosk.routes.ts'
import { ppeRequestBehaviour } from './ppe/ppe-request.server.ts'
import { ppeRoutes } from './ppe/ppe.routes.ts'
import { ppeIoBehaviour, ppeItemBehaviour, ppeStdBehaviour } from './ppe/ppe-stock.server.ts'
import { ppeClock, ppeClockMs, ppeWork } from './ppe/ppe-work.server.ts'
import { ppeWords } from './ppe/ppe-work.texts.ts'
import {
  findingBehaviour,
  hearOfFinding,
  patrolSource,
  readBackFindings,
} from './patrol/patrol-finding.server.ts'
import { patrolClock, patrolClockMs, patrolWork } from './patrol/patrol-work.server.ts'
import { patrolWords } from './patrol/patrol-work.texts.ts'
import { patrolRoutes } from './patrol/patrol.routes.ts'
import { patrolBehaviour } from './patrol/patrol.server.ts'
import { beginEntry, boundsOf, gateReasonsOf, mayOpen, mayRelease, notFitAt } from './spe/spe-gate.server.ts'
import { isSpecial } from './spe/spe-codes.rule.ts'
import { speEntryBehaviour } from './spe/spe-entry.server.ts'
import { speClock, speClockMs, speWork } from './spe/spe-work.server.ts'
import { speWords } from './spe/spe-work.texts.ts'
import { speRoutes } from './spe/spe.routes.ts'
import { connectEquipmentEntries } from '../vendor/enter/equipment-port.server.ts'
import { noAccClock, noAccClockMs } from './noaccident/no-acc-propose.server.ts'
import { noAccWork } from './noaccident/no-acc-work.server.ts'
import { noAccRoutes } from './noaccident/no-acc.routes.ts'
import { noAccGoalBehaviour, noAccResetBehaviour, noAccSiteBehaviour } from './noaccident/no-acc.server.ts'
import { noAccTexts } from './noaccident/no-acc.texts.ts'
import { connectMachineStops } from '../work-permit/work-order/machine-port.server.ts'
import { safetyBuilt } from './safety.built.ts'
import { giveCompanyFigures } from './safety-company-figures.server.ts'
import { safetyRecordClasses } from './safety-record-classes.server.ts'

export const safetyModule = defineModule({
  name: 'safety',
  standsOn: ['improvement', 'vendor', 'chemical', 'work-permit'],
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
    checkPlanBehaviour,
    checkResultBehaviour,
    patrolBehaviour,
    findingBehaviour,
    lawRuleBehaviour,
    facilityLawBehaviour,
    facilityInspBehaviour,
    facilityStopBehaviour,
    speEntryBehaviour,
    noAccSiteBehaviour,
    noAccGoalBehaviour,
    noAccResetBehaviour,
  ],
  pages: safetyBuilt,
  async routes(app, engine, { settings, store, publicLink }) {
    await eventRoutes(app, engine, publicLink(receiptLink))
    await eventLessonRoutes(app, engine)
    await statRoutes(app, engine)
    await ppeRoutes(app, engine)
    await ppeKioskRoutes(app, engine)
    await safetyCheckRoutes(app, engine, { store, settings })
    await selfCheckRoutes(app, engine)
    await patrolRoutes(app, engine)
    await facilityRoutes(app, engine, settings.publicUrl)
    await speRoutes(app, engine)
    await noAccRoutes(app, engine)
  },
  jobs: [
    {
      everyMs: eventClockMs,
      batch: { batchCd: 'EVENT_CLOCK', name: eventWords.clock, records: 'work' },
      run: (engine) => eventClock(engine),
    },
    {
      everyMs: restClockMs,
      batch: { batchCd: 'EVENT_REST', name: eventWords.rest, records: 'work' },
      run: (engine) => restClock(engine),
    },
    {
      everyMs: monthFiguresMs,
      batch: { batchCd: 'EVENT_FIGURES', name: eventWords.figures, records: 'work' },
      run: (engine) => monthFiguresClock(engine),
    },
    {
      everyMs: ppeClockMs,
      batch: { batchCd: 'PPE_CLOCK', name: ppeWords.clock, records: 'work' },
      run: (engine) => ppeClock(engine),
    },
    {
      everyMs: checkClockMs,
      batch: { batchCd: 'SAF_CHECK_CLOCK', name: checkWords.clock, records: 'work' },
      run: (engine) => checkClock(engine),
    },
    {
      everyMs: planningMs,
      batch: { batchCd: 'SAF_CHECK_PLANNING', name: checkWords.planning, records: 'work' },
      run: (engine) => planningClock(engine),
    },
    {
      everyMs: patrolClockMs,
      batch: { batchCd: 'PATROL_CLOCK', name: patrolWords.clock, records: 'work' },
      run: (engine) => patrolClock(engine),
    },
    {
      everyMs: facilityClockMs,
      batch: { batchCd: 'FAC_CLOCK', name: facilityWords.clock, records: 'work' },
      run: (engine) => facilityClock(engine),
    },
    {
      everyMs: speClockMs,
      batch: { batchCd: 'SPE_CLOCK', name: speWords.clock, records: 'work' },
      run: (engine) => speClock(engine),
    },
    {
      everyMs: noAccClockMs,
      batch: { batchCd: 'NOACC_CLOCK', name: noAccTexts.clock, records: 'work' },
      run: (engine) => noAccClock(engine),
    },
  ],
  work: [eventWork, ppeWork, checkWork, patrolWork, facilityWork, speWork, noAccWork],
  recordClasses: safetyRecordClasses,
  connect() {
    connectMachineStops(stopsAt)
    giveCompanyFigures()
    describeImprovement()
    offerNearMisses()
    connectEquipmentEntries({
      isInspected: isSpecial,
      bounds: boundsOf,
      issued: beginEntry,
      mayOpen,
      mayRelease,
      reasons: gateReasonsOf,
      notFitAt,
    })
    for (const source of Object.values(checkSources))
      offerImprovementSource(source, checkSourceOf(source), safCheckResult.name)
    offerImprovementSource(ppeSource, supplySource)
    offerImprovementSource(checkSources.facility, inspectionSource, safFacilityInsp.name)
    offerImprovementSource(patrolSource, {
      describe: describeRecords({
        safPatrolFinding: {
          resource: 'safPatrolFinding',
          fields: ['findCd', 'findDt', 'areaCd', 'treatCd', 'hazardTypeCd', 'findUserId', 'findCont'],
          ended: [],
        },
      }),
      heard: hearOfFinding,
      readBack: readBackFindings,
    })
  },
})
