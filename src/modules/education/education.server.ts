import { defineModule } from '../../platform/module.server.ts'
import { offerAtEveryPlant } from '../../platform/lookup/of-its-plants.ts'
import { eduCourse } from './course/edu-course.resource.ts'
import { courseBehaviour } from './course/edu-course.server.ts'
import { instructorBehaviour } from './course/edu-instructor.server.ts'
import { legalRuleBehaviour } from './course/edu-legal-rule.server.ts'
import { targetRuleBehaviour } from './course/edu-target-rule.server.ts'
import {
  classBehaviours,
  classFileMakers,
  classJobs,
  classLinks,
  mountClasses,
} from './class/class-part.server.ts'
import { classWork } from './class/class-work.server.ts'
import { offerImprovementSource } from '../improvement/improvement-source.server.ts'
import { connectEducation } from '../vendor/worker/education-port.server.ts'
import { courseRoutes } from './course/course.routes.ts'
import { certificateQrKind } from './result/certificate.server.ts'
import { educationReasons } from './result/judge.server.ts'
import { educationSource, lateEducationSource } from './result/late-improvement.server.ts'
import { educationWords } from './result/result-words.texts.ts'
import { educationClock, educationClockMs, resultWork } from './result/result-work.server.ts'
import { resultRoutes } from './result/result.routes.ts'
import { instituteUploadRoutes } from './result/upload/institute-upload.routes.ts'
import { educationBuilt } from './education.built.ts'
import { examClock, examClockMs } from './exam/exam-clock.server.ts'
import { examWords } from './exam/exam-clock.texts.ts'
import { eduExamBehaviour } from './exam/exam.server.ts'
import { examRoutes } from './exam/exam.routes.ts'
import { questionSheetRoutes } from './exam/sheet/question-sheet.routes.ts'
import { myExamRoutes } from './exam/my-exam.routes.ts'
import { eduQuestionBehaviour } from './exam/question.server.ts'
import { eduExamTakeBehaviour } from './exam/take.server.ts'
import { eduMaterialBehaviour } from './material/material.server.ts'
import { materialRoutes } from './material/material.routes.ts'
import { scormRoutes } from './material/scorm.routes.ts'
import { educationRecordClasses } from './education-record-classes.server.ts'
import { assignBehaviour } from './result/edu-assign.server.ts'
import { certBehaviour } from './result/edu-cert.server.ts'
import { exemptBehaviour } from './result/edu-exempt.server.ts'
import { evidencePack } from './status/pack/evidence-pack.server.ts'
import { mountStatus, statusBehaviours, statusJobs, statusWork } from './status/status-part.server.ts'
import { resultBehaviour } from './result/edu-result.server.ts'

export const educationModule = defineModule({
  name: 'education',
  standsOn: ['improvement', 'vendor', 'chemical', 'work-permit', 'safety'],
  behaviours: [
    legalRuleBehaviour,
    courseBehaviour,
    instructorBehaviour,
    targetRuleBehaviour,
    resultBehaviour,
    certBehaviour,
    exemptBehaviour,
    assignBehaviour,
    eduQuestionBehaviour,
    eduExamBehaviour,
    eduExamTakeBehaviour,
    eduMaterialBehaviour,
    ...classBehaviours,
    ...statusBehaviours,
  ],
  pages: educationBuilt,
  publicLinks: [...classLinks],
  fileMakers: (_engine, _settings, store) => [...classFileMakers(store), evidencePack(store)],
  async routes(app, engine, services) {
    await courseRoutes(app, engine)
    await resultRoutes(app, engine, services.qr)
    await instituteUploadRoutes(app, engine)
    await mountClasses(app, engine, services)
    await mountStatus(app, engine, services)
    await examRoutes(app, engine)
    await questionSheetRoutes(app, engine)
    await myExamRoutes(app, engine)
    await materialRoutes(app, engine, services)
    await scormRoutes(app, engine, services)
  },
  jobs: [
    {
      everyMs: educationClockMs,
      batch: { batchCd: 'EDU_CLOCK', name: educationWords.clock, records: 'work' },
      run: (engine) => educationClock(engine),
    },
    {
      everyMs: examClockMs,
      batch: { batchCd: 'EDU_EXAM_CLOCK', name: examWords.clock, records: 'work' },
      run: (engine) => examClock(engine),
    },
    ...classJobs,
    ...statusJobs,
  ],
  work: [resultWork, classWork, statusWork],
  qrKinds: [certificateQrKind],
  recordClasses: educationRecordClasses,
  connect() {
    connectEducation(educationReasons)
    offerAtEveryPlant(eduCourse)
    offerImprovementSource(educationSource, lateEducationSource)
  },
})
