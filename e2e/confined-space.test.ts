import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { picture, startStory, type Person, type Story } from './story.ts'

/**
 * Three people in a tank and a gas alarm: the work is stopped, everybody is called out, and nobody counts as
 * inside any more.
 */
let story: Story
let tester: Person
let issuer: Person
let permitNo: number
beforeAll(async () => {
  story = await startStory({ at: new Date() })
  const found = await story.portal.engine.database.one<{ permitNo: number; issuerUserId: string }>(
    `select p."permitNo", p."issuerUserId" from "workPermit" p where p."state" = 'working' and p."supplCds" && '{S1}'
         and (select count(*) from "permitEntry" e where e."permitNo" = p."permitNo" and e."outDt" is null) = 3`,
  )
  permitNo = found.permitNo
  tester = await story.window('gas01', { width: 360, height: 740 })
  issuer = await story.window(found.issuerUserId)
  for (const { go } of [tester, issuer]) await go(`/constSafe/permit/permitDetail?no=${permitNo}`)
})
afterAll(async () => {
  if (issuer) await picture(issuer.page, 'confined-space')
  await story?.close()
})
const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
const inside = async () => {
  const client = await story.portal.signIn('saf01')
  const { permits } = (await client.get('/api/saf/status/today?plantCd=1000')).body.data as {
    permits: { permitNo: number; insideCnt: number }[]
  }
  return permits.find((each) => each.permitNo === permitNo)?.insideCnt
}

test('a measurement over the limit stops the work, and both windows call everybody out', async () => {
  expect(await inside()).toBe(3)
  await pane(tester.page).getByRole('button', { name: '측정 입력' }).click()
  const form = pane(tester.page).getByRole('form', { name: '가스측정 입력' })
  await form.getByRole('textbox', { name: '산소 O₂' }).fill('20.1')
  await form.getByRole('textbox', { name: '가연성가스 LEL' }).fill('26')
  for (const [name, value] of [
    ['일산화탄소 CO', '5'],
    ['황화수소 H₂S', '0'],
    ['이산화탄소 CO₂', '0.05'],
  ] as const) {
    const box = form.getByRole('textbox', { name })
    if (await box.isVisible()) await box.fill(value)
  }
  await tester.page.keyboard.press('Tab')
  await form.getByRole('button', { name: '측정 저장' }).click()
  // The alarm covers both windows until each has understood.
  for (const { page } of [tester, issuer])
    await page
      .getByRole('alertdialog', { name: '작업 경보' })
      .getByRole('button', { name: '확인했습니다' })
      .click()
  for (const { page } of [tester, issuer])
    await pane(page)
      .getByText('밀폐공간 안에 3명이 있습니다. 즉시 대피시키고 퇴장을 기록하세요.')
      .first()
      .waitFor()
  await pane(issuer.page).getByText('작업이 일시중지되었습니다: 가스경보').waitFor()
  await tester.page.screenshot({ path: 'test-results/confined-space-360.png' })
})

test('each comes out; nobody is counted inside, and only then the way back opens', async () => {
  const { page } = issuer
  const missing = pane(page)
    .getByRole('region', { name: '다음 단계 준비 상태' })
    .getByText('퇴장을 확인하세요.', { exact: false })
  await missing.waitFor()
  for (let left = 3; left > 0; left--) {
    await pane(page).getByRole('button', { name: '퇴장' }).first().click()
    // Only the one that was pressed turns.
    expect(await pane(page).locator('button.ant-btn-loading', { hasText: '퇴장' }).count()).toBeLessThan(2)
    await expect
      .poll(() => pane(page).getByRole('button', { name: '퇴장' }).count(), { timeout: 10_000 })
      .toBe(left - 1)
  }
  await missing.waitFor({ state: 'hidden' })
  expect(await inside()).toBe(0)
  await pane(page)
    .getByText(/가스측정 부적합: LEL/)
    .first()
    .waitFor()
  expect(await pane(page).getByRole('button', { name: '입장' }).count()).toBe(0)
  expect([...tester.errors, ...issuer.errors]).toEqual([])
})
