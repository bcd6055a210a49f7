import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, NodeResult } from 'axe-core'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printFigures } from '../test/figures.ts'
import { evenly, everything } from '../test/share.ts'
import { startStory, type Story } from './story.ts'

/**
 * No page of the menus may have a serious fault for people who use aids, in no theme and on no screen; nor an
 * error in the console; nor Korean program texts where a page of the platform is shown in another language.
 * The gate takes some pages of each person: half of them on a wide screen in the light theme, half on a narrow one in
 * the dark theme, to which the same window is switched; the platform's pages in one of the other languages
 * each. `npm run test:trust` looks at all of them on both screens and in all languages.
 */
const mostPages = 8
const people = ['issuer01', 'vnd01a', 'sys01']
const screens = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark' },
] as const
type Screen = (typeof screens)[number]
/** The long run shows every page on both screens, those of the platform in each language: hours on a busy machine. */
const patienceMs = (everything ? 120 : 5) * 60_000
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

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
/**
 * The pages of the menus, and for who writes permits the pages of a permit in some states and of a work
 * order.
 */
async function addressesOf(userId: string): Promise<string[]> {
  const client = await story.portal.signIn(userId)
  const menus = leaves((await client.get('/menus')).body.data as MenuNode[])
  if (userId.startsWith('sys')) return menus
  const permits = (await client.get('/api/saf/workpermits?limit=100')).body.data as {
    permitNo: number
    state: string
  }[]
  const byState = new Map(permits.map(({ permitNo, state }) => [state, permitNo]))
  const shown = ['draft', 'approved', 'working', 'suspended', 'closed']
    .map((state) => byState.get(state))
    .filter((permitNo) => permitNo !== undefined)
  const [order] = (await client.get('/api/saf/wkods?limit=1')).body.data as { wkodNo: number }[]
  return [
    ...menus,
    ...shown.map((permitNo) => `/constSafe/permit/permitDetail?no=${permitNo}`),
    ...(order
      ? [`/wkod/wkodDetail?no=${order.wkodNo}`, `/constSafe/permit/permitForm?wkodNo=${order.wkodNo}`]
      : []),
  ]
}

interface Fault {
  where: string
  rule: string
  nodes: string[]
}
/** Expressions of what is searched: the whole page, or the page of the menu without the shell around it. */
const wholePage = 'document'
const shownPane = `[...document.querySelectorAll('.portal-pane')].find((pane) => pane.checkVisibility())`
/** Rows of a list are alike; comparing the colours of hundreds of cells takes most of the time. */
const furtherRows = '[role=rowgroup] > [role=row]:nth-child(n + 7), tbody > tr:nth-child(n + 7)'

/** Serious and critical violations in a part of the page. */
async function faultsOf(page: Page, where: string, part: string): Promise<Fault[]> {
  // By the debugging protocol, which stands above the page's own policy.
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(axeSource)
  await settled(page)
  const search = `{ include: [${part}], exclude: [${JSON.stringify(furtherRows)}] }`
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${search}, { resultTypes: ['violations'], preload: false })`,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ where, rule: id, nodes: nodes.slice(0, 5).map(describeNode) }))
}
const describeNode = ({ html, any }: NodeResult): string => `${html.slice(0, 200)} ${any[0]?.message ?? ''}`

/** The page shows its content: nothing is awaited or moves any more. */
async function settled(page: Page): Promise<void> {
  await page
    .locator(':is(.portal-skeleton, .ant-skeleton, .ant-spin-spinning, [aria-busy=true]):visible')
    .first()
    .waitFor({ state: 'hidden' })
  // A paused movement, such as in a page that is kept hidden, never ends.
  await page.evaluate(`Promise.race([
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
    new Promise((resolve) => setTimeout(resolve, 400)),
  ])`)
}

const heading = ':is(.portal-pane, .portal-breadcrumb):visible :is(h1, h2)'

/** The window becomes another screen, and the portal follows. */
async function turnTo(page: Page, { width, height, colorScheme }: Screen): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
  // Wait two frames: the page reacts to the breakpoint in the first.
  await page.evaluate(`new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))`)
}

/** Menus, tabs, headings, heads of columns, labels and buttons; texts in cells are data. */
const saidByTheProgram = `nav, [role=tab], main h1, main h2, main [role=columnheader], main label, main button, main [role=radio], main .ant-empty-description`
const koreanLeft = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const said = [...document.querySelectorAll(${JSON.stringify(saidByTheProgram)})].filter((each) => each.checkVisibility() && !each.closest('[role=gridcell]'))
    const texts = said.flatMap((each) => each.innerText.split('\\n')).map((text) => text.trim())
    return [...new Set(texts.filter((text) => /\\p{Script=Hangul}/u.test(text)))]
  })()`)

