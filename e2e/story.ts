import { mkdirSync } from 'node:fs'
import { isWeekend } from '../src/core/shared/workday.ts'
import path from 'node:path'
import type { Browser, BrowserContext, Page, Request } from 'playwright'
import { expect } from 'vitest'
import { TestClock } from '../src/core/server/runtime/clock.ts'
import type { Settings } from '../src/core/server/runtime/settings.ts'
import { dayOf, addDays } from '../src/core/shared/dates.ts'
import { cookieNames } from '../src/core/shared/session.ts'
import { launchBrowser } from '../test/browser.ts'
import { startPortal, tokensOf, type Portal } from '../test/portal.ts'

export interface Story {
  portal: Portal
  /** Address of the portal. */
  url: string
  browser: Browser
  /** A window of its own for a person, as on a machine of its own. */
  window(userId: string, options?: WindowOptions): Promise<Person>
  close(): Promise<void>
}
interface WindowOptions {
  width?: number
  height?: number
  /** The setting of the person's machine; the portal follows it until the person chooses. */
  colorScheme?: 'light' | 'dark'
  signIn?: boolean
  /** A telephone: its fingers tap, and no pointer hovers. */
  touch?: boolean
  /** The address that the person wanted before signing in. */
  address?: string
}
export interface Person {
  userId: string
  page: Page
  context: BrowserContext
  /** Errors that the page wrote to its console, the refusals of the server left out. */
  errors: string[]
  /** Loads the address again, as when it is typed. */
  go: (address: string) => Promise<void>
  /**
   * Shows the address in the loaded portal, as a link within it does, and waits until the page before is
   * hidden: it may have a button of the same name.
   */
  show: (address: string) => Promise<void>
  /**
   * Closes the tabs that are not shown; what walks through all pages grows slower with every page that is
   * kept.
   */
  closeOthers: () => Promise<void>
  /**
   * Waits until nothing that the page asked of the server is under way. A clock that jumps, or a network that
   * goes, while an answer is awaited lets the page give it up, and its dialog stands over the story.
   */
  answered: () => Promise<void>
  /** Waits until a part of the program has been fetched: what is needed without network is fetched ahead. */
  atHand: (part: string) => Promise<void>
  /** Ends the person's visit and clears their data in the browser. */
  leave: () => Promise<void>
}

