import type { AnyResource } from '../../shared/resource.ts'
import { anyBehaviour, type Behaviour } from './behaviour.ts'
import { registerLookup } from './columns.ts'

const behaviours = new Map<string, Behaviour>()

/**
 * Makes an entity known by name: for lookups, attachments, references and the tests that loop over all
 * entities.
 */
export function register<R extends AnyResource>(behaviour: Behaviour<R>): void {
  behaviours.set(behaviour.resource.name, anyBehaviour(behaviour))
  registerLookup(behaviour.resource)
}
/** Takes out a definition that a test has of its own: the processes of the tests are shared. */
export const forget = (name: string): void => void behaviours.delete(name)
export const behaviourNamed = (name: string): Behaviour | undefined => behaviours.get(name)
export const resourceNamed = (name: string): AnyResource | undefined => behaviours.get(name)?.resource
export const allBehaviours = (): Behaviour[] => [...behaviours.values()]
