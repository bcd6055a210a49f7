import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { demoPassword } from '../db/seed/seed.ts'
import { nextWorkday, picture, startStory, type Person, type Story } from './story.ts'

/** Typed text survives every end of a session. */
let story: Story
let vendor: Person
const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
const typed = '열교환기 E-204 튜브 번들을 인발하여 세척하고 다시 조립한다.'

beforeAll(async () => {
  story = await startStory({ at: nextWorkday() })
  vendor = await story.window('vnd01a', { address: '/wkod/wkodRequest' })
  await pane(vendor.page).getByRole('button', { name: '허가 작성' }).first().click()
  await pane(vendor.page).getByRole('heading', { name: '작업허가 작성' }).waitFor()
  // The form brings the crew and the kind of the last permit; this story needs one that is not complete.
  await pane(vendor.page).getByRole('button', { name: '비우고 시작' }).click()
  await pane(vendor.page).getByText('지난 허가').waitFor({ state: 'hidden' })
  await pane(vendor.page).getByRole('textbox', { name: '* 작업내용' }).fill(typed)
})
afterAll(() => story?.close())

const keptText = () => pane(vendor.page).getByRole('textbox', { name: '* 작업내용' }).inputValue()
const answers = (page: Page, url: RegExp) => {
  const seen: number[] = []
  page.on('response', (response) => {
    if (url.test(response.url())) seen.push(response.status())
  })
  return seen
}

test('a call whose access token has run out is refreshed and sent again without the user noticing', async () => {
  const refreshes = answers(vendor.page, /\/api\/auth\/refresh/)
  // The form's next call, or one that the page makes by itself just before it.
  const calls = answers(vendor.page, /\/api\/(?!auth\/)/)
  story.portal.clock.forwardMinutes(31)
  await pane(vendor.page).getByRole('button', { name: '저장', exact: false }).first().click()
  // The form is not complete: the messages stand at their fields, and the text stands where it was typed.
  await pane(vendor.page).getByText('기본허가 항목을 입력해 주세요.').first().waitFor()
  const lookup = answers(vendor.page, /\/api\/common\/lookup/)
  await pane(vendor.page).getByRole('combobox', { name: '* 작업책임자' }).click()
  await vendor.page
    .locator('.ant-select-item-option')
    .filter({ hasText: '김민수', visible: true })
    .first()
    .click()
  // The options may stand there from before: their next question is refused and asked again a moment later.
  await expect.poll(() => calls).toContain(401)
  await expect.poll(() => lookup.at(-1)).toBe(200)
  expect(refreshes).toEqual([200])
  expect(await keptText()).toBe(typed)
})

test('a vendor whose refresh token has run out signs in again, comes back and finds the draft', async () => {
  const { page } = vendor
  await page.waitForTimeout(1500)
  story.portal.clock.forwardMinutes(9 * 60)
  await pane(page).getByRole('combobox', { name: '함께 작업할 사람' }).click()
  await page.keyboard.type('이')
  await page.waitForURL(/\/login\?redirect=/)
  await page.getByLabel('아이디', { exact: true }).fill('vnd01a')
  await page.getByLabel('비밀번호', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: '로그인' }).click()
  await page.waitForURL(/permitForm/)
  await pane(page)
    .getByRole('button', { name: /불러오기/ })
    .click()
  await expect.poll(keptText).toBe(typed)
})

test('the main portal opens the sign-in over the page and leaves the page as it is', async () => {
  const { page, go } = await story.window('rqst01')
  await go('/constSafe/wkod/wkodRequest')
  const name = pane(page).getByRole('textbox', { name: '* 작업명' })
  await name.fill('P-101 펌프 축봉 교체')
  // Opened before: whichever call of the page is refused first, the sign-in lies over everything from then
  // on.
  await pane(page).getByRole('combobox', { name: '* 구역' }).click()
  story.portal.clock.forwardMinutes(9 * 60)
  await page.keyboard.type('반')
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('비밀번호', { exact: true }) })
  await dialog.waitFor()
  await picture(page, 'signed-out')
  await dialog.getByLabel('비밀번호', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: '로그인', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await name.inputValue()).toBe('P-101 펌프 축봉 교체')
})