/** Begins when the story does and goes on like any clock; `forwardMinutes` jumps. */
class RunningClock extends TestClock {
  readonly #born = Date.now()
  override now(): Date {
    return new Date(super.now().getTime() + Date.now() - this.#born)
  }
}

/** One for all stories of a process, with which it ends. */
let sharedBrowser: Promise<Browser> | undefined
/** The same for all stories of a process: what a browser has compiled it knows by its address. */
let sharedPort = 0

interface Window {
  context: BrowserContext
  page: Page
}
/**
 * Windows whose person has left, those with the clock of a story apart. Starting the program of a page and
 * compiling the portal takes most of the time of a story; a window that has shown the portal shows it again
 * in a fifth of that.
 */
const emptied = {
  desk: { running: [] as Window[], clocked: [] as Window[] },
  telephone: { running: [] as Window[], clocked: [] as Window[] },
}

/** The windows of the stories that go on. */
export const openWindows = new Set<Person>()

/** The portal listening on a port of its own, with a clock that the story moves, and a browser. */
export async function startStory(
  options: Partial<Pick<Settings, 'accessMinutes' | 'feedDir'>> & { at?: Date } = {},
): Promise<Story> {
  const { at, ...settings } = options
  const portal = await startPortal({ ...(at ? { clock: new RunningClock(at) } : {}), settings })
  // Popups after sign-in would cover the buttons that a story clicks.
  await portal.engine.database.query(`update "notice" set "popupYn" = 'N'`)
  const url = await portal.app.listen({ port: sharedPort, host: '127.0.0.1' })
  sharedPort = Number(new URL(url).port)
  const browser = await (sharedBrowser ??= launchBrowser())
  const present = new Set<Person>()
  return {
    portal,
    url,
    browser,
    async window(
      userId,
      { width = 1440, height = 900, colorScheme = 'light', signIn = true, address = '/', touch = false } = {},
    ) {
      const pool = emptied[touch ? 'telephone' : 'desk'][options.at ? 'clocked' : 'running']
      const { context, page } = pool.pop() ?? (await newWindow(browser, touch))
      await page.setViewportSize({ width, height })
      // Nobody waits for movements.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      // The page tells the time of the story, which goes on as everywhere.
      if (options.at) await context.clock.install({ time: portal.clock.now() })
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        // A refused call is written by the browser itself.
        if (message.type() === 'error' && !ofNetwork.some((begin) => message.text().startsWith(begin)))
          errors.push(message.text())
      })
      const underWay = new Set<Request>()
      const files = new Set<string>()
      let changedMs = Date.now()
      page.on('request', (request) => {
        if (isLive(request)) return
        underWay.add(request)
        changedMs = Date.now()
      })
      const ended = (request: Request) => {
        if (underWay.delete(request)) changedMs = Date.now()
      }
      page.on('requestfinished', (request) => {
        ended(request)
        files.add(new URL(request.url()).pathname)
      })
      page.on('requestfailed', ended)
      const person: Person = {
        userId,
        page,
        context,
        errors,
        // An answer may cause the next request, such as a part of the program for the names it draws.
        answered: () =>
          expect
            .poll(() => (Date.now() - changedMs < settledMs ? -1 : underWay.size), {
              message: 'requests under way',
              timeout: 60_000,
            })
            .toBe(0),
        atHand: (part) =>
          expect
            .poll(() => [...files].some((each) => each.startsWith(`/assets/${part}-`)), {
              message: part,
              timeout: 60_000,
            })
            .toBe(true),
        go: (to) => page.goto(url + to).then(() => undefined),
        closeOthers: () =>
          page.evaluate(
            `document.querySelectorAll('[role=tab][aria-selected=false] .portal-tab-close').forEach((mark) => mark.click())`,
          ),
        async show(to) {
          const before = await shownPane(page)
          await page.evaluate(
            `history.pushState({}, '', ${JSON.stringify(to)}); dispatchEvent(new PopStateEvent('popstate', { state: {} }))`,
          )
          const { pathname, searchParams } = new URL(to, url)
          const no = searchParams.get('no')
          const wanted = `pane-${pathname}${no === null ? '' : `?no=${no}`}`
          // An address that leads elsewhere, or that is refused, hides the page before.
          await expect
            .poll(
              async () => {
                const shown = await shownPane(page)
                return shown === wanted || (before !== undefined && shown !== before)
              },
              { message: `page of ${to}`, timeout: 60_000, interval: 20 },
            )
            .toBe(true)
        },
        async leave() {
          present.delete(person)
          openWindows.delete(person)
          await empty({ context, page }, url)
          pool.push({ context, page })
        },
      }
      present.add(person)
      openWindows.add(person)
      if (signIn) await signInAs(person, portal, url, address)
      return person
    },
    async close() {
      await Promise.all([...present].map((person) => person.leave()))
      // The windows stay connected, with nobody at them.
      const sweep = setInterval(() => portal.app.server.closeAllConnections(), 100)
      await portal.close()
      clearInterval(sweep)
    },
  }
}

/**
 * The browser's own words on a lost network: for what a page fetches, and for its look for a newer worker.
 */
const ofNetwork = ['Failed to load resource', 'An unknown error occurred when fetching the script.']
/** A call of the page; its stream of changes never ends. */
const settledMs = 500
/** It stays open. */
const isLive = (request: Request): boolean => new URL(request.url()).pathname === '/api/live'
async function newWindow(browser: Browser, touch: boolean): Promise<Window> {
  const context = await browser.newContext({
    hasTouch: touch,
    isMobile: touch,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    acceptDownloads: true,
  })
  context.setDefaultTimeout(30_000)
  // Who holds a duty is asked for the sound of alarms once a day; here it has been answered.
  await context.addInitScript(
    `localStorage.setItem('portal.alarmSound', new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Seoul' }).format(new Date()))`,
  )
  return { context, page: await context.newPage() }
}

