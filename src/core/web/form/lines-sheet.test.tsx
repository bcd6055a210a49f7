import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { number, text } from '../../shared/field.ts'
import type { AnyLines } from '../../shared/resource.ts'
import { serve } from '../testing/fake-server.ts'
import { hidePage, showPage } from '../testing/show-page.tsx'
import { LinesGrid } from './LinesGrid.tsx'

const lines = {
  name: 'part',
  title: '부품',
  key: 'partNo',
  parent: 'headNo',
  fields: {
    partNm: text('품명', { required: true, max: 20 }),
    qty: number('수량'),
    price: number('단가'),
  },
} as unknown as AnyLines
let parts: Record<string, unknown>[]
let faults = () => [] as { path: string; message: string }[]
function showLines(count: number): void {
  serve({})
  const first = Array.from({ length: count }, (_, index) => ({
    partNo: index + 1,
    partNm: `부품 ${index + 1}`,
    qty: index + 1,
    price: 100,
  }))
  parts = first
  faults = () => []
  showPage(() => {
    const [rows, setRows] = useState<Record<string, unknown>[]>(first)
    return (
      <LinesGrid
        lines={lines}
        value={rows}
        onChange={(next) => {
          parts = next
          setRows(next)
        }}
        saved={first}
        editable
        issues={[]}
        blank={{ qty: 1 }}
        onFaults={(find) => (faults = find)}
      />
    )
  })
}
afterEach(hidePage)
const names = () => parts.map(({ partNm }) => partNm)
/** The cell of a row, from 0, and a column, from 1 as a reader counts. */
const places = { 품명: 4, 수량: 5 }
const cell = (row: number, name: keyof typeof places): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-row="${row}"] [aria-colindex="${places[name]}"]`)!
const textarea = () => document.querySelector('.grid-input')
const keys = (typed: string) => userEvent.keyboard(typed)
const at = async (row: number, name: keyof typeof places) => {
  await expect.poll(() => cell(row, name)).not.toBeNull()
  await userEvent.click(cell(row, name), { position: { x: 3, y: 6 } })
}
const paste = (given: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', given)
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}

test('pasting beyond the last row adds rows with what was pasted, and one undo takes all of it back', async () => {
  showLines(2)
  await at(1, '품명')
  paste('밸브\t5\r\n개스킷\t7\r\n볼트\t아홉')
  await expect.poll(names).toEqual(['부품 1', '밸브', '개스킷', '볼트'])
  expect(parts.map(({ qty }) => qty)).toEqual([1, 5, 7, 1])
  // What is no number stays in the new row with its reason.
  await expect.poll(() => cell(3, '수량')).toHaveTextContent('아홉')
  expect(cell(3, '수량')).toHaveAttribute('aria-invalid', 'true')
  await expect.poll(() => faults().map(({ path }) => path)).toEqual(['3.qty'])
  await keys('{Control>}z{/Control}')
  await expect.poll(names).toEqual(['부품 1', '부품 2'])
  await expect.poll(() => faults()).toEqual([])
  await keys('{Control>}y{/Control}')
  await expect.poll(names).toHaveLength(4)
})

test('a new row comes into view with the cursor in its first cell', async () => {
  showLines(40)
  await userEvent.click(page.getByRole('button', { name: '행 추가' }))
  await expect.poll(() => document.activeElement).toBe(textarea())
  await expect.poll(() => document.querySelector('[data-row="40"] .is-active')).not.toBeNull()
  const { bottom } = document.querySelector('[data-row="40"]')!.getBoundingClientRect()
  const frame = document.querySelector('.grid-frame')!.getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(Math.min(frame.bottom, innerHeight) + 1)
  await keys('새 부품{Enter}')
  expect(names()[40]).toBe('새 부품')
})

test('rows are inserted where the cursor is, and undone like anything else', async () => {
  showLines(2)
  await at(1, '품명')
  await keys('{Insert}')
  await expect.poll(names).toEqual(['부품 1', undefined, '부품 2'])
  await keys('{Control>}z{/Control}')
  await expect.poll(names).toEqual(['부품 1', '부품 2'])
  await userEvent.click(cell(0, '품명'), { button: 'right' })
  await userEvent.click(page.getByRole('menuitem', { name: '아래에 행 삽입' }))
  await expect.poll(names).toEqual(['부품 1', undefined, '부품 2'])
})
