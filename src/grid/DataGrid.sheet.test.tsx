import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { at, clipboardEvent, compose, keys } from './testing/keys.ts'
import { cell, header, show, showEditable, showList, textarea } from './testing/render.tsx'
import { samplePermits } from './testing/sample.tsx'

afterEach(() => show(null))

test('a grid that cannot grow says how many pasted rows found no place', async () => {
  showEditable(2)
  await at(1, '작업명')
  clipboardEvent('paste', '가\r\n나\r\n다')
  await expect
    .element(page.getByText('붙여넣은 내용 중 2행은 자리가 없어 들어가지 않았습니다.'))
    .toBeVisible()
})

test('letters over a number leave it as it was, and full-width digits count', async () => {
  const log = showEditable()
  await at(0, '금액(원)')
  await keys('abc{ArrowDown}')
  await at(0, '금액(원)')
  await compose('ㅁ', '마')
  await keys('{ArrowDown}')
  expect(log.rows[0]?.costAmt).toBe(1_250_000)
  await at(0, '인원')
  await compose('１', '１２')
  await keys('{Enter}')
  expect(log.rows[0]?.workerCnt).toBe(12)
})

test('undo takes a wrong text back before anything else', async () => {
  const log = showEditable()
  await at(0, '인원')
  await keys('7{Enter}')
  await at(0, '작업일')
  await keys('2026-02-30{Enter}')
  await at(0, '작업일')
  await keys('{Control>}z{/Control}')
  await expect.poll(() => cell(0, '작업일')).toHaveTextContent('2026-11-01')
  expect(log.rows[0]?.workerCnt).toBe(7)
  await keys('{Control>}z{/Control}')
  expect(log.rows[0]?.workerCnt).toBe(2)
})

test('Ctrl+D fills the range from its first row', async () => {
  const log = showEditable()
  await at(0, '인원')
  await keys('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
  expect(log.rows.map(({ workerCnt }) => workerCnt)).toEqual([2, 2, 2])
  await keys('{Control>}z{/Control}')
  expect(log.rows.map(({ workerCnt }) => workerCnt)).toEqual([2, 3, 4])
})

test('the handle at the end of the range fills the cells it is drawn over', async () => {
  const log = showEditable()
  await at(0, '인원')
  const mouse = (type: string, element: Element) => {
    const { left, top } = element.getBoundingClientRect()
    element.dispatchEvent(
      new MouseEvent(type, {
        bubbles: true,
        cancelable: true,
        button: 0,
        clientX: left + 3,
        clientY: top + 3,
      }),
    )
  }
  await expect.poll(() => document.querySelector('.grid-fill')).not.toBeNull()
  mouse('mousedown', document.querySelector('.grid-fill')!)
  mouse('mouseover', cell(2, '인원'))
  await expect.poll(() => document.querySelectorAll('.grid-cell.is-selected')).toHaveLength(3)
  mouse('mouseup', cell(2, '인원'))
  await expect.poll(() => log.rows.map(({ workerCnt }) => workerCnt)).toEqual([2, 2, 2])
})

test('the range is copied with its heads from the menu of the right button', async () => {
  await showList()
  await at(0, '업체명')
  let copied = ''
  const listen = (event: ClipboardEvent) => (copied = event.clipboardData?.getData('text/plain') ?? '')
  document.addEventListener('copy', listen)
  await userEvent.click(cell(0, '업체명'), { button: 'right' })
  await userEvent.click(page.getByRole('menuitem', { name: '머리글과 함께 복사' }))
  await expect.poll(() => copied).toBe('업체명\r\n대한플랜트(주)')
  document.removeEventListener('copy', listen)
})

test('Esc closes the menu of the right button, and the arrows go on from the cell', async () => {
  await showList()
  await at(0, '업체명')
  await userEvent.click(cell(0, '업체명'), { button: 'right' })
  await expect.element(page.getByRole('menuitem', { name: '복사', exact: true })).toBeVisible()
  await keys('{Escape}')
  await expect.poll(() => document.activeElement).toBe(textarea())
  await keys('{ArrowDown}')
  await expect.poll(() => cell(1, '업체명').className).toContain('is-active')
})

test('the selection says how many cells it has and what its numbers add up to', async () => {
  showEditable()
  await at(0, '인원')
  await keys('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await expect.element(page.getByText('3칸 · 합계 9 · 평균 3')).toBeVisible()
})

test('Ctrl+F looks for a text and goes from one cell to the next', async () => {
  await showList()
  await at(0, '작업번호')
  await keys('{Control>}f{/Control}')
  await expect.element(page.getByRole('searchbox').or(page.getByLabelText('표에서 찾기'))).toBeVisible()
  await keys('한빛{Enter}')
  await expect.poll(() => cell(1, '업체명').className).toContain('is-active')
  await keys('{Enter}')
  await expect.poll(() => cell(6, '업체명').className).toContain('is-active')
  await keys('{Escape}')
  await expect.poll(() => document.activeElement).toBe(textarea())
})

test('a filter in the head shows the rows that contain its text, and wrong cells stay counted', async () => {
  const log = showEditable(5)
  await at(0, '산소')
  await keys('20.95{Enter}')
  await userEvent.click(header('작업명'), { button: 'right' })
  await userEvent.click(page.getByRole('menuitem', { name: '필터', exact: true }))
  await userEvent.fill(page.getByLabelText('작업명 필터'), '탱크')
  await expect.poll(() => document.querySelectorAll('[data-row]')).toHaveLength(1)
  await expect.element(page.getByText('총 1건')).toBeVisible()
  expect(log.faults.size).toBe(1)
})

test('a double click on the border makes the column as wide as what it holds', async () => {
  await showList({
    rows: samplePermits(3).map((row) => ({ ...row, vendorNm: '가나다라마바사아자차카타파하'.repeat(2) })),
  })
  const handle = header('업체명').querySelector('[data-resize]')!
  handle.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
  await expect.poll(() => cell(0, '업체명').scrollWidth - cell(0, '업체명').clientWidth).toBe(0)
  const width = header('업체명').getBoundingClientRect().width
  expect(width).toBeGreaterThan(200)
  expect(width).toBeLessThan(500)
})

test('three thousand rows are pasted, filled and undone without drawing more than can be seen', async () => {
  const log = showEditable(3000)
  await at(0, '인원')
  clipboardEvent('paste', Array.from({ length: 3000 }, (_, index) => String(index)).join('\r\n'))
  await expect.poll(() => log.rows[2999]?.workerCnt).toBe(2999)
  await keys('{Control>}z{/Control}')
  await expect.poll(() => log.rows[2999]?.workerCnt).not.toBe(2999)
  expect(document.querySelectorAll('[data-row]').length).toBeLessThan(60)
})
