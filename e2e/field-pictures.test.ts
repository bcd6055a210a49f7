import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page, Route } from 'playwright'
import { demoPassword } from '../db/seed/seed.ts'
import { improvementForms } from '../src/modules/improvement/record-pages.rule.ts'
import { everything } from '../test/share.ts'
import { arrivedSql, fillRequest, pane, picturesNamed, waitingBar } from './field-record.ts'
import { nextWorkday, picture, startStory, type Person, type Story } from './story.ts'

/** A round of the plant without network: the record and its pictures arrive once, whatever happens on the way. */
let story: Story
let inspector: Person
/** The window that is open now; earlier ones were closed. */
let page: Page
const pictures = everything ? 60 : 6
const title = '방유제 배수밸브 열림'

beforeAll(async () => {
  story = await startStory({ at: nextWorkday() })
  inspector = await story.window('emp01', {
    width: 360,
    height: 740,
    touch: true,
    address: improvementForms.improvement.page,
  })
  ;({ page } = inspector)
})
afterAll(() => story?.close())

const arrived = () =>
  story.portal.engine.database.query<{ imprNo: number; files: string[] | null }>(arrivedSql, [title])
/** The window of the story itself stays, without the portal; others are closed. */
const close = () => (page === inspector.page ? page.goto(`${story.url}/health/live`) : page.close())
const openAgain = async (address: string) => {
  await close()
  page = await inspector.context.newPage()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(story.url + address)
}

test('a record with its pictures is kept without network, and its form begins anew', async () => {
  await fillRequest(page, title, pictures)
  await inspector.answered()
  await inspector.context.setOffline(true)
  await waitingBar(page).getByText('네트워크 연결이 끊겼습니다.').waitFor()
  await pane(page).getByRole('button', { name: '저장', exact: true }).click()
  await waitingBar(page).getByRole('button', { name: '전송 대기 1건' }).waitFor()
  await pane(page)
    .getByRole('list', { name: '전송하지 못한 등록' })
    .getByText(`첨부 ${pictures}개 중 0개 전송`)
    .waitFor()
  await expect.poll(() => pane(page).getByLabel('제목').inputValue()).toBe('')
  expect(await arrived()).toEqual([])
  await picture(page, 'field-pictures-kept-360')
})

test('an answer is lost, a line is cut, the window is closed and 30 hours pass: all of it is there once', async () => {
  const { context } = inspector
  // The record arrives and its answer does not; of the pictures, half get through before the line is cut.
  let sent = 0
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await context.route('**/api/impr/improvement', (route) =>
    route.request().method() === 'POST' ? lose(route) : route.continue(),
  )
  // No picture is on its way while the page is left: one that was cut off by that would be counted and not be there.
  await context.route('**/api/attachfile/upload**', (route) => route.abort())
  await context.setOffline(false)
  await expect.poll(async () => (await arrived()).length, { timeout: 120_000 }).toBe(1)
  await page.goto(`${story.url}/health/live`)
  await context.unroute('**/api/impr/improvement')
  await context.unroute('**/api/attachfile/upload**')
  await context.route('**/api/attachfile/upload**', (route) => {
    sent++
    if (sent < pictures / 2) return route.continue()
    return sent === pictures / 2 ? lose(route) : route.abort()
  })
  await openAgain('/')
  await expect.poll(async () => (await arrived())[0]?.files?.length, { timeout: 240_000 }).toBe(pictures / 2)
  await page.goto(`${story.url}/health/live`)
  await context.unroute('**/api/attachfile/upload**')

  // After a night and a day the person signs in again.
  story.portal.clock.forwardMinutes(30 * 60)
  await context.clock.setSystemTime(story.portal.clock.now())
  await openAgain('/login')
  await page.getByLabel('아이디', { exact: true }).fill('emp01')
  await page.getByLabel('비밀번호', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: '로그인' }).click()
  await expect
    .poll(async () => (await arrived()).map(({ files }) => files), { timeout: 240_000 })
    .toEqual([picturesNamed(pictures)])
  await waitingBar(page).waitFor({ state: 'hidden' })
  const [{ imprNo } = { imprNo: 0 }] = await arrived()
  await page.goto(`${story.url}/impr/impr/imprDetail?no=${imprNo}`)
  await pane(page).getByRole('heading', { name: '조치 전 사진' }).first().waitFor()
  await picture(page, 'field-pictures-arrived-360')
  expect(inspector.errors).toEqual([])
}, 720_000)
