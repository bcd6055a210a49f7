import { expect, test } from 'vitest'
import { destinationOf, type Drop } from './dept-drop.rule.ts'

const rows = [
  { deptCd: 'A', pdeptCd: null },
  { deptCd: 'A1', pdeptCd: 'A' },
  { deptCd: 'A2', pdeptCd: 'A' },
  { deptCd: 'A3', pdeptCd: 'A' },
  { deptCd: 'B', pdeptCd: null },
]
test.each<[Drop['dragged'], Drop['where'], Drop['target'], ReturnType<typeof destinationOf>]>([
  ['A1', 'on', 'B', { pdeptCd: 'B' }],
  ['A1', 'after', 'A2', { pdeptCd: 'A', index: 1 }],
  ['A3', 'before', 'A1', { pdeptCd: 'A', index: 0 }],
  ['A2', 'after', 'B', { pdeptCd: null, index: 2 }],
  ['B', 'before', 'A2', { pdeptCd: 'A', index: 1 }],
  ['A1', 'on', 'A', undefined],
  ['A1', 'before', 'A2', undefined],
  ['A', 'on', 'A2', undefined],
  ['A', 'after', 'A3', undefined],
  ['A', 'on', 'A', undefined],
])('%s %s %s', (dragged, where, target, expected) =>
  expect(destinationOf(rows, { dragged, target, where })).toEqual(expected),
)
