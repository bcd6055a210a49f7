import { registersOf } from '../../core/shared/record-page.ts'
import { educationRecords } from './record-pages.rule.ts'

/** Menus whose page exists, by frontEndUrl. */
export const educationBuilt: readonly string[] = [
  ...registersOf(educationRecords),
  'education/plan/eduPlan',
  'education/plan/eduClass',
  'education/plan/eduClassCalendar',
  'education/result/eduResult',
  'education/result/eduExternal',
  'education/result/eduExempt',
  'education/result/eduCertPrint',
  'education/status/eduSpecial',
  'education/status/eduLegalStatus',
  'education/status/eduJob',
  'education/status/eduHcm',
  'my/eduHome',
  '/vendor/portal/educationStatus',
  'saf/education/safEducationResult',
  'education/exam/eduExam',
  'education/exam/myExam',
  'education/materials/eduMaterial',
]
