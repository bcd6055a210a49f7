import type { Behaviour } from '../core/server/entity/behaviour.ts'
import type { ServerModule } from '../platform/module.server.ts'
import * as list from './module-list.ts'

/** Every module, each above those it stands on. */
export const modules: readonly ServerModule[] = eachAbove(Object.values(list))
/** Every entity of the portal. */
export const behaviours: readonly Behaviour[] = modules.flatMap((module) => module.behaviours)
/** frontEndUrls of the menus whose page exists. */
export const builtPages: ReadonlySet<string> = new Set(modules.flatMap(({ pages }) => pages))

/**
 * The platform first, and each module after those it stands on.
 * @throws Error for a module that is not listed, and for modules that stand on each other
 */
export function eachAbove(all: readonly ServerModule[]): ServerModule[] {
  const placed: ServerModule[] = []
  const place = (module: ServerModule, above: readonly string[]): void => {
    if (above.includes(module.name))
      throw new Error(`modules stand on each other: ${[...above, module.name].join(' on ')}`)
    if (placed.includes(module)) return
    for (const name of module.standsOn ?? []) {
      const below = all.find((each) => each.name === name)
      if (!below)
        throw new Error(`${module.name} stands on ${name}, which src/app/module-list.ts does not list`)
      place(below, [...above, module.name])
    }
    placed.push(module)
  }
  const lowest = ({ standsOn }: ServerModule) => (standsOn === undefined ? 0 : 1)
  for (const module of all.toSorted((one, other) => lowest(one) - lowest(other))) place(module, [])
  return placed
}
