import type { SeedPart } from '../../../core/server/seed/seed-part.ts'
import { seedCheckSheets } from './check-sheets.ts'
import { seedDemoChecks } from './demo-checks.ts'
import { hangPatrolPictures, seedPatrols } from './demo-patrols.ts'
import { seedEvents } from './demo-events.ts'
import { seedLegalInspections } from './demo-facilities.ts'
import { seedSpecialEquipment } from './demo-spe.ts'
import { seedNoAccident } from './demo-noaccident.ts'
import { seedProtectiveEquipment } from './demo-ppe.ts'

export const parts: readonly SeedPart[] = [
  {
    name: 'safety/event',
    after: ['work-permit', 'vendor/records', 'safety/facility', 'improvement'],
    seed: seedEvents,
  },
  { name: 'safety/ppe', after: ['work-permit', 'vendor/entry'], seed: seedProtectiveEquipment },
  { name: 'safety/sheets', seed: seedCheckSheets },
  { name: 'safety/checks', after: ['safety/sheets', 'work-permit', 'safety/facility'], seed: seedDemoChecks },
  {
    name: 'safety/patrols',
    after: ['work-permit', 'vendor/entry', 'improvement'],
    seed: seedPatrols,
    hang: hangPatrolPictures,
  },
  {
    name: 'safety/spe',
    after: ['safety/sheets', 'vendor/entry', 'work-permit'],
    seed: seedSpecialEquipment,
  },
  { name: 'safety/noaccident', after: ['safety/event'], seed: seedNoAccident },
  { name: 'safety/facility', after: ['work-permit'], seed: seedLegalInspections },
]
