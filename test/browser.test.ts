import { expect, test } from 'vitest'
import { browserArguments, findBrowser, launchBrowser } from './browser.ts'
import { chromium } from 'playwright'

test('a browser is found and draws Korean text', async () => {
  const browser = await launchBrowser()
  const page = await browser.newPage()
  await page.setContent('<h1>협력업체 업무지원</h1>')
  expect(await page.textContent('h1')).toBe('협력업체 업무지원')
  await browser.close()
})

// The program in the package is built for this platform only.
test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'the browser of the package starts on a machine that has none',
  async () => {
    const program = await findBrowser([])
    expect(program).toMatch(/portal-chromium-\d+\/chromium$/)
    const browser = await chromium.launch({ executablePath: program, args: browserArguments })
    const page = await browser.newPage()
    await page.setContent('<label>이름<input type="date"><textarea></textarea></label>')
    await page.locator('textarea').fill('가나다')
    expect(await page.locator('textarea').inputValue()).toBe('가나다')
    await browser.close()
  },
)
