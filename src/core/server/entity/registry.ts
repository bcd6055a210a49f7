import type { AnyResource } from '../../shared/resource.ts'
import type { Behaviour } from './behaviour.ts'
import { registerLookup } from './columns.ts'

const behaviours = new Map<string, Behaviour>()

/**
 * Makes an entity known by name: for lookups, attachments, references and the tests that loop over all
 * entities.
 */
export function register(behaviour: Behaviour): void {
  behaviours.set(behaviour.resource.name, behaviour)
  registerLookup(behaviour.resource)
}
/** Takes out a definition that a test has of its own: the processes of the tests are shared. */
export const forget = (name: string): void => void behaviours.delete(name)
export const behaviourNamed = (name: string): Behaviour | undefined => behaviours.get(name)
export const resourceNamed = (name: string): AnyResource | undefined => behaviours.get(name)?.resource
export const allBehaviours = (): Behaviour[] => [...behaviours.values()]
