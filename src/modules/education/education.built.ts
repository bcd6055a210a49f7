import { registersOf } from '../../core/shared/record-page.ts'
import { educationRecords } from './record-pages.rule.ts'

/** Menus whose page exists, by frontEndUrl. */
export const educationBuilt: readonly string[] = [
  ...registersOf(educationRecords),
  'education/result/eduResult',
  'education/result/eduExternal',
  'education/result/eduExempt',
  'education/result/eduCertPrint',
  'education/status/eduSpecial',
  'saf/education/safEducationResult',
]
