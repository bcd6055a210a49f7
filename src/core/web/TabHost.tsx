import { App, ConfigProvider } from 'antd'
import {
  Activity,
  createContext,
  createElement,
  memo,
  use,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
} from 'react'
import { yes, type MenuNode } from '../shared/session.ts'
import { noticeEdges } from './components/notice.tsx'
import { ErrorBoundary } from './components/ErrorBoundary.tsx'
import { lazyPart } from './components/later.tsx'
import { targetOf, type PageLoader, type PageRegistry } from './pages.ts'
import { useSession } from './session-store.ts'
import { tabStore, useTabs } from './tab-store.ts'
import { homePath, type Tab } from './tabs.ts'

/**
 * A page's view of its own tab. Pages read path and query here and never from the router, because the address
 * changes while a tab is hidden.
 */
export interface TabHandle {
  key: string
  path: string
  search: string
  params: URLSearchParams
  /** The menu that led here; for a detail page, the list it belongs to. */
  menu: MenuNode
  /** writeYn of that menu: without it, save and add buttons are hidden. */
  canWrite: boolean
  /** The page is shown now (false while its tab is kept hidden). */
  active: boolean
  setTitle: (title: string) => void
  /** Marks the tab as holding something unsaved: closing it asks first. */
  setDirty: (dirty: boolean) => void
  /** Puts the query of the page into its address without a new history entry. */
  setSearch: (search: URLSearchParams | string) => void
  /** Shows another address, in its own tab. */
  open: (to: string) => void
  close: () => void
  /** Builds the page again. */
  refresh: () => void
}
export type Go = (to: string, options?: { replace?: boolean }) => void

const TabContext = createContext<TabHandle | null>(null)
export function useTab(): TabHandle {
  const tab = use(TabContext)
  if (!tab) throw new Error('useTab stands outside a tab')
  return tab
}

/** The tab around; null outside of tabs. */
export const useTabNow = (): TabHandle | null => use(TabContext)

/** Identity of the tab around; that of the home page outside of tabs. */
export const useTabKey = (): string => use(TabContext)?.key ?? homePath

/** The menu of the page around; null outside of tabs, such as in the shell's own popups. */
export const useTabMenu = (): MenuNode | null => use(TabContext)?.menu ?? null

const built = new Map<PageLoader, ComponentType>()
function pageOf(load: PageLoader): ComponentType {
  const known = built.get(load)
  if (known) return known
  const Page = lazyPart(load, <PaneSkeleton />)
  built.set(load, Page)
  return Page
}

interface PaneProps {
  tab: Tab
  menu: MenuNode
  load: PageLoader
  active: boolean
  go: Go
}
const Pane = memo(function Pane({ tab, menu, load, active, go }: PaneProps) {
  const element = useRef<HTMLDivElement>(null)
  const top = useRef(0)
  // A hidden element forgets its scroll position in some browsers.
  useLayoutEffect(() => {
    const pane = element.current
    if (!pane) return undefined
    // Restores the scroll position only if it was lost: hiding the pane may have swallowed the last bit of
    // scrolling. It is read only when there is something to restore, because reading it makes the browser lay
    // out the whole page.
    if (top.current > 0 && pane.scrollTop === 0) pane.scrollTop = top.current
    const keep = () => {
      if (pane.clientHeight > 0) top.current = pane.scrollTop
    }
    pane.addEventListener('scroll', keep, { passive: true })
    return () => pane.removeEventListener('scroll', keep)
  }, [])
  const { key, path, search } = tab
  // A page that says that something in it is not saved must not be drawn again for it.
  const handle = useMemo(
    () => handleOf({ key, path, search }, menu, active, go),
    [key, path, search, menu, active, go],
  )
  const content = useMemo(
    () => (
      <App component={false} {...noticeEdges}>
        <TabContext value={handle}>
          <ErrorBoundary onRetry={() => tabStore.refresh(key)}>{createElement(pageOf(load))}</ErrorBoundary>
        </TabContext>
      </App>
    ),
    [key, load, handle],
  )
  return (
    <div
      ref={element}
      className="portal-pane"
      role="tabpanel"
      id={paneId(tab.key)}
      aria-labelledby={tabId(tab.key)}
      tabIndex={-1}
    >
      <ConfigProvider getPopupContainer={paneOf}>{content}</ConfigProvider>
    </div>
  )
})

/** The pane around a field, which its popups scroll away with. */
const paneOf = (node?: HTMLElement): HTMLElement =>
  node?.closest<HTMLElement>('.portal-pane') ?? document.body

export const tabId = (key: string): string => `tab-${key}`
export const paneId = (key: string): string => `pane-${key}`

function handleOf(
  tab: Pick<Tab, 'key' | 'path' | 'search'>,
  menu: MenuNode,
  active: boolean,
  go: Go,
): TabHandle {
  return {
    key: tab.key,
    path: tab.path,
    search: tab.search,
    params: new URLSearchParams(tab.search),
    menu,
    canWrite: yes(menu.writeYn),
    active,
    setTitle: (title) => tabStore.setTitle(tab.key, title),
    setDirty: (dirty) => tabStore.setDirty(tab.key, dirty),
    setSearch(search) {
      const text = String(search)
      const next = text === '' || text.startsWith('?') ? text : `?${text}`
      tabStore.setSearch(tab.key, next)
      if (tabStore.get().active === tab.key) go(tab.path + next, { replace: true })
    },
    open: (to) => go(to),
    close() {
      const next = tabStore.close(tab.key)
      if (next !== null) go(next)
    },
    refresh: () => tabStore.refresh(tab.key),
  }
}

export function PaneSkeleton() {
  return (
    <div className="portal-skeleton" aria-busy="true">
      <span />
      <span />
      <span />
    </div>
  )
}

/** All open tabs, each kept as it was left; only tabs that have been shown in this window are built. */
export function TabHost({ registry, go }: { registry: PageRegistry; go: Go }) {
  const { list, active, homeRevision } = useTabs()
  const { menus } = useSession()
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  if (active !== null && !seen.has(active)) setSeen(new Set([...seen, active]))
  const home = useMemo(() => ({ ...homeTab, revision: homeRevision }), [homeRevision])
  return [home, ...list]
    .filter((tab) => tab.key === active || seen.has(tab.key))
    .map((tab) => {
      const target = targetOf(tab.path, menus, registry)
      if (target.kind !== 'page') return null
      return (
        <Activity key={`${tab.key}#${tab.revision}`} mode={tab.key === active ? 'visible' : 'hidden'}>
          <Pane tab={tab} menu={target.menu} load={target.load} active={tab.key === active} go={go} />
        </Activity>
      )
    })
}

/** The dashboard is always there, first in the strip, and cannot be closed. */
export const homeTab: Tab = { key: homePath, path: homePath, search: '', title: '', revision: 0, used: 0 }
export const isHome = (tab: Pick<Tab, 'path'>): boolean => tab.path === homePath
