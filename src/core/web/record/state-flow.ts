import type { AnyResource, Transition } from '../../shared/resource.ts'
import { ordinarySteps } from './ordinary-steps.ts'

/**
 * `optional`: behind where the record stands, but an ordinary step also leads past it, and nothing says that
 * the record was there.
 */
export type StepStatus = 'done' | 'current' | 'later' | 'optional'
export interface FlowStep {
  state: string
  label: string
  status: StepStatus
  /** One step away from where the record stands. */
  next: boolean
}
export interface StateFlow {
  /** The ordinary way from the first state to the last. */
  steps: FlowStep[]
  /** Set when the record is beside the ordinary way: rejected, suspended, cancelled. */
  aside?: { state: string; label: string; leadsTo: string[] }
}

/**
 * The states of a definition as they are drawn for a record in the state `current`; `visited` lists the
 * states it is known to have had, oldest first.
 */
export function stateFlow(
  resource: AnyResource,
  current: string,
  visited: readonly string[] = [],
): StateFlow {
  const labels = (resource.states ?? {}) as Record<string, string>
  const names = Object.keys(labels)
  const transitions = Object.values((resource.transitions ?? {}) as Record<string, Transition<string>>)
  const ordinary = ordinarySteps(resource)
  const path = ordinaryPath(names, ordinary)
  const next = new Set(ordinary.filter(({ from }) => from.includes(current)).map(({ to }) => to))
  const onPath = path.indexOf(current)
  const reached = onPath >= 0 ? onPath : lastReached(path, current, transitions, visited)
  const steps = path.map((state, index): FlowStep => {
    const happened = visited.includes(state) || !ordinary.some((step) => leadsPast(path, index, step))
    const status =
      index === onPath
        ? 'current'
        : index > reached
          ? 'later'
          : index === reached || happened
            ? 'done'
            : 'optional'
    // A step back along the way, such as a correction, is not what comes next.
    return { state, label: labels[state] ?? state, status, next: next.has(state) && index > onPath }
  })
  if (onPath >= 0) return { steps }
  return {
    steps,
    aside: {
      state: current,
      label: labels[current] ?? current,
      leadsTo: [...next].map((state) => labels[state] ?? state),
    },
  }
}

/** True where a step leads back along the ordinary way, such as a correction: it is not the usual next one. */
export function leadsBack(
  resource: AnyResource,
  current: string | undefined,
  to: string | undefined,
): boolean {
  if (current === undefined || to === undefined) return false
  const path = stateFlow(resource, current).steps.map(({ state }) => state)
  const [from, target] = [path.indexOf(current), path.indexOf(to)]
  return target >= 0 && target < from
}

/** True if a step goes from before a state to behind it: the record may never have been in that state. */
const leadsPast = (path: readonly string[], index: number, { from, to }: Transition<string>): boolean =>
  path.indexOf(to) > index && from.some((state) => path.slice(0, index).includes(state))

/**
 * The longest way forward through the states in their declared order by ordinary steps; of equally long ones,
 * the earliest states.
 */
function ordinaryPath(names: readonly string[], transitions: readonly Transition<string>[]): string[] {
  const best = new Map<string, string[]>()
  for (const state of names.toReversed()) {
    const at = names.indexOf(state)
    const followers = names.filter(
      (to, index) => index > at && transitions.some((each) => each.to === to && each.from.includes(state)),
    )
    const ways = followers.map((to) => best.get(to) ?? [to])
    const longest = ways.reduce<string[]>((one, other) => (other.length > one.length ? other : one), [])
    best.set(state, [state, ...longest])
  }
  return names[0] === undefined ? [] : (best.get(names[0]) ?? [])
}

/**
 * Index on the path of the last state before the record went aside: by its history, else the first state that
 * leads there.
 */
function lastReached(
  path: readonly string[],
  current: string,
  transitions: readonly Transition<string>[],
  visited: readonly string[],
): number {
  const known = visited.findLast((state) => path.includes(state))
  if (known !== undefined) return path.indexOf(known)
  const sources = transitions.filter(({ to }) => to === current).flatMap(({ from }) => from)
  return path.findIndex((state) => sources.includes(state))
}
