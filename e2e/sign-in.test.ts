import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../db/seed/seed.ts'
import { startStory, type Story } from './story.ts'

let story: Story
beforeAll(async () => {
  story = await startStory()
})
afterAll(() => story?.close())

test('a stranger is sent to the sign-in page and back to where he wanted to go', async () => {
  const { page, go } = await story.window('issuer01', { signIn: false })
  await go('/constSafe/permit/permitSearch_search')
  await page.waitForURL(/\/login\?redirect=/)
  await page.getByLabel('아이디', { exact: true }).fill('issuer01')
  await page.getByLabel('비밀번호', { exact: true }).fill('틀린 암호')
  await page.getByRole('button', { name: '로그인' }).click()
  await page.getByText('아이디 또는 비밀번호가 올바르지 않습니다. (1/5)').waitFor()
  await page.getByLabel('비밀번호', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: '로그인' }).click()
  await page.waitForURL(/permitSearch_search/)
  await page.getByText('관리감독자01님').first().waitFor()
})

test('first words that come later than the portal neither cover it nor touch what was typed', async () => {
  const { page, go, errors, leave } = await story.window('issuer01', { signIn: false })
  await go('/health/live')
  await page.evaluate(`localStorage.setItem('portal.userId', 'emp01')`)
  const drawn = Promise.withResolvers<void>()
  await page.route(/\/assets\/first-[\w-]+\.js$/, async (route) => {
    await drawn.promise
    await route.continue()
  })
  await page.goto(`${story.url}/login`, { waitUntil: 'commit' })
  const name = page.locator('.sign-in-card').getByLabel('아이디', { exact: true })
  await name.fill('issuer01')
  drawn.resolve()
  await page.locator('#first').waitFor({ state: 'detached' })
  expect(await name.inputValue()).toBe('issuer01')
  expect(errors).toEqual([])
  await page.unrouteAll()
  await leave()
})

test('who types while the portal takes over from its first words goes on in the same field', async () => {
  const { page, errors, leave } = await story.window('rqst01', { signIn: false })
  const typed = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!first-)[\w.-]+\.js$/, async (route) => {
    await typed.promise
    await route.continue()
  })
  await page.goto(`${story.url}/login`, { waitUntil: 'commit' })
  await page.locator('#first input:focus').waitFor()
  await page.keyboard.type('rqst01')
  await page.keyboard.press('Tab')
  const half = demoPassword.length / 2
  await page.keyboard.type(demoPassword.slice(0, half))
  typed.resolve()
  await page.locator('#first').waitFor({ state: 'detached' })
  // What the form does once it is drawn is done.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))')
  await page.keyboard.type(demoPassword.slice(half))
  await page.keyboard.press('Enter')
  await page.getByText('공사감독자01님').first().waitFor()
  expect(errors).toEqual([])
  await page.unrouteAll()
  await leave()
})

test('a signed-in person who opens the sign-in page is sent home; the name ends in 님', async () => {
  const { page, go, errors } = await story.window('saf01')
  await go('/login')
  await page.waitForURL((address) => address.pathname === '/')
  await page.getByText('안전담당01님').first().waitFor()
  expect(errors).toEqual([])
})

test('signing out ends the session and loads the page anew', async () => {
  const { page, context } = await story.window('saf01')
  await page.evaluate('globalThis.loadedBefore = true')
  await page.getByRole('button', { name: '안전담당01님' }).click()
  const ended = page.waitForResponse((response) => response.url().endsWith('/api/auth/logout'))
  await page.getByRole('menuitem', { name: '로그아웃' }).click()
  expect((await ended).status()).toBe(200)
  await page.getByLabel('아이디', { exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(await page.evaluate('globalThis.loadedBefore')).toBeUndefined()
  expect((await context.cookies()).filter(({ name }) => /token/i.test(name))).toEqual([])
})

test('an unknown address is the 404 page, a page without the right is refused', async () => {
  const { page, go } = await story.window('hea01')
  await go('/no/such/page')
  await page.getByText('404').first().waitFor()
  await go('/constSafe/permit/permitSearch_search')
  await page
    .getByText(/404|401|권한/)
    .first()
    .waitFor()
})

test('a second sign-in ends the first one', async () => {
  const first = await story.window('emp01')
  const second = await story.window('emp01')
  await second.page.getByText('부서원01님').first().waitFor()
  const token = (await first.context.cookies()).find(({ name }) => name === 'accessToken')
  const answer = await story.portal.app.inject({
    url: '/api/auth/valid',
    headers: { 'x-authorization': `Bearer ${decodeURIComponent(token!.value)}` },
  })
  expect(answer.json()).toMatchObject({ errorCode: 'CONCURRENT_EXPIRED' })
})

test('the pages carry a strict content security policy and no foreign address', async () => {
  const { page, go } = await story.window('issuer01')
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(story.url) && !/^(data|blob):/.test(request.url()))
      foreign.push(request.url())
  })
  await go('/')
  await page.getByText('관리감독자01님').first().waitFor()
  const policy = (await page.request.get(`${story.url}/`)).headers()['content-security-policy']
  expect(policy).toContain(`script-src 'self'`)
  expect(policy).not.toContain('unsafe')
  expect(foreign).toEqual([])
})
