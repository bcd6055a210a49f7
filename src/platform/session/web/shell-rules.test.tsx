import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '../../../core/web/api.ts'
import { emit } from '../../../core/web/events.ts'
import { answer, fakeMenu, fakeServer, fakeUser, refusal } from '../../../core/web/fake-server.test-kit.ts'
import { pageTable } from '../../../core/web/page-table.ts'
import { homeMenu } from '../../../core/web/pages.ts'
import { setLanguage } from '../../../core/web/text/text.ts'
import { tokens } from '../../../core/web/session-store.ts'
import { mountPortal, registry, unmountPortal } from './portal.test-kit.tsx'

/** Single sentences of specification sections 1, 2, 4, 5 and 8 about the shell. */
const readOnly = fakeMenu('안전', 'safety', ['one', 'two'])
readOnly.children = readOnly.children.map((menu) =>
  menu.routePath === '/safety/two' ? { ...menu, writeYn: 'N' } : menu,
)
let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  await page.viewport(1280, 800)
  tokens.save({ accessToken: 'a1', refreshToken: 'r1' })
  server = fakeServer({
    'GET /api/auth/userinfo': () => answer(fakeUser()),
    'GET /menus': () => answer([readOnly]),
  })
})
afterEach(async () => {
  unmountPortal()
  vi.restoreAllMocks()
  await setLanguage('kr')
})
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const at = async (path: string) => {
  const router = mountPortal(path)
  await expect.element(heading(path === '/' ? '홈' : path.split('?')[0]!)).toBeVisible()
  return router
}
test('a frame that breaks is logged and says so, and another address draws it again', async () => {
  const logged = vi.fn()
  vi.spyOn(console, 'error').mockReturnValue()
  server.on('POST /api/manage/errorlogs', ({ body }) => {
    logged(body)
    return answer(true)
  })
  const router = await at('/')
  await router.navigate('/broken')
  await expect.element(heading('화면을 표시하지 못했습니다.')).toBeVisible()
  expect(page.getByRole('link', { name: '다시 시도' }).element().getAttribute('href')).toBe('/')
  await vi.waitFor(() =>
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'the frame is broken' })),
  )
  await router.navigate('/safety/one')
  await expect.element(heading('/safety/one')).toBeVisible()
})

describe('the table of pages', () => {
  const { '/': home } = registry.pages
  test('the first page needs none, another page waits for it', async () => {
    const { promise, resolve } = Promise.withResolvers<(typeof registry)[]>()
    const asked = vi.fn(() => promise)
    const known = vi.fn()
    const router = mountPortal('/', pageTable({ '/': home! }, asked, known))
    await expect.element(heading('홈')).toBeVisible()
    expect(asked).not.toHaveBeenCalled()
    await router.navigate('/safety/detail?no=7')
    await vi.waitFor(() => expect(document.querySelector('.portal-main .portal-skeleton')).not.toBeNull())
    resolve([registry])
    await expect.element(heading('/safety/detail')).toBeVisible()
    expect(known).toHaveBeenCalledExactlyOnceWith(registry.details)
    await router.navigate('/')
    await expect.element(heading('홈')).toBeVisible()
  })
  test('when it cannot be fetched, the portal says so and tries again', async () => {
    const asked = vi.fn().mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue([registry])
    mountPortal('/safety/one', pageTable({ '/': home! }, asked))
    await page.getByRole('dialog').getByRole('button', { name: '다시 시도' }).click()
    await expect.element(heading('/safety/one')).toBeVisible()
    expect(asked).toHaveBeenCalledTimes(2)
  })
})

