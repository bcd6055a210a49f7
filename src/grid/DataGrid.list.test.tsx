import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { GridSort } from './columns.ts'
import type { GridLayout } from './layout-store.ts'
import type { LayoutStore } from './layout-store.ts'
import { at, clipboardEvent, keys, rangeTexts } from './testing/keys.ts'
import { cell, header, list, show, showList, textarea } from './testing/render.tsx'
import { type SamplePermit, samplePermits } from './testing/sample.tsx'

function headers(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[role=columnheader]')]
    .filter((each) => each.ariaColSpan === null)
    .map((each) => each.textContent)
}

test('ten thousand rows stand in the document only as far as they are seen, and Ctrl+End goes to the last', async () => {
  await showList({ rows: samplePermits(10_000), onPage: undefined })
  await at(0, '작업번호')
  expect(document.querySelectorAll('[role=row]').length).toBeLessThan(45)
  expect(document.querySelectorAll('*').length).toBeLessThan(1500)
  await keys('{Control>}{End}{/Control}')
  await expect.poll(() => document.querySelector('[data-row="9999"]')).not.toBeNull()
  expect(document.querySelector('[role=grid]')).toHaveAttribute('aria-rowcount', '10002')
  expect(document.querySelectorAll('[role=row]').length).toBeLessThan(45)
})

test('the header is clicked through ascending, descending and none', async () => {
  const sorts: GridSort[][] = []
  function Page() {
    const [sort, setSort] = useState<GridSort[]>([])
    return list({
      sort,
      onSort: (next) => {
        sorts.push(next)
        setSort(next)
      },
    })
  }
  show(<Page />)
  await expect.element(page.getByRole('button', { name: '작업명' })).toBeVisible()
  for (const state of ['ascending', 'descending', null]) {
    await page.getByRole('button', { name: '작업명' }).click()
    expect(header('작업명').getAttribute('aria-sort')).toBe(state)
  }
  expect(sorts).toEqual([[{ name: 'workNm', direction: 'asc' }], [{ name: 'workNm', direction: 'desc' }], []])
  expect(header('업체명').querySelector('button')).toBeNull()
})

test('Shift sorts by several columns with the place of each, and a click without it begins again', async () => {
  const sorts: GridSort[][] = []
  function Page() {
    const [sort, setSort] = useState<GridSort[]>([])
    return list({
      sort,
      onSort: (next) => {
        sorts.push(next)
        setSort(next)
      },
    })
  }
  show(<Page />)
  await page.getByRole('button', { name: '작업명' }).click()
  await page.getByRole('button', { name: '작업일' }).click({ modifiers: ['Shift'] })
  expect(header('작업명1').getAttribute('aria-sort')).toBe('ascending')
  expect(header('작업일2').getAttribute('aria-sort')).toBe('ascending')
  await page.getByRole('button', { name: '작업명' }).click({ modifiers: ['Shift'] })
  expect(sorts.at(-1)).toEqual([
    { name: 'workNm', direction: 'desc' },
    { name: 'workYmd', direction: 'asc' },
  ])
  await page.getByRole('button', { name: '작업일' }).click()
  expect(sorts.at(-1)).toEqual([{ name: 'workYmd', direction: 'desc' }])
})

test('the pager shows the total, goes to a page, and another size begins at page 1', async () => {
  const onPage = vi.fn<(page: number, limit: number) => void>()
  await showList({ onPage, total: 10_000, totalMore: true, page: 3, limit: 20 })
  await expect.element(page.getByText('총 10,000+건')).toBeVisible()
  expect(cell(0, 'No.').textContent).toBe('41')
  await page.getByTitle('4', { exact: true }).click()
  expect(onPage).toHaveBeenLastCalledWith(4, 20)
  await page.getByRole('combobox', { name: '페이지당 건수' }).click()
  await userEvent.click(document.querySelector('.ant-select-item[title="100건/페이지"]') as Element)
  expect(onPage).toHaveBeenLastCalledWith(1, 100)
  expect([...document.querySelectorAll('.ant-select-item')].map((each) => each.textContent)).toEqual(
    [20, 50, 100, 200, 300].map((size) => `${size}건/페이지`),
  )
})

test('a list that is longer than what is counted leads to its end, whose pages and rows are counted from there', async () => {
  const onPage = vi.fn<(page: number, limit: number) => void>()
  await showList({ onPage, total: 10_000, totalMore: true, page: 3, limit: 20, endPages: true })
  await page.getByRole('button', { name: '맨 끝' }).click()
  expect(onPage).toHaveBeenLastCalledWith(-1, 20)
  await showList({
    rows: samplePermits(4),
    onPage,
    total: 10_000,
    totalMore: true,
    page: -1,
    limit: 20,
    endPages: true,
  })
  await expect.element(page.getByText('끝에서 1쪽')).toBeVisible()
  expect([0, 3].map((row) => cell(row, 'No.').textContent)).toEqual(['-4', '-1'])
  await expect.element(page.getByRole('button', { name: '다음 쪽' })).toBeDisabled()
  await page.getByRole('button', { name: '이전 쪽' }).click()
  expect(onPage).toHaveBeenLastCalledWith(-2, 20)
  await page.getByRole('button', { name: '맨 앞' }).click()
  expect(onPage).toHaveBeenLastCalledWith(1, 20)
})

