import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '../../../core/web/api.ts'
import { answer, fakeMenu, fakeServer, fakeUser, refusal } from '../../../core/web/fake-server.test-kit.ts'
import { preferences } from '../../../core/web/preferences.ts'
import { queryClient } from '../../../core/web/query.ts'
import { session, tokens } from '../../../core/web/session-store.ts'
import { tabStore } from '../../../core/web/tab-store.ts'
import { mountPortal, unmountPortal } from './portal.test-kit.tsx'
import { expectNoFaults } from '../../../core/web/testing/axe-at-rest.ts'

const menus = [
  fakeMenu('안전', 'safety', ['one', 'two', 'three']),
  fakeMenu('교육', 'education', []),
  fakeMenu('시스템', 'manage', []),
]
let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  await page.viewport(1280, 800)
  tokens.save({ accessToken: 'a1', refreshToken: 'r1' })
  server = fakeServer({
    'GET /api/auth/userinfo': () => answer(fakeUser()),
    'GET /menus': () => answer(menus),
  })
})
afterEach(() => {
  unmountPortal()
  preferences.setSize('medium')
  preferences.setTheme('light')
})
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const note = (path: string) => document.querySelector<HTMLInputElement>(`.note${path.replaceAll('/', '-')}`)
const pane = (key: string) => document.getElementById(`pane-${key}`) as HTMLElement
const open = async (router: ReturnType<typeof mountPortal>, path: string) => {
  await router.navigate(path)
  await expect.element(heading(path.split('?')[0] ?? path)).toBeVisible()
}

