import { App, Button, ConfigProvider } from 'antd'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  Component,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react'
import { Navigate, Outlet, useLocation, useNavigate, type Location } from 'react-router'
import { messages } from '../../shared/messages.ts'
import { ApiError } from '../api-error.ts'
import { NoticeBridge, notice, noticeEdges } from '../components/notice.tsx'
import { logError } from '../error-log.ts'
import { listen } from '../events.ts'
import { endLocally, loadSession } from '../load-session.ts'
import { usePreferences } from '../preferences.ts'
import { queryClient } from '../query.ts'
import { session, useSession } from '../session-store.ts'
import { PaneSkeleton } from '../TabHost.tsx'
import { tabStore } from '../tab-store.ts'
import { keyOf } from '../tabs.ts'
import { t, useKitLocale, said } from '../text/text.ts'
import { kitSize, kitTheme } from '../theme.ts'
import { Shell, type PortalParts } from './Shell.tsx'

/** Nonce of the page's content security policy; the kit writes its styles under it. */
const nonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

/** Theme, size, language, alerts and server state for everything below. */
export function PortalFrame({ children }: { children: ReactNode }) {
  const { theme, size } = usePreferences()
  const locale = useKitLocale()
  useEffect(() => listen('APP_REQUEST_ERROR', showReported), [])
  useEffect(
    () => listen('APP_REQUEST_SUCCESS', (message = said(messages.fileSaved)) => notice.info(message)),
    [],
  )
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
    document.documentElement.dataset['size'] = size
  }, [theme, size])
  return (
    <ConfigProvider
      csp={{ nonce: nonce() }}
      locale={locale}
      theme={kitTheme(theme, size)}
      componentSize={kitSize(size)}
      // No space between two Chinese letters: a button would not be called by what stands on it.
      button={{ autoInsertSpace: false }}
    >
      <App component={false} {...noticeEdges}>
        <NoticeBridge />
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </App>
    </ConfigProvider>
  )
}

/** Root route: hears the end of the session wherever one is. */
export function PortalRoot() {
  const navigate = useNavigate()
  useEffect(
    () =>
      listen(
        'SESSION_ENDED',
        () => void navigate(`/login?redirect=${encodeURIComponent(session.lastPath())}`, { replace: true }),
      ),
    [navigate],
  )
  return (
    <PortalFrame>
      <Outlet />
    </PortalFrame>
  )
}
// `shown` only says that somebody took care; this is that somebody.
function showReported(error: ApiError): void {
  error.shown = false
  notice.failure(error)
}

/**
 * Every path but the open ones: no token leads to the sign-in, a token without roles loads user and menus
 * first.
 */
export function Guarded({ parts }: { parts: PortalParts }) {
  const { pathname, search } = useLocation()
  const { user } = useSession()
  // Drawn in pieces when the session has come, so that clicks in between still work.
  const shown = useDeferredValue(user)
  const signedIn = session.signedIn()
  if (!signedIn && !user)
    return <Navigate to={`/login?redirect=${encodeURIComponent(pathname + search)}`} replace />
  if (!user || shown?.userId !== user.userId) return <Entering />
  return <Shell key={user.userId} parts={parts} />
}

let entering: Promise<void> | null = null
/** Loads the session; asks for another try when no answer came. */
function Entering() {
  const [attempt, setAttempt] = useState(0)
  const [lost, setLost] = useState(false)
  if (!lost) return <Loading key={attempt} onLost={() => setLost(true)} />
  const again = () => {
    setLost(false)
    setAttempt(attempt + 1)
  }
  return (
    <section className="portal-message" role="alert">
      <h1>{t('network.title')}</h1>
      <p>{t('network.body')}</p>
      <Button type="primary" onClick={again}>
        {t('common.retry')}
      </Button>
    </section>
  )
}

function Loading({ onLost }: { onLost: () => void }) {
  const navigate = useNavigate()
  const failed = useEffectEvent((error: unknown) => {
    // No answer is no refusal: a lost network, or a page that is being left, must not sign anybody out.
    if (!(error instanceof ApiError) || error.status === 0) return onLost()
    // The session has ended in an orderly way: the sign-in page is on its way.
    if (error.shown) return
    endLocally()
    notice.error(error.message || t('login.failed'))
    void navigate('/', { replace: true })
  })
  useEffect(() => {
    entering ??= loadSession().finally(() => (entering = null))
    entering.catch((error: unknown) => failed(error))
  }, [])
  return (
    <div className="portal-shell">
      <header className="portal-header" />
      <PaneSkeleton />
    </div>
  )
}

/** When the frame itself breaks: logged, said in plain words, and a way back; another address draws it again. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  return <FrameBoundary place={useLocation()}>{children}</FrameBoundary>
}
interface FrameProps {
  place: Location
  children: ReactNode
}
interface FrameState {
  place: Location
  broken: boolean
}
class FrameBoundary extends Component<FrameProps, FrameState> {
  override state: FrameState = { place: this.props.place, broken: false }
  static getDerivedStateFromError(): Partial<FrameState> {
    return { broken: true }
  }
  static getDerivedStateFromProps({ place }: FrameProps, before: FrameState): FrameState | null {
    return place === before.place ? null : { place, broken: false }
  }
  override componentDidCatch(error: unknown): void {
    logError(error)
  }
  override render(): ReactNode {
    if (!this.state.broken) return this.props.children
    return (
      <section className="portal-message" role="alert">
        <h1>{t('pane.failed')}</h1>
        <p>{t('pane.failedHelp')}</p>
        <a href={session.lastPath()}>{t('common.retry')}</a>
      </section>
    )
  }
}

/** A signed-in user has no business at the sign-in page. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  return session.signedIn() ? <Navigate to="/" replace /> : children
}

/** /redirect/:path* shows the current view anew. */
export function RedirectRoute() {
  const { pathname, search } = useLocation()
  const path = pathname.replace(/^\/redirect/, '') || '/'
  useEffect(() => tabStore.refresh(keyOf(path, search)), [path, search])
  return <Navigate to={path + search} replace />
}
