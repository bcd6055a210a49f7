import { afterAll, beforeAll, expect, test } from 'vitest'
import { everything } from '../test/share.ts'
import { type Person, startStory, type Story } from './story.ts'

interface ChartPage {
  userId: string
  address: string
  /** The pictures come with a button. */
  folded?: true
  /** Its marks are shares, or count what no list has rows of. */
  opensNothing?: true
}
const pages: ChartPage[] = [
  { userId: 'mgmt01', address: '/' },
  { userId: 'saf01', address: '/impr/impr/imprStatus' },
  { userId: 'saf01', address: '/constSafe/wkod/wkodStatus' },
  { userId: 'saf01', address: '/constSafe/permit/permitSearch_search', folded: true },
  { userId: 'saf01', address: '/vendor/enter/enterLog', folded: true },
  { userId: 'saf01', address: '/vendor/enter/expireStatus' },
  { userId: 'saf01', address: '/vendor/council/councilStat', opensNothing: true },
  { userId: 'saf01', address: '/chm/main/chmDashboard' },
  { userId: 'sys01', address: '/manage/log/useStat', opensNothing: true },
  { userId: 'saf01', address: '/saf/patrol/patrolStatus' },
  { userId: 'saf01', address: '/saf/spe/speStatus' },
]

let story: Story
beforeAll(async () => {
  story = await startStory()
})
afterAll(() => story?.close())

interface Mark {
  says: string
  to: string | null
}
interface Chart {
  title: string
  marks: Mark[]
  /** Addresses in the table behind; undefined without one. */
  table?: (string | null)[]
}
const read = `(() => {
  const pane = [...document.querySelectorAll('.portal-pane')].find((each) => each.checkVisibility())
  return [...pane.querySelectorAll('figure.chart')].filter((each) => each.checkVisibility()).map((chart) => ({
    title: chart.querySelector('figcaption strong')?.textContent ?? '',
    marks: [...chart.querySelectorAll('a.chart-mark')].map((mark) => ({
      says: mark.querySelector('title')?.textContent ?? '',
      to: mark.getAttribute('href'),
    })),
    table: chart.querySelector('table')
      ? [...chart.querySelectorAll('table a')].map((link) => link.getAttribute('href'))
      : undefined,
  }))
})()`
/** As many rows as the opened page says that there are, or shows. */
const countRows = String.raw`(() => {
  const pane = [...document.querySelectorAll('.portal-pane')].find((each) => each.checkVisibility())
  const total = pane?.querySelector('.grid-total')?.textContent
  if (total) return Number(total.replaceAll(/\D/g, ''))
  return [...(pane?.querySelectorAll('tbody tr') ?? [])].filter((row) => !row.closest('figure')).length
})()`

/** The page with its pictures, opened anew: one that was left would keep the conditions of a mark. */
async function showCharts(person: Person, { address, folded }: ChartPage): Promise<Chart[]> {
  await person.show('/')
  await person.page.locator('.home:visible').waitFor()
  await person.closeOthers()
  await person.show(address)
  await person.page.waitForURL((url) => url.pathname === address)
  const charts = person.page.locator('figure.chart:visible')
  if (folded) await person.page.getByRole('button', { name: '도표' }).waitFor()
  if (folded && (await charts.count()) === 0) await person.page.getByRole('button', { name: '도표' }).click()
  await charts.first().waitFor()
  await person.page.waitForTimeout(300)
  await person.answered()
  return person.page.evaluate<Chart[]>(read)
}

/** The number at the end of what a mark says; a share is none. */
const figureOf = ({ says }: Mark): number | undefined => {
  const found = /([\d,]+)$/.exec(says)
  return found ? Number(found[1]!.replaceAll(',', '')) : undefined
}
/** The marks that are clicked: the largest, and the smallest, which is the hardest to hit. */
function ends(marks: readonly Mark[]): { index: number; figure: number }[] {
  const counted = marks.flatMap((mark, index) => {
    const figure = figureOf(mark)
    return figure === undefined ? [] : [{ index, figure }]
  })
  const sorted = counted.toSorted((one, other) => other.figure - one.figure)
  return [...sorted.slice(0, 1), ...sorted.slice(1).slice(-1)]
}

// The gate takes every third page, the long run all.
test.each(pages.filter((_, index) => everything || index % 3 === 1))(
  'each mark on $address opens as many rows as it says, and a table stands behind',
  { timeout: 5 * 60_000 },
  async (shown) => {
    const person = await story.window(shown.userId)
    const faults: object[] = []
    let clicked = 0
    const charts = await showCharts(person, shown)
    for (const [place, { title, marks, table }] of charts.entries()) {
      const without = marks.filter(({ to }) => !table?.includes(to))
      if (!table || without.length > 0) faults.push({ title, without })
      for (const { index, figure } of ends(marks)) {
        if (clicked++ > 0) await showCharts(person, shown)
        const mark = person.page.locator('figure.chart:visible').nth(place).locator('a.chart-mark').nth(index)
        const shape = mark.locator(':scope > :not(title)').first()
        // Near its foot: a line of the same picture may cross its middle.
        const { width, height } = (await shape.boundingBox())!
        await shape.click({ position: { x: width / 2, y: height - Math.min(4, height / 2) } })
        await expect
          .poll(() => person.page.evaluate<number | null>(countRows))
          .toBe(figure)
          .catch((error: unknown) => void faults.push({ title, ...marks[index], error: String(error) }))
      }
    }
    expect(faults).toEqual([])
    expect(charts.length).toBeGreaterThan(0)
    // A page whose pictures open nothing would prove nothing.
    if (!shown.opensNothing) expect(clicked).toBeGreaterThan(0)
    await person.leave()
  },
)

test('the keyboard opens the rows of a mark through the table behind its picture', async () => {
  const person = await story.window('saf01')
  await showCharts(person, { userId: 'saf01', address: '/impr/impr/imprStatus' })
  const chart = person.page.locator('figure.chart:visible').first()
  await chart.locator('summary').focus()
  await person.page.keyboard.press('Enter')
  const link = chart.locator('.chart-table a').first()
  await link.waitFor()
  await person.page.keyboard.press('Tab')
  expect(await link.evaluate((element) => element.ownerDocument.activeElement === element)).toBe(true)
  await person.page.keyboard.press('Enter')
  await person.page.waitForURL((url) => url.pathname === '/impr/impr/imprRequest')
  await person.leave()
})

test('a printed page of pictures is the page alone, with every picture and the numbers under it', async () => {
  const person = await story.window('saf01')
  const { page } = person
  await showCharts(person, { userId: 'saf01', address: '/impr/impr/imprStatus' })
  await page.emulateMedia({ media: 'print' })
  const charts = page.locator('.portal-pane:visible figure.chart')
  await page.locator('.portal-sidebar').waitFor({ state: 'hidden' })
  expect(await page.locator('.portal-header').isVisible()).toBe(false)
  await charts.last().locator('table').waitFor()
  // Nothing is cut at the end of the window: what follows the last picture is part of the document.
  const { height, last } = await page.evaluate<{ height: number; last: number }>(
    `({ height: document.documentElement.scrollHeight, last: [...document.querySelectorAll('figure.chart')].filter((each) => each.checkVisibility()).at(-1).getBoundingClientRect().bottom + scrollY })`,
  )
  expect(height).toBeGreaterThanOrEqual(Math.floor(last))
  expect(last).toBeGreaterThan(900)
  await page.emulateMedia({ media: 'screen' })
  await person.leave()
})
