import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { demoPassword } from '../db/seed/seed.ts'
import { browserArguments, browserExecutable } from '../test/browser.ts'
import type { Finding } from './report.ts'

/** Fetched only when it is needed, because it brings 150 packages. */
const wanted = 'lighthouse@13.5.0'
const folder = path.resolve('.cache/lighthouse')
const debugPort = 16717

type Lighthouse = (
  url: string,
  flags: object,
) => Promise<
  | {
      lhr: {
        categories: Record<string, { score: number | null }>
        audits: Record<string, { numericValue?: number }>
      }
    }
  | undefined
>
async function fetched(): Promise<Lighthouse> {
  if (!existsSync(path.join(folder, 'node_modules/lighthouse')))
    execFileSync(
      'npm',
      ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', wanted],
      { stdio: 'inherit' },
    )
  const entry = createRequire(path.join(folder, 'package.json')).resolve('lighthouse')
  return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default
}

const ways = {
  'desktop preset': {
    throttlingMethod: 'simulate',
    throttling: { rttMs: 40, throughputKbps: 10_240, cpuSlowdownMultiplier: 1 },
  },
  'as seen': { throttlingMethod: 'provided' },
}
/** Performance and accessibility of sign-in, list, record and the main page of a vendor, as on a desk. */
export async function audits(url: string, list: string): Promise<Finding[]> {
  const lighthouse = await fetched()
  const browser = await chromium.launchPersistentContext('', {
    executablePath: await browserExecutable(),
    args: [...browserArguments, `--remote-debugging-port=${debugPort}`],
    headless: true,
    locale: 'ko-KR',
  })
  const found: Finding[] = []
  const ask = async (work: string, address: string) => {
    // As Lighthouse measures by itself on a desk (its line, its reckoning), and as the pictures came on this
    // very machine under its trace.
    for (const [way, throttling] of Object.entries(ways))
      await askOnce(`${work}, ${way}`, address, throttling)
  }
  const askOnce = async (work: string, address: string, throttling: object) => {
    const result = await lighthouse(url + address, {
      port: debugPort,
      onlyCategories: ['performance', 'accessibility'],
      formFactor: 'desktop',
      screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
      ...throttling,
      // As somebody who has been there before.
      disableStorageReset: true,
      // The live stream never ends: the network is not waited for.
      maxWaitForLoad: 15_000,
      logLevel: 'error',
    })
    const score = (name: string) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100)
    const metric = (name: string) => result?.lhr.audits[name]?.numericValue ?? NaN
    const values = {
      performance: score('performance'),
      accessibility: score('accessibility'),
      firstPaint: metric('first-contentful-paint'),
      largestPaint: metric('largest-contentful-paint'),
      blocking: metric('total-blocking-time'),
      speedIndex: metric('speed-index'),
      shift: metric('cumulative-layout-shift'),
    }
    const ms = (value: number) => `${value.toFixed(0)} ms`
    found.push({
      work: `Lighthouse, ${work}`,
      text: `performance ${values.performance}, accessibility ${values.accessibility}; first content ${ms(values.firstPaint)}, largest ${ms(values.largestPaint)}, blocked ${ms(values.blocking)}, speed index ${ms(values.speedIndex)}, shift ${values.shift.toFixed(3)}`,
      values,
    })
  }
  const signIn = async (userId: string) => {
    await browser.clearCookies()
    const page = await browser.newPage()
    await page.goto(`${url}/login`)
    if (userId.startsWith('vnd')) await page.getByText('협력업체', { exact: true }).click()
    await page.getByLabel('아이디', { exact: true }).fill(userId)
    await page.getByLabel('비밀번호', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: '로그인' }).click()
    await page.waitForURL((address) => !address.pathname.startsWith('/login'))
    return page
  }
  try {
    await ask('sign-in', '/login')
    // The rounds before have signed in as often as one address may in a minute.
    await wait(60_000)
    const page = await signIn('issuer01')
    await ask('list', list)
    await page.goto(url + list)
    await page.getByRole('gridcell', { name: /^P-/ }).first().dblclick()
    await page.waitForURL((address) => address.pathname !== list)
    const record = new URL(page.url())
    await page.close()
    await ask('record', record.pathname + record.search)
    // As somebody who has been there before: the page has been seen once.
    const main = await signIn('vnd01a')
    await wait(5_000)
    await main.close()
    await ask('main page of a vendor', '/')
    return found
  } finally {
    await browser.close()
  }
}
