import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import { defineModule } from '../../platform/module.server.ts'
import { eduCourse } from './course/edu-course.resource.ts'
import { eduInstructor } from './course/edu-instructor.resource.ts'
import { eduLegalRule } from './course/edu-legal-rule.resource.ts'
import { eduTargetRule } from './course/edu-target-rule.resource.ts'
import { eduClass } from './class/edu-class.resource.ts'
import { eduPlan } from './class/edu-plan.resource.ts'
import { eduAttend, eduTarget } from './class/edu-target.resource.ts'
import { educationBuilt } from './education.built.ts'
import { examClock, examClockMs } from './exam/exam-clock.server.ts'
import { examWords } from './exam/exam-clock.texts.ts'
import { eduExamBehaviour } from './exam/exam.server.ts'
import { examRoutes } from './exam/exam.routes.ts'
import { myExamRoutes } from './exam/my-exam.routes.ts'
import { eduQuestionBehaviour } from './exam/question.server.ts'
import { eduExamTakeBehaviour } from './exam/take.server.ts'
import { eduMaterialBehaviour } from './material/material.server.ts'
import { materialRoutes } from './material/material.routes.ts'
import { scormRoutes } from './material/scorm.routes.ts'
import { educationRecordClasses } from './education-record-classes.server.ts'
import { eduAssign } from './result/edu-assign.resource.ts'
import { eduCert } from './result/edu-cert.resource.ts'
import { eduExempt } from './result/edu-exempt.resource.ts'
import { eduResult } from './result/edu-result.resource.ts'

export const educationModule = defineModule({
  name: 'education',
  standsOn: ['improvement', 'vendor', 'chemical', 'work-permit'],
  behaviours: [
    defineBehaviour(eduLegalRule),
    defineBehaviour(eduCourse),
    defineBehaviour(eduInstructor),
    defineBehaviour(eduTargetRule),
    defineBehaviour(eduResult),
    defineBehaviour(eduCert),
    defineBehaviour(eduExempt),
    defineBehaviour(eduAssign),
    defineBehaviour(eduPlan),
    defineBehaviour(eduClass),
    defineBehaviour(eduTarget),
    defineBehaviour(eduAttend),
    eduQuestionBehaviour,
    eduExamBehaviour,
    eduExamTakeBehaviour,
    eduMaterialBehaviour,
  ],
  pages: educationBuilt,
  routes: async (app, engine, services) => {
    await examRoutes(app, engine)
    await myExamRoutes(app, engine)
    await materialRoutes(app, engine, services)
    await scormRoutes(app, engine, services)
  },
  jobs: [
    {
      everyMs: examClockMs,
      batch: { batchCd: 'EDU_EXAM_CLOCK', name: examWords.clock, records: 'work' },
      run: (engine) => examClock(engine),
    },
  ],
  work: [],
  recordClasses: educationRecordClasses,
})
