import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright'
import { minutesBetween } from '../src/core/shared/dates.ts'
import { demoPin } from '../db/seed/seed.ts'
import { startStory, type Person, type Story } from './story.ts'

/**
 * The network is lost during a measurement on site: entries arrive once, in their order, or give the reason
 * why not.
 */
let story: Story
let vendor: Person
let permitNo: number
let permitCheckNo: number
let itemNm: string
const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
const bar = () => vendor.page.getByRole('region', { name: '네트워크와 전송 대기' })
const sql = () => story.portal.engine.database

beforeAll(async () => {
  story = await startStory({ at: new Date() })
  const worker = await story.portal.signIn('vnd01s')
  const { body } = await worker.get('/api/saf/workpermits?state=working')
  permitNo = (body.data as { permitNo: number }[])[0]!.permitNo
  const check = await sql().one<{ permitCheckNo: number; itemNm: string }>(
    `update "permitCheck" set "needYn" = 'Y', "confirmYn" = null, "confirmDt" = null, "doneYn" = null, "doneDt" = null where "permitCheckNo" = (select min("permitCheckNo") from "permitCheck" where "permitNo" = $1 and "stageCd" = 'during') returning "permitCheckNo", "itemNm"`,
    [permitNo],
  )
  ;({ permitCheckNo, itemNm } = check)
  vendor = await story.window('vnd01s', {
    width: 360,
    height: 740,
    address: `/constSafe/permit/permitDetail?no=${permitNo}`,
  })
  await pane(vendor.page).getByRole('heading', { name: '가스측정' }).waitFor()
  // A read that was on its way when the line was cut says so; the person answers it and goes on.
  await vendor.page.addLocatorHandler(networkAlert(), () =>
    networkAlert().getByRole('button', { name: '확인' }).click(),
  )
})
afterAll(async () => {
  await vendor?.page.removeLocatorHandler(networkAlert())
  await story?.close()
})
const networkAlert = () => vendor.page.getByRole('dialog').filter({ hasText: '네트워크 문제로' })

const goOffline = async () => {
  await vendor.answered()
  await vendor.context.setOffline(true)
  await bar().getByText('네트워크 연결이 끊겼습니다.', { exact: false }).waitFor()
}
const gasForm = () => pane(vendor.page).getByRole('form', { name: '가스측정 입력' })
async function measure(oxygen: string): Promise<void> {
  await pane(vendor.page).getByRole('button', { name: '측정 입력' }).click()
  await gasForm().getByRole('textbox', { name: '산소 O₂' }).fill(oxygen)
  await gasForm().getByRole('textbox', { name: '가연성가스 LEL' }).fill('0')
  await proveTester()
  await gasForm().getByRole('button', { name: '측정 저장' }).click()
  await gasForm().waitFor({ state: 'hidden' })
}
/** Who measured gives his PIN; it is not kept with what waits. */
const proveTester = () =>
  gasForm()
    .getByLabel(/본인 확인번호\(PIN\)/)
    .fill(demoPin)
/** Clear of the bar at the foot of the page. */
const inSight = (shown: Locator) =>
  shown.evaluate((element) =>
    (element as unknown as { scrollIntoView(how: object): void }).scrollIntoView({ block: 'center' }),
  )
const tickBox = () => pane(vendor.page).getByRole('checkbox', { name: `${itemNm} 조치` })
const notTaken = () => pane(vendor.page).getByRole('list', { name: '전송하지 못한 측정' })
const measured = async (oxygen: string) =>
  Number(
    (
      await sql().one<{ n: number }>(
        'select count(*) as n from "permitGas" where "permitNo" = $1 and "o2Pct" = $2',
        [permitNo, oxygen],
      )
    ).n,
  )
const doneYn = async () =>
  (
    await sql().one<{ doneYn: string | null }>(
      'select "doneYn" from "permitCheck" where "permitCheckNo" = $1',
      [permitCheckNo],
    )
  ).doneYn
const trail = (part: string) =>
  sql().query<{ dt: string; diff: { enteredDt?: [null, string] } }>(
    `select "dt", "diff" from "auditLog" where "tableNm" = 'workPermit' and "rowKey" = $1 and "diff" ? $2 and "diff" ? 'enteredDt'`,
    [String(permitNo), part],
  )

