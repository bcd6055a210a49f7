import type { SeedPart } from '../../../core/server/seed/seed-part.ts'
import { hangPictures } from './demo-pictures.ts'
import { seedImprovements } from './improvement.ts'

export const parts: readonly SeedPart[] = [
  // Improvements of the demonstration follow from works and from the entry of companies.
  {
    name: 'improvement',
    after: ['work-permit', 'vendor/entry'],
    seed: seedImprovements,
    hang: hangPictures,
  },
]
