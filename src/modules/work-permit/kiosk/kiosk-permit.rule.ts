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

/** Works of the person's own area first, then what falls due next: a measurement or the end of the work. */
export function ownFirst<P extends Pick<KioskPermit, 'ownerDeptCd' | 'gasDueDt' | 'endDt'>>(
  permits: readonly P[] | undefined,
  deptCd: string | null,
): P[] | undefined {
  const foreign = ({ ownerDeptCd }: P) => (deptCd !== null && ownerDeptCd === deptCd ? 0 : 1)
  const due = ({ gasDueDt, endDt }: P) => Date.parse(gasDueDt ?? endDt)
  return permits?.toSorted((one, other) => foreign(one) - foreign(other) || due(one) - due(other))
}
