import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import { defineModule } from '../../platform/module.server.ts'
import { courseBehaviour } from './course/edu-course.server.ts'
import { instructorBehaviour } from './course/edu-instructor.server.ts'
import { legalRuleBehaviour } from './course/edu-legal-rule.server.ts'
import { targetRuleBehaviour } from './course/edu-target-rule.server.ts'
import { eduClass } from './class/edu-class.resource.ts'
import { eduPlan } from './class/edu-plan.resource.ts'
import { eduAttend, eduTarget } from './class/edu-target.resource.ts'
import { offerImprovementSource } from '../improvement/improvement-source.server.ts'
import { connectEducation } from '../vendor/worker/education-port.server.ts'
import { courseRoutes } from './course/course.routes.ts'
import { certificateQrKind } from './result/certificate.server.ts'
import { educationReasons } from './result/judge.server.ts'
import { educationSource, lateEducationSource } from './result/late-improvement.server.ts'
import { educationWords } from './result/result-words.texts.ts'
import { educationClock, educationClockMs, resultWork } from './result/result-work.server.ts'
import { resultRoutes } from './result/result.routes.ts'
import { educationBuilt } from './education.built.ts'
import { educationRecordClasses } from './education-record-classes.server.ts'
import { assignBehaviour } from './result/edu-assign.server.ts'
import { certBehaviour } from './result/edu-cert.server.ts'
import { exemptBehaviour } from './result/edu-exempt.server.ts'
import { eduHalfBehaviour } from './status/half/edu-half.server.ts'
import { eduMsdsNeedBehaviour } from './status/msds/msds-need.server.ts'
import { evidencePack } from './status/pack/evidence-pack.server.ts'
import {
  statusClock,
  statusClockMs,
  statusKeep,
  statusKeepMs,
  statusWork,
} from './status/status-clock.server.ts'
import { statusWords } from './status/status-words.texts.ts'
import { statusRoutes } from './status/status.routes.ts'
import { resultBehaviour } from './result/edu-result.server.ts'

export const educationModule = defineModule({
  name: 'education',
  standsOn: ['improvement', 'vendor', 'chemical', 'work-permit'],
  behaviours: [
    legalRuleBehaviour,
    courseBehaviour,
    instructorBehaviour,
    targetRuleBehaviour,
    resultBehaviour,
    certBehaviour,
    exemptBehaviour,
    assignBehaviour,
    eduMsdsNeedBehaviour,
    eduHalfBehaviour,
    defineBehaviour(eduPlan),
    defineBehaviour(eduClass),
    defineBehaviour(eduTarget),
    defineBehaviour(eduAttend),
  ],
  pages: educationBuilt,
  async routes(app, engine, { qr, store }) {
    await courseRoutes(app, engine)
    await resultRoutes(app, engine, qr)
    await statusRoutes(app, engine, store)
  },
  jobs: [
    {
      everyMs: educationClockMs,
      batch: { batchCd: 'EDU_CLOCK', name: educationWords.clock, records: 'work' },
      run: (engine) => educationClock(engine),
    },
    {
      everyMs: statusKeepMs,
      batch: { batchCd: 'EDU_STATUS', name: statusWords.keep, records: 'work' },
      run: (engine) => statusKeep(engine),
    },
    {
      everyMs: statusClockMs,
      batch: { batchCd: 'EDU_STATUS_CLOCK', name: statusWords.clock, records: 'work' },
      run: (engine) => statusClock(engine),
    },
  ],
  work: [resultWork, statusWork],
  qrKinds: [certificateQrKind],
  recordClasses: educationRecordClasses,
  fileMakers: (_engine, _settings, store) => [evidencePack(store)],
  connect() {
    connectEducation(educationReasons)
    offerImprovementSource(educationSource, lateEducationSource)
  },
})
