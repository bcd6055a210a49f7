import type { SeedPart } from '../../../core/server/seed/seed-part.ts'
import { seedClasses } from './demo-classes.ts'

export const parts: readonly SeedPart[] = [
  { name: 'education/class', after: ['education', 'vendor/entry', 'work-permit'], seed: seedClasses },
]
