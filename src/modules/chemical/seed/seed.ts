import type { SeedPart } from '../../../core/server/seed/seed-part.ts'
import { seedStorage } from './chemical-storage.ts'
import { seedChemicals } from './chemical.ts'
import { seedConditions } from './demo-conditions.ts'
import { hangSheet } from './demo-sheet.ts'

export const parts: readonly SeedPart[] = [
  { name: 'chemical/products', seed: seedChemicals, hang: hangSheet },
  { name: 'chemical/storage', after: ['chemical/products'], seed: seedStorage },
  { name: 'chemical/conditions', after: ['chemical/storage', 'improvement'], seed: seedConditions },
]
