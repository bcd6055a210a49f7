import { registersOf } from '../../core/shared/record-page.ts'
import { educationRecords } from './record-pages.rule.ts'

/** Menus whose page exists, by frontEndUrl. */
export const educationBuilt: readonly string[] = [
  ...registersOf(educationRecords),
  'education/exam/eduExam',
  'education/exam/myExam',
  'education/materials/eduMaterial',
]
