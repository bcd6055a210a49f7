import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { picture, startStory, type Person, type Story } from './story.ts'
import { byStreamMs, expectPromised } from '../test/promised.ts'

/** The board that people look at all day: what it counts is what it lists, and it is never old. */
let story: Story
let issuer: Person
const pane = (page: Page) => page.locator('[role=tabpanel]:visible')

beforeAll(async () => {
  story = await startStory()
  issuer = await story.window('issuer01', { address: '/constSafe/constSafeStatus/constSafeStatus' })
  await pane(issuer.page).getByText('오늘의 작업 현황').waitFor()
})
afterAll(() => story?.close())

test('a work that is stopped elsewhere turns red here by the stream of changes', async () => {
  const { page } = issuer
  const card = pane(page).getByText('화기 배관용접 R-101').first()
  await card.waitFor()
  await picture(page, 'board')
  const worker = await story.portal.signIn('vnd01s')
  const { body } = await worker.get('/api/saf/workpermits?state=working')
  const [permit] = body.data as { permitNo: number; permitNm: string }[]
  const before = Date.now()
  expect(
    (await worker.put(`/api/saf/workpermit/${permit!.permitNo}/suspend`, { suspReasonCd: 'STOPRIGHT' }))
      .status,
  ).toBe(200)
  await pane(page)
    .getByText('근로자 작업중지(법 52조)', { exact: false })
    .first()
    .waitFor({ timeout: byStreamMs })
  expectPromised(Date.now() - before, 2000)
})

test('a tile opens its permit in a tab of its own, and the board is still there', async () => {
  const { page, errors } = issuer
  // The stop calls the issuer too: whoever has understood goes on.
  const alarm = page.getByRole('alertdialog', { name: '작업 경보' })
  await alarm.getByRole('button', { name: '확인했습니다' }).click()
  await alarm.waitFor({ state: 'hidden' })
  await pane(page).getByText('화기 배관용접 R-101').first().click()
  await page.waitForURL(/permitDetail\?no=/)
  await pane(page).getByRole('heading', { name: '기본' }).waitFor()
  await picture(page, 'permit')
  await page.getByRole('tab', { name: /공사 현황판/ }).click()
  await pane(page).getByText('오늘의 작업 현황').waitFor()
  expect(errors).toEqual([])
})

test('tabs survive a reload; a middle click closes one', async () => {
  const { page } = issuer
  await page.reload()
  const tabs = page.getByRole('tab')
  await tabs.nth(2).waitFor()
  expect(await tabs.count()).toBe(3)
  await tabs.nth(2).click({ button: 'middle' })
  await expect.poll(() => tabs.count()).toBe(2)
})