describe('kept tabs', () => {
  test('typed text, scroll and query stay while another page is shown', async () => {
    const router = mountPortal('/safety/one')
    await expect.element(heading('/safety/one')).toBeVisible()
    await page.getByLabelText('메모').fill('점검 결과')
    await page.getByRole('button', { name: '조회' }).click()
    await expect.poll(() => router.state.location.search).toBe('?q=1')
    pane('/safety/one').scrollTop = 500
    const typed = note('/safety/one')
    await open(router, '/safety/two')
    expect(typed?.checkVisibility()).toBe(false)
    await router.navigate('/safety/one')
    await expect.element(heading('/safety/one')).toBeVisible()
    expect(note('/safety/one')).toBe(typed)
    expect(typed?.value).toBe('점검 결과')
    expect(pane('/safety/one').scrollTop).toBe(500)
    await expect.poll(() => router.state.location.search).toBe('?q=1')
  })

  test('closing the active tab goes to the last one; middle click, Delete and the menu close too', async () => {
    const router = mountPortal('/safety/one')
    await expect.element(heading('/safety/one')).toBeVisible()
    await open(router, '/safety/two')
    await open(router, '/safety/three')
    await open(router, '/safety/one')
    await tab('one').click({ button: 'middle' })
    await expect.element(heading('/safety/three')).toBeVisible()
    expect(document.querySelectorAll('[role=tab]')).toHaveLength(3)
    tab('three').element().dispatchEvent(new FocusEvent('focus'))
    ;(tab('three').element() as HTMLElement).focus()
    await userEvent.keyboard('{Delete}')
    await expect.element(heading('/safety/two')).toBeVisible()
    await tab('two').click({ button: 'right' })
    await page.getByText('모두 닫기').click()
    await expect.element(heading('홈')).toBeVisible()
    expect(router.state.location.pathname).toBe('/')
  })

  test('refresh builds the page anew; /redirect does the same', async () => {
    const router = mountPortal('/safety/one')
    await expect.element(heading('/safety/one')).toBeVisible()
    await page.getByLabelText('메모').fill('지워질 글')
    await tab('one').click({ button: 'right' })
    await page.getByText('새로고침').click()
    await vi.waitFor(() => expect(note('/safety/one')?.value).toBe(''))
    await page.getByLabelText('메모').fill('다시')
    await router.navigate('/redirect/safety/one')
    await vi.waitFor(() => expect(note('/safety/one')?.value).toBe(''))
    expect(router.state.location.pathname).toBe('/safety/one')
  })

  test('a tab with unsaved text asks before it closes', async () => {
    const router = mountPortal('/safety/one')
    await expect.element(heading('/safety/one')).toBeVisible()
    tabStore.setDirty('/safety/one', true)
    await tab('one 저장 전').click({ button: 'middle' })
    await page.getByRole('button', { name: '취소' }).click()
    expect(router.state.location.pathname).toBe('/safety/one')
    await tab('one 저장 전').click({ button: 'middle' })
    await page.getByRole('button', { name: '확인' }).click()
    await expect.element(heading('홈')).toBeVisible()
  })

  test('arrow keys move along the strip, a detail page is a tab of its own', async () => {
    const router = mountPortal('/safety/one')
    await expect.element(heading('/safety/one')).toBeVisible()
    await page.getByRole('button', { name: '상세' }).click()
    await expect.element(heading('/safety/detail')).toBeVisible()
    expect(router.state.location).toMatchObject({ pathname: '/safety/detail', search: '?no=7' })
    ;(tab('상세').element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(heading('/safety/one')).toBeVisible()
    expect(document.activeElement?.id).toBe('tab-/safety/one')
  })

  test('a size clears the kept views, its own entry is disabled, and says so', async () => {
    mountPortal('/safety/one')
    await expect.element(heading('/safety/one')).toBeVisible()
    await page.getByLabelText('메모').fill('지워질 글')
    await page.getByRole('button', { name: '크기' }).click()
    await expect
      .element(page.getByRole('menuitem', { name: '보통' }))
      .toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('menuitem', { name: '작게', exact: true }).click()
    await expect.element(page.getByText('Switch Size Success')).toBeVisible()
    await vi.waitFor(() => expect(note('/safety/one')?.value).toBe(''))
    expect(localStorage.getItem('portal.size')).toBe('small')
  })
})

describe('session', () => {
  test('the login dialog stands over the page and keeps what was typed', async () => {
    mountPortal('/safety/one')
    await expect.element(heading('/safety/one')).toBeVisible()
    await page.getByLabelText('메모').fill('반쯤 쓴 글')
    server.on('GET /api/auth/refresh', () => refusal(401, 'REFRESH_EXPIRED'))
    server.on('POST /api/permits', ({ headers }) =>
      headers.get('X-Authorization') === 'Bearer a2' ? answer('saved') : refusal(401, 'ACCESS_EXPIRED'),
    )
    server.on('POST /api/auth/login', () =>
      answer({ userId: 'safety01', accessToken: 'a2', refreshToken: 'r2', mustChgYn: 'N' }),
    )
    const saving = api.post('/api/permits', { workNm: '용접' })
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(note('/safety/one')?.value).toBe('반쯤 쓴 글')
    await page.getByLabelText('비밀번호', { exact: true }).fill('x')
    // With the mouse: the overlay of the waiting call must not lie over the dialog.
    await page.getByRole('dialog').getByRole('button', { name: '로그인', exact: true }).click()
    await expect(saving).resolves.toEqual({ data: 'saved' })
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(note('/safety/one')?.value).toBe('반쯤 쓴 글')
  })

  test('closed without a sign-in, the dialog leads to the saved path and asks again while the session is invalid', async () => {
    const router = mountPortal('/safety/one')
    await expect.element(heading('/safety/one')).toBeVisible()
    server.on('GET /api/auth/refresh', () => refusal(401, 'REFRESH_EXPIRED'))
    server.on('GET /api/auth/valid', () => refusal(401, 'ACCESS_EXPIRED'))
    await router.navigate('/safety/two')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    const asked = server.calls.filter((call) => call === 'GET /api/auth/valid').length
    await userEvent.click(document.querySelector('.ant-modal-close')!)
    await vi.waitFor(() =>
      expect(server.calls.filter((call) => call === 'GET /api/auth/valid').length).toBeGreaterThan(asked),
    )
    expect(router.state.location.pathname).toBe('/safety/two')
    await page.getByRole('button', { name: '로그인 화면으로' }).click()
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(router.state.location.search).toBe(`?redirect=${encodeURIComponent('/safety/two')}`)
  })

  test('each navigation has the token validated and keeps the last path', async () => {
    const router = mountPortal('/safety/one')
    await expect.element(heading('/safety/one')).toBeVisible()
    await open(router, '/safety/two?q=2')
    await vi.waitFor(() =>
      expect(server.calls.filter((call) => call === 'GET /api/auth/valid').length).toBeGreaterThanOrEqual(2),
    )
    expect(localStorage.getItem('portal.lastPath')).toBe('/safety/two?q=2')
  })

  test('unknown addresses and pages of foreign lists are refused', async () => {
    const router = mountPortal('/nothing')
    await expect.element(heading('페이지를 찾을 수 없습니다.')).toBeVisible()
    server.on('GET /menus', () => answer([]))
    unmountPortal()
    tokens.save({ accessToken: 'a1', refreshToken: 'r1' })
    mountPortal('/safety/detail?no=1')
    await expect.element(heading('이 화면을 볼 권한이 없습니다.')).toBeVisible()
    expect(router.state.location.pathname).toBe('/nothing')
  })
})

describe('frame', () => {
  test('the top menu leaves out 시스템, opens the first page, says when there is none, and hides below 1030 px after 600 ms', async () => {
    const router = mountPortal('/')
    const bar = page.getByRole('navigation', { name: '주 메뉴' })
    await expect.element(bar.getByRole('button', { name: '안전' })).toBeVisible()
    await expect.element(bar.getByRole('button', { name: '시스템' })).not.toBeInTheDocument()
    await bar.getByRole('button', { name: '안전' }).click()
    await expect.element(heading('/safety/one')).toBeVisible()
    expect(router.state.location.pathname).toBe('/safety/one')
    expect(document.title).toBe('안전 > one')
    await bar.getByRole('button', { name: '교육' }).click()
    await expect.element(page.getByText('메뉴 권한이 없습니다.')).toBeVisible()
    await page.getByRole('button', { name: '확인' }).click()
    const shown = bar.element()
    let [narrowAt, goneAt] = [0, 0]
    window.addEventListener('resize', () => (narrowAt = performance.now()), { once: true })
    const watch = new MutationObserver(() => {
      if (!shown.isConnected) goneAt ||= performance.now()
    })
    watch.observe(document.body, { childList: true, subtree: true })
    await page.viewport(1029, 700)
    await expect.element(bar).not.toBeInTheDocument()
    watch.disconnect()
    expect(goneAt - narrowAt).toBeGreaterThan(500)
    const body = document.querySelector<HTMLElement>('.portal-body')!
    expect(body.offsetHeight).toBe(
      700 - document.querySelector<HTMLElement>('.portal-header')!.offsetHeight - 20,
    )
  })

  test('below 1021 px the sidebar becomes a drawer with all levels', async () => {
    await page.viewport(1020, 700)
    mountPortal('/safety/one')
    await expect.element(heading('/safety/one')).toBeVisible()
    await expect.element(page.getByRole('navigation', { name: '하위 메뉴' })).not.toBeInTheDocument()
    await page.getByRole('button', { name: '사이드바 열기·닫기' }).click()
    const all = page.getByRole('navigation', { name: '전체 메뉴' })
    await all.getByRole('link', { name: 'two' }).click()
    await expect.element(heading('/safety/two')).toBeVisible()
  })

  test('the sidebar is closed and stays closed', async () => {
    mountPortal('/safety/one')
    await expect.element(page.getByRole('navigation', { name: '하위 메뉴' })).toBeVisible()
    await page.getByRole('button', { name: '사이드바 열기·닫기' }).click()
    await expect.element(page.getByRole('navigation', { name: '하위 메뉴' })).not.toBeInTheDocument()
    expect(localStorage.getItem('portal.sidebar')).toBe('N')
    preferences.setSidebar(true)
  })

  test('a temporary password is changed before any page is asked for', async () => {
    server.on('GET /api/auth/userinfo', () => answer(fakeUser({ mustChgYn: 'Y' })))
    let refused = true
    server.on('PATCH /api/manage/password', () => {
      refused = false
      return answer(true)
    })
    mountPortal('/safety/one')
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toBeVisible()
    await queryClient.prefetchQuery({
      queryKey: ['refused until then'],
      queryFn: () => (refused ? Promise.reject(new Error('MUST_CHANGE')) : Promise.resolve(1)),
      retry: false,
    })
    await expect.element(heading('/safety/one')).not.toBeInTheDocument()
    await vi.waitFor(() => expect(dialog.element().querySelectorAll('input')).toHaveLength(2))
    for (const field of dialog.element().querySelectorAll('input'))
      await userEvent.fill(field, 'Changed-2026-now')
    await dialog.getByRole('button', { name: '저장' }).click()
    await expect.element(heading('/safety/one')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await vi.waitFor(() => expect(queryClient.getQueryData(['refused until then'])).toBe(1))
  })

  test('a language switches names, page language and says so', async () => {
    mountPortal('/safety/one')
    await expect.element(heading('/safety/one')).toBeVisible()
    server.on('GET /api/auth/userinfo', () => answer(fakeUser({ plantNm: 'Yeosu' })))
    await page.getByRole('button', { name: '언어' }).click()
    await page.getByRole('menuitem', { name: 'English' }).click()
    await expect.element(page.getByText('Switch Language Success')).toBeVisible()
    await expect.element(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    expect(document.documentElement.lang).toBe('en')
    // The server names the own plant in the language as well.
    await vi.waitFor(() => expect(session.get().user?.plantNm).toBe('Yeosu'))
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('menuitem', { name: '한국어' }).click()
    await vi.waitFor(() => expect(document.documentElement.lang).toBe('ko'))
  })

  test.each(['light', 'dark'] as const)('axe finds nothing serious in the %s shell', async (theme) => {
    preferences.setTheme(theme)
    mountPortal('/safety/one')
    await expect.element(heading('/safety/one')).toBeVisible()
    await expectNoFaults(document.getElementById('root')!)
  })
})
