import type { SeedPart } from '../../../core/server/seed/seed-part.ts'
import { seedClasses } from './demo-classes.ts'
import { seedStatus } from './demo-status.ts'
import { seedEducation } from './education.ts'

export const parts: readonly SeedPart[] = [
  {
    name: 'education',
    after: ['vendor/entry', 'work-permit'],
    seed: seedEducation,
  },
  { name: 'education/class', after: ['education', 'vendor/entry', 'work-permit'], seed: seedClasses },
  { name: 'education/status', after: ['education/class'], seed: seedStatus },
]
