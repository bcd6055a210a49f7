import { expect, test } from 'vitest'
import { evenPlaces, joinedCounts } from './row-places.ts'

const rows = (...lines: [string, string, string | null][]) =>
  lines.map(([node, cause, guard]) => ({ row: { node, cause, guard } }))

test('rows of one height follow each other without a gap', () => {
  const places = evenPlaces(30)
  expect([places.start(3), places.height(3)]).toEqual([90, 30])
})

test('a row joins the row above as far as the columns repeat it from the left', () => {
  const counts = joinedCounts(
    rows(
      ['N1', '밸브 고장', 'PSV'],
      ['N1', '밸브 고장', 'TAHH'],
      ['N1', '오조작', 'TAHH'],
      ['N2', '오조작', 'TAHH'],
    ),
    ['node', 'cause', 'guard'],
  )
  expect(counts).toEqual([0, 2, 1, 0])
})

test('an empty cell never joins the empty cell above it', () => {
  expect(joinedCounts(rows(['N1', '', null], ['N1', '', null]), ['node', 'cause', 'guard'])).toEqual([0, 1])
})
