// First of all styles: those of the portal stand above it.
import 'antd/dist/antd.css'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Outlet, useRoutes, type RouteObject } from 'react-router'
import { later } from '../core/web/components/later.tsx'
import { watchErrors } from '../core/web/error-log.ts'
import { gatherReads } from '../core/web/gather.ts'
import '../core/web/portal.css'
import type { PortalParts } from '../core/web/shell/Shell.tsx'
import {
  CrashBoundary,
  Guarded,
  PortalFrame,
  PortalRoot,
  RedirectRoute,
  SignedOutOnly,
} from '../core/web/shell/Portal.tsx'
import { WhenReadFailed } from '../core/web/shell/WhenReadFailed.tsx'
import { PaneSkeleton } from '../core/web/TabHost.tsx'
import { registerApprovalPanel } from '../core/web/record/approval-panel.ts'
import { registerApprovalPopup } from '../core/web/record/approval-popup.ts'
import { pageTable } from '../core/web/page-table.ts'
import type { RecordAddresses } from '../core/shared/record-page.ts'
import { registerDetails, registerRecords } from '../core/web/record-address.ts'
import { session } from '../core/web/session-store.ts'
import { homePath } from '../core/web/tabs.ts'
import { registerNames } from '../core/web/text/labels.ts'
import { rememberedLanguage, setLanguage } from '../core/web/text/text.ts'
import { homeWith } from '../platform/platform.web.ts'
import { webModules } from './modules.web.ts'

const page = { meanwhile: <PaneSkeleton /> }
/** Opened by its own address, with the network that brought it. */
const alone = { ...page, ahead: false }
const LoginPage = later(async () => {
  const { LoginPage: Page, fetchAheadMs } = await import('../platform/session/web/LoginPage.tsx')
  // While the password is typed: the first address behind the sign-in need not wait for it.
  setTimeout(() => void pages.load().catch(() => undefined), fetchAheadMs)
  return Page
}, page)
const PsrmLoginPage = later(
  () => import('../platform/session/web/PsrmLoginPage.tsx').then((module) => module.PsrmLoginPage),
  alone,
)
const AuthRedirectPage = later(
  () => import('../platform/session/web/AuthRedirectPage.tsx').then((module) => module.AuthRedirectPage),
  alone,
)
const KioskPage = later(
  () =>
    import('../platform/kiosk/web/KioskPage.tsx').then((module) =>
      module.kioskWith(webModules.flatMap(({ kiosk = [] }) => kiosk)),
    ),
  alone,
)
const VerifyPage = later(
  () =>
    import('../platform/qr/web/VerifyPage.tsx').then((module) =>
      module.verifyWith(webModules.flatMap(({ qrNames = [] }) => qrNames)),
    ),
  alone,
)
const NotFoundPage = later(
  () => import('../platform/session/web/NotFoundPage.tsx').then((module) => module.NotFoundPage),
  page,
)
const UnauthorizedPage = later(
  () => import('../platform/session/web/UnauthorizedPage.tsx').then((module) => module.UnauthorizedPage),
  page,
)

const pages = pageTable(
  { [homePath]: homeWith(webModules.flatMap(({ portlets = [] }) => portlets)) },
  () => import('./module-list.pages.ts').then((list) => Object.values(list)),
  registerDetails,
)
/** Opens unprompted, so no error is shown while it is loading. */
const byItself = { tells: () => false }
const parts: PortalParts = {
  pages,
  LoginDialog: later(() =>
    import('../platform/session/web/LoginDialog.tsx').then((module) => module.LoginDialog),
  ),
  PasswordPopup: later(() =>
    import('../platform/session/web/PasswordChangePopup.tsx').then((module) => module.PasswordChangePopup),
  ),
  Announcements: later(
    () => import('../platform/notice/web/NoticePopups.tsx').then((module) => module.NoticePopups),
    byItself,
  ),
  over: [WhenReadFailed, ...webModules.flatMap(({ over }) => (over ? [later(over, byItself)] : []))],
  NotFound: NotFoundPage,
  Unauthorized: UnauthorizedPage,
  Bell: later(
    () =>
      import('../platform/notification/web/NotificationBell.tsx').then((module) => module.NotificationBell),
    byItself,
  ),
}

const at = (path: string, Page: ComponentType): RouteObject => ({ path, element: <Page /> })
const links = webModules
  .flatMap((module) => module.links ?? [])
  .map(({ path, load }) => at(path, later(load, alone)))
const routes: RouteObject[] = [
  // Beside the portal's root: at a shared device the end of a session leads back to the badge, not to the
  // sign-in.
  {
    element: (
      <PortalFrame>
        <Outlet />
      </PortalFrame>
    ),
    children: [at('/kiosk', KioskPage), at('/verify', VerifyPage)],
  },
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
      at('/psrmlogin', PsrmLoginPage),
      at('/auth-redirect', AuthRedirectPage),
      ...links,
      at('/401', UnauthorizedPage),
      at('/404', NotFoundPage),
      { path: '/redirect/*', element: <RedirectRoute /> },
      { path: '*', element: <Guarded parts={parts} /> },
    ],
  },
]
const Portal = () => useRoutes(routes)

// Beside the session, which the page waits for as well.
if (session.signedIn() && location.pathname !== homePath) pages.load().catch(() => undefined)

watchErrors()
gatherReads()
registerApprovalPopup(() =>
  import('../platform/approval/web/SubmitPopup.tsx').then((module) => module.SubmitPopup),
)
registerApprovalPanel(() =>
  import('../platform/approval/web/RecordApprovals.tsx').then((module) => module.RecordApprovals),
)
registerRecords(Object.assign({}, ...webModules.map(({ records }) => records)) as RecordAddresses)
registerNames(webModules.map(({ names }) => names))
await setLanguage(rememberedLanguage() ?? 'kr', false)
createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <CrashBoundary>
      <Portal />
    </CrashBoundary>
  </BrowserRouter>,
)
