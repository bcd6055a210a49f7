import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, NodeResult } from 'axe-core'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStory, type Person, type Story } from './story.ts'

/** No page of the menus may have a serious fault for people who use aids, in no theme and on no screen; nor an error in the console. */
const people = ['issuer01', 'vnd01a', 'sys01']
const screens = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]
/** Some ninety pages; colours are those of the theme and not of the width, so the other theme is looked at on the wide screen only. */
const minutes = 5 * 60_000
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const wideScreen = 1000

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
/** The pages of the menus, and for who writes permits the pages of a permit in some states and of a work order. */
async function addressesOf(userId: string): Promise<string[]> {
  const client = await story.portal.signIn(userId)
  const menus = ['/', ...leaves((await client.get('/menus')).body.data as MenuNode[])]
  if (userId.startsWith('sys')) return menus
  const permits = (await client.get('/api/saf/workpermits?limit=100')).body.data as { permitNo: number; state: string }[]
  const byState = new Map(permits.map(({ permitNo, state }) => [state, permitNo]))
  const shown = ['draft', 'approved', 'working', 'suspended', 'closed']
    .map((state) => byState.get(state))
    .filter((permitNo) => permitNo !== undefined)
  const [order] = (await client.get('/api/saf/wkods?limit=1')).body.data as { wkodNo: number }[]
  return [
    ...menus,
    ...shown.map((permitNo) => `/constSafe/permit/permitDetail?no=${permitNo}`),
    ...(order ? [`/wkod/wkodDetail?no=${order.wkodNo}`, `/constSafe/permit/permitForm?wkodNo=${order.wkodNo}`] : []),
  ]
}

interface Fault {
  where: string
  rule: string
  nodes: string[]
}
/** Serious and critical violations: of all rules, or of those that a theme can break. */
async function faultsOf(page: Page, where: string, rules?: string[]): Promise<Fault[]> {
  // By the debugging protocol, which stands above the page's own policy.
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(axeSource)
  const options = JSON.stringify({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
  const { violations } = (await page.evaluate(`axe.run(document, ${options})`)) as AxeResults
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ where, rule: id, nodes: nodes.slice(0, 5).map(describeNode) }))
}
const describeNode = ({ html, any }: NodeResult): string => `${html.slice(0, 200)} ${any[0]?.message ?? ''}`

/** The page shows its content: nothing is awaited or moves any more. */
async function settled(page: Page): Promise<void> {
  await page.locator('.portal-skeleton, .ant-skeleton, .ant-spin-spinning, [aria-busy=true]').first().waitFor({ state: 'hidden' })
  // A paused movement, such as in a page that is kept hidden, never ends.
  await page.evaluate(`Promise.race([
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
    new Promise((resolve) => setTimeout(resolve, 400)),
  ])`)
}

/** Looks at an address, on a wide screen in both themes. */
async function look(person: Person, address: string): Promise<Fault[]> {
  const { page, userId, go } = person
  // Loaded anew: pages that are kept from before would be searched as well.
  await go(address)
  await page.locator('.portal-pane:visible h1, .portal-pane:visible h2, .portal-message, .sign-in-card').first().waitFor()
  await settled(page)
  const where = `${userId} ${address} ${page.viewportSize()?.width}`
  const faults = await faultsOf(page, where)
  if ((page.viewportSize()?.width ?? 0) < wideScreen) return faults
  await page.getByRole('button', { name: /(밝은|어두운) 화면으로 전환/ }).click()
  await settled(page)
  return [...faults, ...(await faultsOf(page, `${where} other theme`, ['color-contrast', 'link-in-text-block']))]
}

async function walk(userId: string, addresses: readonly string[], screen: (typeof screens)[number]): Promise<Fault[]> {
  const person = await story.window(userId, screen)
  const faults: Fault[] = []
  for (const address of addresses) faults.push(...(await look(person, address)))
  expect(person.errors).toEqual([])
  await person.context.close()
  return faults
}

test.each(screens)(
  'every page of the menus at $width pixels',
  async (screen) => {
    // Before the windows sign in: a second sign-in ends the first.
    const all = await Promise.all(people.map(addressesOf))
    // What several people may open is looked at once.
    const addresses = all.map((each, index) => each.filter((address) => address === '/' || !all.slice(0, index).flat().includes(address)))
    for (const each of addresses) expect(each.length).toBeGreaterThan(2)
    const faults = await Promise.all(people.map((userId, index) => walk(userId, addresses[index] ?? [], screen)))
    expect(faults.flat()).toEqual([])
  },
  minutes,
)

test.each(screens)('the pages before the sign-in at $width pixels', async (screen) => {
  const person = await story.window('issuer01', { ...screen, signIn: false })
  const { page, go } = person
  const faults: Fault[] = []
  for (const address of ['/login', '/psrmlogin']) faults.push(...(await look(person, address)))
  for (const address of ['/401', '/404']) {
    await go(address)
    await page.locator('.portal-message').waitFor()
    faults.push(...(await faultsOf(page, address)))
  }
  expect(faults).toEqual([])
  expect(person.errors).toEqual([])
  await person.context.close()
})
