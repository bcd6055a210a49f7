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

/** Presses a transition of the bar and answers the question that follows. */
async function act(page: Page, name: string, reason?: string): Promise<void> {
  await pane(page).getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: name })
  if (reason) await dialog.getByRole('textbox').first().fill(reason)
  await dialog.getByRole('button', { name: '확인' }).click()
  await dialog.waitFor({ state: 'hidden' })
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

test('the issuer checks on site what is needed', async () => {
  const { page, go } = issuer
  await go('/constSafe/permit/permitReview')
  await pane(page).getByText('R-101 반응기 하부 배관 보수').first().waitFor()
  await go(permitUrl)
  await act(page, '검토시작')
  await pane(page).getByText('현장 확인(QR)을 30분 이내에 해야 합니다.').first().waitFor()
  await pane(page).getByRole('textbox', { name: '현장에 게시된 확인코드' }).fill('틀린 코드')
  await pane(page).getByRole('button', { name: '현장 확인' }).click()
  await pane(page).getByText('반응 현장에 게시된 확인코드(QR)와 다릅니다.').waitFor()
  await pane(page).getByRole('textbox', { name: '현장에 게시된 확인코드' }).fill('YS-RX-7K2')
  await pane(page).getByRole('button', { name: '현장 확인' }).click()
  await pane(page).getByText('현장 확인(QR)을 30분 이내에 해야 합니다.').first().waitFor({ state: 'hidden' })
  await act(page, '검토완료')
  await pane(page).getByText('승인대기').first().waitFor()
  await confirmAll(page, '작업 전')
})

test('safety agrees, the head of operations approves; the vendor sees it without reloading', async () => {
  await vendor.page.bringToFront()
  await pane(vendor.page).getByText('승인대기').first().waitFor({ timeout: 5000 })
  const safety = await story.portal.signIn('saf01')
  const permitNo = new URLSearchParams(permitUrl.split('?')[1]).get('no')
  const path = `/api/saf/workpermit/${permitNo}`
  expect((await safety.put(`${path}/approve`, {})).body.reasons).toEqual([{ guard: 'signatures', message: '운전부서장 서명이 필요합니다.', fixUrl: '#signatures' }])
  expect((await safety.post(`${path}/sign`, { signRoleCd: 'safetyCooperation' })).status).toBe(200)
  const head = await story.window('approver01')
  await head.go(permitUrl)
  await act(head.page, '승인(발행)')
  const before = Date.now()
  await pane(vendor.page).getByRole('status').filter({ hasText: '승인(발행)' }).waitFor({ timeout: 5000 })
  expect(Date.now() - before).toBeLessThan(2000)
  await head.context.close()
})

test('dbg', async () => {
  const a = await pane(vendor.page).ariaSnapshot()
  console.log(a.replace(/- table[\s\S]*?(?=- heading)/g, ''))
  await picture(vendor.page, 'vendor')
})

async function confirmAll(page: Page, stage: string): Promise<void> {
  const boxes = pane(page).getByRole('table', { name: stage }).getByRole('checkbox', { name: /확인$/ })
  for (let index = 0; index < (await boxes.count()); index++) {
    await boxes.nth(index).click()
    await boxes.nth(index).and(page.locator(':checked')).waitFor()
  }
}
