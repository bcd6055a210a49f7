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
/** What the page of a record and its card on the board offer of all that the server names. */
export const offeredActs = (allowed: readonly Allowed[]): Allowed[] =>
  allowed.filter(({ reasons }) => !reasons.some(({ guard }) => otherWays.includes(guard)))
