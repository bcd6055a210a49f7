import { defined } from '../../shared/defined.ts'
import type { AnyResource } from '../../shared/resource.ts'
import type { LiveEvent } from '../../shared/session.ts'

/**
 * What browsers are told of a changed record. Its plant goes along where the entity is parted by plants:
 * without it nobody who is bound to a plant hears the key (http/live.ts).
 * @param row any columns of the record, its plant among them
 */
export function changeOf(resource: AnyResource, key: string | number, row: object): LiveEvent {
  const column = resource.scope === 'everyone' ? undefined : (resource.scope as { plant?: string }).plant
  const plantCd = column === undefined ? undefined : (row as Record<string, unknown>)[column]
  return {
    topic: resource.name,
    key,
    ...defined({ plantCd: typeof plantCd === 'string' ? plantCd : undefined }),
  }
}
