import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
} from 'react'
import { useLocation, useNavigate, type Location, type NavigateOptions } from 'react-router'
import { messages } from '../../shared/messages.ts'
import { Sentence } from '../../shared/sentence.ts'
import { rightsTopic, yes } from '../../shared/session.ts'
import { countOfTab } from '../attach/chosen-groups.ts'
import { fetchRest } from '../components/fetch-rest.ts'
import { later } from '../components/later.tsx'
import { notice } from '../components/notice.tsx'
import { listen } from '../events.ts'
import { excelJobs } from '../excel-jobs.ts'
import { startLive, useLive, useLiveConnected } from '../live.ts'
import { reloadRights, savePreference, sessionIsValid } from '../load-session.ts'
import { answerLogin, askLogin, useLoginAsked } from '../login-request.ts'
import { OutboxBar } from '../outbox/OutboxBar.tsx'
import { useOverlay } from '../overlay.ts'
import type { PageTable } from '../page-table.ts'
import { chainTo, targetOf, type Target } from '../pages.ts'
import { preferences, usePreferences } from '../preferences.ts'
import { rememberRecent, rememberUse } from '../recent.ts'
import { canAccess, requestsOfRights, session, useSession } from '../session-store.ts'
import { homeTab, PaneSkeleton, TabHost, type Go } from '../TabHost.tsx'
import { TabStrip } from '../TabStrip.tsx'
import { tabStore, useTabs } from '../tab-store.ts'
import { homePath, keyOf, tabLimit, type Tab } from '../tabs.ts'
import { textsOf } from '../text/define-texts.ts'
import { tabTexts } from '../text/tab.texts.ts'
import { spokenText } from '../text/labels.ts'
import { menuName, t, useLanguage, useText, said } from '../text/text.ts'
import { useFreshTexts } from '../text/use-fresh-texts.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import { Header } from './Header.tsx'
import { SessionBar } from './SessionBar.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TopMenu } from './TopMenu.tsx'
import { useFocusInShown } from './use-focus-in-shown.ts'
import { useMenuCount } from './use-menu-count.ts'
import { useViewport } from './use-viewport.ts'

const Palette = later(() => import('./Palette.tsx').then((module) => module.Palette))
const ExcelJobTray = later(() => import('./ExcelJobTray.tsx').then((module) => module.ExcelJobTray))
const MobileMenu = later(() => import('./MobileMenu.tsx').then((module) => module.MobileMenu), {
  tells: ({ open }) => open,
})

export interface LoginDialogProps {
  onSignedIn: () => void
  /** The dialog was closed with its x. */
  onClose: () => void
  onLoginPage: () => void
}
export interface PasswordPopupProps {
  /** Save appears only on an editable route. */
  editable: boolean
  /** The account must change its password before it goes on. */
  must: boolean
  onClose: () => void
}
/** Parts that the shell shows without knowing them. */
export interface PortalParts {
  pages: PageTable
  LoginDialog: ComponentType<LoginDialogProps>
  PasswordPopup: ComponentType<PasswordPopupProps>
  NotFound: ComponentType
  Unauthorized: ComponentType
  /** The bell in the header. */
  Bell?: ComponentType<{ go: Go }>
  /** Opens unprompted after the sign-in, as a card in the corner or in a place above the tabs. */
  Announcements?: ComponentType<{ go: Go }>
  /** Stand over every page: what is no dialog takes its place above the tabs. */
  over?: readonly ComponentType<{ go: Go }>[]
}

