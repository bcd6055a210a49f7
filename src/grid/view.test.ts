import { expect, test } from 'vitest'
import type { GridField } from './columns.ts'
import { cellPlace, columnBoxes, leadColumns, revealed } from './view.ts'

type Row = Record<'a' | 'b' | 'c' | 'd', unknown>
const field = (name: keyof Row, fixed?: 'left' | 'right'): GridField<Row> => ({
  name,
  text: name,
  kind: 'number',
  width: 300,
  ...(fixed && { fixed }),
})
const fields = [field('a', 'left'), field('b'), field('c'), field('d', 'right')]
const leads = leadColumns({ number: true, check: true, mark: false }, true)
const boxes = columnBoxes(fields, {}, 84, 900)
const view = { boxes, leads, rowHeight: 30, headRows: 2 }
const frame = { scrollTop: 300, scrollLeft: 0, clientWidth: 900, clientHeight: 360 }

test('frozen columns know their distance from their edge', () => {
  expect(boxes.map((box) => [box.start, box.stuck, box.inset, box.edge])).toEqual([
    [84, 'left', 84, 'left'],
    [384, undefined, 384, undefined],
    [684, undefined, 684, undefined],
    [984, 'right', 0, 'right'],
  ])
})

test('a narrow grid freezes no column', () => {
  expect(columnBoxes(fields, {}, 84, 340).every((box) => box.stuck === undefined)).toBe(true)
})

test('scrolls just as far as the cell needs to stand free of header and frozen columns', () => {
  expect(revealed(frame, view, 5, 0, 0)).toEqual({ top: 150, left: 0 })
  expect(revealed(frame, view, 25, 0, 0)).toEqual({ top: 480, left: 0 })
  expect(revealed(frame, view, 12, 2, 0)).toEqual({ top: 300, left: 300 })
  expect(revealed({ ...frame, scrollLeft: 300 }, view, 12, 1, 0).left).toBe(0)
})

test('the textarea lies over its cell, also over a frozen one', () => {
  const scrolled = { ...frame, scrollLeft: 100 }
  expect(cellPlace(scrolled, view, 3, 1)).toEqual({ left: 384, top: 150, width: 300, height: 30 })
  expect(cellPlace(scrolled, view, 3, 0)?.left).toBe(184)
  expect(cellPlace(scrolled, view, 3, 3)?.left).toBe(700)
})

test('a cell of rows that are as high as their text is found where its row stands', () => {
  const places = { start: (row: number) => row * 80, height: () => 80 }
  expect(cellPlace(frame, view, 2, 1, places)).toMatchObject({ top: 220, height: 80 })
  expect(revealed(frame, view, 7, 0, 0, places).top).toBe(340)
})
