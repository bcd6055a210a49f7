import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { MenuNode } from '../../../core/shared/session.ts'
import { session } from '../../../core/web/session-store.ts'
import { serve } from '../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../core/web/testing/show-page.tsx'
import type { Portlet } from '../../../core/web/pages.ts'
import { HomePage } from './HomePage.tsx'

const panel: Portlet = {
  id: 'work',
  label: ['작업', 'Work', '作业', 'Trabajo'],
  of: ['sample/permit'],
  load: () => Promise.resolve(() => <p>panel</p>),
}
const show = (portlets: readonly Portlet[]) => {
  serve({ 'GET /api/manage/ownsettings': () => ({ data: {} }) })
  showPage(() => <HomePage portlets={portlets} />)
}
/** The one page of somebody who has no rights yet, below a group of menus. */
const asking = {
  menuId: 'ASK',
  menuNm: '권한 신청',
  frontEndUrl: 'my/auth/authRequest',
  routePath: '/my/setting/authRequest',
  accessYn: 'Y',
  children: [],
} as const satisfies Partial<MenuNode>
const links = () => document.querySelectorAll('.home-tile').length

afterEach(async () => {
  hidePage()
  await page.viewport(1440, 900)
})

test('beside the menus of a wide window the first page does not list them once more', async () => {
  await page.viewport(1440, 900)
  show([panel])
  await expect.element(page.getByText('panel')).toBeInTheDocument()
  expect(links()).toBe(0)
})

test('on a telephone, and without a panel, the first page leads to every page', async () => {
  await page.viewport(1440, 900)
  show([])
  await expect.poll(links).toBe(1)
  await page.viewport(360, 740)
  show([panel])
  await expect.element(page.getByText('panel')).toBeInTheDocument()
  await expect.poll(links).toBe(1)
})

test('a newcomer is led to the request of rights once', async () => {
  await page.viewport(1440, 900)
  serve({ 'GET /api/manage/ownsettings': () => ({ data: {} }) })
  showPage(() => <HomePage />, { menu: asking })
  const group = { menuId: 'MY', menuNm: '나의업무', menuLvl: 1, routePath: '/my', children: [asking] }
  session.set({ user: session.get().user, menus: [group as unknown as MenuNode] })
  await expect.element(page.getByRole('link', { name: '권한 신청' })).toBeInTheDocument()
  expect(page.getByRole('link', { name: '권한 신청' }).elements()).toHaveLength(1)
})
