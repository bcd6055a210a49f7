import type { GasKnown } from '../permit/gas-known.rule.ts'
import type { PermitParameters } from '../permit/permit-parameters.rule.ts'
import type { PermitAction, PermitState } from '../permit/permit-transitions.rule.ts'
import type { BoardPermit } from '../board/permit-board.rule.ts'
import type { PermitLoto } from '../loto/loto-permit.rule.ts'

/** One task per page at a shared device, and the states of the permits on which it can be done. */
export const kioskTasks = {
  attend: { states: ['approved', 'working', 'extensionRequested', 'suspended'] },
  start: { states: ['approved'] },
  gas: {
    states: ['approved', 'working', 'extensionRequested', 'suspended', 'completionReported', 'watching'],
  },
  checks: { states: ['approved', 'working', 'suspended', 'completionReported', 'watching'] },
  entry: { states: ['approved', 'working', 'extensionRequested', 'suspended'] },
  lock: {
    states: ['approved', 'working', 'extensionRequested', 'suspended', 'completionReported', 'watching'],
  },
  suspend: { states: ['working', 'extensionRequested'] },
} as const satisfies Record<string, { states: readonly PermitState[] }>
export type KioskTask = keyof typeof kioskTasks

/** Transitions that a shared device knows; all others are made in the portal. */
export const kioskActions: readonly PermitAction[] = ['start', 'suspend']
/** Signatures that are given on site before the work begins. */
export const kioskSigns: ReadonlySet<string> = new Set(['supervisor', 'watcher'])

/** A permit of the device's plant, as its list shows it. */
export interface KioskPermit extends BoardPermit {
  lotoCnt: number
  /** A subcontractor's: who sees it can stop it, and nothing else. */
  ofBelow: boolean
}
/** Whether a task can be done on a permit at all; whether this person may is judged with the permit. */
export const fitsTask = (
  task: KioskTask,
  permit: Pick<KioskPermit, 'state' | 'supplCds' | 'lotoCnt' | 'ofBelow'>,
): boolean =>
  (task === 'suspend' || !permit.ofBelow) &&
  (kioskTasks[task].states as readonly PermitState[]).includes(permit.state) &&
  (task !== 'entry' || (permit.supplCds ?? []).includes('S1')) &&
  (task !== 'lock' || permit.lotoCnt > 0)

/** What a task's page is told besides the permit itself. */
export interface KioskMore {
  lotos: PermitLoto[]
  parameters: PermitParameters
  gasKnown: GasKnown
}

/** A picture belongs to a check or to the posting before the start. */
export const takesPictures = (state: PermitState): boolean =>
  [kioskTasks.checks, kioskTasks.start].some(({ states }) =>
    (states as readonly PermitState[]).includes(state),
  )

/**
 * Works of the area in which the device stands first, then those of the person's own area, then what falls due next: a
 * measurement or the end of the work.
 * @param depts the departments that run these areas, the nearest first
 */
export function ownFirst<P extends Pick<KioskPermit, 'ownerDeptCd' | 'gasDueDt' | 'endDt'>>(
  permits: readonly P[] | undefined,
  depts: readonly (string | null)[],
): P[] | undefined {
  const near = depts.filter((deptCd) => deptCd !== null)
  const distance = ({ ownerDeptCd }: P) => {
    const index = near.indexOf(ownerDeptCd ?? '')
    return index === -1 ? near.length : index
  }
  const due = ({ gasDueDt, endDt }: P) => Date.parse(gasDueDt ?? endDt)
  return permits?.toSorted((one, other) => distance(one) - distance(other) || due(one) - due(other))
}
