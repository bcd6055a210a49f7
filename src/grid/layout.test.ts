import { expect, test } from 'vitest'
import type { GridField } from './columns.ts'
import { readLayout } from './layout-store.ts'
import { fitWidths, isVisible, mergeOrder, movedTo, pinOf } from './layout.ts'

type Row = Record<'no' | 'name' | 'count', unknown>
const no: GridField<Row> = { name: 'no', text: '번호', kind: 'number', width: 100, fixed: 'left' }
const name: GridField<Row> = { name: 'name', text: '이름', kind: 'text', width: 200 }
const count: GridField<Row> = { name: 'count', text: '수', kind: 'number', width: 100, hidden: true }

test('columns that came after the layout was saved stand behind their neighbour; gone ones are forgotten', () => {
  expect(mergeOrder(['a', 'b', 'c', 'new'], ['c', 'gone', 'a', 'b'])).toEqual(['c', 'new', 'a', 'b'])
  expect(mergeOrder(['new', 'a'], ['a'])).toEqual(['new', 'a'])
  expect(mergeOrder(['a', 'b'], undefined)).toEqual(['a', 'b'])
})

test('a moved column takes the place of its target', () => {
  expect(movedTo(['a', 'b', 'c'], 'a', 'c')).toEqual(['b', 'c', 'a'])
  expect(movedTo(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b'])
  expect(movedTo(['a', 'b'], 'a', 'gone')).toEqual(['a', 'b'])
})

test('room that is left goes to free text that was not resized', () => {
  expect(fitWidths([no, name, count], undefined, 1000)).toEqual([100, 800, 100])
  expect(fitWidths([no, name, count], { name: 300 }, 1000)).toEqual([350, 300, 350])
  expect(fitWidths([no, name, count], undefined, 300)).toEqual([100, 200, 100])
  expect(fitWidths([no], { no: 5 }, 0)).toEqual([40])
})

test("the user's choice goes before the page's", () => {
  expect(isVisible(count, {})).toBe(false)
  expect(isVisible(count, { visible: { count: true } })).toBe(true)
  expect(pinOf(no, {})).toBe('left')
  expect(pinOf(no, { pins: { no: 'none' } })).toBe('none')
})

test('a stored layout of another shape is dropped piece by piece', () => {
  expect(readLayout('nonsense')).toEqual({})
  expect(
    readLayout({
      order: ['a', 1],
      widths: { a: 10, b: 'x' },
      visible: { a: false, b: 1 },
      pins: { a: 'left', b: 'top' },
    }),
  ).toEqual({
    order: ['a'],
    widths: { a: 10 },
    visible: { a: false },
    pins: { a: 'left' },
  })
})

test('columns that are a few pixels too wide are narrowed, so that no scrollbar stands there for nothing', () => {
  const needed = {
    no: { width: 100, tight: 100, folded: 100, least: 100, content: 100 },
    name: { width: 320, tight: 320, folded: 320, least: 60, content: 320 },
    count: { width: 85, tight: 85, folded: 85, least: 85, content: 85 },
  }
  const drawn = { ...name, render: () => null }
  const widths = (available: number) => fitWidths([no, drawn, count], undefined, available, needed)
  expect(widths(500)).toEqual([100, 315, 85])
  // A whole word too many stays reachable by scrolling.
  expect(widths(480)).toEqual([100, 320, 85])
})
