import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { demoPassword } from '../db/seed/seed.ts'
import { TestClock } from '../src/core/server/clock.ts'
import { dayOf, addDays } from '../src/core/shared/dates.ts'
import { launchBrowser } from '../test/browser.ts'
import { startPortal, type Portal } from '../test/portal.ts'

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
  /** What the person's machine is set to; the portal follows it until the person chooses. */
  colorScheme?: 'light' | 'dark'
  signIn?: boolean
}
export interface Person {
  userId: string
  page: Page
  context: BrowserContext
  /** Errors that the page wrote to its console, the refusals of the server left out. */
  errors: string[]
  /** Loads the address anew, as when it is typed. */
  go: (address: string) => Promise<void>
  /** Shows the address in the loaded portal, as a link within it does. */
  show: (address: string) => Promise<void>
  /** Closes the tabs that are not shown; what walks through all pages grows slower with every page that is kept. */
  closeOthers: () => Promise<void>
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

/** The portal listening on a port of its own, with a clock that the story moves, and a browser. */
export async function startStory(options: { accessMinutes?: number; at?: Date } = {}): Promise<Story> {
  const portal = await startPortal({
    ...(options.at ? { clock: new RunningClock(options.at) } : {}),
    settings: options.accessMinutes ? { accessMinutes: options.accessMinutes } : {},
  })
  // What comes up by itself after sign-in would stand over what a story clicks.
  await portal.engine.database.query(`update "notice" set "popupYn" = 'N'`)
  const url = await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const browser = await (sharedBrowser ??= launchBrowser())
  return {
    portal,
    url,
    browser,
    async window(userId, { width = 1440, height = 900, colorScheme = 'light', signIn = true } = {}) {
      const context = await browser.newContext({
        viewport: { width, height },
        locale: 'ko-KR',
        timezoneId: 'Asia/Seoul',
        acceptDownloads: true,
        // Nobody waits for movements.
        reducedMotion: 'reduce',
        colorScheme,
      })
      context.setDefaultTimeout(15_000)
      // The page tells the time of the story, which goes on as everywhere.
      if (options.at) await context.clock.install({ time: portal.clock.now() })
      const page = await context.newPage()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        // A refused call is written by the browser itself.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text())
      })
      const person: Person = {
        userId,
        page,
        context,
        errors,
        go: (address) => page.goto(url + address).then(() => undefined),
        closeOthers: () =>
          page.evaluate(`document.querySelectorAll('[role=tab][aria-selected=false] .portal-tab-close').forEach((mark) => mark.click())`),
        show: (address) =>
          page.evaluate(
            `history.pushState({}, '', ${JSON.stringify(address)}); dispatchEvent(new PopStateEvent('popstate', { state: {} }))`,
          ),
      }
      if (signIn) await signInAs(person, url)
      return person
    },
    async close() {
      await Promise.all(browser.contexts().map((context) => context.close()))
      await portal.close()
    },
  }
}

async function signInAs({ page, userId }: Person, url: string): Promise<void> {
  await page.goto(`${url}/login`)
  if (userId.startsWith('vnd')) await page.getByText('협력업체', { exact: true }).click()
  await page.getByLabel('아이디', { exact: true }).fill(userId)
  await page.getByLabel('비밀번호', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: '로그인' }).click()
  await page.waitForURL((address) => !address.pathname.startsWith('/login'))
}

/** A picture for README or for the person who looks why a story failed. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync('test-results', { recursive: true })
  await page
    .locator('[role=tabpanel]:visible')
    .evaluateAll((panels) => (panels as unknown as { scrollTo(x: number, y: number): void }[]).forEach((panel) => panel.scrollTo(0, 0)))
  await page
    .locator('.ant-notification-notice, .ant-message-notice')
    .first()
    .waitFor({ state: 'hidden' })
    .catch(() => undefined)
  await page.screenshot({ path: path.join('test-results', `${name}.png`) })
}

/**
 * Ten o'clock in Seoul on a working day that is soon: neither night nor holiday nor weekend. Not tomorrow: for that day the demonstration has
 * planned works, which stand in the way of others beside them.
 */
export function nextWorkday(): Date {
  let day = addDays(dayOf(new Date()), 2)
  while ([0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) || fixedHolidays.has(day.slice(5))) day = addDays(day, 1)
  return new Date(`${day}T10:00:00+09:00`)
}
const fixedHolidays = new Set(['01-01', '03-01', '05-05', '06-06', '08-15', '10-03', '10-09', '12-25'])
