import type { AnyResource } from '../../shared/resource.ts'

export type RecordKey = string | number
/**
 * Every key starts with the resource's name, so that one live event or one save refreshes all that shows it.
 */
export const queryKeys = {
  all: (resource: AnyResource) => [resource.name] as const,
  list: (resource: AnyResource, query: object) => [resource.name, 'list', query] as const,
  total: (resource: AnyResource, conditions: object) => [resource.name, 'total', conditions] as const,
  detail: (resource: AnyResource, key: RecordKey) => [resource.name, 'detail', String(key)] as const,
  history: (resource: AnyResource, key: RecordKey) => [resource.name, 'history', String(key)] as const,
}
export const recordPath = (resource: AnyResource, key: RecordKey): string =>
  `${resource.path}/${encodeURIComponent(key)}`
