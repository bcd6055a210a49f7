import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, fakeMenu, fakeServer, fakeUser, refusal } from '../../../core/web/fake-server.test-kit.ts'
import { preferences } from '../../../core/web/preferences.ts'
import { session, tokens } from '../../../core/web/session-store.ts'
import { mountPortal, unmountPortal } from './portal.test-kit.tsx'
import { singleSignOnAddress, takeState } from './single-sign-on.ts'
import { safePath } from './sign-in.ts'
import { expectNoFaults } from '../../../core/web/testing/axe-at-rest.ts'

afterEach(() => {
  unmountPortal()
})
const pair = { userId: 'safety01', accessToken: 'a1', refreshToken: 'r1', mustChgYn: 'N' }
const portal = () =>
  fakeServer({
    'POST /api/auth/login': () => answer(pair),
    'POST /api/auth/vendor/login': () => answer(pair),
    'GET /api/auth/userinfo': () => answer(fakeUser()),
    'GET /menus': () => answer([fakeMenu('안전', 'safety', ['one', 'two'])]),
  })

describe('sign-in page', () => {
  test('a path without a token leads here and back after the sign-in; only the hash of the password leaves', async () => {
    const server = portal()
    const sent = vi.fn()
    server.on('POST /api/auth/login', ({ body }) => {
      sent(body)
      return answer(pair)
    })
    const router = mountPortal('/safety/two?q=3')
    await expect.element(page.getByLabelText('아이디', { exact: true })).toBeVisible()
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      search: `?redirect=${encodeURIComponent('/safety/two?q=3')}`,
    })
    await page.getByLabelText('아이디', { exact: true }).fill(' safety01 ')
    await page.getByLabelText('비밀번호', { exact: true }).fill('a')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: '/safety/two' })).toBeVisible()
    expect(router.state.location).toMatchObject({ pathname: '/safety/two', search: '?q=3' })
    expect(sent).toHaveBeenCalledWith({
      userId: 'safety01',
      userPwdSHA: 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb',
    })
    expect(server.calls.filter((call) => call !== 'GET /api/live').slice(0, 3)).toEqual([
      'POST /api/auth/login',
      'GET /api/auth/userinfo',
      'GET /menus',
    ])
  })

  test('empty fields and a wrong password are told at the field; a vendor uses the other door', async () => {
    const server = portal()
    server.on('POST /api/auth/vendor/login', () =>
      refusal(401, 'WRONG_PASSWORD', '아이디 또는 비밀번호가 올바르지 않습니다. (1/5)'),
    )
    mountPortal('/login')
    const submit = page.getByRole('button', { name: '로그인', exact: true })
    await submit.click()
    await expect.element(page.getByText('아이디 항목을 입력해 주세요.')).toBeVisible()
    await expect.element(page.getByText('비밀번호를 반드시 입력하세요.')).toBeVisible()
    await page.getByRole('radio', { name: /협력업체/ }).click({ force: true })
    await page.getByLabelText('아이디', { exact: true }).fill('vendor01')
    await page.getByLabelText('비밀번호', { exact: true }).fill('x')
    await submit.click()
    await expect.element(page.getByText('아이디 또는 비밀번호가 올바르지 않습니다. (1/5)')).toBeVisible()
    expect(server.calls).toEqual(['POST /api/auth/vendor/login'])
    expect(tokens.access()).toBeNull()
  })

  test('the password can be shown and hidden, the id is remembered when asked for', async () => {
    portal()
    mountPortal('/login')
    const password = page.getByLabelText('비밀번호', { exact: true })
    await expect.element(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: '비밀번호 표시' }).click()
    await expect.element(password).toHaveAttribute('type', 'text')
    await page.getByLabelText('아이디', { exact: true }).fill('safety01')
    await page.getByLabelText('아이디 저장').click()
    await password.fill('x')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: '홈' })).toBeVisible()
    expect(localStorage.getItem('portal.userId')).toBe('safety01')
  })

  test('a signed-in user at the sign-in page is sent to the dashboard', async () => {
    portal()
    tokens.save(pair)
    const router = mountPortal('/login')
    await expect.element(page.getByRole('heading', { name: '홈' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/')
  })

  test('tokens that have both expired before the page was loaded lead to the sign-in page', async () => {
    const server = portal()
    server.on('GET /api/auth/userinfo', () => refusal(401, 'ACCESS_EXPIRED'))
    server.on('GET /api/auth/refresh', () => refusal(401, 'REFRESH_EXPIRED'))
    tokens.save(pair)
    const router = mountPortal('/safety/one')
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    await expect.element(page.getByLabelText('아이디', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('a session that a second sign-in elsewhere has ended leads to the sign-in page', async () => {
    const server = portal()
    server.on('GET /api/auth/userinfo', () => refusal(401, 'CONCURRENT_EXPIRED'))
    tokens.save(pair)
    const router = mountPortal('/safety/one')
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    await expect.element(page.getByLabelText('아이디', { exact: true })).toBeVisible()
  })

  test('a session that cannot be loaded is ended with the message', async () => {
    const server = portal()
    server.on('GET /menus', () => refusal(500, 'ERROR', ''))
    tokens.save(pair)
    const router = mountPortal('/safety/one')
    await expect.element(page.getByText('Verification failed, please login again')).toBeVisible()
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(tokens.access()).toBeNull()
  })
})

test('PSRM signs in by its own path and goes where it was asked to', async () => {
  const server = portal()
  server.on('POST /api/auth/psrm/login', () => answer(pair))
  const router = mountPortal('/psrmlogin?redirect=%2Fsafety%2Ftwo')
  await expect.element(page.getByText('협력업체 안전평가(PSRM) 사용자 전용 로그인입니다.')).toBeVisible()
  await page.getByLabelText('아이디', { exact: true }).fill('vendor01')
  await page.getByLabelText('비밀번호', { exact: true }).fill('x')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: '/safety/two' })).toBeVisible()
  expect(server.calls[0]).toBe('POST /api/auth/psrm/login')
  expect(router.state.location.pathname).toBe('/safety/two')
})

describe('the way back from single sign-on', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search))

  const sso = document.createElement('meta')
  sso.name = 'sso-url'
  const install = (url: string) => {
    sso.content = url
    document.head.append(sso)
  }
  afterEach(() => sso.remove())

  test('takes the token pair that answers a request of this window, once, and opens the last path', async () => {
    portal()
    install('https://sso.example.com/login')
    session.rememberPath('/safety/one')
    const state = new URL(singleSignOnAddress('https://sso.example.com/login')).searchParams.get('state')!
    history.replaceState(null, '', `#accessToken=a2&refreshToken=r2&state=${state}`)
    const router = mountPortal('/auth-redirect')
    await expect.element(page.getByRole('heading', { name: '/safety/one' })).toBeVisible()
    expect([tokens.access(), tokens.refresh()]).toEqual(['a2', 'r2'])
    expect(router.state.location.pathname).toBe('/safety/one')
    expect(takeState(state)).toBe(false)
  })

  test.each([
    ['that nobody asked for', 'https://sso.example.com/login', '&state=guessed'],
    ['without a state', 'https://sso.example.com/login', ''],
    ['where there is no single sign-on', '', '&state=kept'],
  ])('tokens %s change nothing: who is signed in stays', async (_name, url, state) => {
    portal()
    if (url) install(url)
    tokens.save({ accessToken: 'mine', refreshToken: 'mine' })
    if (state === '&state=kept') sessionStorage.setItem('portal.ssoState', 'kept')
    history.replaceState(null, '', `#accessToken=a2&refreshToken=r2${state}`)
    const router = mountPortal('/auth-redirect')
    await vi.waitFor(() => expect(router.state.location.pathname).not.toBe('/auth-redirect'))
    expect(tokens.access()).not.toBe('a2')
  })

  test('an answer of single sign-on without a whole pair of tokens leads to the sign-in page', async () => {
    portal()
    history.replaceState(null, '', '#accessToken=a2')
    const router = mountPortal('/auth-redirect')
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(tokens.access()).toBeNull()
  })
})

test.each(['light', 'dark'] as const)('axe finds nothing on the sign-in page in %s', async (theme) => {
  preferences.setTheme(theme)
  portal()
  mountPortal('/login')
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await expect.element(page.getByText('비밀번호를 반드시 입력하세요.')).toBeVisible()
  await expectNoFaults(document.getElementById('root')!)
  preferences.setTheme('light')
})

test('the way back leads only into the portal', () => {
  expect(safePath('/safety/one?q=1')).toBe('/safety/one?q=1')
  for (const path of [
    null,
    'https://example.com',
    '//example.com',
    '/\\example.com',
    '/login?redirect=/login',
  ])
    expect(safePath(path)).toBe('/')
})
