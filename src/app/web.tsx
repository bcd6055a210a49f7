// First of all styles: those of the portal stand above it.
import 'antd/dist/antd.css'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { later } from '../core/web/components/later.tsx'
import { watchErrors } from '../core/web/error-log.ts'
import '../core/web/portal.css'
import type { PortalParts } from '../core/web/shell/Shell.tsx'
import {
  CrashPage,
  Guarded,
  PortalFrame,
  PortalRoot,
  RedirectRoute,
  SignedOutOnly,
} from '../core/web/shell/Portal.tsx'
import { PaneSkeleton } from '../core/web/TabHost.tsx'
import { registerApprovalPopup } from '../core/web/record/approval-popup.ts'
import { registerRecords } from '../core/web/record-address.ts'
import { registerLabels } from '../core/web/text/labels.ts'
import { rememberedLanguage, setLanguage } from '../core/web/text/text.ts'
import {
  chemicalDetails,
  chemicalPages,
  chemicalPortlets,
  chemicalRecords,
} from '../modules/chemical/chemical.pages.ts'
import {
  storageDetails,
  storagePages,
  storagePortlets,
  storageRecords,
} from '../modules/chemical/storage.pages.ts'
import {
  improvementDetails,
  improvementPages,
  improvementPortlets,
  improvementRecords,
} from '../modules/improvement/improvement.pages.ts'
import { vendorDetails, vendorPages, vendorRecords } from '../modules/vendor/vendor.pages.ts'
import {
  vendorContractDetails,
  vendorContractPages,
  vendorContractRecords,
} from '../modules/vendor/contract.pages.ts'
import {
  constructionDetails,
  constructionPages,
  constructionRecords,
} from '../modules/work-permit/construction.pages.ts'
import {
  workOrderDetails,
  workOrderPages,
  workOrderRecords,
  workPermitPortlets,
} from '../modules/work-permit/work-order.pages.ts'
import {
  lotoDetails,
  lotoPages,
  workPermitDetails,
  workPermitPages,
  workPermitRecords,
} from '../modules/work-permit/work-permit.pages.ts'
import {
  homeWith,
  platformDetails,
  platformPages,
  platformPortlets,
  platformRecords,
} from '../platform/platform.pages.ts'

const page = { meanwhile: <PaneSkeleton /> }
/** Opened by its own address, with the network that brought it. */
const alone = { ...page, ahead: false }
const LoginPage = later(
  () => import('../platform/session/web/LoginPage.tsx').then((module) => module.LoginPage),
  page,
)
const PsrmLoginPage = later(
  () => import('../platform/session/web/PsrmLoginPage.tsx').then((module) => module.PsrmLoginPage),
  alone,
)
const AuthRedirectPage = later(
  () => import('../platform/session/web/AuthRedirectPage.tsx').then((module) => module.AuthRedirectPage),
  alone,
)
const NotFoundPage = later(
  () => import('../platform/session/web/NotFoundPage.tsx').then((module) => module.NotFoundPage),
  page,
)
const KioskPage = later(
  () => import('../modules/work-permit/kiosk/web/KioskPage.tsx').then((module) => module.KioskPage),
  alone,
)
const VerifyPage = later(
  () => import('../platform/qr/web/VerifyPage.tsx').then((module) => module.VerifyPage),
  alone,
)
const UnauthorizedPage = later(
  () => import('../platform/session/web/UnauthorizedPage.tsx').then((module) => module.UnauthorizedPage),
  page,
)

const MsdsCardPage = later(
  () => import('../modules/chemical/msds/web/MsdsCardPage.tsx').then((module) => module.MsdsCardPage),
  alone,
)
const ReportPage = later(
  () => import('../modules/improvement/link/web/ReportPage.tsx').then((module) => module.ReportPage),
  alone,
)

