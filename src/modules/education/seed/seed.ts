import type { SeedPart } from '../../../core/server/seed/seed-part.ts'
import { hangMaterials, seedExams } from './demo-exams.ts'

export const parts: readonly SeedPart[] = [
  {
    name: 'education/exam',
    after: ['education', 'education/class', 'work-permit'],
    seed: seedExams,
    hang: hangMaterials,
  },
]
