import { expect, test } from 'vitest'
import { filledBox, fillDown, fillings } from './fill.ts'

const box = { top: 1, bottom: 2, left: 1, right: 1 }

test('the handle fills along the axis it was drawn further', () => {
  expect(filledBox(box, { row: 5, column: 2 })).toEqual({ ...box, bottom: 5 })
  expect(filledBox(box, { row: 2, column: 4 })).toEqual({ ...box, right: 4 })
  expect(filledBox(box, { row: 0, column: 1 })).toEqual({ ...box, top: 0 })
  expect(filledBox(box, { row: 1, column: 1 })).toBe(box)
})

test('the rows of the source repeat, downwards and upwards', () => {
  const rows = (top: number, bottom: number) =>
    fillings(box, { ...box, top, bottom }).map(({ to, from }) => [to.row, from.row])
  expect(rows(1, 5)).toEqual([
    [3, 1],
    [4, 2],
    [5, 1],
  ])
  expect(rows(0, 2)).toEqual([[0, 2]])
})

test('Ctrl+D repeats the first row, or the one above a single row', () => {
  expect(fillDown({ top: 2, bottom: 4, left: 0, right: 1 })?.source).toMatchObject({ top: 2, bottom: 2 })
  expect(fillDown({ top: 2, bottom: 2, left: 0, right: 0 })?.source).toMatchObject({ top: 1, bottom: 1 })
  expect(fillDown({ top: 0, bottom: 0, left: 0, right: 0 })).toBeUndefined()
})