describe('where one is', () => {
  const path = page.getByRole('navigation', { name: '현재 위치' })
  const steps = () => [...path.element().querySelectorAll('li')].map((item) => item.textContent)

  test('the path begins with the dashboard, and the dashboard itself has none', async () => {
    const router = await at('/safety/one')
    expect(steps()).toEqual(['대시보드', '안전', 'one'])
    await path.getByRole('link', { name: '대시보드' }).click()
    await expect.element(heading('홈')).toBeVisible()
    expect(router.state.location.pathname).toBe('/')
    await expect.element(path).not.toBeInTheDocument()
  })

  test('a vendor’s dashboard has the same name in the path and in its tab', async () => {
    const vendorHome = {
      ...homeMenu,
      menuId: 'V010000',
      menuNm: '협력업체 메인',
      portalCd: 'VENDOR' as const,
    }
    server.on('GET /menus', () => answer([vendorHome, readOnly]))
    await at('/safety/one')
    expect(steps()[0]).toBe('협력업체 메인')
    await expect.element(page.getByRole('tab', { name: '협력업체 메인' })).toBeVisible()
  })

  test('a leaf is titled by its parent and itself, a detail page by its list and itself', async () => {
    const router = await at('/safety/two')
    expect(document.title).toBe('안전 > two')
    await router.navigate('/safety/detail?no=7')
    await vi.waitFor(() => expect(document.title).toBe('one > 상세'))
    await router.navigate('/')
    await vi.waitFor(() => expect(document.title).toBe('협력업체 업무지원'))
  })

  test.each([
    ['kr', '안전담당01님'],
    ['en', '안전담당01'],
    ['zh', '안전담당01'],
    ['es', '안전담당01'],
  ] as const)('the name of the user ends in 님 in Korean alone (%s)', async (language, shown) => {
    await setLanguage(language)
    await at('/')
    await expect.element(page.getByText(shown, { exact: true })).toBeVisible()
  })
})

/** Makes the window so high, and waits until the page has heard of it. */
async function resized(height: number): Promise<void> {
  const heard = new Promise((hear) => addEventListener('resize', hear, { once: true }))
  await page.viewport(1280, height)
  await heard
}
const drawn = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))

test('the main area is as high as the window without the bar and 20 pixels, 600 ms after the last resize', async () => {
  await at('/safety/one')
  const body = document.querySelector<HTMLElement>('.portal-body')!
  const bar = document.querySelector<HTMLElement>('.portal-header')!.offsetHeight
  await vi.waitFor(() => expect(body.offsetHeight).toBe(800 - bar - 20))
  // The clock of the test, since a busy machine takes longer than 600 ms for a resize.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await resized(700)
    vi.advanceTimersByTime(599)
    await resized(640)
    vi.advanceTimersByTime(599)
    await drawn()
    expect(body.offsetHeight).toBe(800 - bar - 20)
    vi.advanceTimersByTime(1)
    await drawn()
    expect(body.offsetHeight).toBe(640 - bar - 20)
  } finally {
    vi.useRealTimers()
  }
})

describe('the overlay', () => {
  const overlay = () => document.querySelector('.portal-overlay')?.textContent ?? ''
  const slow = (name: string) => {
    const waiting: (() => void)[] = []
    server.on(name, () => new Promise((arrive) => waiting.push(() => arrive(answer(true)))))
    return () => waiting.shift()?.()
  }

  test('the overlay stands over the page while a call is under way', async () => {
    await at('/safety/one')
    const finish = slow('POST /api/things')
    const call = api.post('/api/things')
    await vi.waitFor(() => expect(overlay()).toBe('Loading...'))
    await vi.waitFor(() => expect(server.calls).toContain('POST /api/things'))
    finish()
    await call
    await vi.waitFor(() => expect(overlay()).toBe(''))
  })

  test('the overlay does not appear while the pass counter is above 0', async () => {
    await at('/safety/one')
    const finishPass = slow('POST /api/quiet')
    const finishOther = slow('POST /api/things')
    const pass = api.post('/api/quiet', undefined, { pass: true })
    const other = api.post('/api/things')
    await vi.waitFor(() =>
      expect(server.calls).toEqual(expect.arrayContaining(['POST /api/quiet', 'POST /api/things'])),
    )
    expect(overlay()).toBe('')
    finishPass()
    finishOther()
    await Promise.all([pass, other])
    const finish = slow('POST /api/things')
    const after = api.post('/api/things')
    await vi.waitFor(() => expect(overlay()).toBe('Loading...'))
    await vi.waitFor(() => expect(server.calls.filter((call) => call === 'POST /api/things')).toHaveLength(2))
    finish()
    await after
  })
})

