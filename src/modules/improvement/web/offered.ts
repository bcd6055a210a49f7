import type { Allowed } from '../../../core/shared/resource.ts'

/** Guards that say that an act is not on this row's way: it is not offered, instead of being refused. */
const otherWays: readonly string[] = [
  'who',
  'right',
  'effect',
  'from',
  'child',
  'asked',
  'approval',
  'source',
]
/** The acts that a record's page and its card on the board offer, out of all that the server allows. */
export const offeredActs = (allowed: readonly Allowed[]): Allowed[] =>
  allowed.filter(({ reasons }) => !reasons.some(({ guard }) => otherWays.includes(guard)))
