import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hidePage, showPage } from '../testing/show-page.tsx'
import { PdfReader } from './PdfReader.tsx'
import { damagedPdf, koreanPdf, lockedPdf, scannedPdf } from '../../shared/pdf-samples.test-kit.ts'

let downloads: number
function show(bytes: Uint8Array<ArrayBuffer>) {
  downloads = 0
  const file = new Blob([bytes], { type: 'application/pdf' })
  showPage(() => <PdfReader file={file} name="톨루엔 MSDS.pdf" onDownload={() => downloads++} />)
}
afterEach(async () => {
  hidePage()
  await page.viewport(1440, 900)
})
const paper = (number: number, of: number) => page.getByRole('region', { name: `${of}쪽 중 ${number}쪽` })
const search = () => page.getByRole('textbox', { name: '본문에서 찾기' })
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))
/** Text under the marks of this kind. */
const marked = (kind: string) => [...(CSS.highlights.get(kind) ?? [])].map(String)

test('a Korean PDF without its font shows its pages, which are turned by button, number and key', async () => {
  show(koreanPdf())
  await expect.element(paper(1, 2).getByText('톨루엔 안전보건자료')).toBeVisible()
  const pages = page.getByRole('region', { name: '톨루엔 MSDS.pdf 본문' })
  const scrolled = () => pages.element().scrollTop
  await press('다음 쪽')
  await expect.element(page.getByRole('textbox', { name: '쪽', exact: true })).toHaveValue('2')
  const number = page.getByRole('textbox', { name: '쪽', exact: true })
  await userEvent.fill(number, '1')
  await userEvent.keyboard('{Enter}')
  await expect.poll(scrolled).toBe(0)
  // Neither a word nor a page that is not there moves anything.
  await userEvent.fill(number, '0')
  await userEvent.keyboard('{Enter}')
  await expect.element(number).toHaveValue('1')
  const width = () => document.querySelector('.pdf-page')!.clientWidth
  const fitting = width()
  await press('축소')
  await expect.poll(width).toBeLessThan(fitting)
  pages.element().focus()
  await userEvent.keyboard('0')
  await expect.poll(width).toBe(fitting)
})

test('a hit of the search is marked, counted and brought into the picture', async () => {
  show(koreanPdf())
  await expect.element(paper(1, 2).getByText('톨루엔 안전보건자료')).toBeVisible()
  await userEvent.fill(search(), '보')
  await expect.element(page.getByText('2건 중 1번째')).toBeVisible()
  await expect.poll(() => marked('pdf-hit-chosen')).toEqual(['보'])
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('2건 중 2번째')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: '쪽', exact: true })).toHaveValue('2')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await expect.element(page.getByText('2건 중 1번째')).toBeVisible()
  await userEvent.fill(search(), '안전 보건')
  await expect.poll(() => marked('pdf-hit-chosen')).toEqual(['안전보건'])
  await userEvent.fill(search(), '벤젠')
  await expect.element(page.getByText('찾는 글자가 없습니다.')).toBeVisible()
  expect(marked('pdf-hit')).toEqual([])
})

test('a scanned PDF says that it has no text to search', async () => {
  show(scannedPdf())
  await expect.element(page.getByText(/그림으로만 된 PDF/)).toBeVisible()
  await expect.element(search()).toBeDisabled()
})

test('an encrypted PDF asks for its password, also after a wrong one', async () => {
  show(lockedPdf())
  const password = page.getByLabelText('PDF 비밀번호')
  await userEvent.fill(password, '1234')
  await press('열기')
  await expect.element(page.getByRole('alert').getByText('비밀번호가 맞지 않습니다.')).toBeVisible()
  await userEvent.fill(password, 'msds2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(paper(1, 1).getByText('LOCKED TOLUENE')).toBeVisible()
})

test('a damaged PDF says so and offers the download', async () => {
  show(damagedPdf())
  await expect.element(page.getByRole('alert').getByText(/PDF가 손상되어/)).toBeVisible()
  await press('내려받기')
  expect(downloads).toBe(1)
})

test('the reader fits a telephone of 360 pixels', async () => {
  await page.viewport(360, 740)
  show(koreanPdf())
  await expect.element(paper(1, 2).getByText('톨루엔 안전보건자료')).toBeVisible()
  await userEvent.fill(search(), '보')
  await expect.element(page.getByText('2건 중 1번째')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  const pages = document.querySelector('.pdf-pages')!
  expect(pages.scrollWidth).toBeLessThanOrEqual(pages.clientWidth)
})