/** Pages within the shell, in the language of the account or in another one. */
interface Tour {
  language?: 'en' | 'zh' | 'es'
  addresses: readonly string[]
}
/**
 * Every text has all languages (the tests of the labels and messages); what remains is a text that is written
 * into a page.
 */
function toursOf(userId: string, own: readonly string[]): Tour[] {
  if (userId !== 'sys01') return [{ addresses: evenly(own, mostPages) }]
  const isPlatform = (address: string) => /^\/(manage|my|baseInfo)\//.test(address)
  // Each language needs two pages of the platform, however many the modules have.
  const platform = evenly(own.filter(isPlatform), 6)
  const others = evenly(
    own.filter((address) => !isPlatform(address)),
    mostPages / 2,
  )
  const languages = ['en', 'zh', 'es'] as const
  // Two neighbours go together: one is shown on each screen.
  const turnOf = (index: number) => Math.floor(index / screens.length) % languages.length
  return [
    { addresses: others },
    ...languages.map((language, turn) => ({
      language,
      addresses: platform.filter((_, index) => everything || turnOf(index) === turn),
    })),
  ]
}

/**
 * On each screen the shell with its first page, then pages within the shell: every other one, or all of them
 * in the long run.
 */
async function walk(userId: string, tours: readonly Tour[]): Promise<Fault[]> {
  const { page, show, go, closeOthers, errors, leave } = await story.window(userId, screens[0])
  await page.locator(heading).first().waitFor()
  const faults: Fault[] = []
  let [told, pages] = [0, 0]
  for (const { language, addresses } of tours) {
    if (language) {
      await page.evaluate(`localStorage.setItem('portal.language', '${language}')`)
      await go(addresses[0]!)
      await page.locator(heading).first().waitFor()
    }
    for (const [turn, screen] of screens.entries()) {
      await turnTo(page, screen)
      faults.push(...(await faultsOf(page, `${userId} ${page.url()} ${screen.width}`, wholePage)))
      for (const address of addresses.filter((_, index) => everything || index % screens.length === turn)) {
        await show(address)
        await closeOthers()
        await page.locator(heading).first().waitFor()
        const where = `${userId} ${address} ${screen.width} ${language ?? ''}`
        faults.push(...(await faultsOf(page, where, shownPane)))
        const korean = language ? await koreanLeft(page) : []
        if (korean.length > 0) faults.push({ where, rule: 'no Korean left', nodes: korean })
        // Whoever waits for the long run sees what was found so far.
        for (const { where: at, rule, nodes } of faults.slice(told))
          printFigures({ at, rule, node: nodes[0] ?? '' })
        told = faults.length
        pages++
      }
    }
  }
  printFigures({ reader: userId, pages, faults: faults.length })
  expect(errors).toEqual([])
  await leave()
  return faults
}

test(
  'every page of the menus',
  async () => {
    // Before the windows sign in: a second sign-in ends the first.
    const all = await Promise.all(people.map(addressesOf))
    // A page that several people may open is visited once.
    const own = all.map((each, index) =>
      each.filter((address) => !all.slice(0, index).flat().includes(address)),
    )
    const tours = people.map((userId, index) => toursOf(userId, own[index] ?? []))
    for (const { addresses: each } of tours.flat()) expect(each.length).toBeGreaterThan(0)
    const faults = await Promise.all(people.map((userId, index) => walk(userId, tours[index]!)))
    expect(faults.flat()).toEqual([])
  },
  patienceMs,
)

test.each(screens)('the pages before the sign-in at $width pixels', async (screen) => {
  const { page, go, errors, leave } = await story.window('issuer01', { ...screen, signIn: false })
  const faults: Fault[] = []
  for (const address of ['/login', '/psrmlogin', '/401', '/404']) {
    await go(address)
    await page.locator('.portal-message, .sign-in-card').first().waitFor()
    faults.push(...(await faultsOf(page, `${address} ${screen.width}`, wholePage)))
  }
  expect(faults).toEqual([])
  expect(errors).toEqual([])
  await leave()
})
