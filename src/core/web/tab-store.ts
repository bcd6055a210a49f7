import { createStore } from './store.ts'
import * as rules from './tabs.ts'
import type { Tab, Tabs } from './tabs.ts'

const storageName = 'portal.tabs'
const start = (): Tabs => {
  try {
    return rules.fromStorage(sessionStorage.getItem(storageName))
  } catch {
    return rules.noTabs
  }
}
const store = createStore<Tabs>(start())
const put = (tabs: Tabs): void => {
  if (tabs === store.get()) return
  store.set(tabs)
  try {
    sessionStorage.setItem(storageName, rules.toStorage(tabs))
  } catch {
    // a full or forbidden storage only loses the tabs over F5
  }
}
const closed = ({ tabs, go }: rules.Closed): string | null => {
  put(tabs)
  return go
}

/** The open tabs of this browser window. The closing functions answer where to go, or null to stay. */
export const tabStore = {
  get: store.get,
  open: (path: string, search: string, title: string): void =>
    put(rules.open(store.get(), path, search, title)),
  close: (key: string): string | null => closed(rules.close(store.get(), key)),
  closeOthers: (key: string): string | null => closed(rules.closeOthers(store.get(), key)),
  closeAll: (): string | null => closed(rules.closeAll(store.get())),
  refresh: (key: string): void => put(rules.refresh(store.get(), key)),
  refreshAll: (): void => put(rules.refreshAll(store.get())),
  setSearch: (key: string, search: string): void => put(rules.setSearch(store.get(), key, search)),
  setTitle: (key: string, title: string): void => put(rules.setTitle(store.get(), key, title)),
  setDirty: (key: string, dirty: boolean): void => put(rules.setDirty(store.get(), key, dirty)),
  show: (key: string | null): void => put(rules.show(store.get(), key)),
  /** The open tab of an address, if any. */
  find: (path: string, search: string): Tab | undefined =>
    store.get().list.find((tab) => tab.key === rules.keyOf(path, search)),
  reset: (): void => put(rules.noTabs),
}
export const useTabs = (): Tabs => store.use((state) => state)
