import type { Browser, Page } from 'playwright'
import { demoPassword } from '../db/seed/seed.ts'
import { percentile } from './machine.ts'

/** Rows that are typed in, and the letters that go into a cell of each. */
const rows = 30
const words = 'valve'
/** Notes for each key how long it took from the press to the picture, in ms. */
const watch = `window.keyTimes = []; addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => window.keyTimes.push(performance.now() - timeStamp)
  port2.postMessage(0)
}), true)`

/**
 * Types in a sheet of 3,000 rows of the portal, whose rows save themselves meanwhile.
 * @returns milliseconds from key to picture, of each key
 */
export async function sheetKeys(opened: Browser, url: string): Promise<number[]> {
  const context = await opened.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ko-KR' })
  const page = await context.newPage()
  try {
    await page.goto(`${url}/login?redirect=${encodeURIComponent('/sample/component/sheetSample')}`)
    await page.getByLabel('아이디', { exact: true }).fill('sys01')
    await page.getByLabel('비밀번호', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: '로그인' }).click()
    await page.getByText('총 3,000건').waitFor()
    const keys = await typedKeys(page, '원인')
    for (let step = 0; step < rows; step++) await page.keyboard.press('Control+z')
    await page.getByText('모든 행 저장됨').waitFor()
    return keys
  } finally {
    await context.close()
  }
}
/** Types over the first rows of the sheet that is open, in the column under a head. */
export async function typedKeys(page: Page, head: string): Promise<number[]> {
  const sheet = page.locator('[role=tabpanel]:visible')
  const heads = sheet.getByRole('columnheader', { name: head, exact: true })
  const column = await heads.first().getAttribute('aria-colindex')
  await sheet.locator(`.grid-body [data-row="0"] [aria-colindex="${column}"]`).click()
  await page.evaluate(watch)
  for (let row = 0; row < rows; row++) {
    for (const letter of words) await page.keyboard.press(letter)
    // The row below comes into focus, and this one is sent.
    await page.keyboard.press('Enter')
  }
  return page.evaluate<number[]>('window.keyTimes')
}

/** As a line of the report. */
export const sheetLine = (keys: readonly number[]) => ({
  text: `p50 ${percentile(keys, 0.5).toFixed(1)} ms, p95 ${percentile(keys, 0.95).toFixed(1)} ms from key to picture`,
  values: { p50: percentile(keys, 0.5), p95: percentile(keys, 0.95) },
})
