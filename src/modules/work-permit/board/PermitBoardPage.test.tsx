import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { momentOf } from '../../../core/shared/dates.ts'
import { Refused, serve } from '../../../core/web/testing/fake-server.ts'
import { hidePage, showPage, tabSearch } from '../../../core/web/testing/show-page.tsx'
import { preferences } from '../../../core/web/preferences.ts'
import { PermitBoardPage } from './PermitBoardPage.tsx'
import { boardDay } from './testing/board-sample.rule.ts'
import { expectNoSeriousFaults } from '../../../core/web/testing/axe-at-rest.ts'

let answer: () => unknown
beforeEach(() => {
  answer = () => ({ data: boardDay(momentOf(new Date())) })
  serve({ 'GET /api/saf/status/today': () => answer() })
})
afterEach(async () => {
  hidePage()
  await page.viewport(1440, 900)
})

const tiles = () => [...document.querySelectorAll('.permit-tile')]
const tile = (name: string) => tiles().find((each) => each.textContent.includes(name))
const loaded = () => expect.poll(() => tiles().length).toBe(13)

test('each number shows exactly as many works as it says', async () => {
  showPage(PermitBoardPage)
  await loaded()
  const buttons = [...document.querySelectorAll<HTMLElement>('.board-counts .state-tile')]
  expect(buttons.length).toBeGreaterThan(15)
  for (const button of buttons) {
    button.click()
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => tiles().length).toBe(Number(button.querySelector('b')?.textContent))
    if (!button.textContent.endsWith('전체')) button.click()
    await loaded()
  }
})

test('what has to be acted on comes first and says why', async () => {
  showPage(PermitBoardPage)
  await loaded()
  await expect.element(page.getByText('조치 필요 3건')).toBeVisible()
  await expect.element(page.getByText('익일 확인 대기 2건 (기한 지남 1건)')).toBeVisible()
  expect(tiles()[0]?.textContent).toContain('증류탑 보온 해체')
  expect(tiles()[0]?.textContent).toContain('사유: 가스경보')
  const overdue = tile('T-204 청소')?.querySelector('[data-timer=gas]')
  expect(overdue?.textContent).toMatch(
    /측정 초과4분 \d\d초 · 10분 \d\d초 뒤 자동중지|측정 초과4분 00초 · 11분 00초 뒤 자동중지/,
  )
  expect(getComputedStyle(overdue!).animationName).toBe('board-flash')
  expect(tile('T-204 청소')?.textContent).toContain('안에 3명')
})

test('the timers run', async () => {
  showPage(PermitBoardPage)
  await loaded()
  const text = () => tile('50 t 크레인 양중')?.querySelector('[data-timer=remaining] b')?.textContent
  const before = text()
  await expect.poll(text, { timeout: 3000 }).not.toBe(before)
})

test('the filter stands in the address and comes from it', async () => {
  showPage(PermitBoardPage, { search: '?group=suspended' })
  await expect.poll(() => tiles().length).toBe(1)
  await userEvent.click(page.getByRole('button', { name: /상\(H\)/ }))
  await expect.poll(tabSearch).toBe('?group=suspended&grade=H')
})

test('old rows say how old they are', async () => {
  showPage(PermitBoardPage)
  await loaded()
  answer = () => new Refused(500, { message: '처리 중 오류가 발생했습니다.' })
  await userEvent.click(page.getByRole('button', { name: '다시 조회' }))
  await expect
    .element(page.getByText(/자료를 새로 받지 못하고 있습니다\. \d\d:\d\d:\d\d 자료입니다/))
    .toBeVisible()
  expect(tiles()).toHaveLength(13)
})

test('without the live stream the board says since when its rows are', async () => {
  showPage(PermitBoardPage)
  await loaded()
  await expect
    .element(page.getByText(/실시간 연결이 끊겼습니다\. \d\d:\d\d:\d\d 자료입니다/), { timeout: 9000 })
    .toBeVisible()
})

test('the alarms can be looked at alone', async () => {
  showPage(PermitBoardPage)
  await loaded()
  await userEvent.click(page.getByRole('button', { name: '이것만 보기' }))
  await expect.poll(() => tiles().length).toBe(3)
  expect(tabSearch()).toBe('?only=alarm')
})

test('a day without works says so', async () => {
  answer = () => ({ data: { ...boardDay(momentOf(new Date())), permits: [] } })
  showPage(PermitBoardPage)
  await expect.element(page.getByText('오늘 작업이 없습니다.')).toBeVisible()
  await expect.element(page.getByText('조치가 필요한 작업이 없습니다.')).toBeVisible()
})

test('on the wall all of an ordinary day fits, with nothing around it', async () => {
  await page.viewport(1920, 1080)
  showPage(PermitBoardPage, { search: '?wall=1' })
  await loaded()
  const board = document.querySelector('.permit-board')!.getBoundingClientRect()
  expect([board.top, board.left, board.width, board.height]).toEqual([0, 0, 1920, 1080])
  const { scrollHeight, clientHeight } = document.querySelector('.board-scroll')!
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight)
  await userEvent.keyboard('{Escape}')
  await expect.poll(tabSearch).toBe('')
})

test('nothing is wider than a telephone', async () => {
  await page.viewport(360, 800)
  showPage(PermitBoardPage)
  await loaded()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test.each(['light', 'dark'] as const)('axe finds nothing serious in %s', async (theme) => {
  preferences.setTheme(theme)
  showPage(PermitBoardPage)
  await loaded()
  await expectNoSeriousFaults(document.querySelector('main')!)
  preferences.setTheme('light')
})
