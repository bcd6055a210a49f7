import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../db/seed/seed.ts'
import { startStory, type Story } from './story.ts'

/** No mouse is used here: a person who cannot use one does a whole piece of work with the keys alone. */
const patient = { timeout: 10_000 }

let story: Story
beforeAll(async () => {
  story = await startStory()
})
afterAll(() => story?.close())

interface Focused {
  name: string
  inside: boolean
  ringed: boolean
}
/** The focused element: its name, whether it is in the window, and whether its focus is visible. */
const focused = (page: Page): Promise<Focused> =>
  page.evaluate(`(() => {
    const element = document.activeElement
    const box = element.getBoundingClientRect()
    const label = element.labels?.[0]?.textContent
    const marks = (each) => {
      const style = getComputedStyle(each)
      return (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none'
    }
    return {
      // The names of the page and of a panel would contain all text inside them, so these have none.
      name: element.matches('body, [role=tabpanel], main *:not(a, button, input, textarea, [role])') ? '' : (element.getAttribute('aria-label') ?? label ?? element.innerText ?? '').trim(),
      inside: box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight,
      // The field of a grid lies over its cell, which carries the mark.
      ringed: element.matches('.grid-input') ? document.querySelector('.grid-frame:focus-within .grid-cell.is-active') !== null : [element, element.parentElement, element.parentElement?.parentElement].some((each) => each && marks(each)),
    }
  })()`)

/** Tab until the named element has the focus; on the way no element may hide its focus or keep it. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const way: string[] = []
  for (let step = 0; step < 200; step++) {
    await page.keyboard.press(key)
    const now = await focused(page)
    way.push(now.name)
    if (!name.test(now.name)) continue
    await expect.poll(() => focused(page), patient).toMatchObject({ inside: true, ringed: true })
    return
  }
  throw new Error(`${String(name)} is not reached: ${way.join(' → ')}`)
}

test('signs in, opens a menu, searches, opens a record, fills a required field, saves and closes the tab', async () => {
  const { page, go, errors } = await story.window('rqst01', { signIn: false })
  // Users who prefer less motion get no animation, in popups either.
  await go('/login')
  await expect.poll(async () => (await focused(page)).name, patient).toBe('아이디')
  await page.keyboard.type('rqst01')
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => address.pathname === '/')
  await page.getByRole('heading', { name: /안녕하세요/ }).waitFor()

  // A menu of the header: in by Enter, along by arrows, out by Escape, back at its button.
  await tabTo(page, /공사감독자01님/)
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page), patient).toMatchObject({ name: '환경설정', inside: true })
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused(page), patient).toMatchObject({ name: '비밀번호 변경', inside: true })
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await focused(page)).name, patient).toContain('공사감독자01님')
  // A popup gives the keyboard back to who opened it.
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await focused(page)).name, patient).toBe('환경설정')
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await focused(page)).name, patient).toBe('비밀번호 변경')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await focused(page)).name, patient).toBe('현재 비밀번호')
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await focused(page)).name, patient).toContain('공사감독자01님')

  // The top menu opens beneath by arrow down.
  await tabTo(page, /^공사안전$/, 'Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await focused(page)).name, patient).toBe('공사현황')
  for (let step = 0; step < 10 && (await focused(page)).name !== '작업의뢰 목록'; step++)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/wkodList/)
  await page.getByRole('heading', { name: '작업의뢰 목록' }).waitFor()

  await tabTo(page, /^작업명$/)
  await page.keyboard.type('울타리')
  await page.keyboard.press('Enter')
  await page.waitForURL(/wkodNm=/)
  await tabTo(page, /1행 W-/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/wkodDetail/)
  await page.getByRole('heading', { name: /출하장 울타리 보수/ }).waitFor()

  await tabTo(page, /^작업명$/)
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await tabTo(page, /^저장$/)
  await page.keyboard.press('Enter')
  // A missing value is reported, and the cursor is in its field.
  await page.getByText('작업명 항목을 입력해 주세요.').waitFor()
  await expect.poll(async () => (await focused(page)).name, patient).toBe('작업명')
  await page.keyboard.type('출하장 울타리 교체')
  await tabTo(page, /^저장$/)
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/api/saf/wkod/'),
  )
  await page.keyboard.press('Enter')
  expect((await saved).status()).toBe(200)
  await page.getByRole('heading', { name: /출하장 울타리 교체/ }).waitFor()

  await tabTo(page, /^W-1000-/)
  expect(await page.evaluate('document.activeElement.getAttribute("role")')).toBe('tab')
  await page.keyboard.press('Delete')
  await page.waitForURL(/wkodList/)
  await expect.poll(async () => (await focused(page)).name, patient).toBe('작업의뢰 목록')
  expect(errors).toEqual([])
}, 40_000)
