import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { at } from './testing/keys.ts'
import { list, show, showEditable } from './testing/render.tsx'
import type { GridColumn } from './columns.ts'
import { LIST_COLUMNS, type SamplePermit } from './testing/sample.tsx'

beforeEach(() => page.viewport(360, 740))
afterEach(async () => {
  show(null)
  await page.viewport(1440, 900)
})
const cards = () => document.querySelectorAll<HTMLElement>('.grid-card')
const press = (element: Element, type: string) =>
  element.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: 20, clientY: 20, button: 0 }))

test('on a telephone a list is cards with name, state and two facts, and a tap opens the row', async () => {
  const onOpen = vi.fn<(row: SamplePermit) => void>()
  show(list({ onOpen }))
  await expect.poll(() => cards().length).toBe(20)
  expect(cards()[0]).toHaveTextContent(
    '열교환기 E-201 용접 보수승인대기작업번호P-U101-20261101-0001업체명대한플랜트(주)',
  )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await userEvent.click(cards()[2]!)
  expect(onOpen.mock.calls[0]?.[0].permitNo).toBe('P-U101-20261103-0003')
})

test('a long press marks a card, and then a tap marks the next instead of opening it', async () => {
  const onOpen = vi.fn<(row: SamplePermit) => void>()
  let selected: string[] = []
  const draw = () =>
    show(
      list({
        onOpen,
        selected,
        onSelect: (keys) => {
          selected = keys
          draw()
        },
      }),
    )
  draw()
  await expect.poll(() => cards().length).toBe(20)
  press(cards()[1]!, 'pointerdown')
  await expect.poll(() => selected).toEqual(['P-U101-20261102-0002'])
  await expect.poll(() => cards()[1]?.className).toContain('is-checked')
  await userEvent.click(cards()[2]!)
  expect(selected).toHaveLength(2)
  expect(onOpen).not.toHaveBeenCalled()
})

test('a finger that moves scrolls and marks nothing', async () => {
  const onSelect = vi.fn<(keys: string[]) => void>()
  show(list({ selected: [], onSelect }))
  await expect.poll(() => cards().length).toBe(20)
  press(cards()[0]!, 'pointerdown')
  cards()[0]!.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: 20, clientY: 60 }))
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(onSelect).not.toHaveBeenCalled()
})

test('a grid that is typed in stays a grid, and a list comes back as one when there is room', async () => {
  showEditable()
  await at(0, '작업명')
  expect(cards()).toHaveLength(0)
  show(list())
  await expect.poll(() => cards().length).toBe(20)
  await page.viewport(1440, 900)
  await expect.poll(() => document.querySelector('[data-row="0"] .is-stuck')).not.toBeNull()
})

test('nothing serious for people with a screen reader on cards', async () => {
  show(list({ selected: ['P-U101-20261101-0001'], onSelect: () => undefined, onOpen: () => undefined }))
  await expect.poll(() => cards().length).toBe(20)
  const serious = async () => {
    const { violations } = await axe.run(document.querySelector('main')!, { resultTypes: ['violations'] })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id }) => id)
  }
  await expect.poll(serious).toEqual([])
})

test('what a page draws into a column of its own stays within reach on a card, and pressing it opens nothing', async () => {
  const onOpen = vi.fn<(row: SamplePermit) => void>()
  const onAct = vi.fn<() => void>()
  const act: GridColumn<SamplePermit> = {
    name: 'remark',
    text: '처리',
    kind: 'custom',
    render: () => (
      <button type="button" onClick={onAct}>
        폐지
      </button>
    ),
  }
  show(list({ columns: [...LIST_COLUMNS.filter(({ name }) => name !== 'remark'), act], onOpen }))
  await userEvent.click(page.getByRole('button', { name: '폐지', exact: true }).first())
  expect([onAct.mock.calls.length, onOpen.mock.calls.length]).toEqual([1, 0])
})

test('a card that holds a button of its own is none itself, and keys open and mark it all the same', async () => {
  const onOpen = vi.fn<(row: SamplePermit) => void>()
  const onSelect = vi.fn<(keys: string[]) => void>()
  const act: GridColumn<SamplePermit> = {
    name: 'remark',
    text: '처리',
    kind: 'custom',
    render: () => <button type="button">폐지</button>,
  }
  const columns = [...LIST_COLUMNS.filter(({ name }) => name !== 'remark'), act]
  show(list({ columns, onOpen, onSelect, selected: [] }))
  await expect.poll(() => cards().length).toBe(20)
  const nested = async () =>
    (await axe.run(document.querySelector('main')!, { runOnly: ['nested-interactive'] })).violations.length
  await expect.poll(nested).toBe(0)
  const opener = page.getByRole('button', { name: '열교환기 E-201 용접 보수', exact: true }).first()
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  expect(onOpen.mock.calls.map(([{ permitNo }]) => permitNo)).toEqual(['P-U101-20261101-0001'])
  await userEvent.keyboard(' ')
  expect(onSelect.mock.calls).toEqual([[['P-U101-20261101-0001']]])
  await userEvent.click(cards()[2]!.querySelector('strong')!)
  expect(onOpen.mock.calls.at(-1)?.[0].permitNo).toBe('P-U101-20261103-0003')
})
