import type { DetailPage, Pages } from '../core/web/pages.ts'

export const platformPages: Pages = {
  '/': () => import('./dashboard/HomePage.tsx').then((module) => module.HomePage),
  'manage/user/passwordChange': () => import('./session/web/PasswordChangePage.tsx').then((module) => module.PasswordChangePage),
}

export const platformDetails: readonly DetailPage[] = []
