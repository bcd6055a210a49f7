import type { SeedPart } from '../../../core/server/seed/seed-part.ts'
import { hangPermitFiles } from './demo-permit-files.ts'
import { seedPermits } from './work-permit.ts'

export const parts: readonly SeedPart[] = [
  { name: 'work-permit', after: ['vendor/contracts'], seed: seedPermits, hang: hangPermitFiles },
]