/** Comes up by itself: that it is not there yet disturbs nobody. */
const byItself = { tells: () => false }
const parts: PortalParts = {
  registry: {
    pages: {
      ...platformPages,
      '/': homeWith([
        ...platformPortlets,
        ...workPermitPortlets,
        ...improvementPortlets,
        ...chemicalPortlets,
        ...storagePortlets,
      ]),
      ...workOrderPages,
      ...workPermitPages,
      ...lotoPages,
      ...vendorContractPages,
      ...constructionPages,
      ...improvementPages,
      ...chemicalPages,
      ...storagePages,
      ...vendorPages,
    },
    details: [
      ...platformDetails,
      ...workOrderDetails,
      ...workPermitDetails,
      ...lotoDetails,
      ...vendorContractDetails,
      ...constructionDetails,
      ...improvementDetails,
      ...chemicalDetails,
      ...storageDetails,
      ...vendorDetails,
    ],
  },
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
  NotFound: NotFoundPage,
  Unauthorized: UnauthorizedPage,
  Bell: later(
    () =>
      import('../platform/notification/web/NotificationBell.tsx').then((module) => module.NotificationBell),
    byItself,
  ),
}

const at = (path: string, Page: ComponentType): RouteObject => ({ path, element: <Page /> })
const router = createBrowserRouter([
  // Beside the portal's root: at a shared device the end of a session leads back to the badge, not to the
  // sign-in.
  {
    element: (
      <PortalFrame>
        <Outlet />
      </PortalFrame>
    ),
    errorElement: <CrashPage />,
    children: [at('/kiosk', KioskPage), at('/verify', VerifyPage)],
  },
  {
    element: <PortalRoot />,
    errorElement: <CrashPage />,
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
      at('/msds/:token', MsdsCardPage),
      at('/improve/:token', ReportPage),
      at('/401', UnauthorizedPage),
      at('/404', NotFoundPage),
      { path: '/redirect/*', element: <RedirectRoute /> },
      { path: '*', element: <Guarded parts={parts} /> },
    ],
  },
])

watchErrors()
registerApprovalPopup(() =>
  import('../platform/approval/web/SubmitPopup.tsx').then((module) => module.SubmitPopup),
)
registerRecords({
  ...platformRecords,
  ...chemicalRecords,
  ...storageRecords,
  ...vendorContractRecords,
  ...constructionRecords,
  ...improvementRecords,
  ...workOrderRecords,
  ...workPermitRecords,
  ...vendorRecords,
})
registerLabels({
  en: [
    () => import('../platform/labels.en.json'),
    () => import('../platform/approval/labels.en.json'),
    () => import('../platform/facility/labels.en.json'),
    () => import('../platform/log/labels.en.json'),
    () => import('../platform/notification/labels.en.json'),
    () => import('../platform/notice/labels.en.json'),
    () => import('../platform/privacy/labels.en.json'),
    () => import('../modules/chemical/labels.en.json'),
    () => import('../modules/chemical/stock/labels.en.json'),
    () => import('../modules/improvement/labels.en.json'),
    () => import('../modules/vendor/labels.en.json'),
    () => import('../modules/work-permit/labels.en.json'),
    () => import('../modules/work-permit/construction/labels.en.json'),
  ],
  zh: [
    () => import('../platform/labels.zh.json'),
    () => import('../platform/approval/labels.zh.json'),
    () => import('../platform/facility/labels.zh.json'),
    () => import('../platform/log/labels.zh.json'),
    () => import('../platform/notification/labels.zh.json'),
    () => import('../platform/notice/labels.zh.json'),
    () => import('../platform/privacy/labels.zh.json'),
    () => import('../modules/chemical/labels.zh.json'),
    () => import('../modules/chemical/stock/labels.zh.json'),
    () => import('../modules/improvement/labels.zh.json'),
    () => import('../modules/vendor/labels.zh.json'),
    () => import('../modules/work-permit/labels.zh.json'),
    () => import('../modules/work-permit/construction/labels.zh.json'),
  ],
  es: [
    () => import('../platform/labels.es.json'),
    () => import('../platform/approval/labels.es.json'),
    () => import('../platform/facility/labels.es.json'),
    () => import('../platform/log/labels.es.json'),
    () => import('../platform/notification/labels.es.json'),
    () => import('../platform/notice/labels.es.json'),
    () => import('../platform/privacy/labels.es.json'),
    () => import('../modules/chemical/labels.es.json'),
    () => import('../modules/chemical/stock/labels.es.json'),
    () => import('../modules/improvement/labels.es.json'),
    () => import('../modules/vendor/labels.es.json'),
    () => import('../modules/work-permit/labels.es.json'),
    () => import('../modules/work-permit/construction/labels.es.json'),
  ],
})
await setLanguage(rememberedLanguage() ?? 'kr')
createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />)