describe('messages', () => {
  test('a success without a text of its own is that of files; with one it is shown under 안내', async () => {
    await at('/')
    emit('APP_REQUEST_SUCCESS', undefined)
    await expect.element(page.getByText('파일업로드가 정상적으로 처리되었습니다.')).toBeVisible()
    await expect.element(page.getByText('안내', { exact: true }).first()).toBeVisible()
    emit('APP_REQUEST_SUCCESS', '저장되었습니다.')
    await expect.element(page.getByText('저장되었습니다.')).toBeVisible()
  })

  test('a browser that cannot fill the screen says so', async () => {
    vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false)
    await at('/')
    await page.getByRole('button', { name: '전체 화면' }).click()
    await expect.element(page.getByText('you browser can not work')).toBeVisible()
  })

  test('printing is reported as under development', async () => {
    await at('/')
    await page.getByRole('button', { name: '인쇄' }).click()
    await expect.element(page.getByText('인쇄 기능은 개발 중입니다.')).toBeVisible()
  })

  test('an alert of the shell stands over the login dialog', async () => {
    const router = await at('/safety/one')
    server.on('GET /api/auth/valid', () => refusal(401, 'ACCESS_EXPIRED'))
    server.on('GET /api/auth/refresh', () => refusal(503, 'ERROR', '갱신 서버가 응답하지 않습니다.'))
    await router.navigate('/safety/two')
    await expect.element(page.getByRole('cell', { name: '갱신 서버가 응답하지 않습니다.' })).toBeVisible()
    await expect.element(page.getByLabelText('비밀번호', { exact: true })).toBeInTheDocument()
    // A real click: it fails while something lies over the button.
    await page.getByText('닫기', { exact: true }).click()
    await expect
      .element(page.getByRole('cell', { name: '갱신 서버가 응답하지 않습니다.' }))
      .not.toBeInTheDocument()
  })
})

describe('the password popup', () => {
  const dialog = page.getByRole('dialog')
  const field = (name: string) => dialog.getByLabelText(name, { exact: true })
  const save = dialog.getByRole('button', { name: '저장' })
  const openPopup = async (path: string) => {
    await at(path)
    await page.getByText('안전담당01님').click()
    await page.getByRole('menuitem', { name: '비밀번호 변경' }).click()
    await expect.element(field('비밀번호')).toBeVisible()
  }
  const type = async (first: string, second: string) => {
    await field('현재 비밀번호').fill('Until-now-26')
    await field('비밀번호').fill(first)
    await field('비밀번호 확인').fill(second)
    await save.click()
  }

  test('takes at most 100 characters and says what is missing or different', async () => {
    await openPopup('/safety/one')
    await save.click()
    await expect.element(dialog.getByText('비밀번호를 반드시 입력하세요.').first()).toBeVisible()
    await type('Changed-2026-now', 'Changed-2026-not')
    await expect.element(dialog.getByText('비밀번호와 비밀번호 확인은 동일해야 합니다.')).toBeVisible()
    expect(server.calls).not.toContain('PATCH /api/manage/password')
    await userEvent.clear(field('비밀번호'))
    await userEvent.click(field('비밀번호'))
    await userEvent.keyboard('a'.repeat(101))
    await expect.element(field('비밀번호')).toHaveValue('a'.repeat(100))
    await expect.element(field('비밀번호 확인')).toHaveAttribute('maxlength', '100')
  })

  test('sends both fields, says that it was changed, and closes', async () => {
    const sent = vi.fn()
    server.on('PATCH /api/manage/password', ({ body }) => {
      sent(body)
      return answer(true)
    })
    await openPopup('/safety/one')
    await type('Changed-2026-now', 'Changed-2026-now')
    await expect.element(page.getByText('비밀번호가 변경되었습니다.')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(Object.keys(sent.mock.calls[0]![0] as object).toSorted()).toEqual([
      'userId',
      'userPwd',
      'userPwdRepeat',
      'userPwdSHA',
    ])
  })

  test.each([
    ['a false answer', () => answer(false)],
    ['a failed one', () => refusal(500, 'ERROR', '처리 중 오류')],
  ])('%s is the failure of the specification, and the popup stays', async (_name, respond) => {
    server.on('PATCH /api/manage/password', respond)
    await openPopup('/safety/one')
    await type('Changed-2026-now', 'Changed-2026-now')
    await expect
      .element(page.getByText('비밀번호 변경처리가 되지 않았습니다. 관리자에게 문의바랍니다.'))
      .toBeVisible()
    await expect.element(field('비밀번호')).toBeInTheDocument()
  })

  test('has no save button where the page is not editable', async () => {
    await openPopup('/safety/two')
    await expect.element(save).not.toBeInTheDocument()
    await dialog.getByText('닫기', { exact: true }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })
})
