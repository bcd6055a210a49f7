import type { Page, Route } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readsPath, type ReadAnswer } from '../src/core/shared/reads.ts'
import { everything } from '../test/share.ts'
import { menuPages } from './menu-pages.ts'
import { startStory, type Story } from './story.ts'

/**
 * A page whose calls fail, are refused, find no network or find nothing says so in words, with a button that helps
 * where something failed: no blank pane, no skeleton for ever, nothing undefined. In the gate each person meets each
 * fault on one page; the long run opens all pages with all faults.
 */
const people = ['saf01', 'sys01', 'vnd01a', 'emp01']
const minutes = 12 * 60_000

let story: Story
beforeAll(async () => {
  story = await startStory()
})
afterAll(() => story?.close())

/** The session, the stream of changes and the log of errors go on: the person stays signed in. */
const goesOn =
  /^\/menus$|^\/api\/(auth|live|common\/(error|session|labels)|manage\/(userpref|usermenu|notis\/bell)|saf\/permitalarms|mgt\/notices\/popups)/

type Change = (answer: ReadAnswer) => ReadAnswer
/** Answers as the server does, with each answer changed that is not of the session. */
const answering = (change: Change) => async (route: Route) => {
  const request = route.request()
  const { pathname } = new URL(request.url())
  const response = await route.fetch()
  if (pathname !== readsPath && !response.headers()['content-type']?.includes('json'))
    return route.fulfill({ response })
  const text = await response.text()
  if (pathname !== readsPath) {
    const { status, body } = change({ index: 0, status: response.status(), body: text })
    return route.fulfill({ response, status, body })
  }
  const { reads } = request.postDataJSON() as { reads: string[] }
  const lines = text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as ReadAnswer]))
  const body = lines.map((answer) =>
    JSON.stringify(goesOn.test(reads[answer.index]!) ? answer : change(answer)),
  )
  return route.fulfill({ response, body: `${body.join('\n')}\n` })
}
const refused =
  (status: number, message: string): Change =>
  ({ index }) => ({
    index,
    status,
    body: JSON.stringify({ errorCode: 'TEST', message, fields: [], reasons: [] }),
  })
/** No row in any list. */
const withoutRows: Change = (answer) => {
  const body = answer.status === 200 ? (JSON.parse(answer.body) as { data?: unknown }) : {}
  return Array.isArray(body.data)
    ? { ...answer, body: JSON.stringify({ ...body, data: [], total: 0, more: false }) }
    : answer
}
const faults = {
  'a server that fails': answering(refused(500, '처리 중 오류가 발생하였습니다.')),
  'a right that was taken away': answering(refused(403, '조회 권한이 없습니다.')),
  'a lost network': (route: Route) => route.abort('internetdisconnected'),
  'nothing found': answering(withoutRows),
} as const
type Fault = keyof typeof faults
const names = Object.keys(faults) as Fault[]
/** What fails is answered with an error: the page has to offer a way on. */
const isRefused = (fault: Fault): boolean => fault !== 'nothing found'

interface Seen {
  words: number
  waits: number
  odd: string
  helps: boolean
  /** That there is nothing, said of what could not be read. */
  claims: string
  /** The board says itself how old its facts are, and where else to ask. */
  says: boolean
  text: string
}
const look = `(() => {
  const pane = [...document.querySelectorAll('.portal-pane, .portal-message')].find((each) => each.checkVisibility())
  const path = location.pathname
  if (!pane || (pane.id && path !== '/' && !pane.id.startsWith('pane-' + path))) return { words: 0, waits: 0, odd: '', helps: false, claims: '', says: false, text: '' }
  const shown = (selector) => [...pane.querySelectorAll(selector)].filter((each) => each.checkVisibility())
  const text = pane.innerText
  return {
    words: text.trim().length,
    waits: shown('.portal-skeleton, .grid-skeleton, .ant-skeleton, .ant-spin-spinning, [aria-busy=true]').length,
    odd: /.*(undefined|NaN|Invalid Date|\\[object).*/.exec(text)?.[0] ?? '',
    helps: [...document.querySelectorAll('.failed-reads button, .outbox-bar button')].some((each) => each.checkVisibility())
      || shown('button, a').some((each) => /다시 시도|다시 조회|권한 신청/.test(each.innerText)),
    claims: (text.match(/.*없습니다.*/g) ?? []).filter((line) => !/권한이 없습니다|네트워크 문제로 정보를 찾을 수 없습니다/.test(line)).join(' | '),
    says: /자료를 새로 받지 못하고 있습니다/.test(text),
    text: text.slice(0, 300),
  }
})()`

interface Person {
  page: Page
}
/** Lets what the page asks for end in the fault, and counts the reads that did. */
async function failing({ page }: Person, fault: Fault): Promise<{ reads: string[] }> {
  const failed: { reads: string[] } = { reads: [] }
  await page.route(
    (url) => url.pathname.startsWith('/api/') && !goesOn.test(url.pathname),
    async (route) => {
      const request = route.request()
      const { pathname } = new URL(request.url())
      if (request.method() === 'GET') failed.reads.push(pathname)
      else if (pathname === readsPath)
        failed.reads.push(
          ...(request.postDataJSON() as { reads: string[] }).reads.filter((read) => !goesOn.test(read)),
        )
      await faults[fault](route).catch(() => undefined)
    },
  )
  return failed
}

/** Of the pages of a person those that meet the fault in this run. */
function meeting(pages: readonly string[], fault: Fault): readonly string[] {
  if (everything) return pages
  return [pages[Math.floor(((names.indexOf(fault) + 0.5) * pages.length) / names.length)]!]
}

test.each(people)(
  'every page of %s says something that helps when its calls fail, are refused, are lost or find nothing',
  { timeout: minutes },
  async (userId) => {
    // Before the window opens: a sign-in elsewhere would end its session.
    const pages = await menuPages(story, userId)
    const person = await story.window(userId)
    const { page, show, closeOthers, answered, errors, leave } = person
    await page.locator('.portal-pane:visible').first().waitFor()
    await answered()
    const wrong: object[] = []
    for (const fault of names) {
      const failed = await failing(person, fault)
      for (const address of meeting(pages, fault)) {
        failed.reads = []
        await show(address)
        await closeOthers()
        const good = (seen: Seen) =>
          seen.words > 10 &&
          seen.waits === 0 &&
          seen.odd === '' &&
          (!isRefused(fault) || failed.reads.length === 0 || seen.says || (seen.helps && seen.claims === ''))
        // What a page says before its last part has been answered is not its last word.
        let steady = 0
        const looks = async () => (steady = good(await page.evaluate<Seen>(look)) ? steady + 1 : 0)
        await expect
          .poll(looks, { interval: 100, timeout: 20_000 })
          .toBeGreaterThan(3)
          .catch(async () => {
            wrong.push({ fault, address, ...(await page.evaluate<Seen>(look)), asked: failed.reads })
          })
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
    expect(wrong).toEqual([])
    expect(errors).toEqual([])
    await leave()
  },
)