test('a measurement and a tick wait for the network, arrive once, and the trail knows both times', async () => {
  const { page, context } = vendor
  await goOffline()
  await measure('20.4')
  await tickBox().click()
  await bar().getByRole('button', { name: '전송 대기 2건' }).waitFor()
  await notTaken().getByText('산소 O₂ 20.4%', { exact: false }).waitFor()
  expect([await measured('20.4'), await doneYn()]).toEqual([0, null])
  await page.waitForTimeout(1100)
  await context.setOffline(false)
  await bar().waitFor({ state: 'hidden' })
  expect([await measured('20.4'), await doneYn()]).toEqual([1, 'Y'])
  for (const part of ['gases', 'checks']) {
    const rows = await trail(part)
    expect(rows).toHaveLength(1)
    expect(minutesBetween(rows[0]!.diff.enteredDt![1], rows[0]!.dt)).toBeGreaterThan(0)
  }
  await pane(page).getByText('오프라인 입력 · 도착', { exact: false }).first().waitFor()
  await expect.poll(() => tickBox().isChecked()).toBe(true)
})

test('the answer was lost, not the measurement: it is sent again, from two windows, and done once', async () => {
  const { context } = vendor
  const other = await context.newPage()
  await other.goto(`${story.url}/constSafe/permit/permitDetail?no=${permitNo}`)
  await pane(other).getByRole('heading', { name: '가스측정' }).waitFor()
  const keys: string[] = []
  await context.route('**/gas', async (route) => {
    keys.push(route.request().headers()['x-idempotency-key'] ?? '')
    if (keys.length > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await measure('20.5')
  // Waiting entries are tried again every 15 seconds.
  await expect.poll(() => keys.length, { timeout: 30_000 }).toBeGreaterThan(1)
  await bar().waitFor({ state: 'hidden' })
  expect([await measured('20.5'), keys.length, new Set(keys).size]).toEqual([1, 2, 1])
  await context.unroute('**/gas')
  await other.close()
})

test('refused on arrival, a measurement is put right and keeps its time; a tick tells why not', async () => {
  const { page, context } = vendor
  await goOffline()
  await measure('20.6')
  await tickBox().click()
  await bar().getByRole('button', { name: '전송 대기 2건' }).waitFor()
  const { state } = await sql().one<{ state: string }>(
    'select "state" from "workPermit" where "permitNo" = $1',
    [permitNo],
  )
  await sql().query(`update "workPermit" set "state" = 'closed' where "permitNo" = $1`, [permitNo])
  await context.setOffline(false)
  const told = page.getByRole('dialog').filter({ hasText: '현재 상태(종료)에서는 처리할 수 없습니다.' })
  await told.getByText('보관한 입력 2건이 접수되지 않았습니다.', { exact: false }).waitFor()
  await told.getByRole('button', { name: '확인' }).click()
  await sql().query(`update "workPermit" set "state" = $2, "updateDt" = now() where "permitNo" = $1`, [
    permitNo,
    state,
  ])
  await page.reload()
  await bar().getByRole('button', { name: '거절 2건' }).waitFor()
  expect(await tickBox().isChecked()).toBe(true)
  await notTaken().getByText('현재 상태(종료)에서는 처리할 수 없습니다.').waitFor()
  await inSight(notTaken())
  await page.screenshot({ path: 'test-results/outbox-refused-360.png' })
  await notTaken().getByRole('button', { name: '고치기' }).click()
  const oxygen = gasForm().getByRole('textbox', { name: '산소 O₂' })
  expect(await oxygen.inputValue()).toBe('20.6')
  await oxygen.fill('20.7')
  await gasForm().getByRole('button', { name: '측정 저장' }).click()
  // On a phone the notice lies over the bar, and stays while the pointer is on it.
  await page.locator('.ant-notification-notice').first().waitFor({ state: 'hidden' })
  await bar().getByRole('button', { name: '거절 1건' }).click()
  expect([await measured('20.6'), await measured('20.7')]).toEqual([0, 1])
  const list = page.getByRole('dialog', { name: '전송 대기 목록' })
  await list.getByText('현재 상태(종료)에서는 처리할 수 없습니다.').waitFor()
  await list.getByRole('button', { name: '삭제' }).click()
  await page.getByRole('tooltip').getByRole('button', { name: '확인' }).click()
  await list.getByText('전송을 기다리는 입력이 없습니다.').waitFor()
  expect(await doneYn()).toBe('Y')
  expect(vendor.errors).toEqual([])
})
