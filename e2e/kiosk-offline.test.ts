import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPin } from '../db/seed/seed.ts'
import { registerKiosk } from '../test/kiosk-life.ts'
import { picture, startStory, type Person, type Story } from './story.ts'

/**
 * A shared tablet without network: a stop always does something, what was entered leaves the tablet by itself
 * although its person has gone, and who was signed out for time finds his values again.
 */
let story: Story
let tablet: Person
let permit: { permitNo: number; permitNm: string }
const badges = { tester: 'B100004', employee: 'B100007' }
const sql = () => story.portal.engine.database

beforeAll(async () => {
  story = await startStory({ at: new Date() })
  permit = await sql().one<{ permitNo: number; permitNm: string }>(
    `select "permitNo", "permitNm" from "workPermit" where "state" = 'working' and "plantCd" = '1000' and not 'S1' = any(coalesce("supplCds", '{}')) order by 1 limit 1`,
  )
  // One work alone stands in the lists of the tablet.
  await sql().query(`update "workPermit" set "state" = 'cancelled' where "permitNo" <> $1`, [permit.permitNo])
  // The clock of the window jumps by less than a call may take, so that no call is given up.
  await sql().query(`update "sysParam" set "val" = '30' where "paramCd" = 'KIOSK_IDLE_SECONDS'`)
  const { secret } = await registerKiosk(story.portal, await story.portal.signIn('sys01'))
  tablet = await story.window('tablet', { width: 1024, height: 768, signIn: false })
  tablet.page.on('request', (request) => {
    if (!request.url().includes('/api/')) lastFetch = Date.now()
  })
  await tablet.go('/health/live')
  await tablet.page.evaluate(`localStorage.setItem('portal.kiosk', '${secret}')`)
  await tablet.go('/kiosk')
})
afterAll(async () => {
  if (tablet) await picture(tablet.page, 'kiosk-offline')
  await story?.close()
})

async function identify(badgeNo: string): Promise<void> {
  await tablet.page.getByLabel('출입증 번호').fill(badgeNo)
  await tablet.page.getByLabel('PIN 6자리').fill(demoPin)
  await tablet.page.getByRole('button', { name: '시작', exact: true }).click()
}
const asked = () => tablet.page.getByRole('heading', { name: '무엇을 하시겠습니까?' }).waitFor()
const bar = () => tablet.page.getByRole('region', { name: '네트워크와 전송 대기' })
let lastFetch = Date.now()
/** Two seconds after its start the page fetches what it may need without network. */
const everythingFetched = () => expect.poll(() => Date.now() - lastFetch).toBeGreaterThan(1500)
async function loseNetwork(): Promise<void> {
  await everythingFetched()
  await tablet.answered()
  await tablet.context.setOffline(true)
  await bar().getByText('네트워크 연결이 끊겼습니다.').waitFor()
}
const open = async (task: RegExp) => {
  await tablet.page.getByRole('button', { name: task }).click()
  await tablet.page.locator('.kiosk-permits button').first().click()
}
const oxygen = () => tablet.page.getByRole('textbox', { name: '산소 O₂' })
const measured = () =>
  sql().query<{ createUserId: string; arrived: boolean }>(
    `select "createUserId", "arriveDt" is not null as "arrived" from "permitGas" where "permitNo" = $1 and "o2Pct" = 20.3`,
    [permit.permitNo],
  )

test('who was signed out for time finds the task and the values again, nobody else does', async () => {
  await identify(badges.tester)
  await asked()
  await open(/^가스측정/)
  await oxygen().fill('20.3')
  await tablet.answered()
  await tablet.page.clock.fastForward(20_000)
  await tablet.page.getByText('자동 로그아웃').waitFor()
  await picture(tablet.page, 'kiosk-ending')
  await tablet.page.getByRole('button', { name: '계속', exact: true }).click()
  await tablet.page.getByText('자동 로그아웃').waitFor({ state: 'hidden' })
  expect(await oxygen().inputValue()).toBe('20.3')
  await tablet.page.clock.fastForward(32_000)
  await tablet.page.getByLabel('출입증 번호').waitFor()
  await identify(badges.employee)
  await asked()
  await tablet.page.getByRole('button', { name: '나가기' }).click()
  await identify(badges.tester)
  await expect.poll(() => oxygen().inputValue()).toBe('20.3')
  await tablet.page.getByText('자동 로그아웃 전에 입력한 값입니다.', { exact: false }).waitFor()
})

