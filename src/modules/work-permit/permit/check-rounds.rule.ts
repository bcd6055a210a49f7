import type { WorkPermit } from './work-permit.resource.ts'

type Check = Pick<WorkPermit['checks'][number], 'permitCheckNo' | 'confirmYn'>
type OfPermit = Pick<WorkPermit, 'state' | 'checkRounds'>

/** Confirmations of one measure in earlier rounds, the oldest first. */
export const roundsOf = ({ checkRounds }: OfPermit, { permitCheckNo }: Check): WorkPermit['checkRounds'] =>
  checkRounds.filter(({ checkSeq }) => checkSeq === permitCheckNo)

/** While it stands still a permit waits for its second round; ended, it shows that it had begun with the first. */
const waitingForRound: readonly string[] = ['reviewing', 'suspended']

/**
 * What the record says of a measure: confirmed in the present round, or, of a work that ended before the next round,
 * in the one with which it had begun. Null: nobody has said anything.
 */
export function isConfirmed(permit: OfPermit, check: Check): boolean | null {
  if (check.confirmYn) return check.confirmYn === 'Y'
  return roundsOf(permit, check).length > 0 && !waitingForRound.includes(permit.state) ? true : null
}
