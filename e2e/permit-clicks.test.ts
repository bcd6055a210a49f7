import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { demoPassword, demoPin } from '../db/seed/seed.ts'
import { cookieNames } from '../src/core/shared/session.ts'
import { signature } from '../test/permit-life.ts'
import { clientOf } from '../test/portal.ts'
import { nextWorkday, picture, startStory, type Person, type Story } from './story.ts'

/**
 * Hot work of grade M from the order to the moment in which the issuer can start it: the company's own
 * presses are counted, and those of the plant, because paperwork that takes too many of them is done
 * somewhere else and by heart.
 */
const mostPresses = 60
/** Of who issues, from the open permit on: begin with the code of the place, end with the password. */
const mostOfReview = 4
const mostOfApproval = 2

let story: Story
let vendor: Person
const day = nextWorkday()
let permitNo = 0
beforeAll(async () => {
  story = await startStory({ at: day, accessMinutes: 600 })
  vendor = await story.window('vnd01s', { address: '/wkod/wkodRequest' })
  await vendor.page.evaluate(countPresses)
})
afterAll(async () => {
  if (vendor) await picture(vendor.page, 'permit-clicks')
  await story?.close()
})
const countPresses = `window.presses = 0; addEventListener('pointerdown', (event) => { if (event.isTrusted) window.presses++ }, true)`
const presses = (page: Page) => page.evaluate<number>('window.presses')
const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
const wall = (minutes: number) =>
  new Date(day.getTime() + minutes * 60_000 + 9 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
async function moment(page: Page, label: string, value: string): Promise<void> {
  const box = pane(page).getByRole('textbox', { name: label })
  await box.click()
  await box.fill(value)
  await page.keyboard.press('Enter')
}
const permitPage = () => `/constSafe/permit/permitDetail?no=${permitNo}`
/** Opens the question of a step; its first field has the focus, so that nobody has to press there. */
async function press({ page }: Person, name: string): Promise<void> {
  await pane(page).getByRole('button', { name, exact: true }).click()
  await page.locator('[role=dialog] input:focus').waitFor()
}
async function sign(person: Person, name: string): Promise<void> {
  await press(person, name)
  await person.page.keyboard.type(demoPassword)
  await person.page.keyboard.press('Enter')
}
const path = () => `/api/saf/workpermit/${permitNo}`

test('the form brings crew, equipment and protection of the last permit, so that few presses ask for the next one', async () => {
  const { page } = vendor
  const order = pane(page).locator('.permit-order').filter({ hasText: 'R-101 반응기 하부 배관 보수' })
  await order.getByRole('button', { name: '허가 작성' }).click()
  await pane(page)
    .getByText(/지난 허가 P-1000-\S+에서 작업자 \d+명/)
    .waitFor()
  await moment(page, '* 시작', wall(30))
  await moment(page, '* 종료', wall(30 + 8 * 60))
  const urgent = pane(page).getByRole('textbox', { name: '긴급 사유' })
  if (await urgent.isVisible()) {
    await urgent.click()
    await urgent.fill('배관 누설이 확인되어 당일 보수가 필요합니다.')
  }
  const none = pane(page).getByRole('checkbox', { name: '취급·잔류물질 해당없음' })
  if (!(await none.isChecked())) await none.click()
  for (const question of [0, 1, 2])
    await pane(page).getByRole('radio', { name: '없음', exact: true }).nth(question).click()
  for (const [name, words] of [
    ['* 비상연락처', '061-000-0119'],
    ['* 집결지', '정문 앞 비상집결지'],
  ] as const) {
    const box = pane(page).getByRole('textbox', { name })
    if ((await box.inputValue()) !== '') continue
    await box.click()
    await box.fill(words)
  }
  const helmet = pane(page).getByRole('checkbox', { name: '안전모' })
  if (!(await helmet.isChecked())) await helmet.click()
  await picture(page, 'permit-form-brought')
  await pane(page).getByRole('button', { name: '저장 후 허가요청' }).click()
  await page.waitForURL(/permitDetail/)
  permitNo = Number(new URL(page.url()).searchParams.get('no'))
  const { state } = await story.portal.engine.database.one<{ state: string }>(
    'select "state" from "workPermit" where "permitNo" = $1',
    [permitNo],
  )
  expect(state).toBe('requested')
})

test('issued by the plant, it is ready to start after at most sixty presses of the company in all', async ({
  annotate,
}) => {
  const { page } = vendor
  const review = await story.window('issuer01', { address: permitPage() })
  await review.page.evaluate(countPresses)
  await press(review, '검토시작')
  await review.page.keyboard.type('YS-RX-7K2')
  await review.page.getByRole('dialog').getByRole('button', { name: '검토시작' }).click()
  await sign(review, '검토완료')
  await pane(review.page).getByRole('status').filter({ hasText: '승인대기' }).waitFor()
  expect(await presses(review.page)).toBeLessThanOrEqual(mostOfReview)
  await picture(review.page, 'permit-clicks-review')
  await review.leave()
  const safety = await story.portal.signIn('saf01')
  await safety.post(`${path()}/sign`, { signRoleCd: 'safetyCooperation', ...signature })
  const head = await story.window('approver01', { address: permitPage() })
  await head.page.evaluate(countPresses)
  await sign(head, '승인(발행)')
  await pane(head.page).getByRole('status').filter({ hasText: '승인(발행)' }).waitFor()
  expect(await presses(head.page)).toBeLessThanOrEqual(mostOfApproval)
  await head.leave()
  await pane(page).getByRole('status').filter({ hasText: '승인(발행)' }).waitFor()

  // The measures: those without picture at once, those with one by one picture of the place.
  const checks = pane(page).locator('[data-target=checks]')
  await checks
    .getByRole('button', { name: /모두 조치함/ })
    .first()
    .click()
  const chooser = page.waitForEvent('filechooser')
  await checks
    .getByRole('button', { name: /사진 한 장으로/ })
    .first()
    .click()
  await (await chooser).setFiles(await screenPicture(page))
  await expect
    .poll(async () => {
      const { count } = await story.portal.engine.database.one<{ count: number }>(
        `select count(*)::int as "count" from "permitCheck" where "permitNo" = $1 and "stageCd" = 'before' and "needYn" = 'Y' and "doneYn" is distinct from 'Y'`,
        [permitNo],
      )
      return count
    })
    .toBe(0)

  const hazards = pane(page).getByRole('textbox', { name: '* 전달한 위험요인' })
  await hazards.click()
  await hazards.fill('용접 불티 비산: 방화포 설치, 소화기 2대 배치, 화재감시자 배치')
  await pane(page).getByRole('button', { name: 'TBM 실시 기록' }).click()
  const crew = await story.portal.engine.database.query<{ name: string }>(
    `select "vendorWorkerNm" as "name" from "permitWorker" join "vendorWorker" using ("vendorWorkerNo") where "permitNo" = $1`,
    [permitNo],
  )
  // What each worker presses for himself is his own, on whosever device it is.
  const before = await presses(page)
  for (const { name } of crew) {
    await pane(page)
      .getByRole('button', { name: `${name} 서명·점검` })
      .click()
    const form = pane(page).getByRole('form', { name: `${name} 작업직전 점검` })
    for (const yes of await form.getByText('예', { exact: true }).all()) await yes.click()
    await form.getByLabel(`${name} 본인 확인번호(PIN)`).fill(demoPin)
    await form.getByRole('button', { name: '서명', exact: true }).click()
    await form.waitFor({ state: 'hidden' })
  }
  const byWorkers = (await presses(page)) - before
  for (const name of ['작업책임자 서명', '감시인 배치 서명']) {
    await pane(page).getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog', { name })
    await dialog.getByLabel(/본인 확인번호\(PIN\)/).fill(demoPin)
    await dialog.getByRole('button', { name: '서명' }).click()
    await pane(page).getByRole('button', { name }).waitFor({ state: 'hidden' })
  }
  const ahead = (await vendorReads()).map(({ guard }) => guard)
  // Gas is measured by the tester, and the measures are confirmed by the issuer.
  expect(ahead.filter((guard) => !['gas', 'killItems', 'neededItems'].includes(guard))).toEqual([])
  const all = await presses(page)
  await annotate(`${all} presses of the company, ${byWorkers} of them by the workers themselves`)
  expect(all, `${all} presses, ${byWorkers} of them by the workers themselves`).toBeLessThanOrEqual(
    mostPresses,
  )
  const phone = await story.window('vnd01a', {
    width: 360,
    height: 740,
    address: permitPage(),
  })
  await pane(phone.page).getByRole('status').filter({ hasText: '승인(발행)' }).waitFor()
  await picture(phone.page, 'permit-clicks-phone')
  // Nothing of the page is wider than the telephone.
  expect(await phone.page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
  await phone.leave()
  expect(vendor.errors).toEqual([])
})

/** What still stands before the start, as the company reads it, with the session of its window. */
async function vendorReads(): Promise<{ guard: string }[]> {
  const access = (await vendor.context.cookies()).find(({ name }) => name === cookieNames.access)!
  const client = clientOf(story.portal.app, vendor.userId, access.value)
  return (await client.get(`${path()}/explain`)).body.data.ahead.reasons
}
const screenPicture = async (page: Page) => ({
  name: '현장.png',
  mimeType: 'image/png',
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } }),
})
