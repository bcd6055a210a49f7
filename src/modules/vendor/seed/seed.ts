import type { SeedPart } from '../../../core/server/seed/seed-part.ts'
import { seedCompanyLife } from './company-life.ts'
import { seedCourse } from './demo-course.ts'
import { seedCouncils } from './council.ts'
import { seedEntry } from './entry.ts'
import { seedContracts } from './vendor-contract.ts'
import { seedVendorRecords } from './vendor.ts'

export const parts: readonly SeedPart[] = [
  { name: 'vendor/contracts', seed: seedContracts },
  { name: 'vendor/records', after: ['work-permit'], seed: seedVendorRecords },
  { name: 'vendor/entry', after: ['vendor/records'], seed: seedEntry },
  { name: 'vendor/companies', after: ['vendor/entry'], seed: seedCompanyLife },
  { name: 'vendor/course', after: ['vendor/companies'], seed: seedCourse },
  { name: 'vendor/councils', after: ['improvement'], seed: seedCouncils },
]
