import type { AnyResource, Transition } from '../../shared/resource.ts'

/**
 * Transitions of the usual way, which are not dangerous. A transition of the system belongs to it if it is
 * the approved outcome of an approval, or if it leads forward and people lead on from there: starting a work
 * puts a lockout into use, and people then ask for its release.
 */
export function ordinarySteps(resource: AnyResource): Transition<string>[] {
  const names = Object.keys(resource.states ?? {})
  const all = Object.entries((resource.transitions ?? {}) as Record<string, Transition<string>>)
  const approved = new Set(all.map(([, { approval }]) => approval?.approved))
  const forward = (from: readonly string[], to: string) =>
    from.every((state) => names.indexOf(state) < names.indexOf(to))
  const goesOn = (state: string) =>
    all.some(
      ([, { danger, system, from, to }]) =>
        !danger && !system && from.includes(state) && forward([state], to),
    )
  return all
    .filter(
      ([action, { danger, system, from, to }]) =>
        !danger && (!system || approved.has(action) || (forward(from, to) && goesOn(to))),
    )
    .map(([, transition]) => transition)
}
