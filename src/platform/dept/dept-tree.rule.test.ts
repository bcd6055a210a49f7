import { describe, expect, it, test } from 'vitest'
import {
  ancestorsOf,
  inEffect,
  moveIssue,
  placedAmong,
  underOtherPlant,
  withDescendants,
} from './dept-tree.rule.ts'
import { deptMessages } from './dept-refusals.texts.ts'

/** 공장(D100) > 생산(D110) > 1팀(D111), 2팀(D112): the example of admin R2. */
const tree = [
  { deptCd: 'D100', pdeptCd: null },
  { deptCd: 'D110', pdeptCd: 'D100' },
  { deptCd: 'D111', pdeptCd: 'D110' },
  { deptCd: 'D112', pdeptCd: 'D110' },
]

describe('R2', () => {
  it.each([
    ['D110', ['D110', 'D111', 'D112']],
    ['D111', ['D111']],
  ])('a user of %s may act on %o', (own, opened) => {
    expect(withDescendants(tree, own)).toEqual(opened)
  })
  it('walks up and down, and a broken tree once', () => {
    expect(withDescendants(tree, 'D100')).toEqual(['D100', 'D110', 'D111', 'D112'])
    expect(ancestorsOf(tree, 'D112')).toEqual(['D110', 'D100'])
    const round = [
      { deptCd: 'A', pdeptCd: 'B' },
      { deptCd: 'B', pdeptCd: 'A' },
    ]
    expect(withDescendants(round, 'A')).toEqual(['A', 'B'])
    expect(ancestorsOf(round, 'A')).toEqual(['B'])
  })
})

test.each([
  ['D100', 'D112', false],
  ['D110', 'D110', false],
  ['D112', 'D111', true],
  ['D110', null, true],
])('%s below %s: %s', (deptCd, pdeptCd, fine) =>
  expect(moveIssue(tree, deptCd, pdeptCd)).toEqual(
    fine ? undefined : { path: 'pdeptCd', message: deptMessages.cycle() },
  ),
)

test.each([
  ['D3', 0, ['D3', 'D1', 'D2']],
  ['D1', 1, ['D2', 'D1', 'D3']],
  ['D9', 99, ['D1', 'D2', 'D3', 'D9']],
])('%s is put at %i', (deptCd, index, expected) =>
  expect(placedAmong(['D1', 'D2', 'D3'], deptCd, index)).toEqual(expected),
)

test.each([
  [{ fromYmd: '2026-01-01', toYmd: null, useYn: 'Y' }, true],
  [{ fromYmd: '2026-03-10', toYmd: '2026-03-10', useYn: 'Y' }, true],
  [{ fromYmd: '2026-03-11', toYmd: null, useYn: 'Y' }, false],
  [{ fromYmd: '2026-01-01', toYmd: '2026-03-09', useYn: 'Y' }, false],
  [{ fromYmd: '2026-01-01', toYmd: null, useYn: 'N' }, false],
])('a department of %o is there on 2026-03-10: %s', (of, expected) =>
  expect(inEffect(of, '2026-03-10')).toBe(expected),
)

test('departments under a parent of another plant are found, those at the top and those of a lost parent are not', () => {
  const depts = [
    { deptCd: 'D100', pdeptCd: null, plantCd: '1000' },
    { deptCd: 'D110', pdeptCd: 'D100', plantCd: '1000' },
    { deptCd: 'D210', pdeptCd: 'D100', plantCd: '2000' },
    { deptCd: 'D310', pdeptCd: 'D999', plantCd: '3000' },
  ]
  expect(underOtherPlant(depts).map(({ deptCd }) => deptCd)).toEqual(['D210'])
})
