import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { improvementForms } from '../src/modules/improvement/record-pages.rule.ts'
import { arrivedSql, fillRequest, pane, picturesNamed, waitingBar } from './field-record.ts'
import { picture, startStory, type Person, type Story } from './story.ts'

/** A page that was taken along opens anew without network, is filled in there, and is gone after signing out. */
let story: Story
let inspector: Person
/** The window that is open now; the one of the story itself stays without the portal. */
let page: Page
const title = '배관 보온재 파손'
const address = improvementForms.improvement.page

beforeAll(async () => {
  story = await startStory()
  inspector = await story.window('emp01', { width: 360, height: 740, touch: true, address })
  ;({ page } = inspector)
})
afterAll(() => story?.close())

const openAgain = async () => {
  if (page === inspector.page) await page.goto(`${story.url}/health/live`)
  else await page.close()
  page = await inspector.context.newPage()
  await page.setViewportSize({ width: 360, height: 740 })
  page.on('pageerror', ({ message }) => inspector.errors.push(message))
  await page.goto(story.url + address)
}
const arrived = () => story.portal.engine.database.query<{ files: string[] | null }>(arrivedSql, [title])
const menuOfPerson = () => page.getByRole('button', { name: /부서원01/ })

test('a page is taken along by one press, and the manifest names an application', async () => {
  await pane(page).getByRole('button', { name: '현장에 가져가기' }).tap()
  await page.getByText('이 화면을 가져왔습니다.', { exact: false }).waitFor({ timeout: 60_000 })
  await pane(page).getByRole('button', { name: '다시 가져가기' }).waitFor()
  const manifest = await page.evaluate<{ name: string; display: string; icons: { src: string }[] }>(
    `fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())`,
  )
  expect(manifest).toMatchObject({ name: '협력업체 업무지원', display: 'standalone' })
  for (const { src } of manifest.icons)
    expect((await page.request.get(story.url + src)).headers()['content-type']).toBe('image/png')
})

test('without network its address opens anew, says from when it is, and takes a record with pictures', async () => {
  await inspector.answered()
  await inspector.context.setOffline(true)
  await openAgain()
  await waitingBar(page).getByText('그 뒤의 변경은 없습니다.', { exact: false }).waitFor()
  await fillRequest(page, title, 2)
  await pane(page).getByRole('button', { name: '저장', exact: true }).tap()
  await waitingBar(page).getByRole('button', { name: '전송 대기 1건' }).waitFor()
  await picture(page, 'field-offline-360')
  await openAgain()
  await pane(page)
    .getByRole('list', { name: '전송하지 못한 등록' })
    .getByText(title, { exact: false })
    .waitFor()
  expect(await arrived()).toEqual([])
  await inspector.context.setOffline(false)
  // A picture that was under way as the line changed is given up after three minutes, and sent again.
  await expect
    .poll(async () => (await arrived()).map(({ files }) => files), { timeout: 240_000 })
    .toEqual([picturesNamed(2)])
  await waitingBar(page).waitFor({ state: 'hidden' })
}, 360_000)

test('signing out removes what was taken along', async () => {
  const answers = () => page.evaluate<boolean>(`caches.has('portal.answers')`)
  expect(await answers()).toBe(true)
  await menuOfPerson().tap()
  await page.getByRole('menuitem', { name: '로그아웃' }).tap()
  await page.getByLabel('비밀번호', { exact: true }).waitFor()
  await expect.poll(answers).toBe(false)
  expect(inspector.errors).toEqual([])
})
