import type { SeedPart } from '../../../core/server/seed/seed-part.ts'
import { seedEvents } from './demo-events.ts'
import { seedProtectiveEquipment } from './demo-ppe.ts'

export const parts: readonly SeedPart[] = [
  { name: 'safety/event', after: ['work-permit'], seed: seedEvents },
  { name: 'safety/ppe', after: ['work-permit'], seed: seedProtectiveEquipment },
]
