import { defineModule } from '../../platform/module.server.ts'
import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import { educationBuilt } from './education.built.ts'
import { eduExam, eduExamTake } from './exam/edu-exam.resource.ts'
import { eduQuestion } from './exam/edu-question.resource.ts'
import { eduMaterial } from './material/edu-material.resource.ts'
import { educationRecordClasses } from './education-record-classes.server.ts'

export const educationModule = defineModule({
  name: 'education',
  standsOn: ['improvement', 'vendor', 'chemical', 'work-permit'],
  behaviours: [defineBehaviour(eduQuestion), defineBehaviour(eduExam), defineBehaviour(eduExamTake), defineBehaviour(eduMaterial)],
  pages: educationBuilt,
  jobs: [],
  work: [],
  recordClasses: educationRecordClasses,
})