/** As new for the next person: no cookie, nothing stored, no page but one without the portal. */
async function empty({ context, page }: Window, url: string): Promise<void> {
  page.removeAllListeners()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.goto(`${url}/health/live`)
  await page.evaluate('sessionStorage.clear()')
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', {
    origin: url,
    storageTypes: 'cookies,local_storage,indexeddb,service_workers,cache_storage',
  })
  await session.detach()
  await context.clearCookies()
}

/**
 * Leaves in the window what a sign-in leaves there, and opens the address: drawing the form for each of two
 * hundred windows took a fifth of the stories' time. The form itself is typed into by sign-in.test.ts.
 */
async function signInAs(
  { page, context, userId }: Person,
  { app }: Portal,
  url: string,
  address: string,
): Promise<void> {
  const { accessToken, refreshToken } = await tokensOf(app, userId)
  await page.goto(`${url}/health/live`)
  await page.evaluate(
    `localStorage.setItem('portal.loginKind', '${userId.startsWith('vnd') ? 'VENDOR' : 'MAIN'}')`,
  )
  const kept = {
    [cookieNames.access]: accessToken,
    [cookieNames.legacy]: accessToken,
    [cookieNames.refresh]: refreshToken,
  }
  await context.addCookies(
    Object.entries(kept).map(([name, value]) => ({ name, value, url, sameSite: 'Strict' })),
  )
  await page.goto(url + address)
  await page.locator('.portal-shell').first().waitFor()
}

/** Posted, and no save of the person's: several reads in one call, and the counts of pages and forms. */
const noSave = new Set(['/api/reads', '/api/manage/menuuse', '/api/manage/formuse'])
/**
 * Does what saves and waits until the server has taken it: the words of an earlier save, or of another page,
 * may still stand there.
 */
export async function untilSaved(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse(
    (answer) =>
      answer.request().method() !== 'GET' && answer.ok() && !noSave.has(new URL(answer.url()).pathname),
  )
  await act()
  await answered
}

/** The `id` of the page that is shown: none while the portal is loading, or says that there is no such page. */
const shownPane = (page: Page): Promise<string | undefined> =>
  page
    .locator('[role=tabpanel]:visible')
    .evaluateAll((panels) => panels.map((panel) => (panel as unknown as { id: string }).id)[0])

/**
 * A picture for whoever wants to see the pages of a story: `PICTURES=1 npm test -- --project e2e`. Drawing
 * and packing them takes longer than some stories, so the gate leaves them out.
 */
export async function picture(page: Page, name: string): Promise<void> {
  if (!process.env['PICTURES']) return
  mkdirSync('test-results', { recursive: true })
  await page
    .locator('[role=tabpanel]:visible')
    .evaluateAll((panels) =>
      (panels as unknown as { scrollTo(x: number, y: number): void }[]).forEach((panel) =>
        panel.scrollTo(0, 0),
      ),
    )
  await page
    .locator('.ant-notification-notice, .ant-message-notice')
    .first()
    .waitFor({ state: 'hidden' })
    .catch(() => undefined)
  await page.screenshot({ path: path.join('test-results', `${name}.png`) })
}

/**
 * Ten o'clock in Seoul on a working day that is soon: neither night nor holiday nor weekend. Not tomorrow:
 * for that day the demonstration has planned works, which stand in the way of others beside them.
 */
export function nextWorkday(): Date {
  let day = addDays(dayOf(new Date()), 2)
  while (isWeekend(day) || fixedHolidays.has(day.slice(5))) day = addDays(day, 1)
  return new Date(`${day}T10:00:00+09:00`)
}
const fixedHolidays = new Set(['01-01', '03-01', '05-05', '06-06', '08-15', '10-03', '10-09', '12-25'])
