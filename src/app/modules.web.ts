import type { WebModule } from '../core/web/web-module.ts'
import * as list from './module-list.web.ts'

/** Every module, in the order of its panels on the first page. */
export const webModules: readonly WebModule[] = Object.values<WebModule>(list).toSorted(
  (one, other) => (one.place ?? Infinity) - (other.place ?? Infinity),
)
