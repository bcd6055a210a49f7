import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, NodeResult } from 'axe-core'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startStory, type Person, type Story } from './story.ts'

/** No page of the menus may have a serious fault for people who use aids, in no theme and on no screen; nor an error in the console. */
const people = ['issuer01', 'vnd01a', 'sys01']
const screens = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]
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
/** The pages of the menus, and the pages of one permit in each state and one work order that their lists lead to. */
async function addressesOf(userId: string): Promise<string[]> {
  const client = await story.portal.signIn(userId)
  const menus = leaves((await client.get('/menus')).body.data as MenuNode[])
  const permits = (await client.get('/api/saf/workpermits?limit=100')).body.data as { permitNo: number; state: string }[]
  const byState = new Map(permits.map(({ permitNo, state }) => [state, permitNo]))
  const orders = (await client.get('/api/saf/wkods?limit=20')).body.data as { wkodNo: number }[]
  return [
    ...new Set(['/', ...menus]),
    ...[...byState.values()].map((permitNo) => `/constSafe/permit/permitDetail?no=${permitNo}`),
    ...orders.slice(0, 1).flatMap(({ wkodNo }) => [`/wkod/wkodDetail?no=${wkodNo}`, `/constSafe/permit/permitForm?wkodNo=${wkodNo}`]),
  ]
}

interface Fault {
  where: string
  rule: string
  nodes: string[]
}
/** Serious and critical violations of WCAG 2.2 A and AA and of axe's own best practices. */
async function faultsOf(page: Page, where: string): Promise<Fault[]> {
  // By the debugging protocol, which stands above the page's own policy.
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(axeSource)
  const { violations } = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as AxeResults
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ where, rule: id, nodes: nodes.slice(0, 5).map(describeNode) }))
}
const describeNode = ({ html, any }: NodeResult): string => `${html.slice(0, 200)} ${any[0]?.message ?? ''}`

/** The page shows its content: nothing is awaited or moves any more. */
async function settled(page: Page): Promise<void> {
  await page.locator('.portal-skeleton, .ant-skeleton, .ant-spin-spinning, [aria-busy=true]').first().waitFor({ state: 'hidden' })
  await page.evaluate(`Promise.allSettled(document.getAnimations()
    .filter((animation) => animation.effect?.getTiming().iterations !== Infinity).map((animation) => animation.finished))`)
}

/** Opens an address and looks at it in both themes. */
async function look({ page, go, userId }: Person, address: string): Promise<Fault[]> {
  await go(address)
  await page.locator('.portal-pane:visible h1, .portal-pane:visible h2, .portal-message, .sign-in-card').first().waitFor()
  const faults: Fault[] = []
  for (const theme of ['밝은', '어두운']) {
    const other = page.getByRole('button', { name: `${theme} 화면으로 전환` })
    if (await other.isVisible()) await other.click()
    await settled(page)
    faults.push(...(await faultsOf(page, `${userId} ${address} ${theme} ${page.viewportSize()?.width}`)))
  }
  return faults
}

describe.each(people)('%s', (userId) => {
  test.each(screens)('every page of the menus at $width pixels, light and dark', async (screen) => {
    // Before the window signs in: a second sign-in ends the first.
    const addresses = await addressesOf(userId)
    expect(addresses.length).toBeGreaterThan(3)
    const person = await story.window(userId, screen)
    const faults: Fault[] = []
    for (const address of addresses) faults.push(...(await look(person, address)))
    expect(faults).toEqual([])
    expect(person.errors).toEqual([])
    await person.context.close()
  })
})

test.each(screens)('the pages before the sign-in at $width pixels', async (screen) => {
  const person = await story.window('issuer01', { ...screen, signIn: false })
  const faults: Fault[] = []
  for (const address of ['/login', '/psrmlogin', '/401', '/404']) faults.push(...(await look(person, address)))
  expect(faults).toEqual([])
  expect(person.errors).toEqual([])
  await person.context.close()
})
