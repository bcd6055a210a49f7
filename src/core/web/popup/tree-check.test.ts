import { expect, test } from 'vitest'
import { halfChecked, toggleCheck, withAncestors } from './tree-check.ts'

const rows = [
  { id: '공사안전', parentId: null },
  { id: '작업허가', parentId: '공사안전' },
  { id: '허가요청', parentId: '작업허가' },
  { id: '허가승인', parentId: '작업허가' },
  { id: 'LOTO', parentId: '공사안전' },
]
const none = new Set<string>()

test('checking 허가요청 hands on a set of three: the row and its ancestors', () => {
  expect(withAncestors(rows, toggleCheck(rows, none, '허가요청', true))).toEqual([
    '공사안전',
    '작업허가',
    '허가요청',
  ])
})
test('checking a row checks its children, unchecking removes them', () => {
  const all = toggleCheck(rows, none, '작업허가', true)
  expect([...all].toSorted()).toEqual(['작업허가', '허가승인', '허가요청'].toSorted())
  expect(toggleCheck(rows, all, '작업허가', false).size).toBe(0)
})
test('row-level mode sets the parents as well', () => {
  expect(toggleCheck(rows, none, '허가요청', true, { withParents: true })).toEqual(
    new Set(['허가요청', '작업허가', '공사안전']),
  )
})
test('unchecking one child keeps its sibling, and the parent is half full', () => {
  const one = toggleCheck(rows, toggleCheck(rows, none, '작업허가', true), '허가요청', false)
  one.delete('작업허가')
  expect(halfChecked(rows, one)).toEqual(new Set(['작업허가', '공사안전']))
})
test('a loop among the rows does not hang the check', () => {
  const loop = [
    { id: 'a', parentId: 'b' },
    { id: 'b', parentId: 'a' },
  ]
  expect(toggleCheck(loop, none, 'a', true, { withParents: true })).toEqual(new Set(['a', 'b']))
})