test('a list that is counted, or that cannot be read from its end, has no way there', async () => {
  await showList({ onPage: () => undefined, total: 10_000, totalMore: true, endPages: false })
  await expect.element(page.getByText('총 10,000+건')).toBeVisible()
  expect(page.getByRole('button', { name: '맨 끝' }).elements()).toHaveLength(0)
  await showList({ onPage: () => undefined, total: 400, endPages: true })
  await expect.element(page.getByText('총 400건')).toBeVisible()
  expect(page.getByRole('button', { name: '맨 끝' }).elements()).toHaveLength(0)
})

test('a small grid has a hundred rows a page, five page numbers and the jumper, and no arrows', async () => {
  const onPage = vi.fn<(page: number, limit: number) => void>()
  await showList({ onPage, total: 2000, page: 10, pager: 'small' })
  await expect.element(page.getByText('총 2,000건')).toBeVisible()
  expect(cell(0, 'No.').textContent).toBe('901')
  const pages = [...document.querySelectorAll('.ant-pagination-item')].map((each) => each.textContent)
  expect(pages).toEqual(['1', '9', '10', '11', '20'])
  expect(document.querySelector('.ant-pagination-options-quick-jumper')).not.toBeNull()
  expect(document.querySelector('.ant-pagination-prev, .ant-pagination-next')).toBeNull()
})

test('headers over headers span their columns; frozen ones stay while the others scroll', async () => {
  await showList()
  expect(header('작업일정')).toHaveAttribute('aria-colspan', '2')
  expect(header('작업번호')).toHaveAttribute('aria-rowspan', '2')
  expect(header('작업일정').getBoundingClientRect().width).toBe(
    header('작업일').getBoundingClientRect().width + header('시작').getBoundingClientRect().width,
  )
  const free = cell(0, '작업명').getBoundingClientRect().x
  const [left, right] = [
    cell(0, '작업번호').getBoundingClientRect().x,
    cell(0, '상태').getBoundingClientRect().right,
  ]
  document.querySelector('.grid-frame')?.scrollTo({ left: 300 })
  await expect.poll(() => cell(0, '작업명').getBoundingClientRect().x).toBeLessThan(free)
  await expect.poll(() => cell(0, '작업번호').getBoundingClientRect().x).toBe(left)
  await expect.poll(() => cell(0, '상태').getBoundingClientRect().right).toBe(right)
})

test('order, width and hidden columns come back, and 초기화 forgets them', async () => {
  const kept = new Map<string, GridLayout | undefined>()
  const layoutStore: LayoutStore = {
    load: (key) => kept.get(key),
    save: (key, layout) => void kept.set(key, layout),
  }
  await showList({ layoutKey: 'permits', layoutStore })
  await userEvent.dragAndDrop(header('업체명'), header('작업명'))
  expect(headers().indexOf('업체명')).toBeLessThan(headers().indexOf('작업명'))

  const handle = header('업체명').querySelector('[data-resize]') as HTMLElement
  const before = header('업체명').getBoundingClientRect().width
  const { x, y } = handle.getBoundingClientRect()
  const pointer = { bubbles: true, pointerId: 1, clientY: y + 3 }
  handle.setPointerCapture = () => undefined
  handle.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, clientX: x }))
  handle.dispatchEvent(new PointerEvent('pointermove', { ...pointer, clientX: x + 30 }))
  handle.dispatchEvent(new PointerEvent('pointerup', { ...pointer, clientX: x + 50 }))
  await expect.poll(() => header('업체명').getBoundingClientRect().width).toBe(before + 50)

  await page.getByRole('button', { name: '컬럼 설정' }).click()
  await page.getByRole('checkbox', { name: '인원' }).click()
  await page.getByRole('checkbox', { name: '비고' }).click()
  await userEvent.selectOptions(page.getByRole('combobox', { name: '업체명 고정' }), '왼쪽 고정')
  await page.getByRole('button', { name: '작업구분 앞으로' }).click()
  expect(headers()).not.toContain('인원')

  await showList({ layoutKey: 'permits', layoutStore })
  const restored = headers()
  expect(restored).toContain('비고')
  expect(restored).not.toContain('인원')
  // Nothing is frozen before the frame is measured.
  await expect.poll(() => cell(0, '업체명').className).toContain('is-stuck')
  expect(header('업체명').getBoundingClientRect().width).toBe(before + 50)

  await page.getByRole('button', { name: '컬럼 설정' }).click()
  await page.getByRole('button', { name: '초기화' }).click()
  await expect.poll(headers).toContain('인원')
  expect(headers()).not.toContain('비고')
  expect(kept.get('permits')).toBeUndefined()
})

