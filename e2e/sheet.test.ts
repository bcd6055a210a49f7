import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { systemGroupNo } from '../src/platform/auth-group/auth-group.resource.ts'
import { picture, startStory, type Person, type Story } from './story.ts'

/** Two people type in one sheet of 3,000 rows, one of them without network for a while: no word is lost. */
let story: Story
let mine: Person
let theirs: Person
const address = '/sample/component/sheetSample'
/** Columns of the sheet from the left. */
const column = { state: 0, node: 1, cause: 3, guard: 5 }
const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
const cell = (page: Page, row: number, at: number) =>
  pane(page).locator(`.grid-body [data-row="${row}"] [data-column="${at}"]`)
const mark = (page: Page, row: number) => cell(page, row, column.state)
const status = (page: Page) =>
  pane(page)
    .getByRole('status')
    .filter({ hasText: /저장|전송/ })
/** Types over a cell; Enter goes on to the row below, which saves the row. */
async function type(page: Page, row: number, at: number, text: string): Promise<void> {
  await cell(page, row, at).click()
  await page.keyboard.insertText(text)
  await page.keyboard.press('Enter')
}
const stored = (row: number) =>
  story.portal.engine.database.one<{ causeTxt: string; guardTxt: string }>(
    'select "causeTxt", "guardTxt" from "sampleDeviation" where "sortOrder" = $1',
    [row + 1],
  )

beforeAll(async () => {
  story = await startStory({ at: new Date(), accessMinutes: 600 })
  await story.portal.engine.database.query(
    `insert into "userAuthGrp" ("userId", "authGrpNo", "createUserId", "updateUserId") values ('hq01', $1, 'system', 'system') on conflict do nothing`,
    [systemGroupNo],
  )
  ;[mine, theirs] = await Promise.all([story.window('sys01', { address }), story.window('hq01', { address })])
  for (const { page } of [mine, theirs]) {
    await pane(page).getByText('총 3,000건').waitFor()
    // The first rows are there before the others: rows can be added once all have come.
    await pane(page).locator('button:enabled', { hasText: '행 추가' }).waitFor()
  }
})
afterAll(async () => {
  await Promise.all([mine, theirs].map((person, at) => person && picture(person.page, `sheet-${at}`)))
  await story?.close()
})

test('two people type in different rows, and each sees the row of the other without the sheet being read', async () => {
  const lists: string[] = []
  for (const { page } of [mine, theirs])
    page.on('request', (request) => {
      const asked = request.url() + (request.postData() ?? '')
      if (asked.includes('/api/sample/deviations')) lists.push(asked)
    })
  await Promise.all([
    type(mine.page, 0, column.cause, '공급 차단밸브가 닫힌 채 기동함'),
    type(theirs.page, 2, column.guard, '차압계 경보를 운전실에 표시함'),
  ])
  await cell(theirs.page, 0, column.cause).getByText('공급 차단밸브가 닫힌 채 기동함').waitFor()
  await cell(mine.page, 2, column.guard).getByText('차압계 경보를 운전실에 표시함').waitFor()
  expect([(await stored(0)).causeTxt, (await stored(2)).guardTxt]).toEqual([
    '공급 차단밸브가 닫힌 채 기동함',
    '차압계 경보를 운전실에 표시함',
  ])
  expect(lists).toEqual([])
})

test('rows that were typed without network wait, and meet what the other saved meanwhile', async () => {
  await theirs.answered()
  await theirs.context.setOffline(true)
  await type(theirs.page, 4, column.guard, '탱크 저액위 경보를 시험함')
  await type(theirs.page, 6, column.cause, '정전으로 이송펌프가 멈춤')
  await status(theirs.page).getByText('전송 대기 2행').waitFor()
  await type(mine.page, 4, column.cause, '탱크가 비어 펌프가 공운전함')
  await type(mine.page, 6, column.cause, '펌프 축봉이 파손되어 멈춤')
  await expect.poll(async () => (await stored(6)).causeTxt).toBe('펌프 축봉이 파손되어 멈춤')
  await theirs.context.clock.fastForward(60_000)
  await theirs.context.setOffline(false)
  // Different cells of one row go together.
  await expect
    .poll(() => stored(4))
    .toEqual({ causeTxt: '탱크가 비어 펌프가 공운전함', guardTxt: '탱크 저액위 경보를 시험함' })
  // The same cell is asked about at its row; until then the word of each is there.
  await mark(theirs.page, 6).getByRole('button', { name: '비교' }).click()
  const question = theirs.page
    .getByRole('dialog')
    .filter({ hasText: '다른 사용자가 같은 자료를 먼저 저장했습니다' })
  await question.getByText('펌프 축봉이 파손되어 멈춤').waitFor()
  await question.getByText('둘 다', { exact: true }).click()
  await question.getByRole('button', { name: '합쳐서 저장' }).click()
  await expect
    .poll(async () => (await stored(6)).causeTxt)
    .toBe('펌프 축봉이 파손되어 멈춤\n정전으로 이송펌프가 멈춤')
  await status(theirs.page).getByText('모든 행 저장됨').waitFor()
})

test('what a person typed last is taken back in the grid and saved so', async () => {
  const { page } = mine
  const before = (await stored(8)).causeTxt
  await type(page, 8, column.cause, '잘못 적은 원인')
  await expect.poll(async () => (await stored(8)).causeTxt).toBe('잘못 적은 원인')
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await stored(8)).causeTxt).toBe(before)
})

test('a row that was not sent when the window was closed is sent when the sheet is opened again', async () => {
  const { page, context } = mine
  await mine.answered()
  await context.setOffline(true)
  await type(page, 10, column.cause, '창을 닫기 전에 적은 원인')
  await status(page).getByText('전송 대기 1행').waitFor()
  await expect
    .poll(() =>
      page.evaluate<boolean>(
        `Object.entries(localStorage).some(([key, text]) => key.includes('sampleDeviation.sheet') && text.includes('창을 닫기 전에'))`,
      ),
    )
    .toBe(true)
  await context.setOffline(false)
  await mine.go(address)
  await expect.poll(async () => (await stored(10)).causeTxt).toBe('창을 닫기 전에 적은 원인')
})
