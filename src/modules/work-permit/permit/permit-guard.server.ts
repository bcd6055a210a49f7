import type { Guard } from '../../../core/server/entity/behaviour.ts'
import type { workPermit } from './work-permit.resource.ts'

/** What refuses an act on a permit: a sentence or reasons, or nothing. */
export type PermitGuard = Guard<typeof workPermit>