export function Shell({ parts }: { parts: PortalParts }) {
  const text = useText()
  const language = useLanguage()
  const location = useLocation()
  const navigate = useNavigate()
  const { menus, user } = useSession()
  const preparing = excelJobs.use().length > 0
  const { sidebarOpen } = usePreferences()
  const { active, list } = useTabs()
  const navbar = useRef<HTMLElement>(null)
  const { mobile, topMenu, mainHeight } = useViewport(navbar)
  const [drawerOpen, setDrawerOpen] = useState(false)
  const must = yes(user?.mustChgYn)
  const [password, setPassword] = useState(false)
  const [searching, setSearching] = useState(false)

  const registry = parts.pages.use()
  const target = useMemo(
    () => targetOf(location.pathname, menus, registry),
    [location.pathname, menus, registry],
  )
  // Every address is whole, so the first `navigate` leads where each later one would; tabs are not drawn
  // anew.
  const [go] = useState(() => (to: string, options?: NavigateOptions) => void navigate(to, options))
  useRoute(target, go)
  useFirstPage(go)
  useFocusInShown()
  useMenuCount(target)
  useEffect(() => startLive(), [])
  useFreshTexts()
  useLive(rightsTopic, () => void reloadRights())
  useEffect(() => askBeforeLeaving(), [])
  useEffect(() => fetchRest(), [])
  useEffect(() => openByKey(() => setSearching(true)), [])
  useEffect(() => listen('PASSWORD_POPUP', () => setPassword(true)), [])

  const titleOf = useCallback(
    (tab: Tab): string => {
      const shown = targetOf(tab.path, menus, registry)
      if (shown.kind !== 'page') return tab.title
      // A page that has named its tab itself decides its title.
      if (shown.detail && tab.title === shown.title) {
        if (shown.titles) return new Sentence(shown.titles).in(language)
        return spokenText(shown.label ?? '', tab.title)
      }
      if (shown.detail) return tab.title
      return menuName(shown.menu, language)
    },
    [menus, registry, language],
  )
  const chain = target.kind === 'page' ? chainTo(menus, target.menu.routePath) : []
  const tab = list.find((one) => one.key === active)
  const detail = target.kind === 'page' && target.detail ? (tab ? titleOf(tab) : target.title) : null
  const path = [...chain.map((menu) => menuName(menu, language)), ...(detail === null ? [] : [detail])]
  const userId = user?.userId
  useEffect(() => {
    if (userId && tab && detail !== null)
      rememberRecent(userId, { title: detail, address: tab.path + tab.search })
  }, [userId, tab, detail])
  const used = target.kind === 'page' && !target.detail ? target.menu.routePath : undefined
  useEffect(() => {
    if (userId && used !== undefined) rememberUse(userId, used)
  }, [userId, used])
  const title = path.slice(-2).join(' > ') || text('app.title')
  useEffect(() => {
    document.title = title
  }, [title])

  const toggleSidebar = () => {
    if (mobile) return setDrawerOpen(!drawerOpen)
    preferences.setSidebar(!sidebarOpen)
    void savePreference({ sidebarYn: sidebarOpen ? 'N' : 'Y' })
  }
  const sidebarShown = !mobile && sidebarOpen
  const Missing = target.kind === 'denied' ? parts.Unauthorized : parts.NotFound
  return (
    <div className="portal-shell">
      <a className="portal-skip" href="#portal-main">
        {text('app.skip')}
      </a>
      <Header
        ref={navbar}
        sidebarOpen={mobile ? drawerOpen : sidebarOpen}
        onSidebar={toggleSidebar}
        onPassword={() => setPassword(true)}
        onSearch={() => setSearching(true)}
        go={go}
        bell={parts.Bell && !must && <parts.Bell go={go} />}
      >
        {topMenu ? <TopMenu menus={menus} chain={chain} go={go} /> : <span className="portal-topmenu" />}
      </Header>
      <div className="portal-body" style={{ height: mainHeight }}>
        {sidebarShown && <Sidebar menus={menus} chain={chain} go={go} />}
        <main className="portal-content">
          {!must && parts.over?.map((Over, index) => <Over key={index} go={go} />)}
          <OutboxBar go={go} />
          {parts.Announcements && !must && <parts.Announcements go={go} />}
          <TabStrip go={go} titleOf={titleOf} />
          {location.pathname !== homePath && target.kind === 'page' && (
            <Breadcrumb home={titleOf(homeTab)} chain={chain} detail={detail} go={go} />
          )}
          <div id="portal-main" className="portal-main" tabIndex={-1}>
            {/* A temporary password is changed first: until then the server answers to no page. */}
            {!must && <TabHost registry={registry} go={go} />}
            {target.kind === 'waits' && <Arriving parts={parts} />}
            {(target.kind === 'missing' || target.kind === 'denied') && <Missing />}
          </div>
        </main>
      </div>
      <SessionBar
        menu={target.kind === 'page' ? target.menu : undefined}
        dirty={tab !== undefined && (tab.dirty === true || countOfTab(tab.key) > 0)}
        mayAsk={canAccess(requestsOfRights)}
        go={go}
      />
      {preparing && <ExcelJobTray />}
      <StatusBar />
      {mobile && (
        <MobileMenu
          open={drawerOpen}
          onClose={() => setDrawerOpen(false)}
          menus={menus}
          chain={chain}
          go={go}
        />
      )}
      {searching && !must && <Palette registry={registry} onClose={() => setSearching(false)} go={go} />}
      <AskedLogin parts={parts} go={go} />
      {(password || must) && (
        <parts.PasswordPopup
          editable={target.kind === 'page' && yes(target.menu.writeYn)}
          must={must}
          onClose={() => setPassword(false)}
        />
      )}
      <Overlay />
    </div>
  )
}

