import type { SeedPart } from '../../../core/server/seed/seed-part.ts'
import { seedClasses } from './demo-classes.ts'
import { hangProofs } from './demo-proofs.ts'
import { seedStatus } from './demo-status.ts'
import { seedEducation } from './education.ts'
import { hangMaterials, seedExams } from './demo-exams.ts'

export const parts: readonly SeedPart[] = [
  {
    name: 'education',
    after: ['vendor/entry', 'work-permit'],
    seed: seedEducation,
    hang: hangProofs,
  },
  { name: 'education/class', after: ['education', 'vendor/entry', 'work-permit'], seed: seedClasses },
  {
    name: 'education/exam',
    after: ['education', 'education/class', 'work-permit'],
    seed: seedExams,
    hang: hangMaterials,
  },
  { name: 'education/status', after: ['education/class', 'chemical/storage'], seed: seedStatus },
]
