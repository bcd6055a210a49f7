import type { Page, Route } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everything } from '../test/share.ts'
import { menuPages } from './menu-pages.ts'
import { startStory, type Story } from './story.ts'

/**
 * A page whose calls fail says so in words that help, with a button: no blank pane, no endless skeleton, nothing
 * undefined. The gate takes every twelfth page of a menu, the long run all.
 */
const people = ['saf01', 'sys01', 'vnd01a', 'emp01']
const step = everything ? 1 : 12
const minutes = 10 * 60_000

let story: Story
beforeAll(async () => {
  story = await startStory()
})
afterAll(() => story?.close())

const pagesOf = async (userId: string): Promise<string[]> =>
  (await menuPages(story, userId)).filter((_, index) => index % step === people.indexOf(userId) % step)

const refusal = (status: number, message: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/json',
    body: JSON.stringify({ errorCode: 'TEST', message, fields: [], reasons: [] }),
  })
const faults = {
  'a server that fails': refusal(500, '처리 중 오류가 발생하였습니다.'),
  'a lost network': (route: Route) => route.abort('internetdisconnected'),
} as const
/** The session, the stream of changes and the log of errors go on: the person stays signed in. */
const goesOn = /^\/api\/(auth|live|common\/(error|session)|manage\/userpref)/

interface Seen {
  words: number
  waits: number
  odd: boolean
  helps: boolean
}
const look = `(() => {
  const pane = [...document.querySelectorAll('.portal-pane')].find((each) => each.checkVisibility())
  const shown = (selector) => [...pane.querySelectorAll(selector)].filter((each) => each.checkVisibility())
  const text = pane.innerText
  return {
    words: text.trim().length,
    waits: shown('.portal-skeleton, .grid-skeleton, .ant-skeleton, [aria-busy=true]').length,
    odd: /undefined|NaN|\\[object/.test(text),
    helps: shown('button').some((each) => /다시 시도|다시 조회/.test(each.innerText)),
  }
})()`

/** Lets the calls for data of the page fail, and counts those that did. */
async function failing(page: Page, fault: (route: Route) => Promise<void>): Promise<{ count: number }> {
  const failed = { count: 0 }
  await page.route(
    (url) => url.pathname.startsWith('/api/') && !goesOn.test(url.pathname),
    async (route) => {
      if (route.request().method() === 'GET') failed.count++
      await fault(route)
    },
  )
  return failed
}

test.each(
  people.flatMap((userId) =>
    (Object.keys(faults) as (keyof typeof faults)[]).map((fault) => ({ userId, fault })),
  ),
)(
  'every page of $userId says something that helps on $fault',
  { timeout: minutes },
  async ({ userId, fault }) => {
    const pages = await pagesOf(userId)
    const { page, show, closeOthers, answered, leave } = await story.window(userId)
    await answered()
    const failed = await failing(page, faults[fault])
    const wrong: object[] = []
    let refused = 0
    for (const address of pages) {
      failed.count = 0
      await show(address)
      await closeOthers()
      await page.waitForURL((url) => url.pathname === address)
      await page.locator('.portal-pane:visible').first().waitFor()
      await answered()
      const good = (seen: Seen) =>
        seen.words > 20 && seen.waits === 0 && !seen.odd && (failed.count === 0 || seen.helps)
      await expect
        .poll(async () => good(await page.evaluate<Seen>(look)), { timeout: 10_000 })
        .toBe(true)
        .catch(async () => void wrong.push({ address, ...(await page.evaluate<Seen>(look)) }))
      if (failed.count > 0) refused++
    }
    expect(wrong).toEqual([])
    expect(refused).toBeGreaterThan(0)
    await leave()
  },
)
