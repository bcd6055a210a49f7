// npm run bench:web -- [--rounds 5] [--lighthouse]: the built portal in a browser: first page, sign-in to the
// first list, movement, scrolling, typing.
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import type { Browser, BrowserContext, Page } from 'playwright'
import { preview, build, type PreviewServer } from 'vite'
import { demoPassword } from '../db/seed/seed.ts'
import { launchBrowser } from '../test/browser.ts'
import { serverEnvironment, serverFlags } from '../scripts/server-process.mjs'
import { audits } from './lighthouse.ts'
import { median, memory, percentile } from './machine.ts'
import { writeResults, type Finding } from './report.ts'
import { sheetKeys, sheetLine } from './sheet.ts'

const { values: options } = parseArgs({
  // The first positional argument is the name of the task.
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    /** Fetches the npm package lighthouse into .cache and asks it too. */
    lighthouse: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
  },
})
const rounds = Number(options.rounds)
const port = 16714
const signInWindowMs = 61_000
const url = `http://127.0.0.1:${port}`
const list = '/constSafe/permit/permitSearch_search'
const findings: Finding[] = []
const say = (work: string, text: string, values: Record<string, number>) => {
  findings.push({ work, text, values })
  console.log(`${work}: ${text}`)
}

/** Scrolls the grid to its end and measures each frame, ms. */
const scrolling = `new Promise((resolve) => {
  const box = [...document.querySelectorAll('*')].filter((each) => each.scrollHeight > each.clientHeight + 1000 && /auto|scroll/.test(getComputedStyle(each).overflowY))[0]
  const frames = []
  let last = performance.now()
  const step = () => {
    const now = performance.now()
    frames.push(now - last)
    last = now
    box.scrollTop += 400
    if (frames.length < 300) requestAnimationFrame(step)
    else resolve(frames.slice(5))
  }
  requestAnimationFrame(step)
})`

/** Ends with the first row of a grid. */
const rowThere = `new Promise((resolve) => {
  const look = () => (document.querySelectorAll('[role=grid] [role=row]').length > 1 ? resolve() : requestAnimationFrame(look))
  look()
})`

const stopPortal = await startPortal()
const browser = await launchBrowser()
try {
  await firstPage(browser)
  const signedIn = performance.now()
  await grid(browser)
  // The portal takes ten sign-ins a minute from one address.
  await wait(Math.max(0, signInWindowMs - (performance.now() - signedIn)))
  const { text, values } = sheetLine(await sheetKeys(browser, url))
  say('typing in a sheet of 3,000 rows', text, values)
  if (options.lighthouse) for (const each of await audits(url, list)) say(each.work, each.text, each.values)
  if (!options.dry)
    console.log(
      writeResults({
        database: 'embedded',
        options: { works: ['web'], rounds, seconds: 0, connections: 1, quiet: 0 },
        rates: [],
        cells: [],
        findings,
      }),
    )
} finally {
  await browser.close()
  await stopPortal()
}

/** The portal as it is delivered, with its demonstration, on a folder that is kept for the next run. */
async function startPortal(): Promise<() => Promise<void>> {
  const dataDir = path.resolve('.cache/bench-web')
  mkdirSync(dataDir, { recursive: true })
  chmodSync(dataDir, 0o755)
  const child = spawn(process.execPath, [...serverFlags, 'dist/server/main.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...serverEnvironment,
      PORT: String(port),
      DATABASE_PORT: '16715',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    },
  })
  for (let attempt = 0; attempt < 240; attempt++) {
    if (child.exitCode !== null) throw new Error('the portal did not start')
    if ((await fetch(`${url}/ready`).catch(() => undefined))?.ok) break
    await wait(500)
  }
  await wait(5000)
  const idle = memory(child.pid!).now
  say('memory of the portal at rest', `${idle} MB`, { idle })
  return async () => {
    child.kill('SIGTERM')
    await new Promise((resolve) => child.once('exit', resolve))
  }
}

/**
 * From the press of the sign-in button until the first list shows a row; with an empty cache and with a
 * filled one.
 */
