import type { AnyResource, Transition } from '../../shared/resource.ts'

/** Transitions of the usual way: neither dangerous nor the clock's. The approved outcome of an approval is the system's and yet what everybody hopes for. */
export function ordinarySteps(resource: AnyResource): Transition<string>[] {
  const all = Object.entries((resource.transitions ?? {}) as Record<string, Transition<string>>)
  const approved = new Set(all.map(([, { approval }]) => approval?.approved))
  return all.filter(([action, { danger, system }]) => !danger && (!system || approved.has(action))).map(([, transition]) => transition)
}
