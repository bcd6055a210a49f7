import axe from 'axe-core'
import { Activity, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { GridSort } from './columns.ts'
import { DataGrid } from './DataGrid.tsx'
import type { DataGridProps } from './grid-props.ts'
import { at, clipboardEvent, keys, rangeTexts } from './testing/keys.ts'
import { cell, permitKey, show, showEditable, textarea } from './testing/render.tsx'
import { LIST_COLUMNS, type SamplePermit, samplePermits } from './testing/sample.tsx'

function list(props: Partial<DataGridProps<SamplePermit>> = {}) {
  return <DataGrid label="작업 목록" columns={LIST_COLUMNS} rows={samplePermits(20)} rowKey={permitKey} height={500} numbered {...props} />
}
async function showList(props: Partial<DataGridProps<SamplePermit>> = {}): Promise<void> {
  show(list(props))
  await expect.poll(() => document.querySelector('[role=columnheader]')).not.toBeNull()
}
function headers(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[role=columnheader]')]
    .filter((each) => each.ariaColSpan === null)
    .map((each) => each.textContent)
}
function header(text: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('[role=columnheader]')].find((each) => each.textContent.trim() === text)
  if (!found) throw new Error(`no header ${text}`)
  return found
}
async function seriousViolations(): Promise<string[]> {
  const result = await axe.run(document.querySelector('main') as HTMLElement)
  return result.violations
    .filter((each) => each.impact === 'serious' || each.impact === 'critical')
    .map((each) => `${each.id}: ${each.nodes[0]?.html}`)
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
  const sorts: (GridSort | undefined)[] = []
  function Page() {
    const [sort, setSort] = useState<GridSort>()
    return list({
      ...(sort && { sort }),
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
  expect(sorts).toEqual([{ name: 'workNm', direction: 'asc' }, { name: 'workNm', direction: 'desc' }, undefined])
  expect(header('업체명').querySelector('button')).toBeNull()
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

test('headers over headers span their columns; frozen ones stay while the others scroll', async () => {
  await showList()
  expect(header('작업일정')).toHaveAttribute('aria-colspan', '2')
  expect(header('작업번호')).toHaveAttribute('aria-rowspan', '2')
  expect(header('작업일정').getBoundingClientRect().width).toBe(
    header('작업일').getBoundingClientRect().width + header('시작').getBoundingClientRect().width,
  )
  const [left, right] = [cell(0, '작업번호').getBoundingClientRect().x, cell(0, '상태').getBoundingClientRect().right]
  document.querySelector('.grid-frame')?.scrollTo({ left: 300 })
  await expect.poll(() => cell(0, '작업명').getBoundingClientRect().x).toBeLessThan(left)
  expect(cell(0, '작업번호').getBoundingClientRect().x).toBe(left)
  expect(cell(0, '상태').getBoundingClientRect().right).toBe(right)
})

test('order, width and hidden columns come back, and 초기화 forgets them', async () => {
  localStorage.clear()
  await showList({ layoutKey: 'permits' })
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

  await showList({ layoutKey: 'permits' })
  const restored = headers()
  expect(restored).toContain('비고')
  expect(restored).not.toContain('인원')
  expect(cell(0, '업체명')).toHaveClass('is-stuck')
  expect(header('업체명').getBoundingClientRect().width).toBe(before + 50)

  await page.getByRole('button', { name: '컬럼 설정' }).click()
  await page.getByRole('button', { name: '초기화' }).click()
  await expect.poll(headers).toContain('인원')
  expect(headers()).not.toContain('비고')
  expect(localStorage.length).toBe(0)
})

test('a layout that the server answers later is applied when it comes', async () => {
  const save = vi.fn<(key: string, layout: unknown) => void>()
  await showList({ layoutKey: 'permits', layoutStore: { load: () => Promise.resolve({ visible: { vendorNm: false } }), save } })
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

test('a double click and Enter open the record; a list is left by Tab', async () => {
  const onOpen = vi.fn<(row: SamplePermit) => void>()
  await showList({ onOpen })
  await at(1, '작업명')
  await keys('{Enter}')
  await userEvent.dblClick(cell(2, '업체명'))
  expect(onOpen.mock.calls.map(([row]) => row.permitNo)).toEqual(['P-U101-20261102-0002', 'P-U101-20261103-0003'])
  await keys('{Tab}')
  expect(document.activeElement).not.toBe(textarea())
})

interface Department {
  deptCd: string
  deptNm: string
  below?: Department[]
}
const TREE: Department[] = [
  { deptCd: '1', deptNm: '여수공장', below: [{ deptCd: '11', deptNm: '생산팀', below: [{ deptCd: '111', deptNm: '정비파트' }] }] },
  { deptCd: '2', deptNm: '본사' },
]

test('tree rows open and close by arrow keys and by their sign', async () => {
  show(
    <DataGrid<Department>
      label="부서"
      columns={[{ name: 'deptNm', text: '부서명', kind: 'text' }]}
      rows={TREE}
      rowKey={(row) => row.deptCd}
      treeChildren={(row) => row.below}
    />,
  )
  await at(1, '부서명')
  const shown = () => [...document.querySelectorAll('[data-row]')].map((row) => `${row.getAttribute('aria-level')}${row.textContent}`)
  expect(shown()).toEqual(['1여수공장', '2생산팀', '3정비파트', '1본사'])
  await keys('{ArrowLeft}')
  expect(shown()).toEqual(['1여수공장', '2생산팀', '1본사'])
  expect(document.querySelector('[data-row="1"]')).toHaveAttribute('aria-expanded', 'false')
  await keys('{ArrowRight}')
  expect(shown()).toHaveLength(4)
  await userEvent.click(document.querySelector('[data-expand="1"]') as Element)
  expect(shown()).toEqual(['1여수공장', '1본사'])
  expect(await seriousViolations()).toEqual([])
  await keys('{ArrowDown}{ArrowDown}')
  expect(cell(1, '부서명')).toHaveClass('is-active')
})

test('sums, marks of the server and marks of changed rows', async () => {
  const [first, second] = samplePermits(2)
  await showList({
    rows: [first!, second!],
    changes: new Map([
      [permitKey(first!), 'inserted'],
      [permitKey(second!), 'deleted'],
    ]),
    errors: new Map([[`${permitKey(second!)}/workNm`, '이미 등록된 작업입니다.']]),
  })
  expect(document.querySelector('.grid-summary')?.textContent).toContain('2,501,000')
  await expect.element(page.getByText('▲ 신규')).toBeVisible()
  await expect.element(page.getByText('✕ 삭제')).toBeVisible()
  expect(cell(1, '작업명')).toHaveAttribute('title', '이미 등록된 작업입니다.')
  expect(cell(1, '작업명')).toHaveAttribute('aria-invalid', 'true')
})

test('loading, empty and error are drawn on purpose and have the same height', async () => {
  const height = () => document.querySelector('.grid-frame')?.getBoundingClientRect().height
  await showList({ rows: [], loading: true, height: 'auto' })
  expect(document.querySelector('[role=grid]')).toHaveAttribute('aria-busy', 'true')
  const waiting = height()
  await showList({ rows: [], height: 'auto' })
  await expect.element(page.getByText('조회된 자료가 없습니다.')).toBeVisible()
  expect(height()).toBe(waiting)
  expect(await seriousViolations()).toEqual([])
  const onRetry = vi.fn<() => void>()
  await showList({ rows: [], error: new Error('네트워크 접속오류'), onRetry, height: 'auto' })
  await expect.element(page.getByRole('alert').getByText('네트워크 접속오류')).toBeVisible()
  expect(height()).toBe(waiting)
  await page.getByRole('button', { name: '다시 시도' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})

test('only external and portal addresses become links', async () => {
  const onLink = vi.fn<(address: string) => void>()
  const [one, two, three] = samplePermits(3)
  await showList({
    columns: [{ name: 'homepage', text: '링크', kind: 'link' }],
    rows: [
      { ...one!, homepage: 'https://example.com' },
      { ...two!, homepage: '/permit/2' },
      { ...three!, homepage: 'javascript:alert(1)' },
    ],
    onLink,
  })
  expect(cell(0, '링크').querySelector('a')).toHaveAttribute('target', '_blank')
  await userEvent.click(cell(1, '링크').querySelector('a') as Element)
  expect(onLink).toHaveBeenCalledExactlyOnceWith('/permit/2')
  expect(cell(2, '링크').querySelector('a')).toBeNull()
})

test('a hidden tab keeps scroll and selection and does not go on drawing', async () => {
  let draws = 0
  let hide: (hidden: boolean) => void = () => undefined
  const columns = [{ name: 'workNm', text: '작업명', kind: 'custom', render: (row: SamplePermit) => (draws++, row.workNm) } as const]
  const rows = samplePermits(1000)
  function Page() {
    const [hidden, setHidden] = useState(false)
    hide = setHidden
    return <Activity mode={hidden ? 'hidden' : 'visible'}>{list({ rows, columns })}</Activity>
  }
  show(<Page />)
  await at(0, '작업명')
  const frame = document.querySelector('.grid-frame') as HTMLElement
  frame.scrollTo({ top: 9000 })
  await expect.poll(() => document.querySelector('[data-row="250"]')).not.toBeNull()
  hide(true)
  await expect.poll(() => frame.checkVisibility()).toBe(false)
  await new Promise((resolve) => setTimeout(resolve, 200))
  const settled = draws
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(draws).toBe(settled)
  hide(false)
  await expect.poll(() => frame.checkVisibility()).toBe(true)
  expect(frame.scrollTop).toBe(9000)
  await expect.poll(() => document.querySelector('[data-row="250"]')).not.toBeNull()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(draws - settled).toBeLessThan(120)
})

test.each(['light', 'dark'])('nothing serious for people with a screen reader or weak eyes, %s', async (scheme) => {
  document.documentElement.style.colorScheme = scheme
  document.body.style.background = scheme === 'dark' ? '#11161c' : '#fff'
  await showList({
    selected: ['P-U101-20261101-0001'],
    onSelect: () => undefined,
    onSort: () => undefined,
    sort: { name: 'workNm', direction: 'asc' },
  })
  await at(0, '작업명')
  expect(await seriousViolations()).toEqual([])
  showEditable()
  await at(0, '작업구분')
  await keys('{Enter}')
  expect(await seriousViolations()).toEqual([])
  document.documentElement.style.colorScheme = ''
  document.body.style.background = ''
})

test('on a phone every column scrolls and a tap does not call the keyboard', async () => {
  await page.viewport(360, 700)
  await showList()
  await expect.poll(() => cell(0, '작업번호').classList.contains('is-stuck')).toBe(false)
  const touched = cell(1, '작업명')
  touched.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
  touched.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  await expect.poll(() => textarea().inputMode).toBe('none')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await page.viewport(1280, 800)
})
