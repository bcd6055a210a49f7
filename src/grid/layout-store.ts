import type { GridLayout } from './layout.ts'

/**
 * Where layouts are kept. A store may answer later; until then the page's own arrangement is shown.
 */
export interface LayoutStore {
  load: (key: string) => GridLayout | undefined | Promise<GridLayout | undefined>
  save: (key: string, layout: GridLayout | undefined) => void | Promise<void>
}

let store: LayoutStore | undefined
/** The portal says where the arrangements of its grids are kept; without that they last as long as the page. */
export const keepLayouts = (given: LayoutStore): void => void (store = given)
export const portalLayouts: LayoutStore = {
  load: (key) => store?.load(key),
  save: (key, layout) => store?.save(key, layout),
}
