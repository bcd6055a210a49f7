import type { SeedPart } from '../../../core/server/seed/seed-part.ts'
import { seedEvents } from './demo-events.ts'
import { seedLegalInspections } from './demo-facilities.ts'
import { seedProtectiveEquipment } from './demo-ppe.ts'

export const parts: readonly SeedPart[] = [
  { name: 'safety/event', after: ['work-permit'], seed: seedEvents },
  { name: 'safety/ppe', after: ['work-permit'], seed: seedProtectiveEquipment },
  { name: 'safety/facility', after: ['work-permit'], seed: seedLegalInspections },
]
