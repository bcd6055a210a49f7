import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStory, type Story } from './story.ts'
import { expectPromised } from '../test/promised.ts'

/** Initial JavaScript of the first page, compressed. */
const scriptBudget = 300 * 1024
/**
 * Promised work of the page's main thread until its content shows, on a machine of usual speed. `npm run
 * bench:web` measures the time until it shows.
 */
const workBudgetMs = 700

let story: Story
beforeAll(async () => {
  story = await startStory()
})
afterAll(() => story?.close())

test('the first page after sign-in shows its content soon on a cold cache, with little JavaScript', async () => {
  const signedIn = await story.window('issuer01')
  const context = await story.browser.newContext({
    storageState: await signedIn.context.storageState(),
    locale: 'ko-KR',
  })
  const page = await context.newPage()
  // The page itself notes the calls: those made while the test looks for the content count as later ones.
  await page.addInitScript(
    `new MutationObserver((_, observer) => {
      if (!document.querySelector('main h1')) return
      window.contentAt = performance.now()
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })`,
  )
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(`${story.url}/`, { waitUntil: 'commit' })
  await page.getByText('관리감독자01님').first().waitFor()
  await page.locator('main h1').waitFor()
  const { metrics } = await session.send('Performance.getMetrics')
  const asked = await page.evaluate<string[]>(
    `performance.getEntriesByType('resource').filter((each) => each.startTime < window.contentAt && new URL(each.name).pathname.endsWith('.js')).map((each) => new URL(each.name).pathname)`,
  )
  const scripts = new Set(asked)
  const worked = metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
  const bytes = [...scripts].reduce((sum, name) => sum + compressedSize(name), 0)
  await context.close()

  expect(scripts.size).toBeGreaterThan(0)
  expect(bytes, `${scripts.size} scripts, bytes compressed`).toBeLessThan(scriptBudget)
  expect(worked, 'milliseconds of the main thread to the content').toBeGreaterThan(0)
  expectPromised(worked, workBudgetMs, 'milliseconds of the main thread to the content')
})

/** Bytes of a built file as gzip; small files are sent as they are. */
function compressedSize(name: string): number {
  const file = path.join('dist/web', name)
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size
}