/** The page that was asked for, until it is known which it is. */
const Arriving = ({ parts }: { parts: PortalParts }) => (
  <>
    <PaneSkeleton />
    <parts.pages.Arriving />
  </>
)

/** Ctrl+K, or ⌘K. */
function openByKey(open: () => void): () => void {
  const press = (event: globalThis.KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    open()
  }
  addEventListener('keydown', press)
  return () => removeEventListener('keydown', press)
}

// The browser asks before it throws away what was typed.
function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (tabStore.get().list.some((tab) => tab.dirty)) event.preventDefault()
  }
  addEventListener('beforeunload', ask)
  return () => removeEventListener('beforeunload', ask)
}

/**
 * A user who has just signed in without asking for a page goes to the first page of their own choice, if it
 * is still among the menus.
 */
function useFirstPage(go: Go): void {
  const location = useLocation()
  const { menus, user } = useSession()
  const home = user?.homeUrl
  const wanted =
    (location.state as { justSignedIn?: boolean } | null)?.justSignedIn === true &&
    location.pathname === homePath
  useLayoutEffect(() => {
    if (wanted && home && chainTo(menus, home).length > 0) go(home, { replace: true })
  }, [wanted, home, menus, go])
}

/** Turns the address into a tab, keeps it as the last path and has the token validated on each navigation. */
function useRoute(target: Target, go: Go): void {
  const location = useLocation()
  const follow = useEffectEvent(({ pathname, search }: Location, target: Target) => {
    if (target.kind === 'redirect') return go(target.to, { replace: true })
    if (target.kind === 'noMenu') {
      notice.error(t('menu.none'))
      return go(homePath, { replace: true })
    }
    if (target.kind === 'waits') return
    if (target.kind !== 'page') return tabStore.show(null)
    if (pathname === homePath) return tabStore.show(homePath)
    // A menu leads to its open tab as it was left: with the tab's own query.
    const kept = tabStore.find(pathname, search)
    if (kept && search === '' && kept.search !== '') return go(pathname + kept.search, { replace: true })
    const before = tabStore.get().list
    tabStore.open(pathname, search, kept?.key === keyOf(pathname, search) ? kept.title : target.title)
    // The tabs have a limit: the person hears which one was closed to make room.
    const gone = before.find(({ key }) => !tabStore.get().list.some((tab) => tab.key === key))
    if (gone) notice.info(textsOf(tabTexts)('gave', { title: gone.title, count: tabLimit }))
  })
  useLayoutEffect(() => follow(location, target), [location, target])
  // The router answers a new location object for each navigation, to the same address as well.
  useEffect(() => {
    session.rememberPath(location.pathname + location.search)
    validate()
  }, [location])
}
// The page is shown meanwhile; an invalid session opens the login dialog over it and nothing typed is lost.
function validate(): void {
  sessionIsValid()
    .then((valid) => (valid ? undefined : askLogin()))
    .catch((error: unknown) => {
      const { body } = error as { body?: { errorCode?: string } }
      if (body?.errorCode === 'CONCURRENT_EXPIRED') void askLogin()
    })
}

function AskedLogin({ parts, go }: { parts: PortalParts; go: Go }) {
  const asked = useLoginAsked()
  if (!asked) return null
  return (
    <parts.LoginDialog
      onSignedIn={() => answerLogin(true)}
      onClose={() => {
        answerLogin(false)
        go(session.lastPath(), { replace: true })
      }}
      onLoginPage={() => {
        answerLogin(false)
        session.clear()
        go(`/login?redirect=${encodeURIComponent(session.lastPath())}`)
      }}
    />
  )
}

function Overlay() {
  const asked = useLoginAsked()
  // A call that waits for the login dialog must not cover it.
  const shown = useOverlay() && !asked
  return (
    <output className="portal-overlay" data-shown={shown ? '' : undefined}>
      {shown && (
        <span className="portal-overlay-box">
          <span className="portal-spinner" aria-hidden />
          {said(messages.loading)}
        </span>
      )}
    </output>
  )
}

/** The last 20 px of the window: where one belongs, and whether live changes arrive. */
function StatusBar() {
  const text = useText()
  const { user } = useSession()
  const connected = useLiveConnected()
  return (
    <footer className="portal-status">
      <span>{user?.vendorNm ?? [user?.plantNm, user?.deptNm].filter(Boolean).join(' · ')}</span>
      <span data-connected={connected ? '' : undefined}>{text(connected ? 'live.on' : 'live.off')}</span>
    </footer>
  )
}
