import { Drawer, Modal } from 'antd'
import axe from 'axe-core'
import { Activity, type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CellChange } from './columns.ts'
import { DataGrid } from './DataGrid.tsx'
import { at, calendarStands, keys } from './testing/keys.ts'
import { cell, list, permitKey, show, showEditable, showList, textarea } from './testing/render.tsx'
import { EDIT_COLUMNS, LIST_COLUMNS, type SamplePermit, applied, samplePermits } from './testing/sample.tsx'

async function seriousViolations(): Promise<string[]> {
  const result = await axe.run(document.querySelector('main') as HTMLElement)
  return result.violations
    .filter((each) => each.impact === 'serious' || each.impact === 'critical')
    .map((each) => `${each.id}: ${each.nodes[0]?.html}`)
}

interface Department {
  deptCd: string
  deptNm: string
  below?: Department[]
}
const TREE: Department[] = [
  {
    deptCd: '1',
    deptNm: '여수공장',
    below: [{ deptCd: '11', deptNm: '생산팀', below: [{ deptCd: '111', deptNm: '정비파트' }] }],
  },
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
  const shown = () =>
    [...document.querySelectorAll('[data-row]')].map(
      (row) => `${row.getAttribute('aria-level')}${row.textContent}`,
    )
  expect(shown()).toEqual(['1여수공장', '2생산팀', '3정비파트', '1본사'])
  await keys('{ArrowLeft}')
  expect(shown()).toEqual(['1여수공장', '2생산팀', '1본사'])
  expect(document.querySelector('[data-row="1"]')).toHaveAttribute('aria-expanded', 'false')
  await keys('{ArrowRight}')
  expect(shown()).toHaveLength(4)
  await userEvent.click(document.querySelector('[data-expand="1"]') as Element)
  expect(shown()).toEqual(['1여수공장', '1본사'])
  await expect.poll(seriousViolations).toEqual([])
  await keys('{ArrowDown}{ArrowDown}')
  expect(cell(1, '부서명')).toHaveClass('is-active')
})

test('yes or no that is only read is a mark, no box that looks as if it could be pressed', async () => {
  const rows = samplePermits(2).map((row, index) => ({ ...row, nightYn: index === 0 ? 'Y' : 'N' }))
  await showList({ rows, columns: [...LIST_COLUMNS, { name: 'nightYn', text: '야간', kind: 'checkbox' }] })
  expect(cell(0, '야간').textContent).toBe('✓')
  expect(cell(1, '야간').textContent).toBe('–')
  expect(document.querySelector('.grid-check')).toBeNull()
})

