import { useEffect, useLayoutEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import {
  MemoryRouter,
  useLocation,
  useNavigate,
  useRoutes,
  type Location,
  type NavigateFunction,
} from 'react-router'
import { fixedTable } from '../../../core/web/page-table.ts'
import type { PageRegistry } from '../../../core/web/pages.ts'
import '../../../core/web/portal.css'
import {
  CrashBoundary,
  Guarded,
  PortalRoot,
  RedirectRoute,
  SignedOutOnly,
} from '../../../core/web/shell/Portal.tsx'
import { answerLogin } from '../../../core/web/login-request.ts'
import { session } from '../../../core/web/session-store.ts'
import { tabStore } from '../../../core/web/tab-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { AuthRedirectPage } from './AuthRedirectPage.tsx'
import { LoginDialog } from './LoginDialog.tsx'
import { LoginPage } from './LoginPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { PasswordChangePopup } from './PasswordChangePopup.tsx'
import { PsrmLoginPage } from './PsrmLoginPage.tsx'
import { UnauthorizedPage } from './UnauthorizedPage.tsx'

/** A page with something to type, something to scroll and its own query. */
function NotesPage() {
  const tab = useTab()
  const [note, setNote] = useState('')
  // As pages do: said again on every change of the tab, which must not change the tab.
  useEffect(() => tab.setTitle(tab.path === '/safety/detail' ? '상세' : tab.path), [tab])
  return (
    <section>
      <h1>{tab.path}</h1>
      <label>
        메모{' '}
        <input
          className={`note${tab.path.replaceAll('/', '-')}`}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      <button type="button" onClick={() => tab.setSearch('?q=1')}>
        조회
      </button>
      <button type="button" onClick={() => tab.open('/safety/detail?no=7')}>
        상세
      </button>
      <output>{tab.search}</output>
      <div style={{ height: 3000 }} />
    </section>
  )
}
function BrokenFrame(): never {
  throw new Error('the frame is broken')
}
const notes = () => Promise.resolve(NotesPage)
export const registry: PageRegistry = {
  pages: {
    '/': () => Promise.resolve(() => <h1>홈</h1>),
    'safety/one': notes,
    'safety/two': notes,
    'safety/three': notes,
  },
  details: [{ page: '/safety/detail', title: '상세', of: ['safety/one'], load: notes }],
}

let root: Root | null = null
export function mountPortal(path: string, pages = fixedTable(registry)) {
  const parts = {
    pages,
    LoginDialog,
    PasswordPopup: PasswordChangePopup,
    NotFound: NotFoundPage,
    Unauthorized: UnauthorizedPage,
  }
  const routes = [
    {
      element: <PortalRoot />,
      children: [
        {
          path: '/login',
          element: (
            <SignedOutOnly>
              <LoginPage />
            </SignedOutOnly>
          ),
        },
        { path: '/psrmlogin', element: <PsrmLoginPage /> },
        { path: '/auth-redirect', element: <AuthRedirectPage /> },
        { path: '/broken', element: <BrokenFrame /> },
        { path: '/redirect/*', element: <RedirectRoute /> },
        { path: '*', element: <Guarded parts={parts} /> },
      ],
    },
  ]
  // Where the portal is, and the way to another address.
  const router = {
    state: { location: { pathname: path } as Location },
    navigate: (() => undefined) as NavigateFunction,
  }
  const heard = (location: Location, navigate: NavigateFunction) =>
    Object.assign(router, { state: { location }, navigate })
  function Portal() {
    const location = useLocation()
    const navigate = useNavigate()
    useLayoutEffect(() => void heard(location, navigate), [location, navigate])
    return useRoutes(routes)
  }
  const place = document.createElement('div')
  place.id = 'root'
  document.body.replaceChildren(place)
  root = createRoot(place)
  root.render(
    <MemoryRouter initialEntries={[path]}>
      <CrashBoundary>
        <Portal />
      </CrashBoundary>
    </MemoryRouter>,
  )
  return router
}
export function unmountPortal(): void {
  root?.unmount()
  root = null
  answerLogin(false)
  session.clear()
  tabStore.reset()
  localStorage.clear()
}
