import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { picture, startStory, type Person, type Story } from './story.ts'

/**
 * Hot work next to a line break: the issuer gets the reason, moves the work, and the map shows no conflict
 * any more.
 */
let story: Story
let issuer: Person
let permitNo = 0
beforeAll(async () => {
  story = await startStory()
  issuer = await story.window('issuer01')
  permitNo = (
    await story.portal.engine.database.one<{ permitNo: number }>(
      `select "permitNo" from "workPermit" where "permitNm" = '일반·개방 P-305 펌프 분해'`,
    )
  ).permitNo
})
afterAll(async () => {
  if (issuer) await picture(issuer.page, 'simops')
  await story?.close()
})
const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
const startOf = async () =>
  (
    await story.portal.engine.database.one<{ start: string }>(
      `select to_char("startDt" + interval '10 minutes', 'YYYY-MM-DD"T"HH24:MI') as start from "workPermit" where "permitNo" = $1`,
      [permitNo],
    )
  ).start

test('the map shows the pair at the time when both would go on', async () => {
  const { page, go } = issuer
  await go(`/constSafe/constSafeStatus/constMap?at=${await startOf()}`)
  await pane(page).getByText('충돌 1쌍').waitFor()
  const pins = await pane(page).locator('.map-pin').count()
  expect(await pane(page).locator('.map-list > li').count()).toBe(pins)
  expect(await pane(page).locator('.map-conflict').count()).toBeGreaterThan(0)
  // Without a mouse: the pin, then the card of its line.
  await pane(page).getByRole('button', { name: '개방 일반·개방 P-305 펌프 분해' }).focus()
  await page.keyboard.press('Enter')
  await pane(page).getByRole('button', { name: '허가서 열기' }).click()
  await page.waitForURL(/permitDetail/)
})

test('the review is refused with the reason, which leads to the conflict and its why', async () => {
  const { page } = issuer
  const list = pane(page).getByRole('region', { name: '다음 단계 준비 상태' })
  const reason = list
    .locator('li')
    .filter({ hasText: '동시작업 금지: 화기작업과 배관개방작업이 10.0m 이내에서 겹칩니다.' })
  await reason.getByRole('button', { name: '조치하기' }).click()
  const block = pane(page).locator('[data-target=simops]')
  await block.getByRole('button', { name: '왜?' }).first().click()
  await page.getByText('산업안전보건법 제64조').first().waitFor()
  await page.keyboard.press('Escape')
})

test('moved to the proposed time it is written down and no longer refused', async () => {
  const { page } = issuer
  const block = pane(page).locator('[data-target=simops]')
  await block.getByRole('button', { name: '조정하기' }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: '동시작업 조정' })
  await dialog.getByLabel('조정대책').fill('용접이 끝난 뒤에 분해를 시작하기로 했습니다.')
  await dialog.getByRole('button', { name: '조정 기록' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await block.getByText('충돌 없음').waitFor()
  await block.getByText('용접이 끝난 뒤에 분해를 시작하기로 했습니다.').waitFor()
  await pane(page).getByText('동시작업 금지').waitFor({ state: 'hidden' })
  await issuer.go(`/constSafe/constSafeStatus/constMap?at=${await startOf()}`)
  await pane(page).getByText('충돌 없음').waitFor()
  // On the wall it shows now, however it was left.
  await issuer.go(`/constSafe/constSafeStatus/constMap?wall=1&at=${await startOf()}`)
  await page.waitForURL((address) => !address.searchParams.has('at'))
  await pane(page).locator('.map-moment').filter({ hasText: '지금' }).waitFor()
  expect(issuer.errors).toEqual([])
})
