import { expect, test } from 'vitest'
import { boxOf, pasteTargets, stepped, tabbed } from './ranges.ts'

const extent = { rows: 10, columns: 4 }

test('a box has its corners in order, whichever way it was drawn', () => {
  expect(boxOf({ row: 5, column: 1 }, { row: 2, column: 3 })).toEqual({
    top: 2,
    bottom: 5,
    left: 1,
    right: 3,
  })
})

test.each([
  ['up', { row: 0, column: 1 }, { row: 0, column: 1 }],
  ['down', { row: 9, column: 1 }, { row: 9, column: 1 }],
  ['right', { row: 2, column: 3 }, { row: 2, column: 3 }],
  ['home', { row: 2, column: 3 }, { row: 2, column: 0 }],
  ['end', { row: 2, column: 0 }, { row: 2, column: 3 }],
  ['top', { row: 7, column: 2 }, { row: 0, column: 0 }],
  ['bottom', { row: 0, column: 0 }, { row: 9, column: 3 }],
  ['pageDown', { row: 1, column: 1 }, { row: 6, column: 1 }],
  ['pageUp', { row: 3, column: 1 }, { row: 0, column: 1 }],
] as const)('%s from %o', (step, from, to) => {
  expect(stepped(from, step, extent, 5)).toEqual(to)
})

test('Tab reads on to the next row and ends behind the last cell', () => {
  expect(tabbed({ row: 0, column: 3 }, false, extent)).toEqual({ row: 1, column: 0 })
  expect(tabbed({ row: 1, column: 0 }, true, extent)).toEqual({ row: 0, column: 3 })
  expect(tabbed({ row: 9, column: 3 }, false, extent)).toBeUndefined()
  expect(tabbed({ row: 0, column: 0 }, true, extent)).toBeUndefined()
})

test('one value fills the selected range', () => {
  expect(pasteTargets([['가']], { top: 1, bottom: 2, left: 0, right: 1 }, extent)).toEqual([
    { row: 1, column: 0, text: '가' },
    { row: 1, column: 1, text: '가' },
    { row: 2, column: 0, text: '가' },
    { row: 2, column: 1, text: '가' },
  ])
})

test('a block larger than the range spreads from its corner and is cut at the edge of the grid', () => {
  const targets = pasteTargets(
    [
      ['1', '2'],
      ['3', '4'],
    ],
    { top: 9, bottom: 9, left: 3, right: 3 },
    extent,
  )
  expect(targets).toEqual([{ row: 9, column: 3, text: '1' }])
})

test('rows of different length leave the missing cells alone', () => {
  const targets = pasteTargets([['1', '2'], ['3']], { top: 0, bottom: 0, left: 0, right: 0 }, extent)
  expect(targets.map((target) => target.text)).toEqual(['1', '2', '3'])
})
