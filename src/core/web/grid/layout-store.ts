import { ownSettings } from '../own-settings.ts'
import { type GridLayout, readLayout } from './layout.ts'

/**
 * Where layouts are kept. A store may answer later; until then the page's own arrangement is shown.
 */
export interface LayoutStore {
  load: (key: string) => GridLayout | undefined | Promise<GridLayout | undefined>
  save: (key: string, layout: GridLayout | undefined) => void | Promise<void>
}

const settingOf = (key: string): string => `grid:${key}`

/** Keeps layouts at the account: they are the person's on every machine, and nobody else's on this one. */
export const accountLayoutStore: LayoutStore = {
  load(key) {
    const kept = ownSettings.get(settingOf(key))
    return kept === undefined ? undefined : readLayout(kept)
  },
  save: (key, layout) => ownSettings.put(settingOf(key), layout ?? null),
}
