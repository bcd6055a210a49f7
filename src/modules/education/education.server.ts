import { defineModule } from '../../platform/module.server.ts'
import { educationBuilt } from './education.built.ts'
import { educationRecordClasses } from './education-record-classes.server.ts'

export const educationModule = defineModule({
  name: 'education',
  standsOn: ['improvement', 'vendor', 'chemical', 'work-permit'],
  behaviours: [],
  pages: educationBuilt,
  jobs: [],
  work: [],
  recordClasses: educationRecordClasses,
})
