import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { modules } from '../../src/app/modules.ts'
import { inSeedOrder, type SeedPart } from '../../src/core/server/seed/seed-part.ts'
import { seedApprovals } from './approval.ts'
import { hangPlatformFiles } from './demo-files.ts'
import { seedCheckForms } from './check-forms.ts'
import { seedFacilities } from './facility.ts'
import { seedKiosks } from './kiosk.ts'
import { seedLogs } from './log.ts'
import { seedNotices } from './notices.ts'
import { seedNotifications } from './notification.ts'
import { seedPeople } from './people.ts'
import { seedPrivacy } from './privacy.ts'
import { seedSamples } from './sample.ts'

const before: readonly SeedPart[] = [
  { name: 'people', seed: seedPeople },
  { name: 'kiosks', seed: seedKiosks },
  { name: 'facilities', seed: seedFacilities },
  { name: 'checkForms', seed: seedCheckForms },
  { name: 'samples', seed: seedSamples },
]
/**
 * They tell of the records of all modules. Events of notifications come last, so that the other parts notify
 * nobody.
 */
const behind: readonly SeedPart[] = [
  { name: 'approvals', seed: seedApprovals },
  { name: 'notices', seed: seedNotices, hang: hangPlatformFiles },
  { name: 'logs', seed: seedLogs },
  { name: 'privacy', seed: seedPrivacy },
  { name: 'notifications', seed: seedNotifications },
]

/** Every part of the first data in its order: the platform's, and between them those of the modules. */
export async function seedParts(): Promise<SeedPart[]> {
  const root = path.resolve(import.meta.dirname, '../..')
  const files = modules.flatMap(({ name }) => globSync(`src/modules/${name}/seed/seed.ts`, { cwd: root }))
  const told = await Promise.all(
    files.map((file) => import(pathToFileURL(path.join(root, file)).href) as Promise<{ parts: SeedPart[] }>),
  )
  return [...before, ...inSeedOrder(told.flatMap(({ parts }) => parts)), ...behind]
}
