/** Rules of the tab strip (specification section 2), pure: state in, state out. */
export interface Tab {
  /** Identity: the path, and the record's number for a detail page, so that two records are two tabs. */
  key: string
  path: string
  /** The tab's own query, '' or '?…'; it survives going elsewhere. */
  search: string
  title: string
  /** Raised by a refresh: the page is built anew. */
  revision: number
  /** Something typed and not saved. */
  dirty?: boolean
  /** Order of use; the longest unused tab gives way when there are too many. */
  used: number
}
export interface Tabs {
  list: readonly Tab[]
  /** Key of the shown tab; null while the home page or an error page is shown. */
  active: string | null
  clock: number
  /** The dashboard is no tab of the list; this is its `revision`. */
  homeRevision: number
}
export const noTabs: Tabs = { list: [], active: null, clock: 0, homeRevision: 0 }
export const tabLimit = 20
export const homePath = '/'

export function keyOf(path: string, search: string): string {
  const number = new URLSearchParams(search).get('no')
  return number === null ? path : `${path}?no=${number}`
}
export const addressOfTab = (tab: Pick<Tab, 'path' | 'search'>): string => tab.path + tab.search
const find = (tabs: Tabs, key: string | null): Tab | undefined => tabs.list.find((tab) => tab.key === key)
/**
 * The same state when nothing changes, so that a page may say the same thing again without being drawn again.
 */
function change(tabs: Tabs, key: string, changes: Partial<Tab>): Tabs {
  const tab = find(tabs, key)
  const names = Object.keys(changes) as (keyof Tab)[]
  if (!tab || names.every((name) => tab[name] === changes[name])) return tabs
  return { ...tabs, list: tabs.list.map((one) => (one === tab ? { ...tab, ...changes } : one)) }
}

/** Shows the page at an address: its tab if it is open, a new one at the end otherwise. */
export function open(tabs: Tabs, path: string, search: string, title: string): Tabs {
  const key = keyOf(path, search)
  const clock = tabs.clock + 1
  const known = find(tabs, key)
  if (known) return { ...change(tabs, key, { search, used: clock }), active: key, clock }
  const tab: Tab = { key, path, search, title, revision: 0, used: clock }
  return { ...tabs, list: [...withRoom(tabs.list), tab], active: key, clock }
}
function withRoom(list: readonly Tab[]): readonly Tab[] {
  if (list.length < tabLimit) return list
  const clean = list.filter((tab) => !tab.dirty)
  const oldest = (clean.length > 0 ? clean : [...list]).toSorted((one, other) => one.used - other.used)[0]
  return list.filter((tab) => tab !== oldest)
}

/**
 * `go` is the address to show next, null when the shown page stays: the last remaining tab, or home when none
 * is left.
 */
export interface Closed {
  tabs: Tabs
  go: string | null
}
export function close(tabs: Tabs, key: string): Closed {
  const list = tabs.list.filter((tab) => tab.key !== key)
  if (tabs.active !== key) return { tabs: { ...tabs, list }, go: null }
  const last = list.at(-1)
  return { tabs: { ...tabs, list, active: last?.key ?? null }, go: last ? addressOfTab(last) : homePath }
}
export function closeOthers(tabs: Tabs, key: string): Closed {
  const kept = find(tabs, key)
  if (!kept) return { tabs, go: null }
  return { tabs: { ...tabs, list: [kept], active: key }, go: tabs.active === key ? null : addressOfTab(kept) }
}
export const closeAll = (tabs: Tabs): Closed => ({ tabs: { ...tabs, list: [], active: null }, go: homePath })

export function refresh(tabs: Tabs, key: string): Tabs {
  if (key === homePath) return { ...tabs, homeRevision: tabs.homeRevision + 1 }
  const tab = find(tabs, key)
  return tab ? change(tabs, key, { revision: tab.revision + 1, dirty: false }) : tabs
}
/** A change of size clears all kept views. */
export const refreshAll = (tabs: Tabs): Tabs => ({
  ...tabs,
  homeRevision: tabs.homeRevision + 1,
  list: tabs.list.map((tab) => ({ ...tab, revision: tab.revision + 1, dirty: false })),
})
export const setSearch = (tabs: Tabs, key: string, search: string): Tabs => change(tabs, key, { search })
export const setTitle = (tabs: Tabs, key: string, title: string): Tabs => change(tabs, key, { title })
export const setDirty = (tabs: Tabs, key: string, dirty: boolean): Tabs =>
  Boolean(find(tabs, key)?.dirty) === dirty ? tabs : change(tabs, key, { dirty })
export const show = (tabs: Tabs, key: string | null): Tabs =>
  tabs.active === key ? tabs : { ...tabs, active: key }

/** The part of the tabs that session storage keeps over F5: addresses and titles, not typed text. */
export const toStorage = (tabs: Tabs): string =>
  JSON.stringify(tabs.list.map(({ path, search, title }) => ({ path, search, title })))
export function fromStorage(text: string | null): Tabs {
  try {
    const kept = JSON.parse(text ?? '[]') as { path: unknown; search: unknown; title: unknown }[]
    return kept.slice(-tabLimit).reduce<Tabs>((tabs, { path, search, title }) => {
      if (typeof path !== 'string' || typeof search !== 'string' || typeof title !== 'string') return tabs
      return { ...open(tabs, path, search, title), active: null }
    }, noTabs)
  } catch {
    return noTabs
  }
}
