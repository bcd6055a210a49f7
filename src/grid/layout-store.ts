import { type GridLayout, readLayout } from './layout.ts'

/**
 * Where layouts are kept. The server's store may answer later; until then the page's own arrangement is
 * shown.
 */
export interface LayoutStore {
  load: (key: string) => GridLayout | undefined | Promise<GridLayout | undefined>
  save: (key: string, layout: GridLayout | undefined) => void | Promise<void>
}

const PREFIX = 'portal.grid.'

/** Keeps layouts in this browser. A full or forbidden storage loses the layout, never the page. */
export const browserLayoutStore: LayoutStore = {
  load(key) {
    try {
      const stored = localStorage.getItem(PREFIX + key)
      return stored === null ? undefined : readLayout(JSON.parse(stored))
    } catch {
      return undefined
    }
  },
  save(key, layout) {
    try {
      if (layout) localStorage.setItem(PREFIX + key, JSON.stringify(layout))
      else localStorage.removeItem(PREFIX + key)
    } catch {
      // Nothing is lost but the arrangement of columns.
    }
  },
}
