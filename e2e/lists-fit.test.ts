import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everything } from '../test/share.ts'
import { startStory, type Story } from './story.ts'

/**
 * The list of a page fits its window: one scroll, that of its rows; no scrollbar for nothing; count and pager in
 * sight; the first row of a plain list at 260 px or higher. The gate takes every fourth page, the long run all.
 */
const people = ['saf01', 'sys01', 'vnd01a']
const step = everything ? 1 : 4

let story: Story
beforeAll(async () => {
  story = await startStory()
})
afterAll(() => story?.close())

interface MenuNode {
  routePath: string
  children: MenuNode[]
}
const leaves = (menus: readonly MenuNode[]): string[] =>
  menus.flatMap(({ routePath, children }) => (children.length === 0 ? [routePath] : leaves(children)))

/** What the shown page is, in pixels; nothing for a page without a list that fits. */
interface Fit {
  paneScroll: number
  sideways: number
  firstRow: number | null
  pagerBelow: number
  rows: number
  visible: number
  plain: boolean
}
const measure = `(() => {
  const pane = [...document.querySelectorAll('.portal-pane')].find((each) => each.checkVisibility())
  const grids = [...(pane?.querySelectorAll('.data-grid') ?? [])].filter((each) => each.checkVisibility())
  if (grids.length !== 1 || !grids[0].classList.contains('is-fitting')) return null
  const [grid] = grids
  const frame = grid.querySelector('.grid-frame')
  const box = (element) => element.getBoundingClientRect()
  const rows = [...frame.querySelectorAll('.grid-row')]
  const end = Math.min(box(frame).bottom, box(pane).bottom)
  const pager = grid.querySelector('.grid-pager')
  return {
    paneScroll: pane.scrollHeight - pane.clientHeight,
    sideways: frame.scrollWidth - frame.clientWidth,
    firstRow: rows[0] ? Math.round(box(rows[0]).top) : null,
    pagerBelow: pager ? Math.round(box(pager).bottom - box(pane).bottom) : 0,
    rows: rows.length,
    visible: rows.filter((row) => box(row).bottom <= end + 1).length,
    // A plain list: nothing but search and rows, and no more conditions set than stand in one line.
    plain: grid.parentElement.parentElement === pane
      && pane.querySelectorAll('.search-cell').length <= 3
      && [...grid.parentElement.children].every((each) => each === grid || each.localName === 'search'),
  }
})()`

const settled = (page: Page): Promise<void> =>
  page
    .locator(':is(.portal-skeleton, .grid-skeleton, [aria-busy=true]):visible')
    .first()
    .waitFor({ state: 'hidden' })

test.each(people)('the lists of %s fit their window', { timeout: 10 * 60_000 }, async (userId) => {
  const client = await story.portal.signIn(userId)
  const pages = leaves((await client.get('/menus')).body.data as MenuNode[]).filter(
    (_page, index) => index % step === people.indexOf(userId) % step,
  )
  const person = await story.window(userId)
  const faults: object[] = []
  let lists = 0
  for (const address of pages) {
    await person.show(address)
    await person.closeOthers()
    await person.page.waitForURL((url) => url.pathname === address)
    await settled(person.page)
    const fit = await person.page.evaluate<Fit | null>(measure)
    if (!fit) continue
    lists++
    const isPhantom = fit.sideways > 0 && fit.sideways <= 5
    const isLow = fit.plain && fit.firstRow !== null && fit.firstRow > 260
    const isShort = fit.plain && fit.visible < Math.min(fit.rows, 20)
    if (fit.paneScroll > 1 || fit.pagerBelow > 1 || isPhantom || isLow || isShort)
      faults.push({ address, ...fit })
  }
  expect(faults).toEqual([])
  expect(lists).toBeGreaterThan(0)
  await person.leave()
})

test.each([768, 900, 1080])(
  'the rows of a list scroll, not the page, at a height of %d px',
  async (height) => {
    const person = await story.window('sys01', { height })
    await person.show('/manage/log/loginHist')
    await settled(person.page)
    const fit = await person.page.evaluate<Fit | null>(measure)
    expect(fit?.paneScroll).toBeLessThanOrEqual(1)
    expect(fit?.pagerBelow).toBeLessThanOrEqual(1)
    await person.leave()
  },
)

test('a plain list shows twenty rows of the usual size on a screen of 900 px', async () => {
  const person = await story.window('sys01')
  await person.go('/manage/log/loginHist?limit=50')
  await person.page.locator('.grid-row').first().waitFor()
  await settled(person.page)
  const fit = await person.page.evaluate<Fit | null>(measure)
  expect(fit?.visible).toBeGreaterThanOrEqual(20)
  await person.leave()
})
