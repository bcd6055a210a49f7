import type { ComponentType } from 'react'
import { later } from './components/later.tsx'
import type { DetailPage, PageRegistry, Pages } from './pages.ts'
import { createStore } from './store.ts'

type Fetch = () => Promise<readonly PageRegistry[]>

/**
 * The pages of all modules. The first page needs none of them, so their table is no part of the first script: it is
 * fetched by the first other address, or ahead once the first page stands.
 */
export interface PageTable {
  /** What is known so far; `waits` until the rest has come. */
  use: () => PageRegistry
  load: () => Promise<void>
  /** Shown in place of a page that waits for the table; says so when it cannot be fetched, and tries again. */
  Arriving: ComponentType
}

/**
 * @param ready the pages that need no fetching
 * @param rest fetches the pages of all modules
 * @param onArrived hears the pages of records once they are known
 */
export function pageTable(
  ready: Pages,
  rest: Fetch,
  onArrived: (details: readonly DetailPage[]) => void = () => undefined,
): PageTable {
  const store = createStore<{ registry: PageRegistry }>({
    registry: { pages: ready, details: [], waits: true },
  })
  let fetching: Promise<void> | undefined
  const fetchAll = async () => {
    const parts = await rest()
    const details = parts.flatMap((part) => part.details)
    onArrived(details)
    store.set({
      registry: { pages: { ...Object.assign({}, ...parts.map(({ pages }) => pages)), ...ready }, details },
    })
  }
  const load = () => {
    fetching ??= fetchAll().catch((error: unknown) => {
      fetching = undefined
      throw error
    })
    return fetching
  }
  return {
    use: () => store.use(({ registry }) => registry),
    load,
    Arriving: later(() => load().then(() => nothing)),
  }
}
const nothing = () => null

/** A table that is there from the start. */
export const fixedTable = (registry: PageRegistry): PageTable => ({
  use: () => registry,
  load: () => Promise.resolve(),
  Arriving: nothing,
})