test('a measurement without network is shown on the lock screen and leaves it by itself, in the name of who measured', async () => {
  await tablet.page.getByRole('textbox', { name: '가연성가스 LEL' }).fill('0')
  for (const name of ['일산화탄소', '황화수소']) {
    const value = tablet.page.getByRole('textbox', { name })
    if ((await value.count()) > 0) await value.first().fill('0')
  }
  await loseNetwork()
  await tablet.page.getByRole('button', { name: '측정 저장' }).click()
  await bar().getByRole('button', { name: '전송 대기 1건' }).waitFor()
  await tablet.page.getByRole('button', { name: '나가기' }).click()
  await tablet.page.getByLabel('출입증 번호').waitFor()
  await bar().getByRole('button', { name: '전송 대기 1건' }).click()
  const list = tablet.page.getByRole('dialog', { name: '전송 대기 목록' })
  await list.getByText('가스측정', { exact: false }).first().waitFor()
  // Whoever stands there reads that it waits, and cannot take it away.
  expect(await list.getByRole('button', { name: '삭제' }).count()).toBe(0)
  await picture(tablet.page, 'kiosk-lock-waiting')
  await list.getByRole('button', { name: 'Close' }).or(list.locator('.ant-modal-close')).first().click()
  expect(await measured()).toEqual([])
  await tablet.context.setOffline(false)
  await bar().waitFor({ state: 'hidden' })
  await expect.poll(measured).toEqual([{ createUserId: 'gas01', arrived: true }])
})

test('a stop without network says radio or telephone, is kept, and is sent while another person is signed in', async () => {
  await identify(badges.employee)
  await asked()
  await expect.poll(() => tablet.page.locator('[data-task=suspend] em').textContent()).toBe('1건')
  // Who chose a reason and was signed out for time finds it chosen.
  await open(/^일시중지/)
  const reason = tablet.page.getByRole('radio', { name: '기상' })
  await reason.click()
  await tablet.answered()
  await tablet.page.clock.fastForward(32_000)
  await identify(badges.employee)
  await expect.poll(() => reason.getAttribute('aria-checked')).toBe('true')
  for (let step = 0; step < 2; step++) await tablet.page.getByRole('button', { name: '뒤로' }).click()
  await asked()
  await loseNetwork()
  await open(/^일시중지/)
  await tablet.page
    .getByRole('alert')
    .getByText('지금 무전이나 전화로 멈추게 하세요.', { exact: false })
    .waitFor()
  await tablet.page.getByRole('button', { name: '지금 일시중지' }).click()
  await tablet.page.getByText('아직 전달되지 않았으니 무전이나 전화로 알리세요.', { exact: false }).waitFor()
  await tablet.page.getByRole('button', { name: '나가기' }).click()
  await bar().getByRole('button', { name: '전송 대기 1건' }).waitFor()
  await tablet.context.setOffline(false)
  await identify(badges.tester)
  await bar().waitFor({ state: 'hidden' })
  await expect
    .poll(() =>
      sql().query(
        `select p."state", e."createUserId" from "workPermit" p join "permitEvent" e using ("permitNo") where "permitNo" = $1 and e."eventCd" = 'suspend' order by e."permitEventNo" desc limit 1`,
        [permit.permitNo],
      ),
    )
    .toEqual([{ state: 'suspended', createUserId: 'emp01' }])
  expect(tablet.errors).toEqual([])
})
