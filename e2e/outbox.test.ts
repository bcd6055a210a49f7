import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { minutesBetween } from '../src/core/shared/dates.ts'
import { startStory, type Person, type Story } from './story.ts'

/** The network goes while somebody measures on site: what was entered arrives once, in its order, or says why not. */
let story: Story
let vendor: Person
let permitNo: number
let permitCheckNo: number
let itemNm: string
const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
const bar = () => vendor.page.getByRole('region', { name: '네트워크와 전송 대기' })
const sql = () => story.portal.engine.database

beforeAll(async () => {
  story = await startStory()
  const worker = await story.portal.signIn('vnd01s')
  const { body } = await worker.get('/api/saf/workpermits?state=working')
  permitNo = (body.data as { permitNo: number }[])[0]!.permitNo
  const check = await sql().one<{ permitCheckNo: number; itemNm: string }>(
    `update "permitCheck" set "needYn" = 'Y', "confirmYn" = null, "confirmDt" = null where "permitCheckNo" = (select min("permitCheckNo") from "permitCheck" where "permitNo" = $1) returning "permitCheckNo", "itemNm"`,
    [permitNo],
  )
  ;({ permitCheckNo, itemNm } = check)
  vendor = await story.window('vnd01s')
  await vendor.go(`/constSafe/permit/permitDetail?no=${permitNo}`)
  await pane(vendor.page).getByRole('heading', { name: '가스측정' }).waitFor()
})
afterAll(() => story?.close())

async function measure(oxygen: string): Promise<void> {
  await pane(vendor.page).getByRole('button', { name: '측정 입력' }).click()
  const form = pane(vendor.page).getByRole('form', { name: '가스측정 입력' })
  await form.getByRole('textbox', { name: '산소 O₂' }).fill(oxygen)
  await form.getByRole('textbox', { name: '가연성가스 LEL' }).fill('0')
  await form.getByRole('button', { name: '측정 저장' }).click()
  await form.waitFor({ state: 'hidden' })
}
const tick = () =>
  pane(vendor.page)
    .getByRole('checkbox', { name: `${itemNm} 확인` })
    .click()
const measured = async (oxygen: string) =>
  (await sql().one<{ n: number }>('select count(*) as n from "permitGas" where "permitNo" = $1 and "o2Pct" = $2', [permitNo, oxygen])).n
const confirmYn = async () =>
  (await sql().one<{ confirmYn: string | null }>('select "confirmYn" from "permitCheck" where "permitCheckNo" = $1', [permitCheckNo]))
    .confirmYn
const trail = (part: string) =>
  sql().query<{ dt: string; diff: { enteredDt?: [null, string] } }>(
    `select "dt", "diff" from "auditLog" where "tableNm" = 'workPermit' and "rowKey" = $1 and "diff" ? $2 and "diff" ? 'enteredDt'`,
    [String(permitNo), part],
  )

test('a measurement and a tick wait for the network, arrive once, and the trail knows both times', async () => {
  const { page, context } = vendor
  await context.setOffline(true)
  await bar().getByText('네트워크 연결이 끊겼습니다.', { exact: false }).waitFor()
  await measure('20.4')
  await tick()
  await bar().getByRole('button', { name: '전송 대기 2건' }).waitFor()
  expect([await measured('20.4'), await confirmYn()]).toEqual([0, null])
  await page.waitForTimeout(1100)
  await context.setOffline(false)
  await bar().waitFor({ state: 'hidden' })
  await expect.poll(confirmYn).toBe('Y')
  expect(await measured('20.4')).toBe(1)
  for (const part of ['gases', 'checks']) {
    const rows = await trail(part)
    expect(rows).toHaveLength(1)
    expect(minutesBetween(rows[0]!.diff.enteredDt![1], rows[0]!.dt)).toBeGreaterThan(0)
  }
  await pane(page).getByText('20.4').first().waitFor()
})

test('the answer was lost, not the measurement: it is sent again and done once', async () => {
  const { page } = vendor
  let asked = 0
  await page.route('**/gas', async (route) => {
    if (asked++ > 0) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await measure('20.5')
  await expect.poll(() => asked).toBe(2)
  await bar().waitFor({ state: 'hidden' })
  expect(await measured('20.5')).toBe(1)
  await page.unroute('**/gas')
})

test('refused on arrival, it stays in the list with the reason until it is removed', async () => {
  const { page, context } = vendor
  await context.setOffline(true)
  await bar().getByText('네트워크 연결이 끊겼습니다.', { exact: false }).waitFor()
  await tick()
  await bar().getByRole('button', { name: '전송 대기 1건' }).waitFor()
  await sql().query(`update "workPermit" set "state" = 'closed' where "permitNo" = $1`, [permitNo])
  await context.setOffline(false)
  const told = page.getByRole('dialog').filter({ hasText: '처리할 수 없습니다' })
  await told.getByRole('button', { name: '확인' }).click()
  await bar().getByRole('button', { name: '거절 1건' }).click()
  const list = page.getByRole('dialog', { name: '전송 대기 목록' })
  await list.getByText('현재 상태(종료)에서는 처리할 수 없습니다.').waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.waitForTimeout(900)
  await page.screenshot({ path: 'test-results/outbox-refused-360.png' })
  await list.getByRole('button', { name: '삭제' }).click()
  await page.getByRole('tooltip').getByRole('button', { name: '확인' }).click()
  await list.getByText('전송을 기다리는 입력이 없습니다.').waitFor()
  expect(await confirmYn()).toBe('Y')
  expect(vendor.errors).toEqual([])
})