async function firstPage(opened: Browser): Promise<void> {
  const times: Record<'cold' | 'warm', number[]> = { cold: [], warm: [] }
  const shifts: number[] = []
  for (let round = 0; round < rounds; round++) {
    const context = await opened.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ko-KR' })
    const page = await context.newPage()
    await page.addInitScript(
      `window.shift = 0; new PerformanceObserver((found) => { for (const each of found.getEntries()) if (!each.hadRecentInput) window.shift += each.value }).observe({ type: 'layout-shift', buffered: true })`,
    )
    times.cold.push(await signInToList(page))
    shifts.push(await page.evaluate<number>('window.shift'))
    await context.clearCookies()
    times.warm.push(await signInToList(page))
    if (round === 0) await initialScript(opened, await context.storageState())
    await context.close()
  }
  for (const kind of ['cold', 'warm'] as const)
    say(
      `sign-in to list, ${kind}`,
      `${median(times[kind]).toFixed(0)} ms (median of ${rounds}, at most ${Math.max(...times[kind]).toFixed(0)})`,
      { ms: median(times[kind]) },
    )
  say('layout shift', `${Math.max(...shifts).toFixed(4)} at most`, { shift: Math.max(...shifts) })
}
/**
 * The scripts that a signed-in person with an empty cache loads until the front page shows its content; later
 * ones are not counted.
 */
async function initialScript(
  opened: Browser,
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<void> {
  const context = await opened.newContext({ storageState, locale: 'ko-KR' })
  const page = await context.newPage()
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await page.goto(`${url}/`, { waitUntil: 'commit' })
  await page.locator('main').getByText(/\S/).first().waitFor()
  const names = [...scripts]
  const kB = names.reduce((sum, name) => sum + compressedSize(name), 0) / 1024
  say('initial JavaScript', `${kB.toFixed(0)} kB compressed in ${names.length} files`, { kB })
  await context.close()
}
async function signInToList(page: Page): Promise<number> {
  await page.goto(`${url}/login`)
  await page.getByLabel('아이디', { exact: true }).fill('issuer01')
  await page.getByLabel('비밀번호', { exact: true }).fill(demoPassword)
  const begin = performance.now()
  await page.getByRole('button', { name: '로그인' }).click()
  await page.waitForURL((address) => !address.pathname.startsWith('/login'))
  await page.evaluate(
    `history.pushState({}, '', '${list}'); dispatchEvent(new PopStateEvent('popstate', { state: {} }))`,
  )
  // Looked for in every frame: a locator looks less and less often, in the end every 500 ms.
  await page.evaluate(rowThere)
  return performance.now() - begin
}
function compressedSize(name: string): number {
  const file = path.join('dist/web', name)
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size
}

/**
 * A grid of 10,000 rows that is scrolled, and a form of 60 fields that is typed in, each on a page of its
 * own.
 */
async function grid(opened: Browser): Promise<void> {
  const pages = await builtPages()
  try {
    const address = pages.resolvedUrls!.local[0]
    const page = await opened.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${address}?grid`)
    await page.getByRole('row').nth(5).waitFor()
    const session = await page.context().newCDPSession(page)
    // CPU of the page's main thread: what other work on the machine does not move.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const busy = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
    }
    const before = await busy()
    const frames = await page.evaluate<number[]>(scrolling)
    const each = ((await busy()) - before) / frames.length
    const smooth = frames.filter((each) => each < 34).length / frames.length
    say(
      'scrolling 10,000 rows',
      `${(smooth * 100).toFixed(1)} % of ${frames.length} frames under 34 ms, p95 ${percentile(frames, 0.95).toFixed(1)} ms; main thread ${each.toFixed(1)} ms CPU a frame`,
      { share: smooth, p95: percentile(frames, 0.95), cpu: each },
    )
    await page.goto(`${address}?form`)
    const field = page.getByLabel('항목 30', { exact: true })
    await field.click()
    const keys: number[] = []
    const start = await busy()
    for (const letter of '작업 전 가스 농도 측정 및 안전보호구 착용 상태 확인') {
      await page.evaluate(
        `window.pressed = performance.now(); window.drawn = undefined; document.activeElement.addEventListener('input', () => requestAnimationFrame(() => setTimeout(() => (window.drawn = performance.now()))), { once: true })`,
      )
      await page.keyboard.insertText(letter)
      await page.waitForFunction('window.drawn !== undefined')
      keys.push(await page.evaluate<number>('window.drawn - window.pressed'))
    }
    const cpu = ((await busy()) - start) / keys.length
    say(
      'typing among 60 fields',
      `p50 ${percentile(keys, 0.5).toFixed(1)} ms, p95 ${percentile(keys, 0.95).toFixed(1)} ms from key to picture; main thread ${cpu.toFixed(1)} ms CPU a key`,
      { p50: percentile(keys, 0.5), p95: percentile(keys, 0.95), cpu },
    )
    await page.close()
  } finally {
    await pages.close()
  }
}
async function builtPages(): Promise<PreviewServer> {
  const root = path.join(import.meta.dirname, 'web')
  const outDir = path.resolve('.cache/bench-web-pages')
  const shared = {
    configFile: false as const,
    root,
    logLevel: 'error' as const,
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  }
  await build(shared)
  return preview({ ...shared, preview: { port: 16716, host: '127.0.0.1' } })
}