test('a layout that the server answers later is applied when it comes', async () => {
  const save = vi.fn<(key: string, layout: unknown) => void>()
  await showList({
    layoutKey: 'permits',
    layoutStore: { load: () => Promise.resolve({ visible: { vendorNm: false } }), save },
  })
  await expect.poll(headers).not.toContain('업체명')
  await page.getByRole('button', { name: '컬럼 설정' }).click()
  await page.getByRole('checkbox', { name: '업체명' }).click()
  expect(save).toHaveBeenLastCalledWith('permits', { visible: { vendorNm: true } })
})

test('rows are checked by box, by Space and all at once; checks of other pages stay', async () => {
  let latest: string[] = []
  function Page() {
    const [selected, setSelected] = useState<string[]>(['P-elsewhere'])
    latest = selected
    return list({ rows: samplePermits(3), selected, onSelect: setSelected })
  }
  show(<Page />)
  await page.getByRole('checkbox', { name: '2행 선택' }).click()
  expect(latest).toEqual(['P-elsewhere', 'P-U101-20261102-0002'])
  await at(0, '작업명')
  await keys(' ')
  expect(latest).toHaveLength(3)
  await expect.element(page.getByText('3건 선택')).toBeVisible()
  await page.getByRole('checkbox', { name: '전체 선택' }).click()
  expect(latest).toHaveLength(4)
  await page.getByRole('checkbox', { name: '전체 선택' }).click()
  expect(latest).toEqual(['P-elsewhere'])
})

test('ranges grow with Shift, with the mouse and to all cells by Ctrl+A', async () => {
  await showList({ rows: samplePermits(4) })
  await at(1, '작업명')
  await keys('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
  expect(rangeTexts()).toEqual(['탱크 T-105 내부 청소', '한빛정비', '배관 랙 상부 보온재 교체', '세이프텍'])
  await keys('{ArrowUp}')
  expect(rangeTexts()).toHaveLength(1)
  await userEvent.click(cell(2, '업체명'), { modifiers: ['Shift'] })
  expect(rangeTexts()).toHaveLength(6)
  await keys('{Control>}a{/Control}')
  expect(clipboardEvent('copy').split('\r\n')).toHaveLength(4)
  await keys('{Control>}{Home}{/Control}{PageDown}')
  expect(cell(3, '작업번호')).toHaveClass('is-active')
  await keys('{End}')
  expect(cell(3, '상태')).toHaveClass('is-active')
  await keys('{Home}')
  expect(cell(3, '작업번호')).toHaveClass('is-active')
})

test('a range drawn beyond the edge scrolls the grid and grows on', async () => {
  await showList({ rows: samplePermits(200) })
  await at(3, '작업명')
  const frame = document.querySelector('.grid-frame') as HTMLElement
  const { bottom, left } = frame.getBoundingClientRect()
  const mouse = (type: string, target: EventTarget, clientY: number) =>
    target.dispatchEvent(
      new MouseEvent(type, { bubbles: true, cancelable: true, clientX: left + 250, clientY }),
    )
  mouse('mousedown', cell(3, '작업명'), 200)
  mouse('mousemove', document, bottom + 200)
  await expect.poll(() => frame.scrollTop).toBeGreaterThan(400)
  await expect.poll(() => rangeTexts().length).toBeGreaterThan(5)
  mouse('mouseup', document, bottom + 200)
  const stopped = frame.scrollTop
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(frame.scrollTop).toBe(stopped)
  expect(clipboardEvent('copy').split('\r\n').length).toBeGreaterThan(10)
})

test('the grid stays where it is when the button is released before a drawn step is shown', async () => {
  await showList({ rows: samplePermits(200) })
  await at(3, '작업명')
  const frame = document.querySelector('.grid-frame') as HTMLElement
  const { bottom, left } = frame.getBoundingClientRect()
  const mouse = (type: string, target: EventTarget, clientY: number) =>
    target.dispatchEvent(
      new MouseEvent(type, { bubbles: true, cancelable: true, clientX: left + 250, clientY }),
    )
  let stopped: number | undefined
  const scrollBy = frame.scrollBy.bind(frame)
  vi.spyOn(frame, 'scrollBy').mockImplementation((...by: unknown[]) => {
    scrollBy(...(by as [number, number]))
    if (frame.scrollTop < 400 || stopped !== undefined) return
    stopped = frame.scrollTop
    // Directly after this step and before anything else runs.
    queueMicrotask(() => mouse('mouseup', document, bottom + 200))
  })
  mouse('mousedown', cell(3, '작업명'), 200)
  mouse('mousemove', document, bottom + 200)
  await expect.poll(() => stopped).toBeGreaterThan(400)
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(frame.scrollTop).toBe(stopped)
})

test('a double click and Enter open the record; a list is left by Tab', async () => {
  const onOpen = vi.fn<(row: SamplePermit) => void>()
  await showList({ onOpen })
  await at(1, '작업명')
  await keys('{Enter}')
  await userEvent.dblClick(cell(2, '업체명'))
  expect(onOpen.mock.calls.map(([row]) => row.permitNo)).toEqual([
    'P-U101-20261102-0002',
    'P-U101-20261103-0003',
  ])
  await keys('{Tab}')
  expect(document.activeElement).not.toBe(textarea())
})
