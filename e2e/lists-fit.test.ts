import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { evenly } from '../test/share.ts'
import { menuPages } from './menu-pages.ts'
import { startStory, type Story } from './story.ts'

/**
 * The list of a page fits its window: one scroll, that of its rows; its usual columns side by side at 1440 px;
 * count and pager in sight; the first row of a plain list at 260 px or higher; cards on a telephone. The gate takes
 * some pages of each person, the long run all.
 */
const people = ['saf01', 'sys01', 'vnd01a']
const mostPages = 6

let story: Story
beforeAll(async () => {
  story = await startStory()
})
afterAll(() => story?.close())

/** What the shown page is, in pixels. */
interface Shown {
  /** Whether the page scrolls, and a part of it scrolls as well. */
  scrollsTwice: boolean
  /** Parts with a scrollbar for a few pixels, which is for nothing. */
  phantoms: number
  /** Lists that are read by columns: on a telephone there are only cards, and grids that one types into. */
  wideGrids: number
  /** Conditions of the search that lie over their neighbour, and a panel that its buttons leave. */
  cutConditions: string[]
  /** Nothing for a page without a list that fits. */
  fit: Fit | null
}
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
  const scrolls = (each, way) => /auto|scroll/.test(getComputedStyle(each)[way])
  const parts = [...pane.querySelectorAll('*')].filter((each) => each.localName !== 'textarea' && each.checkVisibility())
  const over = (each) => each.scrollWidth - each.clientWidth
  const right = (each) => each.getBoundingClientRect().right
  const searches = parts.filter((each) => each.matches('.search-cell, .search-grid'))
  return {
    scrollsTwice: pane.scrollHeight - pane.clientHeight > 1 && parts.some((each) => each.clientHeight > 60
      && each.scrollHeight - each.clientHeight > 1 && scrolls(each, 'overflowY')),
    phantoms: parts.filter((each) => over(each) > 0 && over(each) <= 5 && scrolls(each, 'overflowX')).length,
    wideGrids: parts.filter((each) => each.classList.contains('grid-frame')
      && each.querySelectorAll('[role=columnheader]').length > 4 && !each.querySelector('.is-editable')).length,
    cutConditions: searches.filter((each) => [...each.querySelectorAll('*')].some((part) => right(part) > right(each) + 1))
      .map((each) => each.querySelector('label').textContent),
    fit: fitOf(pane),
  }
  function fitOf(pane) {
  const grids = [...(pane?.querySelectorAll('.data-grid') ?? [])].filter((each) => each.checkVisibility())
  // One that is typed into shows all of its columns, as a sheet does.
  if (grids.length !== 1 || !grids[0].classList.contains('is-fitting') || grids[0].querySelector('.is-editable')) return null
  const [grid] = grids
  const frame = grid.querySelector('.grid-frame')
  if (!frame) return null
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
  }
})()`

/** A page stands in its pane, and no part of it still waits for its answer. */
async function settled(page: Page): Promise<void> {
  await page.locator('.portal-pane:visible').first().waitFor()
  await page
    .locator(':is(.portal-skeleton, .grid-skeleton, [aria-busy=true]):visible')
    .first()
    .waitFor({ state: 'hidden' })
}

/** The pages of the menus of a person that this run takes. */
const pagesOf = async (userId: string): Promise<readonly string[]> =>
  evenly(await menuPages(story, userId), mostPages)

test.each(people)('the lists of %s fit their window', { timeout: 10 * 60_000 }, async (userId) => {
  const pages = await pagesOf(userId)
  const person = await story.window(userId)
  const faults: object[] = []
  let lists = 0
  for (const address of pages) {
    await person.show(address)
    await person.closeOthers()
    await person.page.waitForURL((url) => url.pathname === address)
    await settled(person.page)
    const { fit, scrollsTwice, phantoms, cutConditions } = await person.page.evaluate<Shown>(measure)
    if (scrollsTwice || phantoms > 0 || cutConditions.length > 0)
      faults.push({ address, scrollsTwice, phantoms, cutConditions })
    if (!fit) continue
    lists++
    const isLow = fit.plain && fit.firstRow !== null && fit.firstRow > 260
    const isShort = fit.plain && fit.visible < Math.min(fit.rows, 20)
    if (fit.paneScroll > 1 || fit.pagerBelow > 1 || fit.sideways > 0 || isLow || isShort)
      faults.push({ address, ...fit })
  }
  expect(faults).toEqual([])
  expect(lists).toBeGreaterThan(0)
  await person.leave()
})

const cutHeads = `[...document.querySelectorAll('.portal-pane:not([hidden]) .grid-head-text')]
  .filter((each) => each.checkVisibility()
    && (each.scrollWidth - each.clientWidth > 1 || each.scrollHeight - each.clientHeight > 1))
  .map((each) => each.textContent)`
/** Lists of companies with the longest heads in Spanish, the widest of the four languages. */
const longHeads = [
  '/vendor/portal/selfCheck',
  '/vendor/subconMatChkRqst/matChkRqst',
  '/vendor/portal/vendorInfo?part=enter',
]
test(
  'lists with long Spanish heads fit their window and show them whole',
  { timeout: 2 * 60_000 },
  async () => {
    const person = await story.window('vnd01a')
    await person.page.evaluate(`localStorage.setItem('portal.language', 'es')`)
    await person.go(longHeads[0]!)
    await person.page.locator('html[lang=es]').waitFor({ state: 'attached' })
    const wide: object[] = []
    for (const address of longHeads) {
      await person.show(address)
      await person.closeOthers()
      await settled(person.page)
      await person.page.locator('.portal-pane:visible .grid-frame').first().waitFor()
      const { fit, cutConditions } = await person.page.evaluate<Shown>(measure)
      const cut = await person.page.evaluate<string[]>(cutHeads)
      if (fit?.sideways !== 0 || cut.length + cutConditions.length > 0)
        wide.push({ address, ...fit, cut, cutConditions })
    }
    expect(wide).toEqual([])
    await person.leave()
  },
)

/** A period beside two other conditions, and one of a company. */
const withPeriod = [
  { userId: 'saf01', address: '/impr/impr/imprRequest' },
  { userId: 'vnd01a', address: longHeads[0]! },
]
test.each(withPeriod)(
  'a period of the search covers neither its neighbour nor the buttons: $address',
  async ({ userId, address }) => {
    const faults: object[] = []
    for (const width of [1440, 1280]) {
      const person = await story.window(userId, { width })
      for (const [language, tag] of [
        ['kr', 'ko'],
        ['es', 'es'],
      ]) {
        await person.page.evaluate(`localStorage.setItem('portal.language', '${language}')`)
        await person.go(address)
        await person.page.locator(`html[lang=${tag}]`).waitFor({ state: 'attached' })
        await settled(person.page)
        await person.page.locator('.portal-pane:visible .period-input').first().waitFor()
        const { cutConditions } = await person.page.evaluate<Shown>(measure)
        if (cutConditions.length > 0) faults.push({ width, language, cutConditions })
      }
      await person.leave()
    }
    expect(faults).toEqual([])
  },
)

/** Tables that are wider than the page in Spanish. */
const widePages = [
  { userId: 'vnd01a', width: 1440, address: '/vendor/portal/educationStatus' },
  { userId: 'mgmt01', width: 360, address: '/education/status/eduLegalStatus' },
]
test.each(widePages)(
  'a page in Spanish is not wider than its window: $address at $width px',
  async ({ userId, width, address }) => {
    const person = await story.window(userId, { width, height: 740 })
    await person.page.evaluate(`localStorage.setItem('portal.language', 'es')`)
    await person.go(address)
    await person.page.locator('html[lang=es]').waitFor({ state: 'attached' })
    await settled(person.page)
    await person.page.locator('.portal-pane:visible .edu-matrix').first().waitFor()
    const over = await person.page
      .locator('.portal-pane:visible')
      .first()
      .evaluate((pane) => pane.scrollWidth - pane.clientWidth)
    expect(over).toBe(0)
    await person.leave()
  },
)

test.each(people)('on a telephone every list of %s is cards', { timeout: 10 * 60_000 }, async (userId) => {
  const pages = await pagesOf(userId)
  const person = await story.window(userId, { width: 360, height: 740 })
  const faults: object[] = []
  for (const address of pages) {
    await person.show(address)
    await person.closeOthers()
    await person.page.waitForURL((url) => url.pathname === address)
    await settled(person.page)
    const { wideGrids } = await person.page.evaluate<Shown>(measure)
    const isWide = await person.page.evaluate<boolean>(
      'document.documentElement.scrollWidth > document.documentElement.clientWidth',
    )
    if (wideGrids > 0 || isWide) faults.push({ address, wideGrids, isWide })
  }
  expect(faults).toEqual([])
  await person.leave()
})

test.each([768, 900, 1080])(
  'the rows of a list scroll, not the page, at a height of %d px',
  async (height) => {
    const person = await story.window('sys01', { height })
    await person.show('/manage/log/loginHist')
    await person.page.locator('.portal-pane:visible .grid-row').first().waitFor()
    await settled(person.page)
    const { fit } = await person.page.evaluate<Shown>(measure)
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
  const { fit } = await person.page.evaluate<Shown>(measure)
  expect(fit?.visible).toBeGreaterThanOrEqual(20)
  await person.leave()
})
