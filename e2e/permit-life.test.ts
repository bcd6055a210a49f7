import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { nextWorkday, picture, startStory, type Person, type Story } from './story.ts'

/** The whole life of a permit, with the vendor in one window and the plant in another. */
let story: Story
let vendor: Person
let issuer: Person
const day = nextWorkday()
let permitUrl = ''

beforeAll(async () => {
  story = await startStory({ at: day, accessMinutes: 600 })
  vendor = await story.window('vnd01a')
  issuer = await story.window('issuer01')
})
afterAll(async () => {
  await Promise.all([vendor, issuer].map((person, index) => person && picture(person.page, `permit-life-${index}`)))
  await story?.close()
})

const wall = (minutes: number) => new Date(day.getTime() + minutes * 60_000 + 9 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
async function choose(page: Page, label: string, text: string): Promise<void> {
  await pane(page).getByRole('combobox', { name: label }).click()
  await page.keyboard.type(text)
  await page.locator('.ant-select-item-option').filter({ hasText: text }).first().click()
}
async function moment(page: Page, label: string, value: string): Promise<void> {
  const box = pane(page).getByRole('textbox', { name: label })
  await box.click()
  await box.fill(value)
  await page.keyboard.press('Enter')
}

test('the vendor takes a work order and asks for a permit', async () => {
  const { page, go } = vendor
  await go('/wkod/wkodRequest')
  await pane(page).getByText('R-101 반응기 하부 배관 보수').first().waitFor()
  await pane(page).getByRole('button', { name: '허가 작성' }).first().click()
  await pane(page).getByRole('heading', { name: '작업허가 작성' }).waitFor()
  await pane(page)
    .getByRole('radio', { name: /^화기작업/ })
    .click()
  await moment(page, '* 시작', wall(30))
  await moment(page, '* 종료', wall(30 + 8 * 60))
  await pane(page).getByRole('textbox', { name: '긴급 사유' }).fill('배관 누설이 확인되어 당일 보수가 필요합니다.')
  await choose(page, '* 작업책임자', '김민수')
  await choose(page, '함께 작업할 사람', '이준호')
  await choose(page, '화재감시자', '한상우')
  await pane(page).getByRole('checkbox', { name: '취급·잔류물질 해당없음' }).check()
  await pane(page).getByRole('textbox', { name: '* 비상연락처' }).fill('061-000-0119')
  await pane(page).getByRole('textbox', { name: '* 집결지' }).fill('정문 앞 비상집결지')
  await pane(page).getByRole('button', { name: '저장 후 허가요청' }).click()
  await pane(page).getByText('허가요청').first().waitFor()
  await page.waitForURL(/permitDetail/)
  permitUrl = new URL(page.url()).pathname + new URL(page.url()).search
  expect(permitUrl).toMatch(/no=\d+/)
})