test('sums, marks of the server and marks of changed rows', async () => {
  const [first, second] = samplePermits(2) as [SamplePermit, SamplePermit]
  await showList({
    rows: [first, second],
    changes: new Map([
      [permitKey(first), 'inserted'],
      [permitKey(second), 'deleted'],
    ]),
    errors: new Map([[`${permitKey(second)}/workNm`, '이미 등록된 작업입니다.']]),
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
  await expect.poll(seriousViolations).toEqual([])
  const onRetry = vi.fn<() => void>()
  await showList({ rows: [], error: new Error('네트워크 접속오류'), onRetry, height: 'auto' })
  await expect.element(page.getByRole('alert').getByText('네트워크 접속오류')).toBeVisible()
  // How many there are is not known: that there are none would be a claim.
  await expect.element(page.getByText('총 –건')).toBeVisible()
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
  const columns = [
    {
      name: 'workNm',
      text: '작업명',
      kind: 'custom',
      render: (row: SamplePermit) => (draws++, row.workNm),
    } as const,
  ]
  const rows = samplePermits(1000)
  function Page() {
    const [hidden, setHidden] = useState(false)
    hide = setHidden
    return <Activity mode={hidden ? 'hidden' : 'visible'}>{list({ rows, columns })}</Activity>
  }
  show(<Page />)
  await at(0, '작업명')
  const frame = document.querySelector('.grid-frame') as HTMLElement
  frame.scrollTo({ top: 7500 })
  await expect.poll(() => document.querySelector('[data-row="250"]')).not.toBeNull()
  hide(true)
  await expect.poll(() => frame.checkVisibility()).toBe(false)
  await new Promise((resolve) => setTimeout(resolve, 200))
  const settled = draws
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(draws).toBe(settled)
  hide(false)
  await expect.poll(() => frame.checkVisibility()).toBe(true)
  await expect.poll(() => frame.scrollTop).toBe(7500)
  await expect.poll(() => document.querySelector('[data-row="250"]')).not.toBeNull()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(draws - settled).toBeLessThan(120)
})

test.each(['light', 'dark'])(
  'nothing serious for people with a screen reader or weak eyes, %s',
  async (scheme) => {
    document.documentElement.style.colorScheme = scheme
    document.body.style.background = scheme === 'dark' ? '#11161c' : '#fff'
    await showList({
      selected: ['P-U101-20261101-0001'],
      onSelect: () => undefined,
      onSort: () => undefined,
      sort: [{ name: 'workNm', direction: 'asc' }],
    })
    await at(0, '작업명')
    await expect.poll(seriousViolations).toEqual([])
    showEditable()
    await at(0, '작업구분')
    await keys('{Enter}')
    await expect.poll(seriousViolations).toEqual([])
    document.documentElement.style.colorScheme = ''
    document.body.style.background = ''
  },
)

test('on a phone every column scrolls; a tap selects without calling the keyboard, and a double tap edits', async () => {
  await page.viewport(360, 700)
  // Lists of more columns are cards there.
  await showList({ columns: LIST_COLUMNS.slice(0, 3) })
  await expect.poll(() => cell(0, '작업번호').classList.contains('is-stuck')).toBe(false)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  showEditable()
  await expect.poll(() => document.querySelector('[data-row="1"]')).not.toBeNull()
  const touched = cell(1, '작업명')
  const tap = (type: string) =>
    touched.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  touched.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
  tap('mousedown')
  await expect.poll(() => cell(1, '작업명').classList.contains('is-active')).toBe(true)
  expect(document.activeElement).not.toBe(textarea())
  tap('dblclick')
  await expect.poll(() => textarea().value).toBe('탱크 T-105 내부 청소')
  expect(document.activeElement).toBe(textarea())
  await page.viewport(1280, 800)
})

test('a second tap on the chosen cell edits it, however long after the first', async () => {
  showEditable()
  await expect.poll(() => document.querySelector('[data-row="1"]')).not.toBeNull()
  const tap = async (name: string) => {
    const touched = cell(1, name)
    touched.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
    for (const type of ['mousedown', 'mouseup', 'click'])
      touched.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
    await expect.poll(() => cell(1, name).classList.contains('is-active')).toBe(true)
  }
  await tap('작업번호')
  await tap('작업명')
  expect(textarea().value).toBe('')
  await tap('작업명')
  await expect.poll(() => textarea().value).toBe('탱크 T-105 내부 청소')
  expect(document.activeElement).toBe(textarea())
})

test('the lists of a grid inside a dialog open inside that dialog', async () => {
  show(
    <Modal open footer={null} title="작업자">
      <DataGrid
        label="작업 목록"
        columns={EDIT_COLUMNS}
        rows={samplePermits(2)}
        rowKey={permitKey}
        onChange={() => undefined}
      />
    </Modal>,
  )
  await at(0, '작업구분')
  await keys('{Enter}')
  expect(document.querySelector('[role=dialog] [role=listbox]')).not.toBeNull()
  await keys('{Escape}')
  expect(document.querySelector('[role=listbox]')).toBeNull()
  expect(document.querySelector('[role=dialog]')?.checkVisibility()).toBe(true)
  await at(0, '작업일')
  await keys('{Enter}')
  await calendarStands()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(document.activeElement?.closest('.ant-picker')).not.toBeNull()
})

const aroundIt: Record<string, (grid: ReactNode) => ReactNode> = {
  page: (grid) => grid,
  dialog: (grid) => (
    <Modal open width={1200} footer={<button type="button">저장</button>} title="작업자">
      {grid}
      <p style={{ height: 400 }}>아래의 내용</p>
    </Modal>
  ),
  drawer: (grid) => (
    <Drawer open size={1200} title="작업자">
      {grid}
    </Drawer>
  ),
}
/** What a click in the list or calendar of a cell's kind must change. */
const clicked: { header: string; click: () => Element | null | undefined; end?: string; ok?: true }[] = [
  { header: '작업구분', click: () => optionNamed('밀폐공간출입') },
  { header: '위험요인', click: () => optionNamed('감전'), end: '{Enter}' },
  { header: '보호구', click: () => optionNamed('송기마스크'), end: '{Enter}' },
  { header: '작업일', click: () => shownPicker('[title="2026-11-20"]') },
  { header: '계획월', click: () => shownPicker('[title="2026-05"]') },
  { header: '계획년', click: () => shownPicker('[title="2027"]') },
  { header: '위험도', click: () => optionNamed('하') },
  {
    header: '시작',
    click: () => shownPicker('.ant-picker-time-panel-column:first-child li:nth-child(10)'),
    ok: true,
  },
  { header: '신청일시', click: () => shownPicker('[title="2026-11-20"]'), ok: true },
]
const optionNamed = (name: string) =>
  [...document.querySelectorAll('[role=listbox] [role=option]')].find((each) => each.textContent === name)
const shownPicker = (cellOf: string) =>
  document.querySelector(`.ant-picker-dropdown:not(.ant-picker-dropdown-hidden) ${cellOf}`)
test.each(Object.keys(aroundIt))(
  'an option of each kind of cell is taken by the mouse in a %s',
  async (place) => {
    await page.viewport(1280, 800)
    const changes: CellChange<SamplePermit>[] = []
    function Page() {
      const [rows, setRows] = useState(() => samplePermits(2))
      return aroundIt[place]!(
        <DataGrid
          label="작업 목록"
          columns={EDIT_COLUMNS}
          rows={rows}
          rowKey={permitKey}
          onChange={(given) => {
            changes.push(...given)
            setRows((before) => applied(before, permitKey, given))
          }}
        />,
      )
    }
    show(<Page />)
    await expect
      .poll(() => document.querySelector('.ant-zoom-appear, .ant-drawer-panel-motion-right-appear'))
      .toBeNull()
    for (const { header, click, end, ok } of clicked) {
      const before = changes.length
      await at(0, header)
      await keys('{Enter}')
      await expect.poll(() => click()?.checkVisibility()).toBe(true)
      if (!click()?.closest('[role=listbox]')) await calendarStands()
      await userEvent.click(click()!, { timeout: 10_000 })
      if (end) await keys(end)
      if (ok) await userEvent.click(shownPicker('.ant-picker-ok button')!, { timeout: 10_000 })
      await expect.poll(() => changes.length, { message: header }).toBeGreaterThan(before)
    }
  },
)
