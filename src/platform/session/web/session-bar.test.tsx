import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '../../../core/web/api.ts'
import { answer, fakeMenu, fakeServer, fakeUser, refusal } from '../../../core/web/fake-server.test-kit.ts'
import { reloadRights } from '../../../core/web/load-session.ts'
import { sessionEnd } from '../../../core/web/session-end.ts'
import { tokens } from '../../../core/web/session-store.ts'
import { tabStore } from '../../../core/web/tab-store.ts'
import { mountPortal, unmountPortal } from './portal.test-kit.tsx'

let writeYn = 'Y'
let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  await page.viewport(1280, 800)
  writeYn = 'Y'
  tokens.save({ accessToken: 'a1', refreshToken: 'r1' })
  server = fakeServer({
    'GET /api/auth/userinfo': () => answer(fakeUser()),
    'GET /menus': () => {
      const menu = fakeMenu('안전', 'safety', ['one', 'two'])
      return answer([{ ...menu, children: menu.children.map((each) => ({ ...each, writeYn })) }])
    },
  })
})
afterEach(() => {
  unmountPortal()
  sessionEnd.over()
})
const bar = () => page.getByRole('alert', { name: '접속 안내' })

test('a sign-in elsewhere is said over the page at once, with the button that signs in again', async () => {
  mountPortal('/safety/one')
  await expect.element(page.getByLabelText('메모')).toBeVisible()
  await page.getByLabelText('메모').fill('쓰던 글')
  server.on('PUT /api/safety/one', () => refusal(401, 'CONCURRENT_EXPIRED'))
  await api.put('/api/safety/one', {}).catch(() => undefined)
  await expect.element(bar()).toMatchTextContent('다른 곳에서 로그인하여')
  await bar().getByRole('button', { name: '다시 로그인' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(page.getByLabelText('메모')).toHaveValue('쓰던 글')
})

test('a right to write that is taken away while somebody types is said with its page', async () => {
  mountPortal('/safety/one')
  await expect.element(page.getByLabelText('메모')).toBeVisible()
  tabStore.setDirty('/safety/one', true)
  writeYn = 'N'
  await reloadRights()
  await expect.element(bar()).toMatchTextContent('쓰기 권한이 회수되었습니다')
  writeYn = 'Y'
  await reloadRights()
  await expect.element(bar()).not.toBeInTheDocument()
})

test('a user who types nothing is not disturbed by a change of rights', async () => {
  mountPortal('/safety/one')
  await expect.element(page.getByLabelText('메모')).toBeVisible()
  writeYn = 'N'
  await reloadRights()
  expect(bar().elements()).toHaveLength(0)
})
